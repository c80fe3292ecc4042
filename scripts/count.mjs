/** Prints `N passed, N failed` from the results that Vitest wrote; a file that failed as a whole counts as one. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', 'test-results', 'vitest.json');
const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const files = results?.testResults ?? [];
const failedFiles = files.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
);
const passed = results?.numPassedTests ?? 0;
const failed = results ? results.numFailedTests + failedFiles.length : 1;
const skipped = (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = results?.success && failed === 0 ? 0 : 1;
