/** `npm run example:vitest`: sets up what is missing and runs examples/vitest. Arguments go to Vitest. */
import path from 'node:path';
import { root, run, setUp } from './setup.mjs';

await setUp();
const cwd = path.join(root, 'examples', 'vitest');
process.exitCode = run('npx', ['vitest', 'run', ...process.argv.slice(2)], { cwd });
