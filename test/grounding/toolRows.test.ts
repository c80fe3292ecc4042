/** Rows of a table that sort and filter it: no rows of things, though their fields go by their word. */
import { expect, it } from 'vitest';
import { ground } from '../../src/grounding/ground.js';
import { outline } from './outline.js';

const TABLE = `
table
  thead
    tr
      th: Actions
      + th: First
      + th: Last
  tr {id=sorting}
    td: Sort
    + td
      a {href=up}
    + td
      a {href=down}
  tr {id=filters}
    td: Filter
    + td
      input {id=first}
    + td
      input {id=last}
  tr {id=ada}
    td
      button: Edit
    + td: Ada
    + td: Moen
  tr {id=bob}
    td
      button: Edit
    + td: Bob
    + td: Lund
`;

it.each([
  [1, 'ada'],
  ['last', 'bob'],
] as const)('row %s is one of things', (ordinal, id) => {
  const { screen, idOf } = outline(TABLE);
  expect(idOf(ground({ role: 'row', ordinal }, screen, 'read').node)).toBe(id);
});

it('a row with a name is that of the tools, too', () => {
  const { screen, idOf } = outline(TABLE);
  expect(idOf(ground({ role: 'row', name: 'Filter' }, screen, 'read').node)).toBe('filters');
});

it('a table of nothing but fields has rows', () => {
  const { screen, idOf } = outline(TABLE.slice(0, TABLE.indexOf('  tr {id=ada}')));
  expect(idOf(ground({ role: 'row', ordinal: 1 }, screen, 'read').node)).toBe('sorting');
});

it('the filter is the field in its column, and none of two without one', () => {
  const { screen, idOf } = outline(TABLE);
  const filter = { role: 'field', name: 'filter' } as const;
  const inLast = { ...filter, within: { role: 'column', name: 'Last' } } as const;
  expect(idOf(ground(inLast, screen, 'fill').node)).toBe('last');
  expect(ground(filter, screen, 'fill').problem).toBe('several');
});
