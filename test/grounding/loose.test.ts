/** Kinds and signs that people use loosely, and places of all sorts, on screens written as outlines. */
import { describe, expect, it } from 'vitest';
import { ground, groundAll } from '../../src/grounding/ground.js';
import type { Purpose } from '../../src/grounding/Grounding.js';
import { KIND_RULES } from '../../src/grounding/kinds/kindRules.js';
import { SHAPES } from '../../src/grounding/kinds/shapes.js';
import type { Target } from '../../src/meaning/meaning.js';
import { outline } from './outline.js';

const SHOP = `
div {class=toast.success id=toast}
  span: Saved
  button: × {id=cross}
nav "Main"
  a: Orders {id=orders}
  + span {class=badge id=count}: 3
div {class=board}
  div {class=lane id=todo}
    h3: To do
    div {class=product-card id=milk}
      b: Milk
      button {class=icon-pencil id=edit}
    div {class=product-card id=rum}
      b: Rum
      button {class=icon-pencil id=rumedit}
  div {class=lane id=done}
    h3: Done
    div {class=product-card id=tea}
      b: Tea
      button {class=icon-pencil id=teaedit}
div {class=spinner id=wait}
p: Unsubscribe
div {usable id=add}: ＋ Add expense
ul
  li {id=first}: One
  li {id=second selected}: Two
input {id=find placeholder=Search_products}
`;

const MEANT: [string, Target, Purpose, string][] = [
  ['a toast by its class', { role: 'alert' }, 'read', 'toast'],
  ['a toast by what it says', { role: 'alert', name: 'Saved' }, 'read', 'toast'],
  ['the cross in it', { role: 'cross', within: { role: 'alert' } }, 'click', 'cross'],
  ['the X', { name: 'X' }, 'click', 'cross'],
  ['a badge', { role: 'badge' }, 'read', 'count'],
  [
    'a badge beside a link',
    { role: 'badge', beside: { relation: 'next to', thing: { name: 'Orders' } } },
    'read',
    'count',
  ],
  ['a card by its name', { role: 'section', name: 'Rum' }, 'read', 'rum'],
  ['a row that is a card', { role: 'row', name: 'Rum' }, 'read', 'rum'],
  ['the pencil on a card', { name: 'pencil', within: { role: 'section', name: 'Milk' } }, 'click', 'edit'],
  ['a column of a board', { role: 'column', name: 'Done' }, 'place', 'done'],
  ['what is in a column', { role: 'button', within: { role: 'column', name: 'Done' } }, 'click', 'teaedit'],
  ['a spinner', { role: 'spinner' }, 'read', 'wait'],
  ['a button that is a plain box with a sign', { role: 'button', name: 'Add expense' }, 'click', 'add'],
  ['the selected item', { role: 'item', state: 'selected' }, 'read', 'second'],
  ['the last item', { role: 'item', ordinal: 'last', within: { role: 'list' } }, 'read', 'second'],
  ['the search field', { role: 'search field' }, 'fill', 'find'],
];

describe('what people call loosely', () => {
  it.each(MEANT)('%s', (_title, target, purpose, id) => {
    const { screen, idOf } = outline(SHOP);
    expect(idOf(ground(target, screen, purpose).node)).toBe(id);
  });

  it('is counted', () => {
    const { screen } = outline(SHOP);
    const cards = groundAll({ role: 'section', within: { role: 'column', name: 'To do' } }, screen);
    expect(cards).toHaveLength(2);
  });

  it('is no other thing', () => {
    const { screen } = outline(SHOP);
    for (const target of [
      { name: 'Subscribe' },
      { role: 'dialog' },
      { role: 'badge', name: '4' },
      { role: 'row', name: 'Gin' },
    ] as const)
      expect(ground(target, screen, 'read').node, JSON.stringify(target)).toBeUndefined();
  });

  it('is told by what the step before has opened where several are alike', () => {
    const { screen, byId } = outline('div\n  button: OK {id=a}\ndiv {id=new}\n  button: OK {id=b}');
    expect(ground({ name: 'OK' }, screen, 'click').problem).toBe('several');
    expect(ground({ name: 'OK' }, screen, 'click', { opened: [byId('new')] }).node).toBe(byId('b'));
  });
});

describe('the table of kinds', () => {
  it('speaks only of shapes that there are', () => {
    const shapes = Object.values(KIND_RULES).flatMap(({ shapes = '', only = '' }) =>
      `${shapes} ${only}`.trim().split(/\s+/),
    );
    expect(shapes.filter((shape) => shape !== '' && !(shape in SHAPES))).toEqual([]);
  });
});
