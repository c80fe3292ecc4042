/** What the words of a step alone don't say: what came before, what the step carries, what isn't understood. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  describeActions,
  interpret,
  interpretAll,
  isExpectation,
  type Action,
} from '../../src/agent/index.js';
import { readSentences } from './sentences/readSentences.js';

function actionOf(text: string, carried: { table?: string[][]; docString?: string } = {}): Action {
  const interpretation = interpret({ text, ...carried });
  if (!interpretation.understood) throw new Error(`Not understood: ${text}`);
  const [action, ...others] = interpretation.actions;
  if (action === undefined || others.length > 0) throw new Error(`Not one action: ${text}`);
  return action;
}

describe('an action', () => {
  const ACTIONS: [string, Action][] = [
    ['I click "Save"', { kind: 'click', target: { name: 'Save' } }],
    [
      'I click the second "Remove" button in the "Milk" row of the "Cart" table',
      {
        kind: 'click',
        target: {
          name: 'Remove',
          role: 'button',
          ordinal: 2,
          within: { name: 'Milk', role: 'row', within: { name: 'Cart', role: 'table' } },
        },
      },
    ],
    [
      'I click the first Delete button next to "Milk" in the "Payment" frame',
      {
        kind: 'click',
        target: {
          name: 'Delete',
          role: 'button',
          ordinal: 1,
          beside: { relation: 'next to', thing: { name: 'Milk' } },
          within: { name: 'Payment', role: 'frame' },
        },
      },
    ],
    [
      'Under "Shipping", I click "Edit"',
      { kind: 'click', target: { name: 'Edit', beside: { relation: 'under', thing: { name: 'Shipping' } } } },
    ],
    ['I open the start page', { kind: 'open' }],
    [
      'the last item is visible',
      { kind: 'expectVisible', target: { role: 'item', ordinal: 'last' }, negated: false },
    ],
    [
      'there are at least 2 "Edit" buttons in the footer',
      {
        kind: 'expectCount',
        things: { name: 'Edit', role: 'button', within: { role: 'footer' } },
        comparison: 'at least',
        count: 2,
      },
    ],
    [
      'the "Total" row does not contain "€ 0"',
      {
        kind: 'expectContent',
        target: { name: 'Total', role: 'row' },
        relation: 'contains',
        text: '€ 0',
        negated: true,
      },
    ],
  ];
  it.each(ACTIONS)('is plain data: %s', (text, action) => {
    expect(actionOf(text)).toEqual(action);
    expect(JSON.parse(JSON.stringify(actionOf(text)))).toEqual(action);
  });

  it('is told to be an action or an expectation', () => {
    expect(isExpectation(actionOf('I see "Hi"'))).toBe(true);
    expect(isExpectation(actionOf('I wait for "Hi"'))).toBe(false);
  });
});

/** That what an action is told to mean is understood as the same is seen by all sentences that are known. */
const REPORTED = readSentences(path.join(import.meta.dirname, 'sentences'))
  .flatMap(({ sentences }) => sentences.map(({ meaning }) => meaning))
  .filter((meaning) => meaning !== 'later' && !meaning.startsWith('not understood'))
  // A letter is told as a key, and of what there is none is counted.
  .filter((meaning) => meaning !== 'Press a' && meaning !== 'Expect that no "Error" thing is visible');

describe('what an action is told to mean', () => {
  it.each([...new Set(REPORTED)])('means itself: %s', (meaning) => {
    const [, last] = interpretAll([{ text: 'When I click "Go"' }, { text: meaning }]);
    expect(last?.understood && describeActions(last.actions)).toBe(meaning);
  });
});

const MEANINGS: [steps: string[], meaning: string][] = [
  [['I am on "/a"'], 'Open "/a"'],
  [['Given I am on "/a"'], 'Open "/a"'],
  [['When I click "X"', 'Then I am on "/a"'], 'Expect that the page is "/a"'],
  [['Then I see "X"', 'And I am on "/a"'], 'Expect that the page is "/a"'],
  [['Then I click "X"', 'And I am on "/a"'], 'Expect that the page is "/a"'],
  [['Given I open "/"', 'And I am on "/a"'], 'Open "/a"'],
  [['Given I open "/"', '* I am on "/a"'], 'Open "/a"'],
  [['Given I open "/"', 'And I click "X"', 'And I am on "/a"'], 'Expect that the page is "/a"'],
  [['When I click "X"', 'And I am on "/a"'], 'Expect that the page is "/a"'],
  [['* I open "/"', '* I click "X"', '* I am on "/a"'], 'Expect that the page is "/a"'],
  [['When I open "/"', 'And I am on "/a"'], 'Open "/a"'],
  [['Then I see "X"', 'Given I am on "/a"'], 'Open "/a"'],
  [['I click "X"', 'I am on "/a"'], 'Expect that the page is "/a"'],
  [['I click "X"', 'I should be on "/a"'], 'Expect that the page is "/a"'],
  [['Expected: I am on "/a"'], 'Expect that the page is "/a"'],
  [['Dann I am on "/a"'], 'Expect that the page is "/a"'],
  [['Angenommen I am on "/a"'], 'Open "/a"'],
  [['今天 I am', 'Soit I open "/a"'], 'Open "/a"'],
];

describe('"I am on" means what the steps before it say', () => {
  it.each(MEANINGS)('%j: %s', (steps, meaning) => {
    const last = interpretAll(steps.map((text) => ({ text }))).at(-1);
    expect(last?.understood && describeActions(last.actions)).toBe(meaning);
  });
});

describe('what a step carries', () => {
  const table = [
    ['Field', 'Value'],
    ['User name', 'ada'],
    ['Terms', 'yes'],
  ];
  const fields = [
    { name: 'User name', value: 'ada' },
    { name: 'Terms', value: 'yes' },
  ];

  it.each([
    'I fill in the form',
    'I fill in the form:',
    'I fill in:',
    'Fill in the following',
    'the user fills out the form with',
    'I enter the following values:',
    'Fill the form with these values:',
    'I fill in the form with the following details',
    'I fill in these fields',
  ])('fills in a form from a table: %s', (text) => {
    expect(actionOf(text, { table })).toEqual({ kind: 'fillForm', fields });
  });

  it('takes a header row only where it is one', () => {
    const rows = table.slice(1);
    expect(actionOf('I fill in the form', { table: rows })).toEqual({ kind: 'fillForm', fields });
  });

  it('fills in a part of the page', () => {
    expect(actionOf('I fill in the "Sign in" form', { table })).toEqual({
      kind: 'fillForm',
      fields,
      within: { name: 'Sign in', role: 'form' },
    });
  });

  it('writes and expects text of several lines', () => {
    const docString = 'one\n two';
    expect(actionOf('I fill in "Comment" with:', { docString })).toEqual({
      kind: 'fill',
      target: { name: 'Comment' },
      value: docString,
    });
    expect(actionOf('I see the text:', { docString })).toMatchObject({ target: { name: docString } });
    expect(actionOf('The "Comment" field does not contain:', { docString })).toMatchObject({
      ...{ kind: 'expectContent', relation: 'contains', text: docString, negated: true },
    });
  });

  it.each([
    ['The table shows these rows, in any order:', { inOrder: false, exactly: false }],
    ['The table shows exactly these rows in any order', { inOrder: false, exactly: true }],
    ['The table shows these rows, in this order:', { inOrder: true, exactly: false }],
    ['I see these rows regardless of their order', { inOrder: false, exactly: false }],
  ])('are rows: %s', (text, listing) => {
    expect(actionOf(text, { table })).toMatchObject({ kind: 'expectRows', rows: table, ...listing });
  });

  it('is never passed over', () => {
    expect(interpret({ text: 'I click "Save"', table }).understood).toBe(false);
    expect(interpret({ text: 'I see "Saved"', docString: 'more' }).understood).toBe(false);
    expect(interpret({ text: 'I fill in the form', table: [['a', 'b', 'c']] }).understood).toBe(false);
  });
});

const NOT_UNDERSTOOD: [text: string, nearest: string | undefined][] = [
  ['I clikc "Save"', 'I click "Save"'],
  ['I should sea "Welcome"', 'I should see "Welcome"'],
  ['go bakc', 'go back'],
  ['the page tilte is "Shop"', 'the page title is "Shop"'],
  ['fill in the form', 'I fill in the form (with a table)'],
  ['I fill in the "User name" field', 'I fill in the "User name" field with "ada"'],
  ['I enter a valid password into the "Password" field', 'I enter Password "Password"'],
  ['I select "Price" from', 'I select "Price" from the "Sort by" list'],
  ['I click the thing', 'I click the "Sign in" button'],
  ['I click a product', 'I click the "Sign in" button'],
  ['I click "Save', 'I click the "Sign in" button'],
  ['I choose a product', 'I choose "Ada" as the doctor'],
  ['I see ""', 'I see "Welcome"'],
  ['I wait for a while', 'I wait 2 seconds'],
  ['there are not 3 results', 'There are 3 rows'],
  ['the "Total" row contains ""', 'The "User name" field contains "ada"'],
  ['I don\'t click "Save"', undefined],
  ['swipe "left"', undefined],
  ['Given that', undefined],
  ['', undefined],
];

describe('a step that is not understood', () => {
  it.each(NOT_UNDERSTOOD)('%s', (text, nearest) => {
    const interpretation = interpret({ text });
    if (interpretation.understood) throw new Error(describeActions(interpretation.actions));
    const { nearest: shown } = interpretation.explain();
    expect(shown.length).toBeLessThanOrEqual(3);
    if (nearest !== undefined) expect(shown[0]).toBe(nearest);
  });

  it.each([
    ['I am on the start page.', 'I should be on the start page'],
    ['No browser dialog opens and I am on the start page.', 'No browser dialog opens'],
  ])('is offered nothing that is not understood there either, such as itself: %s', (text, nearest) => {
    const [, interpretation] = interpretAll([{ text: 'Click "Buy"' }, { text }]);
    if (interpretation?.understood !== false) throw new Error('It is understood.');
    const { nearest: shown } = interpretation.explain();
    expect(shown[0]).toBe(nearest);
    expect(shown).not.toContain('I am on the start page');
    for (const one of shown)
      expect(interpretAll([{ text: 'Click "Buy"' }, { text: one }])[1]?.understood).toBe(true);
  });
});
