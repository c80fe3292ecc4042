/**
 * `npm run check`: all that can be said of the code without running it. Every check runs, also after one failed, as many
 * at a time as there are cores; what each prints is shown in their order.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root, setUp } from './setup.mjs';

const checks = [
  ['format', ['prettier', '--check', '.', '--log-level=warn']],
  ['lint and size budgets', ['eslint', '.']],
  ['types', ['tsc', '--noEmit']],
  ['imports between rooms', ['depcruise', '--output-type=err', 'src']],
  ['unused code', ['knip']],
  ['package', ['publint', '--strict']],
  ['docs site', ['vitepress', 'build', 'docs']],
  ['types of the package', ['attw', '--pack', '.', '--profile', 'node16']],
];

await setUp();
const { limitFunction } = await import('p-limit');
const runInTurn = limitFunction(runCheck, { concurrency: availableParallelism() });
const running = checks.map(([, command]) => runInTurn(command));
const failed = [];
for (const [index, [name]] of checks.entries()) {
  const { status, output } = await running[index];
  console.log(`\n— ${name}\n${output}`);
  if (status !== 0) failed.push(name);
}
console.log(
  failed.length === 0 ? `\nAll ${checks.length} checks passed.` : `\nFailed: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

function runCheck(command) {
  return new Promise((resolve) => {
    const child = spawn('npx', command, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('close', (status) => resolve({ status, output }));
  });
}
