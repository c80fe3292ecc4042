/** `npm run bench [-- name …]`: all benches, or those that are named, one after the other. */
import path from 'node:path';
import { root, run, setUp } from './setup.mjs';

const BENCHES = ['report-page', 'flow', 'runner', 'collecting', 'writing', 'requests', 'ahead', 'workers'];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`);
  process.exit(2);
}
await setUp();
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  console.log(`\n## ${name}\n`);
  const status = run(process.execPath, [path.join(root, 'test', 'bench', `${name}.mjs`)]);
  if (status !== 0) process.exit(status);
}
