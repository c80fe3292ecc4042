/* oxlint-disable max-lines -- one table */
/** For each kind of expectation what holds on a screen, and what must fail on it. */
import type { Judged } from '../../src/judge/judge.js';
import type { State, Target } from '../../src/meaning/meaning.js';

const MARCH = [
  'div',
  '  p: March 2025',
  ...Array.from(
    { length: 31 },
    (_, index) =>
      `  button: ${index + 1} {selected=${index === 19 ? 'yes' : 'no'}${index === 20 ? '; disabled' : ''}}`,
  ),
].join('\n');

export const SHOP = `
h1: Your cart
p: 3 items
p: Costs € 12.00 in all, shipped by 3 January 2027
input "User name" {value=ada; placeholder=Your name; focused; editable}
input "Empty one" {editable}
input "Pin" {secret=1234; password; editable}
input "Amount" {value=2; editable}
select "Colour" {value=Blue}
  option: Red {selected=no}
  option: Blue {selected}
input "Terms" {role=checkbox; checked}
input "News" {role=checkbox; checked=no}
button: Buy {disabled}
button: More {expanded=no; pressed}
a: Home {href=/home; title=Go home; current; color=rgb(0, 0, 238)}
a: Help {href=/help}
img {alt=Logo; loaded}
video "Film" {paused; muted}
table "Cart"
  tr
    th: Name
    + th: Sum
    + th: Due
  tr
    td: Milk
    + td: € 2.00
    + td: 1 March 2026
  tr
    td: Bread
    + td: € 10.00
    + td: 2 April 2026
ul "Wishes"
  li: Oil
  li: Salt
  li: Tea {selected}
  li: Old {decoration=line-through; weight=700; color=rgb(220, 38, 38); background=rgb(255, 255, 0)}
ul "Nothing"
section "Below" {below; scroll=0/300}
  p: Far away
p: Payment refused {role=alert; className=error}
iframe "Pay"
  #document
    p: Card number
table "Hits"
  tr
    th: Name
    th: Sum
  tr
    td: No hits {columnSpan=2}
p: 2 of 14 open orders
p: 3 letters
p: Pens (5)
section "Lamp"
  p: ★★★☆☆
${MARCH}`;

const counted = (name: string, count: number): Judged => ({
  ...{ kind: 'expectCount', things: { name, role: 'thing' }, comparison: 'exactly', count },
});
const thing = (name: string, role?: Target['role']): Target => ({ name, ...(role && { role }) });
const wishes = thing('Wishes', 'list');
const cart = thing('Cart', 'table');

interface Example {
  holding: Judged;
  failing: Judged[];
}

function denied(holding: Judged, ...failing: Judged[]): Example {
  const denial = { ...holding, negated: !('negated' in holding && holding.negated) } as Judged;
  return { holding, failing: [denial, ...failing] };
}

const visible = (target: Target, negated = false): Judged => ({ kind: 'expectVisible', target, negated });
const content = (
  target: Target,
  relation: 'is' | 'shows' | 'contains' | 'starts with' | 'ends with' | 'matches',
  text: string,
  negated = false,
): Judged => ({ kind: 'expectContent', target, relation, text, negated });

const STATES: [Target, State, isDenied?: boolean][] = [
  [thing('Terms', 'checkbox'), 'checked'],
  [thing('News', 'checkbox'), 'checked', true],
  [thing('News', 'checkbox'), 'mixed', true],
  [thing('Tea', 'item'), 'selected'],
  [thing('More', 'button'), 'enabled'],
  [thing('Buy', 'button'), 'disabled'],
  [thing('More', 'button'), 'pressed'],
  [thing('More', 'button'), 'collapsed'],
  [thing('More', 'button'), 'expanded', true],
  [thing('Home', 'link'), 'current'],
  [thing('Help', 'link'), 'current', true],
  [thing('User name', 'field'), 'focused'],
  [thing('User name', 'field'), 'editable'],
  [thing('User name', 'field'), 'required', true],
  [thing('User name', 'field'), 'read-only', true],
  [thing('Pin', 'field'), 'protected with a password'],
  [thing('Film', 'video'), 'paused'],
  [thing('Film', 'video'), 'playing', true],
  [thing('Film', 'video'), 'muted'],
  [thing('Logo', 'image'), 'loaded'],
  [thing('More', 'button'), 'in view'],
  [thing('Below', 'section'), 'scrolled to the top'],
  [thing('Below', 'section'), 'scrolled to the bottom', true],
  [thing('Below', 'section'), 'scrollable sideways', true],
  [thing('Old', 'item'), 'highlighted'],
  [thing('Salt', 'item'), 'highlighted', true],
  [thing('Buy', 'button'), 'draggable', true],
];

export const EXAMPLES: Example[] = [
  // What the page says of how many there are, and no total of more.
  { holding: counted('letters', 3), failing: [counted('letters', 13), counted('orders', 14)] },
  { holding: counted('pens', 5), failing: [counted('pens', 1), counted('rubbers', 0)] },
  // The page has no such text, its frame has.
  { holding: visible(thing('Card number')), failing: [visible(thing('Card holder'))] },
  denied(visible(thing('3 items')), visible(thing('13 items')), visible(thing('tem'))),
  denied(visible(thing('€ 2.00'), false), visible(thing('2.0'))),
  denied(visible(thing('Red'), true)),
  {
    holding: visible({ ...thing('€ 2.00'), within: thing('Milk', 'row') }),
    failing: [visible({ ...thing('€ 2.00'), within: thing('Bread', 'row') })],
  },
  denied(visible({ ...thing('€ 10.00'), column: 'Sum' }), visible({ ...thing('€ 10.00'), column: 'Name' })),
  denied(
    visible({ ...thing('€ 2.00'), beside: { relation: 'next to', thing: thing('Milk') } }),
    visible({ ...thing('€ 10.00'), beside: { relation: 'next to', thing: thing('Milk') } }),
  ),
  denied(visible({ ...thing('Your cart'), at: 'top' }), visible({ ...thing('Your cart'), at: 'bottom' })),
  denied(visible(thing('Buy', 'button'))),
  denied(visible(thing('Sell', 'button'), true), visible(thing('Card number'), true)),
  {
    holding: { kind: 'expectEach', targets: [thing('Milk'), thing('Bread')], negated: false },
    failing: [
      { kind: 'expectEach', targets: [thing('Milk'), thing('Butter')], negated: false },
      { kind: 'expectEach', targets: [thing('Butter'), thing('Milk')], negated: true },
    ],
  },
  {
    holding: { kind: 'expectTogether', words: ['costing', '€ 12.00', '3', 'Jan', '2027'] },
    failing: [
      // A name is literal: it says "Payment refused", and "Refuse" would be a button.
      { kind: 'expectTogether', words: ['payment', 'Refusal'] },
      // In two rows.
      { kind: 'expectTogether', words: ['Milk', '€ 10.00'] },
      { kind: 'expectTogether', words: ['cost', '€ 13.00'] },
      // It says what is denied or refused, too.
      { kind: 'expectTogether', words: ['payment'] },
      { kind: 'expectTogether', words: ['not', 'costs', '€ 12.00'] },
      { kind: 'expectTogether', words: ['hits'] },
      // A count belongs to the word beside it.
      { kind: 'expectTogether', words: ['2', 'January'] },
    ],
  },
  {
    // The row shows no other amount.
    holding: { kind: 'expectTogether', words: ['Milk', 'price', '€ 2.00'] },
    failing: [{ kind: 'expectTogether', words: ['Bread', 'price', '€ 2.00'] }],
  },
  denied(
    content(thing('User name', 'field'), 'is', 'ada'),
    content(thing('User name', 'field'), 'shows', 'ad'),
  ),
  denied(content(thing('Pin', 'field'), 'is', '1234')),
  denied(
    content(thing('Colour', 'drop-down'), 'shows', 'Blue'),
    content(thing('Colour', 'drop-down'), 'shows', 'Red'),
  ),
  denied(
    content(thing('Milk', 'row'), 'contains', '€ 2.00'),
    content(thing('Milk', 'row'), 'contains', '€ 10.00'),
  ),
  denied(
    content(thing('Milk', 'row'), 'is', '€ 2.00 1 March 2026'),
    content(thing('Milk', 'row'), 'is', '€ 2.00'),
  ),
  denied(
    content({ role: 'heading' }, 'starts with', 'Your'),
    content({ role: 'heading' }, 'ends with', 'Your'),
  ),
  denied(
    content({ role: 'heading' }, 'matches', 'C[ao]rt|c[ao]rt'),
    content({ role: 'heading' }, 'matches', '\\d'),
  ),
  denied({ kind: 'expectEmpty', target: thing('Empty one', 'field'), negated: false }),
  denied({ kind: 'expectEmpty', target: thing('Nothing', 'list'), negated: false }),
  denied({ kind: 'expectEmpty', target: thing('Hits', 'table'), negated: false }),
  denied({ kind: 'expectEmpty', target: cart, negated: true }),
  ...STATES.map(([target, state, negated = false]) =>
    denied({ kind: 'expectState', target, state, negated }),
  ),
  {
    holding: {
      kind: 'expectCount',
      things: { role: 'item', within: wishes },
      comparison: 'exactly',
      count: 4,
    },
    failing: [
      { kind: 'expectCount', things: { role: 'item', within: wishes }, comparison: 'more than', count: 4 },
      {
        kind: 'expectCount',
        things: { role: 'item', within: wishes },
        comparison: 'between',
        count: 1,
        most: 3,
      },
      { kind: 'expectCount', things: { role: 'item' }, comparison: 'exactly', count: 0 },
      // "No table has a row."
      {
        kind: 'expectCount',
        things: { role: 'row', within: { role: 'table', each: 'no' } },
        comparison: 'at least',
        count: 1,
      },
    ],
  },
  {
    holding: { kind: 'expectCount', things: thing('Sell', 'button'), comparison: 'exactly', count: 0 },
    failing: [{ kind: 'expectCount', things: thing('Buy', 'button'), comparison: 'fewer than', count: 1 }],
  },
  ...(
    [
      [thing('User name', 'field'), 'placeholder', 'is', 'Your name'],
      [thing('Home', 'link'), 'tooltip', 'contains', 'home'],
      [thing('Home', 'link'), 'address', 'is', '/home'],
      [thing('Logo', 'image'), 'alternative text', 'is', 'Logo'],
      [thing('Buy', 'button'), 'role', 'is', 'button'],
      [thing('User name', 'field'), 'accessible name', 'is', 'User name'],
      [{ role: 'heading' }, 'level', 'is', '1'],
    ] as const
  ).map(([target, attribute, relation, text]) =>
    denied(
      { kind: 'expectAttribute', target, attribute, relation, text, negated: false },
      { kind: 'expectAttribute', target, attribute, relation, text: `${text}x`, negated: false },
    ),
  ),
  {
    holding: { kind: 'expectNumber', target: thing('Amount', 'field'), comparison: 'at least', count: 2 },
    failing: [{ kind: 'expectNumber', target: thing('Amount', 'field'), comparison: 'more than', count: 2 }],
  },
  {
    holding: {
      kind: 'expectChange',
      target: thing('Amount', 'field'),
      than: 'before',
      change: 'more',
      by: 1,
    },
    failing: [
      { kind: 'expectChange', target: thing('Amount', 'field'), than: 'before', change: 'more', by: 2 },
      { kind: 'expectChange', target: thing('Amount', 'field'), than: 'before', change: 'less' },
      { kind: 'expectChange', target: thing('Amount', 'field'), than: 'before', change: 'the same' },
    ],
  },
  {
    holding: {
      kind: 'expectChange',
      target: thing('User name', 'field'),
      than: 'before',
      change: 'the same',
    },
    failing: [
      { kind: 'expectChange', target: thing('User name', 'field'), than: 'before', change: 'different' },
    ],
  },
  denied({
    kind: 'expectSame',
    target: thing('Amount', 'field'),
    other: thing('User name', 'field'),
    negated: true,
  }),
  ...(
    [
      { look: 'struck through' },
      { look: 'bold' },
      { look: 'colour', colour: 'red' },
      { look: 'background', colour: 'yellow' },
    ] as const
  ).map((look) =>
    denied(
      { kind: 'expectLook', target: thing('Old', 'item'), look, negated: false },
      { kind: 'expectLook', target: thing('Salt', 'item'), look, negated: false },
    ),
  ),
  denied(
    { kind: 'expectRating', target: thing('Lamp', 'section'), stars: 3, negated: false },
    { kind: 'expectRating', target: thing('Lamp', 'section'), stars: 2, negated: false },
    { kind: 'expectRating', target: thing('Lamp', 'section'), stars: 3, of: 4, negated: false },
    { kind: 'expectRating', target: thing('Milk', 'row'), stars: 3, negated: false },
    { kind: 'expectRating', target: thing('Milk', 'row'), stars: 3, negated: true },
  ),
  denied({ kind: 'expectRating', stars: 3, of: 5, negated: false }),
  denied(
    { kind: 'expectDay', day: '20', state: 'selected', negated: false },
    { kind: 'expectDay', day: '21', state: 'selected', negated: false },
    { kind: 'expectDay', day: '20 April', state: 'selected', negated: false },
  ),
  denied(
    { kind: 'expectDay', day: 'March 21', state: 'disabled', negated: false },
    { kind: 'expectDay', day: '20', state: 'disabled', negated: false },
  ),
  denied({ kind: 'expectLook', target: thing('Salt', 'item'), look: { look: 'italic' }, negated: true }),
  denied(
    {
      kind: 'expectItems',
      target: wishes,
      items: ['Salt', 'Oil'],
      negated: false,
      exactly: false,
      inOrder: false,
    },
    {
      kind: 'expectItems',
      target: wishes,
      items: ['Salt', 'Oil'],
      negated: false,
      exactly: false,
      inOrder: true,
    },
    {
      kind: 'expectItems',
      target: wishes,
      items: ['Salt', 'Oil'],
      negated: false,
      exactly: true,
      inOrder: false,
    },
  ),
  denied({
    kind: 'expectItems',
    target: thing('Colour', 'drop-down'),
    items: ['Red', 'Blue'],
    negated: false,
    exactly: true,
    inOrder: true,
  }),
  denied(
    { kind: 'expectItems', target: wishes, items: ['Pepper'], negated: true, exactly: false, inOrder: false },
    { kind: 'expectItems', target: wishes, items: ['SALT'], negated: true, exactly: false, inOrder: false },
  ),
  denied(
    {
      kind: 'expectRows',
      target: cart,
      rows: [
        ['Sum', 'Name'],
        ['€ 2.00', 'Milk'],
      ],
      negated: false,
      exactly: false,
      inOrder: false,
    },
    {
      kind: 'expectRows',
      target: cart,
      rows: [
        ['Sum', 'Name'],
        ['€ 2.00', 'Bread'],
      ],
      negated: false,
      exactly: false,
      inOrder: false,
    },
    {
      kind: 'expectRows',
      target: cart,
      rows: [['Name'], ['Milk']],
      negated: false,
      exactly: true,
      inOrder: false,
    },
  ),
  denied(
    { kind: 'expectSorted', target: cart, by: 'Sum', order: 'ascending', negated: false },
    { kind: 'expectSorted', target: cart, by: 'Name', order: 'ascending', negated: false },
  ),
  denied({ kind: 'expectSorted', target: cart, by: 'Due', order: 'ascending', negated: false }),
  {
    holding: {
      kind: 'expectOrder',
      target: thing('Milk', 'row'),
      other: thing('Bread', 'row'),
      relation: 'before',
    },
    failing: [
      { kind: 'expectOrder', target: thing('Milk', 'row'), other: thing('Bread', 'row'), relation: 'after' },
    ],
  },
  denied(
    { kind: 'expectPattern', pattern: '€ \\d+', negated: false },
    { kind: 'expectPattern', pattern: '\\$ \\d+', negated: false },
    { kind: 'expectPattern', pattern: 'Card', negated: true },
  ),
  {
    holding: { kind: 'expectMessage', tone: 'error', target: { role: 'message' } },
    failing: [
      { kind: 'expectMessage', tone: 'success', target: { role: 'message' } },
      { kind: 'expectMessage', tone: 'error', target: { role: 'message', within: wishes } },
    ],
  },
  denied(
    { kind: 'expectTitle', relation: 'is', text: 'The Shop', negated: false },
    { kind: 'expectTitle', relation: 'is', text: 'Shop', negated: false },
  ),
  denied(
    { kind: 'expectUrl', relation: 'contains', text: 'id=1', negated: false },
    { kind: 'expectUrl', relation: 'ends with', text: '/cart', negated: false },
  ),
  denied({ kind: 'expectPage', address: '/cart', negated: false }, { kind: 'expectPage', negated: false }),
  denied(
    { kind: 'expectPage', name: 'Your cart', negated: false },
    { kind: 'expectPage', name: 'Help', negated: false },
  ),
  denied(
    { kind: 'expectUrlPart', part: 'path', relation: 'is', text: '/cart', negated: false },
    { kind: 'expectUrlPart', part: 'fragment', relation: 'is', text: 'end', negated: false },
  ),
  denied(
    { kind: 'expectQuery', name: 'id', is: { relation: 'is', text: '1' }, negated: false },
    { kind: 'expectQuery', name: 'no', is: { relation: 'is', text: '1' }, negated: true },
  ),
];
