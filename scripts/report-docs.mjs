/** `npm run report-docs`: writes the reasons in docs/reports.md anew, by the test that says whether they are up to date. */
import { run, setUp } from './setup.mjs';

await setUp();
process.exitCode = run('npx', ['vitest', 'run', 'test/report/docs.test.ts', '--update']);
