/** `npm test`: sets up what is missing and runs the whole test suite. Arguments go to Vitest. */
import { run, setUp } from './setup.mjs';

await setUp();
const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'];
process.exitCode = run('npx', ['vitest', 'run', ...reporters, ...process.argv.slice(2)]);
