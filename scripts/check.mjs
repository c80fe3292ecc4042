/**
 * `npm run check`: all that can be said of the code without running it. Every check runs, also after one failed, as many
 * at a time as there are cores; what each prints is shown in their order.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root, setUp } from './setup.mjs';

/** What takes longest first, so that no core is idle at the end. */
const checks = [
  ['lint and size budgets', ['oxlint']],
  ['format', ['oxfmt', '--check']],
  ['types of the package', ['attw', '--pack', '.', '--profile', 'esm-only']],
  // TypeScript 7, in a third of the time of version 6, which the bundler needs.
  ['types', ['../typescript-native/bin/tsc', '--noEmit']],
  ['docs site', ['vitepress', 'build', 'docs']],
  ['imports between rooms', ['depcruise', '--output-type=err', 'src']],
  ['unused code', ['knip']],
  ['package', ['publint', '--strict']],
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

/** Each tool by itself: npx would start npm before it. */
function runCheck([tool, ...args]) {
  const program = path.join('node_modules', '.bin', tool);
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    }
    child.on('close', (status) => resolve({ status, output }));
  });
}
