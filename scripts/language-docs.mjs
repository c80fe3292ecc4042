/** `npm run language-docs`: writes docs/language.md anew, by the test that says whether it is up to date. */
import { run, setUp } from './setup.mjs';

await setUp();
process.exitCode = run('npx', ['vitest', 'run', 'test/agent/docs.test.ts', '--update']);
