/** Starts the shop before the first test, and stops it after the last one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export default async function startShop() {
  const file = path.resolve(import.meta.dirname, '../../fixtures/shop/server.mjs');
  const shop = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(shop, 'exit');
  const started = await Promise.race([once(shop.stdout, 'data'), ended.then(() => false)]);
  if (!started) throw new Error('The shop did not start.');
  return async () => {
    shop.kill();
    await ended;
  };
}
