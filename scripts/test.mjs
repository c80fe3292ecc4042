/**
 * `npm test` and `npm run test:heavy`: sets up what is missing and runs the suite, or the files of it that take
 * minutes. Arguments go to Vitest.
 */
import { run, setUp } from './setup.mjs';

const [heavy, args] =
  process.argv[2] === '--heavy' ? [true, process.argv.slice(3)] : [false, process.argv.slice(2)];
const results = heavy ? 'vitest-heavy.json' : 'vitest.json';

await setUp();
process.exitCode = run('npx', [
  ...['vitest', 'run', ...(heavy ? ['--mode=heavy'] : [])],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${results}`],
  ...args,
]);
