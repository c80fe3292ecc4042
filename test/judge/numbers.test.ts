/** Numbers as people write them, and in which order they stand. */
import { describe, expect, it } from 'vitest';
import { isSorted } from '../../src/judge/kinds/order.js';
import { numbersIn } from '../../src/judge/text/numbers.js';

const READ: [text: string, numbers: number[][]][] = [
  ['€ 1,234.50', [[1234.5]]],
  ['12,50 €', [[12.5]]],
  ['50 %', [[50]]],
  ['-3', [[-3]]],
  ['- 3', [[-3]]],
  ['\u22123', [[-3]]],
  ['\u20113', [[-3]]],
  ['-USD 50.00', [[-50]]],
  ['-$50.00', [[-50]]],
  ['$-50.00', [[-50]]],
  ['EUR12.00', [[12]]],
  ['(50.00)', [[50, -50]]],
  ['($50)', [[50, -50]]],
  ['Cart (3)', [[3]]],
  ['12.5k', [[12500]]],
  ['1.2M', [[1200000]]],
  ['3 bn', [[3000000000]]],
  ['1.2 million users', [[1200000]]],
  ['12 k', [[12, 12000]]],
  ['1,234kg', [[1234, 1.234]]],
  ['250ms', [[250]]],
  ['5 GB', [[5]]],
  ['3 items', [[3]]],
  ['12.5xyz', []],
  ['3A', []],
  ['A3', []],
  ['1.234.567', [[1234567]]],
  ["1'234.50", [[1234.5]]],
  ['1\u00a0234,50 €', [[1234.5]]],
  ['10-12', [[10], [12]]],
  ['v1.2.x', []],
];

describe('a number', () => {
  it.each(READ)('%s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });
});

describe('the order of numbers', () => {
  it('knows thousands by their letter', () => {
    expect(isSorted(['900', '1.5k', '1.2M'], 'ascending')).toBe(true);
    expect(isSorted(['1.5k', '900'], 'ascending')).toBe(false);
    expect(isSorted(['1,234kg', '2,000kg'], 'ascending')).toBe(true);
  });
  it('knows what is below nothing', () => {
    expect(isSorted(['\u22125.00', '-USD 3.00', '2.00'], 'ascending')).toBe(true);
  });
});
