/** "The columns are Name, Price": they are told as they stand, from left to right. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const TABLE =
  'table "Cart"\n  tr\n    th: Name\n    + th: Price\n    + th: Stock\n  tr\n    td: Milk\n    + td: 2\n    + td: 7';

const holds = (one: string, other: string): boolean | 'unclear' => {
  const outcome = judge(
    {
      ...{ kind: 'expectOrder', relation: 'before' },
      ...{ target: { name: one, role: 'column' }, other: { name: other, role: 'column' } },
    },
    drawn(TABLE),
    {},
  );
  return isUnclear(outcome) ? 'unclear' : outcome.holds;
};

it('is so as they stand, and not the other way round', () => {
  expect(holds('Name', 'Price')).toBe(true);
  expect(holds('Price', 'Stock')).toBe(true);
  expect(holds('Stock', 'Price')).toBe(false);
  expect(holds('Price', 'Name')).toBe(false);
});
