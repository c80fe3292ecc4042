/** `npm run example`: sets up what is missing and runs examples/playwright. Arguments go to Playwright. */
import path from 'node:path';
import { root, run, setUp } from './setup.mjs';

await setUp();
const cwd = path.join(root, 'examples', 'playwright');
process.exitCode = run('npx', ['playwright', 'test', ...process.argv.slice(2)], { cwd });
