/** Durations as people read them, also where rounding meets the next unit. */
import { expect, test } from 'vitest';
import { formatDuration } from '../../../src/report/html/page/parts.js';

test.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1.0 s'],
  [59_949, '59.9 s'],
  [59_970, '1 min 0 s'],
  [61_400, '1 min 1 s'],
  [3_599_600, '1 h 0 min'],
  [7_190_000, '1 h 59 min'],
  [7_200_000, '2 h 0 min'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});
