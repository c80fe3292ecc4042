/** A run on a slow hosted service whose main process is killed in the very moment in which a worker asks it for a session. */
import path from 'node:path';
import { expect } from 'vitest';
import type { PlaywrightProject } from './playwrightProject.js';
import { processesOf } from './processes.js';
import { environmentOf, slowService, type SlowService } from './slowService.js';
import { startNode } from './startNode.js';

/** Loaded into all processes of the run. Workers end when their main process has; here they are slow to notice it. */
const KILLER = `
import { appendFileSync, existsSync } from 'node:fs';
import net from 'node:net';

const main = process.ppid;
const { connect } = net.Socket.prototype;
const until = (isSo) => {
  while (!isSo()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
};
net.Socket.prototype.connect = function (...args) {
  if (/casewright-[^/]+\\/socket$/.test(args.flat()[0]?.path ?? '')) {
    until(() => existsSync('begun') || process.ppid !== main);
    if (process.ppid === main) process.kill(main, 'SIGKILL');
    until(() => process.ppid !== main);
    appendFileSync('asked', 'x');
  }
  return connect.apply(this, args);
};

if (process.send) {
  const { on } = process;
  process.on = process.addListener = function (event, listener) {
    return on.call(this, event, event === 'disconnect' ? () => setTimeout(listener, 3_000) : listener);
  };
}
`;

/** @returns the service, once the workers have ended, too */
export async function killMain(
  project: Pick<PlaywrightProject, 'folder' | 'write' | 'read'>,
  args: string[],
): Promise<SlowService> {
  const service = await slowService();
  await project.write({ 'killer.mjs': KILLER });
  const killer = path.join(project.folder, 'killer.mjs');
  const run = startNode(project.folder, args, {
    ...environmentOf(service),
    CASEWRIGHT_BROWSER: '/no/such/browser',
    NODE_OPTIONS: `--import ${killer}`,
  });
  await expect.poll(() => service.looked.size, { timeout: 60_000 }).toBe(2);
  await project.write({ begun: '' });
  await run.ended;
  await expect.poll(() => processesOf(killer), { timeout: 60_000 }).toEqual([]);
  expect(await project.read('asked')).not.toBe('');
  return service;
}
