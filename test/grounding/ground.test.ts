/** Finding things as a person names them, on screens written as outlines: precision, places, ordinals, dialogs, doubt. */
import { describe, expect, it } from 'vitest';
import { explainGrounding } from '../../src/grounding/explaining/explainGrounding.js';
import { ground, groundAll } from '../../src/grounding/ground.js';
import type { Target } from '../../src/meaning/meaning.js';
import { outline } from './outline.js';

const ORDERS = `
h1: Orders
table "Orders"
  tr
    th: Name
    + th: Do
  tr
    td: Ada
    + td
      button: Edit {id=ada}
  tr
    td: Bob
    + td
      button: Edit {id=bob}
ul "Cart"
  li
    h3: Milk
    button: Remove {id=milk}
  li
    h3: Oat milk
    button: Remove {id=oat}
section
  h2: Filters
  button: Apply {id=filter}
form "Search"
  button: Apply {id=search}
nav
  a: Home {id=nav}
`;

const row = (name: string): Target => ({ role: 'row', name });
const FOUND: [Target, string][] = [
  [{ name: 'Edit', within: row('Bob') }, 'bob'],
  [
    { name: 'Edit', role: 'button', within: { ...row('Ada'), within: { role: 'table', name: 'Orders' } } },
    'ada',
  ],
  [{ name: 'Remove', role: 'button', within: { role: 'item', name: 'Milk' } }, 'milk'],
  [{ name: 'Remove', within: { role: 'item', name: 'Oat milk' } }, 'oat'],
  [{ name: 'Remove', within: { role: 'row', name: 'Milk' } }, 'milk'],
  [{ name: 'Apply', within: { role: 'section', name: 'Filters' } }, 'filter'],
  [{ name: 'Apply', within: { role: 'form', name: 'Search' } }, 'search'],
  [{ name: 'Home', within: { role: 'navigation' } }, 'nav'],
  [{ name: 'Edit', role: 'button', ordinal: 1 }, 'ada'],
  [{ name: 'Edit', role: 'button', ordinal: 2 }, 'bob'],
  [{ name: 'Remove', role: 'button', ordinal: 'last', within: { role: 'list', name: 'Cart' } }, 'oat'],
  [{ name: 'Edit', role: 'button', within: { role: 'row', ordinal: 2 } }, 'bob'],
  [{ name: 'Edit', role: 'button', within: { role: 'row', ordinal: 'last' } }, 'bob'],
  [{ name: 'Edit', beside: { relation: 'next to', thing: { name: 'Bob' } } }, 'bob'],
];

describe('a thing by its name and place', () => {
  it.each(FOUND)('%j', (target, id) => {
    const { screen, idOf } = outline(ORDERS);
    const found = ground(target, screen, 'click');
    expect(idOf(found.node)).toBe(id);
    expect(found.problem).toBeUndefined();
  });

  it('is a row by what stands in one of its columns', () => {
    const { screen, idOf } = outline(`
table
  tr
    th: Title
    + th: Status
  tr {id=first}
    td: Open
    + td: Done
  tr {id=second}
    td: Milk
    + td: Open
  tr {id=third}
    td: Bread
    + td: Open tomorrow`);
    const open: Target = { role: 'row', name: 'Open', within: { role: 'column', name: 'Status' } };
    expect(groundAll(open, screen).map(idOf)).toEqual(['second']);
    expect(idOf(ground(open, screen, 'place').node)).toBe('second');
    expect(groundAll({ ...open, name: 'Bread' }, screen)).toEqual([]);
    expect(groundAll({ ...open, within: { role: 'column', name: 'Owner' } }, screen)).toEqual([]);
  });

  it('is in doubt where several are meant alike', () => {
    const { screen } = outline(ORDERS);
    const target = { name: 'Edit' };
    const found = ground(target, screen, 'click');
    expect(found).toMatchObject({ problem: 'several', among: 2 });
    expect(found.node).toBeUndefined();
    expect(explainGrounding(found, target, { screen, purpose: 'click' })?.message).toBe(
      '"Edit" means 2 things here: the "Edit" button in the "Ada" row; the "Edit" button in the "Bob" row. ' +
        'Please write one of these instead.',
    );
  });

  it('may be told by a part of its name, which is a doubt', () => {
    const { screen, byId } = outline('button: Add to cart {id=b}');
    const { node, isDoubtful, note } = ground({ name: 'Add' }, screen, 'click');
    expect([node, isDoubtful]).toEqual([byId('b'), true]);
    expect(note).toBe('Found by a part of its name: "Add". The whole name is button "Add to cart".');
    expect(ground({ name: 'Add to cart' }, screen, 'click').isDoubtful).toBe(false);
  });

  it('is in doubt where an open dialog shuts it off', () => {
    const shut = outline(
      ['select "Priority" {id=filter}', 'dialog "New ticket" {modal}', '  button: Save'].join('\n'),
    );
    const found = ground({ name: 'Priority' }, shut.screen, 'select');
    expect([found.node, found.isDoubtful]).toEqual([shut.byId('filter'), true]);
    const free = outline('select "Priority" {id=filter}');
    expect(ground({ name: 'Priority' }, free.screen, 'select').isDoubtful).toBe(false);
  });

  it.each([
    ['Subscribe', 'Unsubscribe'],
    ['Save', 'Don’t save'],
    ['Milk', 'Remove Milk'],
    ['OK', 'Okay then'],
  ])('is no other thing: "%s" is not "%s"', (name, shown) => {
    expect(ground({ name }, outline(`button: ${shown}`).screen, 'click').problem).toBe('nothing');
  });

  it('is what folds a section only for who asks whether it is open', () => {
    const { screen, byId } = outline('h3\n  button: Details {id=b expanded=no}');
    const target: Target = { role: 'section', name: 'Details' };
    expect(ground(target, screen, 'fold').node).toBe(byId('b'));
    expect(ground(target, screen, 'read').problem).toBe('nothing');
  });

  it('is counted as a person counts', () => {
    const { screen } = outline(ORDERS);
    expect(groundAll({ role: 'row', within: { role: 'table' } }, screen)).toHaveLength(2);
    expect(groundAll({ role: 'item' }, screen)).toHaveLength(2);
    expect(groundAll({ role: 'button', name: 'Edit' }, screen)).toHaveLength(2);
    expect(groundAll({ role: 'button', name: 'Save' }, screen)).toHaveLength(0);
  });
});
