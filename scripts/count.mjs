/** Prints `N passed, N failed` from the results that Vitest wrote; a file that failed as a whole counts as one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const counts = ['vitest.json', 'vitest-heavy.json'].map(countOf);
const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`,
);
process.exitCode = sum('failed') === 0 ? 0 : 1;

function countOf(name) {
  const file = path.join(import.meta.dirname, '..', 'test-results', name);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const failedAsAWhole = results.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const failed = results.numFailedTests + failedAsAWhole.length;
  return {
    passed: results.numPassedTests,
    // Vitest may call a run failed for what belongs to no test, such as an unhandled error.
    failed: failed === 0 && !results.success ? 1 : failed,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}
