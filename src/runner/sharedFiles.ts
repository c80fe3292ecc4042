/** Files that several processes read and write at a time. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import type { Clock } from '../client/index.js';

export interface LockSettings {
  clock: Clock;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
}

/** Milliseconds without a sign of life after which a lock counts as that of a dead process. */
const STALE = 10_000;
/** Milliseconds between two tries to get it. */
const WAIT = 200;

/**
 * Does something while no other process does it: a lock beside a file, which a dead process loses.
 * @param file need not exist; the lock is `<file>.lock`
 */
export async function whileLocked<Value>(
  file: string,
  settings: LockSettings,
  act: () => Promise<Value>,
): Promise<Value> {
  const release = await acquire(file, settings);
  try {
    return await act();
  } finally {
    await release();
  }
}

async function acquire(file: string, { clock, signal }: LockSettings): Promise<() => Promise<void>> {
  for (;;) {
    signal?.throwIfAborted();
    const release = await tryToLock(file);
    if (release) return release;
    await clock.sleep(WAIT * (0.5 + clock.random()), signal);
  }
}

/** Undefined while another process holds it. */
async function tryToLock(file: string): Promise<(() => Promise<void>) | undefined> {
  // Only now: it comes between the signals and the process that it is loaded in, a test runner's own among them.
  const { lock } = await import('proper-lockfile');
  let isLost = false;
  // A lock is lost where this process was stopped for long. What it guards is only done twice then, which is
  // better than to end the process, as the package does by itself.
  const onCompromised = () => (isLost = true);
  try {
    const release = await lock(file, { realpath: false, stale: STALE, onCompromised });
    return async () => {
      if (!isLost) await release();
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ELOCKED') return undefined;
    throw error;
  }
}

/** Whole or not at all: another process may just be reading it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** For `catch`: gives undefined for a file that isn't there. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
