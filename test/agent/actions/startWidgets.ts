/** Starts the pages of widgets on a free port, as a process of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../support/places.js';

export interface WidgetPages {
  origin: string;
  stop: () => Promise<void>;
}

export async function startWidgets(): Promise<WidgetPages> {
  const file = path.join(root, 'fixtures', 'widgets', 'server.mjs');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (origin !== undefined) return { origin, stop };
  }
  throw new Error('The pages of widgets ended without saying their address.');
}
