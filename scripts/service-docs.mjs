/** `npm run service-docs`: writes docs/service-api.md anew, by the test that says whether it is up to date. */
import { run, setUp } from './setup.mjs';

await setUp();
process.exitCode = run('npx', ['vitest', 'run', 'test/contract/docs.test.ts', '--update']);
