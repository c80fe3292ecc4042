/** How many cases stand how. */
import type { Counts } from '../../../countCases.js';
import type { SearchableCase } from './SearchableCase.js';

export function countStandings(all: readonly SearchableCase[]): Counts {
  const counts: Counts = { failed: 0, error: 0, warned: 0, flaky: 0, passed: 0, skipped: 0 };
  for (const { listed } of all) counts[listed.standing] += 1;
  return counts;
}
