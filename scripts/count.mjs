/**
 * Prints the ten files that took longest, each test that failed or passed only at its second run with its message, then
 * `N passed, N failed`, from the results that `npm run test:all` wrote; a file that failed as a whole counts as one. The end of a
 * long log tells them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const { passed, failed, skipped, files, flaky, failures } = countOf('vitest-all.json');
files.sort((one, other) => other.seconds - one.seconds);
console.log('The slowest files:');
for (const { seconds, file } of files.slice(0, 10))
  console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
for (const text of [...flaky, ...failures]) console.log(text);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

function countOf(name) {
  const file = path.join(root, 'test-results', name);
  if (!existsSync(file)) {
    const failures = [`Failed: test-results/${name} was not written.`];
    return { passed: 0, failed: 1, skipped: 0, files: [], flaky: [], failures };
  }
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
    files: results.testResults.map(({ name: testFile, startTime, endTime }) => ({
      file: path.relative(root, testFile),
      seconds: (endTime - startTime) / 1000,
    })),
    flaky: testsOf(
      results,
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ).map(({ file, fullName, failureMessages }) =>
      reported('Passed only when run again', file, fullName, failureMessages),
    ),
    failures: [
      ...failedAsAWhole.map((file) => reported('Failed', file.name, '(the whole file)', [file.message])),
      ...testsOf(results, ({ status }) => status === 'failed').map(({ file, fullName, failureMessages }) =>
        reported('Failed', file, fullName, failureMessages),
      ),
    ],
  };
}

function testsOf({ testResults }, isWanted) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(isWanted).map((test) => ({ ...test, file })),
  );
}

/** The test's place and name, and the first lines of each message. */
function reported(what, testFile, fullName, messages) {
  const firstLines = messages.flatMap((message) => message.split('\n').slice(0, 12));
  return [
    `${what}: ${path.relative(root, testFile)} > ${fullName}`,
    ...firstLines.map((line) => `    ${line}`),
  ].join('\n');
}
