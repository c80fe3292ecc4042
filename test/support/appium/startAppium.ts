/** A real Appium with the phone of `fixtures/phone`, in a process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { root } from '../places.js';
import { freePort } from '../freePort.js';

export interface Appium {
  address: string;
  /** `begin <device>` and `end <device>`, in their order. */
  sessions: string[];
  /** Holds it still, or lets it go on. */
  freeze(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** At once, as when it is killed. */
  kill(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../../../fixtures/phone/server.mjs', import.meta.url));

export async function startAppium(port?: number): Promise<Appium> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [SERVER, String(at)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const sessions: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Appium ended with ${code ?? 'a signal'}.`)));
    createInterface(child.stdout).on('line', (line) => {
      if (line === 'ready') resolve();
      else if (/^(?:begin|end) /.test(line)) sessions.push(line);
    });
  });
  const freeze: Appium['freeze'] = (signal) => void child.kill(signal);
  return { address: `http://127.0.0.1:${at}`, sessions, freeze, kill: () => kill(child) };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** What makes any device one of the fake driver. */
export const FAKE = { platformName: 'Fake', 'appium:automationName': 'Fake' };
