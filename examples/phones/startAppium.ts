/** Starts Appium before the first case, and stops it after the last one. With phones of your own: `npx appium`. */
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { port } from './phones.ts';

export default async function startAppium() {
  // Appium looks for its drivers where it is started: in this repository they are installed at its root.
  const cwd = path.resolve(import.meta.dirname, '../..');
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
  const appium = spawn(process.execPath, ['fixtures/phone/server.mjs', port], { cwd, stdio });
  const ended = once(appium, 'exit');
  const started = await Promise.race([once(appium.stdout, 'data'), ended.then(() => false)]);
  if (!started) throw new Error(`Appium did not start on port ${port}.`);
  return async () => {
    appium.kill();
    await ended;
  };
}
