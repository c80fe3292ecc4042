/**
 * `npm test`, `npm run test:heavy` and `npm run test:nightly`: sets up what is missing and runs the suite, the files
 * of it that start runners of their own, or all in their full size. Arguments go to Vitest.
 */
import { run, setUp } from './setup.mjs';

const chosen = ['--heavy', '--nightly'].find((option) => option === process.argv[2]);
const args = process.argv.slice(chosen === undefined ? 2 : 3);
const env = chosen === '--nightly' ? { CASEWRIGHT_NIGHTLY: '1' } : {};
const results = chosen === undefined ? 'vitest.json' : 'vitest-heavy.json';

await setUp();
process.exitCode = run(
  'npx',
  [
    ...['vitest', 'run', ...(chosen ? [`--mode=${chosen.slice(2)}`] : [])],
    ...['--reporter=default', '--reporter=./scripts/wholeFiles.mjs'],
    ...[`--outputFile.json=test-results/${results}`, ...args],
  ],
  { env },
);
