/** A real `npx playwright run-server` on loopback, as it runs on a user's desktop. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../src/service/findBrowser.js';
import { root } from './places.js';

export interface PlaywrightServer {
  /** Such as `ws://127.0.0.1:37087/`. */
  address: string;
  /** The address with the browser that this machine has; the server must be `--unsafe` to take it. */
  addressWithBrowser: string;
  port: number;
  kill(): Promise<void>;
}

export async function runPlaywrightServer(port = 0): Promise<PlaywrightServer> {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const words = ['run-server', '--host', '127.0.0.1', '--port', String(port), '--unsafe'];
  const server = spawn(process.execPath, [cli, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const kill = () => killed(server);
  onTestFinished(kill);
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /^Listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    return { address, addressWithBrowser: withBrowser(address), port: Number(new URL(address).port), kill };
  }
  throw new Error('playwright run-server ended without an address');
}

function withBrowser(address: string): string {
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  const url = new URL(address);
  url.searchParams.set('launch-options', JSON.stringify({ executablePath }));
  return url.href;
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}
