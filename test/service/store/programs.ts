/** What the tests run on a store in a process of its own; each program tells how far it is, a line of JSON at a time. */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { openLevelStore } from '../../../src/service/store/openLevelStore.js';
import type { Store } from '../../../src/service/store/Store.js';

export type ProgramName = keyof typeof programs;

export const programs = {
  /** Goes on for ever, telling each number after its flush, with a few flushes under way at a time. */
  async writeNumbers(folder: string, first: string) {
    const store = await openLevelStore(folder);
    const flushes: Promise<void>[] = [];
    for (let n = Number(first); ; n++) {
      putNumber(store, n);
      flushes.push(store.flush().then(() => tell(n)));
      if (flushes.length > 3) await flushes.shift();
    }
  },

  async holdOpen(folder: string) {
    await openLevelStore(folder);
    tell('open');
    await wait(600_000);
  },

  /** May write files of one million bytes for a while, and says what came of it. */
  async meetFullDisk(folder: string) {
    const store = await openLevelStore(folder);
    store.put('cases', 'before', { n: 1 });
    for (let n = 0; n < 2000; n++) store.put('messages', String(n), { n, text: 'a while '.repeat(20) });
    await store.flush();
    limitFileSize('1000000');
    store.putBytes('big', new Uint8Array(3_000_000).fill(1));
    store.put('cases', 'with it', { n: 2 });
    tell(await failureOf(store.flush()));
    store.put('cases', 'while full', { n: 3 });
    const readings = [store.all('messages'), store.get('messages', '7'), store.getBytes('big')] as const;
    const failure = await failureOf(store.flush());
    const [messages, message, big] = await Promise.all(readings);
    tell([messages.length, message, big?.length]);
    tell(failure);
    tell(await store.all('cases'));
    limitFileSize('unlimited');
    tell(await failureOf(store.flush()));
    store.put('cases', 'with room again', { n: 4 });
    await store.flush();
    tell(await store.all('cases'));
  },
};

/** Three things that belong together; the bytes make LevelDB begin new files every few dozen numbers. */
function putNumber(store: Store, n: number): void {
  store.put('messages', `session/${String(n).padStart(8, '0')}`, { n });
  store.put('sessions', 'session', { last: n });
  store.putBytes(String(n), bytesOf(n));
}

export function bytesOf(n: number): Uint8Array {
  return new Uint8Array(100_000).fill(n % 251);
}

function limitFileSize(bytes: string): void {
  const { status, stderr } = spawnSync('/usr/bin/prlimit', [
    `--pid=${process.pid}`,
    `--fsize=${bytes}:unlimited`,
  ]);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr.toString()}`);
}

async function failureOf(flush: Promise<void>): Promise<string> {
  try {
    await flush;
    return 'none';
  } catch (error) {
    return String(error);
  }
}

function tell(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
