/** `npm run check`: all that can be said of the code without running it. Every check runs, also after one failed. */
import { run, setUp } from './setup.mjs';

const checks = [
  ['format', ['prettier', '--check', '.', '--log-level=warn']],
  ['lint and size budgets', ['eslint', '.']],
  ['types', ['tsc', '--noEmit']],
  ['imports between rooms', ['depcruise', '--output-type=err', 'src']],
  ['unused code', ['knip']],
  ['package', ['publint', '--strict']],
  ['types of the package', ['attw', '--pack', '.', '--profile', 'node16']],
];

await setUp();
const failed = checks.filter(([name, command]) => {
  console.log(`\n— ${name}`);
  return run('npx', command) !== 0;
});
console.log(
  failed.length === 0
    ? `\nAll ${checks.length} checks passed.`
    : `\nFailed: ${failed.map(([name]) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
