/** How many there are on a page that is titled after what it lists: the rows of its only table with a head. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const KEY = 'table\n  tr\n    td: Key\n    + td: Open\n';
const HEAD = 'table\n  tr\n    th: Number\n    + th: Title\n';

/** Whether there are five tickets in the list; or what is unclear. */
function areFive(rows: number, title: string, above = ''): boolean | string {
  const things = { name: 'tickets', within: { role: 'list' as const } };
  const screen = drawn(`${above}${KEY}${HEAD}${'  tr\n    td: 7\n    + td: Leeks\n'.repeat(rows)}`, {
    title,
  });
  const outcome = judge({ kind: 'expectCount', things, comparison: 'exactly', count: 5 }, screen, {});
  return isUnclear(outcome) ? outcome.unclear().message : outcome.holds;
}

it('is that of its rows', () => {
  expect(areFive(5, 'Garden: All Tickets')).toBe(true);
  expect(areFive(6, 'Garden: All Tickets')).toBe(false);
  expect(areFive(5, 'Garden', 'h1: Tickets overview\n')).toBe(true);
});

it('is not told by a page about something else of them', () => {
  for (const title of ['Garden: Tickets of today', 'Settings for tickets', 'Orders without tickets'])
    expect(areFive(5, title)).toContain('Nothing on the page says how many');
  expect(areFive(5, 'Garden', 'h1: Comments on tickets\n')).toContain('Nothing on the page says how many');
});
