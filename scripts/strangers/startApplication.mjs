/** Starts one of the strangers' applications, built where that is needed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { run } from '../setup.mjs';

export async function startApplication(folder) {
  buildIfNeeded(folder);
  const port = 4_300 + (process.pid % 500);
  const child = spawn(process.execPath, ['server.mjs', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  // Its first line says that it listens.
  const begun = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (begun.done !== true) return { address: `http://127.0.0.1:${port}/`, stop };
  throw new Error(`${folder} ended before it listened.`);
}

/** One that is made of a kit is built from the kit's packages, or serves them. */
function buildIfNeeded(folder) {
  if (!existsSync(path.join(folder, 'package.json'))) return;
  const commands = [
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', 'node_modules'],
    ['run', '--silent', '--if-present', 'build', 'dist'],
  ];
  for (const [made, args] of commands.map((words) => [words.at(-1), words.slice(0, -1)])) {
    if (existsSync(path.join(folder, made)) || existsSync(path.join(folder, 'dist'))) continue;
    if (run('npm', args, { cwd: folder }) !== 0)
      throw new Error(`npm ${args.join(' ')} failed in ${folder}.`);
  }
}
