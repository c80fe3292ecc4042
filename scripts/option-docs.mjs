/** `npm run option-docs`: writes the options in docs/configuration.md anew, by the test that says whether they are up to date. */
import { run, setUp } from './setup.mjs';

await setUp();
process.exitCode = run('npx', ['vitest', 'run', 'test/docs/configuration.test.ts', '--update']);
