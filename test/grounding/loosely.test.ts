/** What people call a thing by more words than it bears, and what must not be taken for it. */
import { describe, expect, it } from 'vitest';
import { groundLoosely } from '../../src/grounding/loosely.js';
import type { Purpose } from '../../src/grounding/Grounding.js';
import type { Target } from '../../src/meaning/meaning.js';
import { outline } from './outline.js';

const DESK = `
h1: Invoices
table {id=invoices}
  tr {id=head}
    th: Pick
    th: Number
    th: Reason
  tr {id=r32}
    td
      input {id=tick type=checkbox}
    td: F-32
    td: Late
  tr {id=r33}
    td
      input {id=other type=checkbox}
    td: F-33
    td: Lost
input "User" {id=user}
input "Due back" {id=back}
div {class=card id=food}
  h3: Groceries
  span {id=spent}: €155.30 of €300.00
button {id=order}: Order
`;

const { screen } = outline(DESK);

const FOUND: [string, Target, Purpose, string][] = [
  ['a code behind what it is a code of', { name: 'fine F-32', role: 'row' }, 'place', 'r32'],
  ['a value behind what it is one of', { name: 'reason Late', role: 'row' }, 'place', 'r32'],
  ['a field by a longer name', { name: 'user name' }, 'fill', 'user'],
  ['a date by how its label begins', { name: 'due date' }, 'fill', 'back'],
  ['a part of the page by what it is', { name: 'Groceries budget' }, 'place', 'food'],
  ['the table below a heading by one of its things', { name: 'invoice', role: 'list' }, 'read', 'invoices'],
  ['a table that lists what a column is called by', { name: 'reasons', role: 'list' }, 'read', 'invoices'],
  ['the only table by what every table is', { name: 'result', role: 'table' }, 'read', 'invoices'],
  ['the row of the headings', { name: 'header', role: 'row' }, 'place', 'head'],
  [
    'a part of the page that is called a box',
    { name: '€155.30 of €300.00', within: { name: 'Groceries', role: 'field' } },
    'read',
    'spent',
  ],
  ['a place said so', { name: '€155.30 of €300.00', within: { name: 'Groceries budget' } }, 'read', 'spent'],
];
const GROUPS = outline('p {id=food}: Food\np: Rent\np: Rent\np: Bills and more').screen;
const ONE_PRICE = outline('p {id=price}: €12.50\np: In stock').screen;
const TWO_PRICES = outline('p: €12.50\np: Shipping €10.00').screen;
const NOT_FOUND: [string, Target, Purpose][] = [
  ['that is said not to be there', { name: 'user name', role: 'field' }, 'absence'],
  ['that is clicked by less than its name', { name: 'Order history' }, 'click'],
  ['by a digit that may be of anything', { name: 'page 3' }, 'read'],
  ['by a heading of another thing', { name: 'order', role: 'list' }, 'read'],
  ['whose code is another', { name: 'fine F-3', role: 'row' }, 'place'],
];

const RENAMING = (more: string) =>
  outline(`dialog\n  h3: Rename\n  input {id=value}\n${more}  button: OK\nbutton: Back`).screen;

describe('the title', () => {
  const below = (html: string) =>
    groundLoosely(
      { name: 'Ada', beside: { relation: 'under', thing: { name: 'title' } } },
      { screen: outline(html).screen, purpose: 'click' },
    ).node?.attributes.id;

  it('is the main heading where nothing is called so', () => {
    expect(below('button {id=up}: Ada\nh1: Orders\nbutton {id=low}: Ada')).toBe('low');
  });

  it.each(['h2: Orders', 'h1: Orders\nh1: Bills'])('is not %s', (headings) => {
    expect(below(`button: Ada\n${headings}\nbutton: Ada`)).toBe(undefined);
  });
});

describe('a message in a dialog', () => {
  const asking = outline('dialog\n  p {id=note}: Saved here\n  button {id=ok}: OK').screen;
  const target: Target = { name: 'OK', within: { role: 'message' } };

  it('is where the button of the dialog is clicked, and not looked for', () => {
    expect(groundLoosely(target, { screen: asking, purpose: 'click' }).node?.attributes.id).toBe('ok');
    expect(groundLoosely(target, { screen: asking, purpose: 'read' }).node).toBe(undefined);
  });

  it('is none where there is no dialog', () => {
    const plain = outline('div\n  p: Saved here\n  button: OK').screen;
    expect(groundLoosely(target, { screen: plain, purpose: 'click' }).node).toBe(undefined);
  });
});

describe('a table called by what every table is', () => {
  const read = (more: string, purpose: Purpose = 'read') =>
    groundLoosely({ name: 'result', role: 'table' }, { screen: outline(`${DESK}${more}`).screen, purpose })
      .node;

  it('is the only one, but not one of two', () => {
    expect(read('')).toBeDefined();
    expect(
      read('table {id=more}\n  tr\n    th: Name\n    th: Age\n  tr\n    td: Ada\n    td: 36'),
    ).toBeUndefined();
    // So that it is not said to be gone.
    expect(read('', 'absence')).toBeDefined();
  });
});

describe('the only field of a dialog, which has no label,', () => {
  const fill = (name: string, more = '') =>
    groundLoosely({ name }, { screen: RENAMING(more), purpose: 'fill' }).node?.attributes.id;

  it('is called by the sort of value', () => {
    expect(fill('name')).toBe('value');
    expect(fill('title')).toBe('value');
    expect(fill('ID')).toBe('value');
  });

  it('is not called by what it is of, nor where there is another', () => {
    expect(fill('customer')).toBe(undefined);
    expect(fill('customer name')).toBe(undefined);
    expect(fill('name', '  input "Folder" {id=folder}\n')).toBe(undefined);
    const { screen } = outline('h3: Rename\ninput {id=value}');
    expect(groundLoosely({ name: 'name' }, { screen, purpose: 'fill' }).node).toBe(undefined);
  });
});

describe('by more words than it bears, a thing is found:', () => {
  it.each(FOUND)('%s', (_, target, purpose, id) => {
    const { node, note, isDoubtful } = groundLoosely(target, { screen, purpose });
    expect(node?.attributes.id).toBe(id);
    expect(note).toMatch(/^Nothing is called ".+"; ".+" was taken\./);
    expect(isDoubtful).toBe(true);
  });
});

describe('no other thing is taken for one', () => {
  it.each(NOT_FOUND)('%s', (_, target, purpose) => {
    expect(groundLoosely(target, { screen, purpose }).node).toBeUndefined();
  });

  it('a group that is a text, and none of two alike, of a part, or to be clicked', () => {
    const groupOf = (name: string, purpose: Purpose = 'read') =>
      groundLoosely({ name, role: 'group' }, { screen: GROUPS, purpose, onlyPlaces: true }).node?.attributes
        .id;
    expect(groupOf('Food')).toBe('food');
    expect(groupOf('Food', 'absence')).toBe('food');
    expect([groupOf('Rent'), groupOf('Bills'), groupOf('Food', 'click')].filter(Boolean)).toEqual([]);
  });

  it('one of two prices, and any price that is clicked', () => {
    expect(groundLoosely({ name: 'price' }, { screen: ONE_PRICE, purpose: 'neighbour' }).node?.text).toBe(
      '€12.50',
    );
    expect(groundLoosely({ name: 'price' }, { screen: ONE_PRICE, purpose: 'click' }).node).toBeUndefined();
    expect(
      groundLoosely({ name: 'price' }, { screen: TWO_PRICES, purpose: 'neighbour' }).node,
    ).toBeUndefined();
  });
});
