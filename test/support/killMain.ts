/** A run on a slow hosted service whose main process is ended in the very moment in which a worker asks it for a session. */
import path from 'node:path';
import { expect } from 'vitest';
import type { PlaywrightProject } from './playwrightProject.js';
import { processesOf } from './processes.js';
import type { Broken } from './resume.js';
import { environmentOf, slowService } from './slowService.js';
import { startNode } from './startNode.js';

/**
 * Loaded into all processes of the run. Workers end when their main process has; here they are slow to notice it. How far
 * that is with its end can't be seen from outside, so a worker gives it a while; and one of Vitest, which ends without its
 * workers, waits until all have asked.
 */
const KILLER = `
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import net from 'node:net';

const main = process.ppid;
const { connect } = net.Socket.prototype;
const until = (isSo) => {
  while (!isSo()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
};
net.Socket.prototype.connect = function (...args) {
  if (/casewright-[^/]+\\/socket$/.test(args.flat()[0]?.path ?? '')) {
    until(() => existsSync('begun') || process.ppid !== main);
    if (mkdirSync('struck', { recursive: true })) process.kill(main, process.env.KILL_BY);
    const struck = performance.now();
    const isEnding = () => process.env.ASK === 'while it ends' && performance.now() > struck + 500;
    until(() => process.ppid !== main || isEnding());
    appendFileSync('asked', process.ppid === main ? 'while it ended, ' : 'once it had ended, ');
  }
  return connect.apply(this, args);
};

if (!process.send && process.env.ASK === 'while it ends') {
  const { exit } = process;
  const asked = () => (existsSync('asked') ? readFileSync('asked', 'utf8').split(',').length - 1 : 0);
  process.exit = (code) => {
    if (asked() < Number(process.env.ASKING)) setTimeout(() => process.exit(code), 50);
    else setTimeout(() => exit(code), 1_500);
  };
}
if (process.send) {
  const { on } = process;
  process.on = process.addListener = function (event, listener) {
    return on.call(this, event, event === 'disconnect' ? () => setTimeout(listener, 3_000) : listener);
  };
}
`;

interface Wanted {
  args: string[];
  signal: NodeJS.Signals;
  ask: 'while it ends' | 'once it has ended';
  /** Sessions that have begun by then. */
  ahead?: number;
  /** Workers that ask while the run ends. */
  asking?: number;
}

/** Resolves once the workers have ended, too. */
export async function killMain(
  project: Pick<PlaywrightProject, 'folder' | 'write' | 'read'>,
  { args, signal, ask, ahead = 2, asking = 1 }: Wanted,
): Promise<Omit<Broken, 'resume'>> {
  const service = await slowService();
  await project.write({ 'killer.mjs': KILLER });
  const killer = path.join(project.folder, 'killer.mjs');
  const run = startNode(project.folder, args, {
    ...environmentOf(service),
    CASEWRIGHT_BROWSER: '/no/such/browser',
    ...{ KILL_BY: signal, ASK: ask, ASKING: String(asking) },
    NODE_OPTIONS: `--import ${killer}`,
  });
  await expect.poll(() => service.looked.size, { timeout: 60_000 }).toBe(ahead);
  await project.write({ begun: '' });
  const ran = await run.ended;
  await expect.poll(() => processesOf(killer), { timeout: 60_000 }).toEqual([]);
  const asked = ask === 'while it ends' ? 'while it ended, ' : 'once it had ended, ';
  expect(await project.read('asked')).toMatch(new RegExp(`^(?:${asked}){${asking},}$`));
  return { service, ran };
}
