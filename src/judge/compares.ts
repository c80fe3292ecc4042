/** Whether a number is as many as is said. */
import type { Amount, Comparison } from '../meaning/meaning.js';

export function compares(actual: number, { comparison, count, most = count }: Amount): boolean {
  return COMPARISONS[comparison](actual, count, most);
}

const COMPARISONS: Record<Comparison, (actual: number, count: number, most: number) => boolean> = {
  exactly: (actual, count) => actual === count,
  'at least': (actual, count) => actual >= count,
  'at most': (actual, count) => actual <= count,
  'more than': (actual, count) => actual > count,
  'fewer than': (actual, count) => actual < count,
  between: (actual, count, most) => actual >= count && actual <= most,
};
