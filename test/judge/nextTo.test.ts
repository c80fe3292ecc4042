/** ""Milk" comes directly before "Bread"": in the same list, across its groups, and not with another entry between them. */
import { expect, it } from 'vitest';
import type { Target } from '../../src/meaning/meaning.js';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const holds = (page: string, one: Target, other: Target, relation: 'before' | 'after' = 'before') => {
  const outcome = judge({ kind: 'expectOrder', target: one, other, relation, isNext: true }, drawn(page), {});
  return isUnclear(outcome) ? 'unclear' : outcome.holds;
};

const LIST = 'ul\n  li: Milk\n  li: Bread\n  li: Tea';

it('holds of neighbours in a list, in that order', () => {
  expect(holds(LIST, { name: 'Milk' }, { name: 'Bread' })).toBe(true);
  expect(holds(LIST, { name: 'Tea' }, { name: 'Bread' }, 'after')).toBe(true);
  expect(holds(LIST, { name: 'Bread' }, { name: 'Milk' })).toBe(false);
});

it('fails where another entry stands between them', () => {
  expect(holds(LIST, { name: 'Milk' }, { name: 'Tea' })).toBe(false);
  expect(holds(LIST, { name: 'Tea' }, { name: 'Milk' }, 'after')).toBe(false);
});

const TABLE =
  'table\n  tr\n    td: Milk\n    + td: 2\n  tr\n    td: Bread\n    + td: 3\n  tr\n    td: Tea\n    + td: 4';

it('is said of rows by what stands in them', () => {
  expect(holds(TABLE, { name: 'Milk' }, { name: 'Bread' })).toBe(true);
  expect(holds(TABLE, { name: 'Milk', role: 'row' }, { name: 'Bread', role: 'row' })).toBe(true);
  expect(holds(TABLE, { name: 'Milk' }, { name: 'Tea' })).toBe(false);
});

const GROUPS = 'div\n  ul\n    li: Milk\n    li: Bread\n  ul\n    li: Tea\n    li: Salt';

it('counts what is left of the one group and stands before in the other', () => {
  expect(holds(GROUPS, { name: 'Bread' }, { name: 'Tea' })).toBe(true);
  expect(holds(GROUPS, { name: 'Milk' }, { name: 'Tea' })).toBe(false);
  expect(holds(GROUPS, { name: 'Bread' }, { name: 'Salt' })).toBe(false);
});
