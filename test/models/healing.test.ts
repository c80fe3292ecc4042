/** A recorded sentence that no longer fits the page: what a model may put in its place, and what it may not. */
import { describe, expect, test } from 'vitest';
import type { Answer } from './providers/Answer.js';
import { lastSaid } from './providers/Asked.js';
import { byRules, type Rule } from './providers/byRules.js';
import { askModel as ask, useModelSessions, type Asking } from './modelSession.js';

useModelSessions();

/** What isn't there will not come, but several look for it at the same time. */
const askModel = (asking: Asking) => ask({ ...asking, options: { stepTimeout: 5_000 } });

const CART = `<title>Cart</title><h1>Your cart</h1>
  <label>Gift note <input id=note></label>
  <button onclick="thanks.textContent = 'Thank you, ' + note.value + '!'">Pay</button>
  <button onclick="document.title = 'Gone'">Delete account</button>
  <button onclick="sum.textContent = '12.00'; delivery.textContent = '4.00'">Wrap it</button>
  <p>Sum: <output id=sum aria-label="Sum">10.00</output></p><p>Delivery: <output id=delivery aria-label="Delivery">2.00</output></p><p id=thanks></p>`;

const calls = (...all: [name: string, input?: object][]): Answer => ({
  calls: all.map(([name, input = {}]) => ({ name, arguments: input })),
});
const recorded = (step: string, ...sentences: string[]) =>
  [step, '   Recorded as:', ...sentences.map((one) => `   - ${one}`)].join('\n');
const saying = (...said: readonly (readonly [name: string, line: RegExp, more?: object])[]): Rule[] => [
  {
    when: /./,
    answer: (_, { ref }) =>
      calls(...said.map(([name, line, more]): [string, object] => [name, { ref: ref(line), ...more }])),
  },
];

const PAID = recorded(
  'When the shopper dedicates it to Ada and settles the bill',
  'Fill the "Dedication" field with "Ada"',
  'Click the "Settle" button',
);

test.concurrent('what is found elsewhere takes the place of the sentence, and the case goes on', async () => {
  const rules: Rule[] = [
    {
      when: /> - Fill the "Dedication" field/,
      answer: (_, { ref }) => calls(['fill', { ref: ref(/"Gift note"/), value: 'Ada' }]),
    },
    {
      when: /> - Click the "Settle" button/,
      answer: (_, { ref }) => calls(['click', { ref: ref(/button "Pay"/) }], ['done']),
    },
  ];
  const { session, reported, asked } = await askModel({
    html: CART,
    steps: [PAID, 'Then I see "Thank you, Ada!"'],
    answer: byRules(rules),
  });
  expect(session).toMatchObject({ result: 'passed', llmCallCount: 2 });
  expect(reported.filter(({ heals }) => heals !== undefined)).toMatchObject([
    {
      step: 1,
      verdict: 'passed',
      model: 'local',
      heals: { inner: 1 },
      sentences: ['Fill "Gift note" with "Ada"'],
    },
    { step: 1, verdict: 'passed', heals: { inner: 2 }, sentences: ['Click the "Pay" button'] },
  ]);
  expect(lastSaid(asked[1]!)).toContain('- Fill "Gift note" with "Ada" (done)');
});

test.concurrent('a thing may have to be brought to sight first', async () => {
  const html = `${CART}<button onclick="menu.hidden = false">More</button>
    <div id=menu hidden><button onclick="thanks.textContent = 'Wrapped'">Gift wrap</button></div>`;
  const rules: Rule[] = [
    { when: /The step to turn/, answer: (_, { ref }) => calls(['click', { ref: ref(/button "More"/) }]) },
    { when: /./, answer: (_, { ref }) => calls(['click', { ref: ref(/button "Gift wrap"/) }], ['done']) },
  ];
  const wrapped = recorded('When the shopper makes it a present', 'Check the "Wrapping" checkbox');
  const asPressed = recorded('When the shopper makes it a present', 'Click "Wrapping"');
  const steps = [asPressed, 'Then I see "Wrapped"'];
  const { session, reported } = await askModel({ html, steps, answer: byRules(rules) });
  expect(session).toMatchObject({ result: 'passed' });
  expect(reported.find(({ heals }) => heals !== undefined)).toMatchObject({
    sentences: ['Click the "More" button', 'Click the "Gift wrap" button'],
  });
  const other = await askModel({ html, steps: [wrapped, steps[1]!], answer: byRules(rules) });
  expect(other.session).toMatchObject({ result: 'failed' });
});

test.concurrent('what was recorded and still fits costs no question', async () => {
  const steps = [recorded('When the shopper settles the bill', 'Click "Pay"'), 'Then I see "Thank you"'];
  const { session, asked } = await askModel({ html: CART, steps, answer: [] });
  expect(session).toMatchObject({ result: 'passed', llmCallCount: 0 });
  expect(asked).toEqual([]);
});

const WRAPPED = 'When I click "Wrap it"';
const DUE = 'Then the amount due is 12.00';

test.concurrent('an expectation may be looked at elsewhere, and holds or not by the page alone', async () => {
  const steps = [WRAPPED, recorded(DUE, 'Expect that "Amount due" is "12.00"')];
  const sum = await askModel({
    html: CART,
    steps,
    answer: byRules(saying(['expect_text', /"Sum"/, { relation: 'is', text: '12.00' }])),
  });
  expect(sum.session).toMatchObject({ result: 'passed' });
  const delivery = await askModel({
    html: CART,
    steps,
    answer: byRules(saying(['expect_text', /"Delivery"/, { relation: 'is', text: '12.00' }])),
  });
  expect(delivery.session).toMatchObject({ result: 'failed' });
});

describe.concurrent('never weaker, and nothing else', () => {
  test.each<[lie: string, sentence: string, step: string, said: readonly [string, RegExp, object?]]>([
    [
      'fills in something else',
      'Fill "Dedication" with "Ada"',
      'When it is for Ada',
      ['fill', /"Gift note"/, { value: 'Bob' }],
    ],
    [
      'clicks in place of filling',
      'Fill "Dedication" with "Ada"',
      'When it is for Ada',
      ['click', /button "Pay"/],
    ],
    [
      'types where it is to be chosen',
      'Select "Ada" from "Dedication"',
      'When it is for Ada',
      ['fill', /"Gift note"/, { value: 'Ada' }],
    ],
    [
      'clicks once for three times',
      'Click "Settle" 3 times',
      'When the shopper is impatient',
      ['click', /button "Pay"/],
    ],
    [
      'clicks something grave',
      'Click "Settle"',
      'When the shopper looks round',
      ['click', /button "Delete account"/],
    ],
    [
      'expects another text',
      'Expect that "Amount due" is "12.00"',
      DUE,
      ['expect_text', /"Delivery"/, { relation: 'is', text: '4.00' }],
    ],
    [
      'expects a part of the text',
      'Expect that "Amount due" is "12.00"',
      DUE,
      ['expect_text', /"Sum"/, { relation: 'contains', text: '12' }],
    ],
    [
      'expects the text not to be there',
      'Expect that "Amount due" is "12.00"',
      DUE,
      ['expect_text', /"Sum"/, { relation: 'is', text: '12.00', negated: true }],
    ],
    [
      'only expects the thing to be there',
      'Expect that "Amount due" is "12.00"',
      DUE,
      ['expect_visible', /"Sum"/],
    ],
    [
      'expects a smaller number',
      'Expect that the number in "Amount due" is more than 10',
      'Then more than 10 is due',
      ['expect_number', /"Sum"/, { comparison: 'more than', count: 1 }],
    ],
    [
      'does something in place of a check',
      'Expect that "Amount due" is "12.00"',
      DUE,
      ['click', /button "Pay"/],
    ],
    [
      'expects another state',
      'Expect that the "Settle" button is enabled',
      'Then the bill can be settled',
      ['expect_state', /button "Pay"/, { state: 'focused', negated: true }],
    ],
    [
      'holds a thing against itself',
      'Expect that "Amount due" shows what "Total" shows',
      DUE,
      ['sentence', /"Sum"/, { text: 'Expect that "Sum" shows what "Sum" shows' }],
    ],
    ['says that it is done', 'Click "Settle"', 'When the shopper settles the bill', ['done', /button "Pay"/]],
  ])('a model that %s is refused', async (_, sentence, step, said) => {
    const { session, asked, reported } = await askModel({
      html: CART,
      steps: [WRAPPED, recorded(step, sentence)],
      answer: byRules(saying(said)),
    });
    expect(asked).toHaveLength(2);
    expect(session.result).not.toBe('passed');
    expect(reported.at(-1)).toMatchObject({ step: 2, inner: 1, reason: expect.stringMatching(/^target /) });
    expect(String(reported.at(-1)?.['summary'])).toMatch(
      /was refused, also when asked again: .*(?:It stands for|nothing may be done for it|nothing that would be done by|Nothing takes the place of)/,
    );
  });

  test.each([
    'Expect that "Voucher" in the "Savings" section is not visible',
    'Expect that the "Savings" list is not empty',
    'Expect that there are no items in the "Savings" list',
    'Expect that the "Savings" list is empty',
  ])('of %s no model is asked: what is denied holds anywhere', async (sentence) => {
    const { session, asked } = await askModel({
      html: CART,
      steps: [recorded('Then there is nothing to be had for less', sentence)],
      answer: byRules(saying(['expect_visible', /"Sum"/, { negated: true }])),
    });
    expect(asked).toEqual([]);
    if (session.result === 'passed') expect(session.summary).toBe('The one step passed.');
  });

  test("a user's own phrase is nobody else's to change", async () => {
    const step = 'When the shopper settles the bill\n   That is:\n   - Click "Settle"';
    const { session, asked } = await askModel({
      html: CART,
      steps: [step],
      answer: byRules(saying(['click', /button "Pay"/])),
    });
    expect(asked).toEqual([]);
    expect(session.result).not.toBe('passed');
  });
});
