/**
 * `npm test`, `npm run test:heavy`, `npm run test:all` and `npm run test:nightly`: sets up what is missing and runs the
 * suite, the files of it that start runners of their own, both, or both in their full size. Arguments go to Vitest.
 */
import { run, setUp } from './setup.mjs';

const chosen = ['heavy', 'all', 'nightly'].find((mode) => `--${mode}` === process.argv[2]);
const args = process.argv.slice(chosen === undefined ? 2 : 3);
const env = chosen === 'nightly' ? { CASEWRIGHT_NIGHTLY: '1' } : {};
const results = chosen === undefined ? 'vitest.json' : `vitest-${chosen}.json`;

await setUp();
process.exitCode = run(
  'npx',
  [
    ...['vitest', 'run', ...(chosen ? [`--mode=${chosen}`] : [])],
    ...['--reporter=default', '--reporter=./scripts/wholeFiles.mjs'],
    ...[`--outputFile.json=test-results/${results}`, ...args],
  ],
  { env },
);
