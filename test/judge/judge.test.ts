/** Each kind of expectation on a screen on which it holds and on one on which it must fail, without a browser. */
import { describe, expect, it } from 'vitest';
import { judge, JUDGED, type Judged } from '../../src/judge/judge.js';
import { isUnclear, type Before } from '../../src/judge/Judgement.js';
import type { ActionOf, Comparison, Target } from '../../src/meaning/meaning.js';
import { EXAMPLES, SHOP } from './examples.js';
import { drawn } from './drawn.js';

const BEFORE: Before = {
  startUrl: 'http://shop.test/',
  screen: drawn(SHOP.replace('value=2', 'value=1')),
};
const shop = drawn(SHOP, { url: 'http://shop.test/cart?id=1#top', title: 'The Shop' });

function holds(expectation: Judged, screen = shop): boolean | string {
  const outcome = judge(expectation, screen, BEFORE);
  return isUnclear(outcome) ? outcome.unclear().message : outcome.holds;
}

const deny = (expectation: Judged): Judged | undefined =>
  'negated' in expectation ? { ...expectation, negated: !expectation.negated } : undefined;

describe('what holds', () => {
  it.each(EXAMPLES.map(({ holding }) => [JSON.stringify(holding), holding] as const))(
    '%s',
    (_, expectation) => {
      expect(holds(expectation)).toBe(true);
    },
  );
});

describe('what does not hold', () => {
  it.each(EXAMPLES.flatMap(({ failing }) => failing.map((one) => [JSON.stringify(one), one] as const)))(
    '%s',
    (_, expectation) => {
      expect(holds(expectation)).not.toBe(true);
    },
  );
});

describe('an expectation and its denial', () => {
  const all = EXAMPLES.flatMap(({ holding, failing }) => [holding, ...failing]);
  it.each(all.filter((one) => 'negated' in one).map((one) => [JSON.stringify(one), one] as const))(
    'never both hold: %s',
    (_, expectation) => {
      const denial = deny(expectation);
      expect([holds(expectation), denial && holds(denial)].filter((is) => is === true).length).toBeLessThan(
        2,
      );
    },
  );
});

describe('the one of several that is meant by what is said of it', () => {
  const reads = (target: Target, text: string): Judged => ({
    ...{ kind: 'expectContent', target, relation: 'is', text, negated: false },
  });
  const BADGES = 'span: To do {className=badge}\nspan: 2 {className=badge}\nspan: High {className=badge}';

  it.each([
    ['a counter', { role: 'badge' }, '2', BADGES, true],
    ['another number', { role: 'badge' }, '3', BADGES, false],
    ['one of two counters', { role: 'badge' }, '2', `${BADGES}\nspan: 5 {className=badge}`, false],
    ['the main heading', { role: 'heading' }, 'Posts', 'h2: Menu\nh1: Posts\nh2: News', true],
    ['no other heading', { role: 'heading' }, 'News', 'h2: Menu\nh1: Posts\nh2: News', false],
    ['a heading of two', { role: 'heading' }, 'News', 'h2: Menu\nh2: News', true],
    ['a cell of the row', { role: 'row', ordinal: 1 }, 'Ada', 'table\n  tr\n    td: Ada\n    + td: 36', true],
    [
      'a part of a cell',
      { role: 'row', ordinal: 1 },
      'Ada',
      'table\n  tr\n    td: Ada B\n    + td: 3',
      false,
    ],
  ] as const)('is %s', (...[, target, text, screen, isSo]) => {
    expect(holds(reads(target, text), drawn(screen)) === true).toBe(isSo);
  });

  it('is a value in a column of the row', () => {
    const screen = drawn(
      'table\n  tr\n    th: Name\n    + th: Age\n  tr\n    td: Ada\n    + td: 36\n  tr\n    td: Bob\n    + td: 19',
    );
    const within: Target = { role: 'row', ordinal: 1 };
    const seen = (name: string): Judged => ({
      ...{ kind: 'expectVisible', target: { name, column: 'Age', within }, negated: false },
    });
    expect([holds(seen('36'), screen), holds(seen('19'), screen)]).toEqual([true, false]);
  });
});

describe('what was called otherwise before the last action', () => {
  const before: Before = { screen: drawn('h2: Steps (0/2)\nh2: Notes\nbutton: Save') };
  const reads = (role: 'heading' | 'button', name: string, text: string): Judged => ({
    ...{ kind: 'expectContent', target: { name, role }, relation: 'shows', text, negated: false },
  });

  it.each([
    ['it reads so now', reads('heading', 'Steps (0/2)', 'Steps (1/2)'), 'Steps (1/2)\nh2: Notes', true],
    ['another one does', reads('heading', 'Steps (0/2)', 'Steps (1/2)'), 'Gone\nh2: Steps (1/2)', false],
    ['it reads more', reads('heading', 'Steps (0/2)', 'Steps'), 'Steps (1/2)\nh2: Notes', false],
    ['none was called so', reads('heading', 'Tasks', 'Steps (1/2)'), 'Steps (1/2)\nh2: Notes', false],
    [
      'only its unseen name does',
      reads('button', 'Save', 'Saved!'),
      'Steps (0/2)\nh2: Notes\nbutton "Saved!": Keep',
      false,
    ],
    ['a button as well', reads('button', 'Save', 'Saved!'), 'Steps (0/2)\nh2: Notes\nbutton: Saved!', true],
  ])('is the same thing: %s', (_, expectation, text, isSo) => {
    const outcome = judge(expectation, drawn(`h2: ${text}`), before);
    expect(!isUnclear(outcome) && outcome.holds).toBe(isSo);
  });
});

describe('what has not changed', () => {
  const same: Judged = {
    ...{ kind: 'expectChange', target: { name: 'Address', role: 'field' }, than: 'before' },
    change: 'the same',
  };
  const field = (value: string) => drawn(`input "Address" {value=${value}; editable}`);

  it.each([
    ['all of it', '12 Main Street', true],
    ['only its number', '12 High Street', false],
    ['neither', '14 High Street', false],
  ])('is the same where that is said of %s', (_, now, isSo) => {
    const outcome = judge(same, field(now), { screen: field('12 Main Street') });
    expect(!isUnclear(outcome) && outcome.holds).toBe(isSo);
  });
});

describe('every kind', () => {
  it('has examples', () => {
    const tried = new Set(EXAMPLES.map(({ holding }) => holding.kind));
    expect(JUDGED.filter((kind) => !tried.has(kind))).toEqual([]);
    expect(EXAMPLES.filter(({ failing }) => failing.length === 0)).toEqual([]);
  });
});

const MESSAGES: [expectation: Judged, message: string][] = [
  [
    {
      kind: 'expectContent',
      target: { name: 'User name', role: 'field' },
      relation: 'is',
      text: 'bob',
      negated: false,
    },
    '"ada"',
  ],
  [
    {
      kind: 'expectContent',
      target: { name: 'Pin', role: 'field' },
      relation: 'is',
      text: '1',
      negated: false,
    },
    'a secret that is not shown',
  ],
  [
    {
      kind: 'expectCount',
      things: { role: 'row', within: { name: 'Cart', role: 'table' } },
      comparison: 'exactly',
      count: 3,
    },
    '2 rows in the "Cart" table',
  ],
  [
    {
      kind: 'expectLook',
      target: { name: 'Old', role: 'item' },
      look: { look: 'colour', colour: 'green' },
      negated: false,
    },
    'the colour red (rgb(220, 38, 38))',
  ],
  [{ kind: 'expectVisible', target: { name: 'Your card' }, negated: false }, '"Your cart"'],
];

describe('what is there instead', () => {
  it.each(MESSAGES)('%j', (expectation, message) => {
    const outcome = judge(expectation, shop, BEFORE);
    if (isUnclear(outcome)) throw outcome.unclear();
    expect(typeof outcome.observed === 'string' ? outcome.observed : outcome.observed()).toBe(message);
  });
});

const row = (each: 'each' | 'no' | 'any'): Target => ({
  role: 'item',
  each,
  within: { name: 'Wishes', role: 'list' },
});
const MANY: [target: Target, text: string, negated: boolean, holds: boolean][] = [
  [row('each'), 'e', false, false],
  [row('each'), 'Salt', false, false],
  [row('each'), 'Pepper', true, true],
  [row('any'), 'Salt', false, true],
  [row('any'), 'Pepper', false, false],
  [row('no'), 'Salt', false, false],
  [row('no'), 'Pepper', false, true],
];

describe('each, any and none of many', () => {
  it.each(MANY)('%j %s denied: %s', (target, text, negated, is) => {
    expect(holds({ kind: 'expectContent', target, relation: 'contains', text, negated })).toBe(is);
  });

  it('say nothing of none at all', () => {
    const target: Target = { role: 'item', each: 'no', within: { name: 'Nothing', role: 'list' } };
    const outcome = judge(
      { kind: 'expectContent', target, relation: 'contains', text: 'x', negated: false },
      shop,
      BEFORE,
    );
    expect(isUnclear(outcome) && outcome.unclear().reason).toBe('target not found');
  });
});

describe('the items of the menu', () => {
  const WAYS = `
    nav
      section
        h2: Sales
        ul
          li
            a: Orders
            a: Returns
    nav
      ul
        li
          a: Home`;
  const menu: Target = { role: 'menu' };
  const has = (items: string[], more: Partial<ActionOf<'expectItems'>> = {}): Judged => ({
    ...{ kind: 'expectItems', target: menu, items, negated: false, inOrder: false, exactly: false },
    ...more,
  });

  it('are those of the only one of several that has them all', () => {
    expect(holds(has(['Orders', 'Returns']), drawn(WAYS))).toBe(true);
    expect(holds(has(['Orders', 'Home']), drawn(WAYS))).toContain('menu means');
    expect(holds(has(['Orders']), drawn(WAYS))).toContain('menu means');
    expect(holds(has(['Orders', 'Returns'], { negated: true }), drawn(WAYS))).toContain('menu means');
    expect(holds(has(['Orders', 'Returns']), drawn(WAYS + WAYS))).toContain('menu means');
  });

  it('are all that is written there, and unknown where some is but a picture', () => {
    const [only = ''] = WAYS.split(/\n {4}nav\n(?= {6}ul)/);
    expect(holds(has(['Sales'], { negated: true }), drawn(only))).toBe(false);
    expect(holds(has(['Users'], { negated: true }), drawn(only))).toBe(true);
    expect(holds(has(['Users'], { negated: true }), drawn(`${only}\n      a "Users"`))).toContain('items');
  });
});

describe('the rows of what is only called a result table', () => {
  const HITS =
    '  tr\n    th: Name\n    + th: Age\n  tr\n    td: Ada\n    + td: 36\n  tr\n    td: Bo\n    + td: 9';
  const count = (named: number, page: string, comparison: Comparison = 'exactly') => {
    const things: Target = { role: 'row', within: { name: 'result', role: 'table' } };
    return holds({ kind: 'expectCount', things, comparison, count: named }, drawn(page));
  };

  it('are those of the only table, and to be none they are looked for by its name', () => {
    expect(count(2, `table\n${HITS}`)).toBe(true);
    expect(count(3, `table\n${HITS}`)).toBe(false);
    expect(count(0, 'table\n  tr\n    th: Name\n    + th: Age')).toContain('No table named "result"');
    expect(count(2, `table\n${HITS}\ntable\n${HITS}`)).toContain('result');
    expect(count(2, `table "Members"\n${HITS}`)).toContain('No table named "result"');
    expect(count(2, `nav\n  table\n${HITS.replaceAll('  t', '    t')}`)).toContain('No table named "result"');
    // None at all would do, too.
    expect(count(3, `table\n${HITS}`, 'fewer than')).toContain('No table named "result"');
  });
});
