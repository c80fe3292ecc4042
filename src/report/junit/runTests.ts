/**
 * The run itself as a test, where it failed and no test tells: by a module that could not be loaded, by an error outside of
 * all tests, because it was broken off or had no tests at all. Who only reads this file would else take it for a good one.
 */
import { bounded, plainLine, plainText } from '../plainText.js';
import type { Report } from '../report.js';
import type { JunitTest } from './JunitTest.js';

const TEXT_LIMIT = 4_000;

/** One or none. @param tests those of the report */
export function runTests(report: Report, tests: readonly JunitTest[]): JunitTest[] {
  if (tests.some(({ finding: { kind } }) => kind === 'failure' || kind === 'error')) return [];
  const troubles = troublesOf(report);
  const [first] = troubles;
  if (first === undefined) return [];
  const { startedAt, status } = report;
  return [
    {
      ...{ id: 'run', name: 'The run itself', file: '', line: null, duration: 0, startedAt },
      finding: {
        kind: 'error',
        message: plainLine(first),
        type: status === 'interrupted' ? 'interrupted' : 'hook or fixture failed',
        text: troubles.map((trouble) => bounded(plainText(trouble), TEXT_LIMIT)).join('\n\n'),
        files: [],
      },
      earlier: [],
      properties: [],
    },
  ];
}

function troublesOf({ status, faults, parts, cases }: Report): string[] {
  if (status === 'passed') return [];
  // A later run, merged with one that was broken off, may have made up for it.
  const isCutShort = parts.length === 1 || cases.some(({ reason }) => reason === 'not run');
  if (status === 'interrupted' && isCutShort) return ['The run was interrupted.', ...faults];
  const isUnexplained = parts.length === 1 && faults.length === 0;
  return isUnexplained ? ['The run failed, and neither a test nor a fault says why.'] : faults;
}
