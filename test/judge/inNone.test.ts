/** What is said not to be in a list, where the page has several of them. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function isAbsent(page: string, within = 'list' as 'list' | 'dialog'): boolean {
  const target = { name: 'inv-4712', within: { role: within } };
  const outcome = judge({ kind: 'expectVisible', target, negated: true }, drawn(page), {});
  return !isUnclear(outcome) && outcome.holds;
}

const LISTS = 'div\n  ul\n    li: Added\n  ul\n    li: Failed';

it('is in none of them where the page does not show it at all', () => {
  expect(isAbsent(LISTS)).toBe(true);
});

it('is not known to be absent where anything shows it, or where there is no such place', () => {
  expect(isAbsent(`${LISTS}\np: inv-4712`)).toBe(false);
  expect(isAbsent(`${LISTS} of inv-4712`)).toBe(false);
  expect(isAbsent(LISTS, 'dialog')).toBe(false);
});
