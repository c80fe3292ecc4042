/** The suites around a test, from the outermost inwards. */
import type { TestCase, TestSuite } from 'vitest/node';

export function suitesOf(test: TestCase): TestSuite[] {
  const suites: TestSuite[] = [];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) suites.unshift(parent);
  return suites;
}
