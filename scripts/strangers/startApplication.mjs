/** Starts one of the strangers' applications, built where that is needed. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { run } from '../setup.mjs';

export async function startApplication(folder) {
  buildIfNeeded(folder);
  if (existsSync(path.join(folder, 'start.sh'))) return startPublished(folder);
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

let started = 0;
/** Some take the ports behind theirs, too, and leave them only a moment after their end. */
const PORTS = 3;
const ENDED_BY_THEN = 5_000;

/** Unless it says "ready" when its data are there, it is asked until it answers. */
async function startPublished(folder) {
  const port = 20_000 + (process.pid % 2_000) * 5 + PORTS * started++;
  const child = spawn('bash', ['start.sh', String(port)], {
    ...{ cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'ignore'] },
  });
  let isReady = !readFileSync(path.join(folder, 'start.sh'), 'utf8').includes('echo ready');
  child.stdout.on('data', (said) => (isReady ||= /^ready$/m.test(String(said))));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = () => {
    process.off('exit', stop);
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
    // Some don't start while another of them still ends.
    return Promise.race([ended, setTimeout(ENDED_BY_THEN, undefined, { ref: false })]);
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}/`;
  for (let asked = 0; asked < 480; asked++) {
    if (child.exitCode !== null) break;
    const answer = await fetch(address).catch(() => undefined);
    if (isReady && answer && answer.status < 500) return { address, stop };
    await setTimeout(250);
  }
  void stop();
  throw new Error(`${folder} gave no answer.`);
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
