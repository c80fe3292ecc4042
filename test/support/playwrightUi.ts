/** A Playwright that watches: UI mode as a web page, or the test server that editors talk to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { root } from './places.js';
import { userEnvironment } from './userEnvironment.js';

export interface WatchingPlaywright {
  /** Where it listens. */
  address: string;
  pid: number;
  /** Standard output and error so far. */
  output(): string;
  /** Sends the signal and gives the exit code, or the signal where that ended it. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

/** Takes what is to be done at the end: of a test, or of several. */
export type AtEnd = (end: () => Promise<void> | void) => void;

/** UI mode; the address is that of its page. */
export const openUi = (folder: string) =>
  startWatching(folder, ['test', '--ui-host=127.0.0.1', '--ui-port=0']);

/** The test server; the address is that of its WebSocket. */
export const openTestServer = (folder: string, atEnd?: AtEnd) =>
  startWatching(folder, ['test-server', '--host=127.0.0.1'], atEnd);

async function startWatching(
  folder: string,
  args: string[],
  atEnd: AtEnd = onTestFinished,
): Promise<WatchingPlaywright> {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    // `BROWSER`: UI mode would open its page in the desktop's own browser.
    env: { ...userEnvironment(), FORCE_COLOR: '0', BROWSER: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const [code, by] = await ended;
    return code ?? by ?? 'SIGKILL';
  };
  atEnd(async () => {
    await end();
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Listening on (\S+)/.exec(line)?.[1];
    if (address) return { address, pid: child.pid ?? 0, output: () => output, end };
  }
  throw new Error(`Playwright ended without an address:\n${output}`);
}
