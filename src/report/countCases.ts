/** How many cases of a report came to what; each case counts once. */
import type { OtherTest, ReportedCase } from './report.js';

/** `error` stands for no judgement; `passed` takes in what was expected to fail, and did. */
export const STANDINGS = ['failed', 'error', 'warned', 'flaky', 'passed', 'skipped'] as const;
export type Standing = (typeof STANDINGS)[number];
export type Counts = Record<Standing, number>;

export function countCases(cases: readonly ReportedCase[]): Counts {
  const counts: Counts = { failed: 0, error: 0, warned: 0, flaky: 0, passed: 0, skipped: 0 };
  for (const one of cases) counts[standingOf(one)] += 1;
  return counts;
}

export function standingOf({ effect, verdict, isFlaky }: ReportedCase): Standing {
  if (effect === 'none') return 'skipped';
  if (effect === 'warns') return 'warned';
  if (effect === 'passes') return isFlaky ? 'flaky' : 'passed';
  return verdict === 'error' ? 'error' : 'failed';
}

export function countOthers(tests: readonly OtherTest[]): Record<OtherTest['status'], number> {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0, interrupted: 0 };
  for (const { status } of tests) counts[status] += 1;
  return counts;
}
