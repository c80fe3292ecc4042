/** The sample shop, in a process of its own, as it is for a user's tests. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../scripts/setup.mjs';

export async function startShop() {
  const child = spawn(process.execPath, [path.join(root, 'fixtures', 'shop', 'server.mjs')], {
    env: { ...process.env, PORT: '0', SHOP_DELAY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Shop: (http:\S+)$/.exec(line)?.[1];
    if (address) return { address, stop: () => child.kill() };
  }
  throw new Error('The shop ended without saying its address.');
}
