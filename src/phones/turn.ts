/**
 * One session a device at a time, whatever process runs it: a lock beside a file that names the session on the device.
 * Who gets the lock after a process that was killed ends what it has left.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endSession } from './connect.js';
import type { KnownPhone } from './options.js';

export interface Turn {
  /** So that it can be ended by others, if it comes to that. */
  note(sessionId: string): Promise<void>;
  /** The session has ended, and the next one may begin. */
  leave(): Promise<void>;
}

/** Milliseconds without a sign of life after which a lock counts as that of a dead process. */
const STALE = 10_000;
/** Milliseconds between two tries to get it. */
const WAIT = 250;

/** Resolves when nobody else uses the device. */
export async function takeTurn({ id, server }: KnownPhone, signal: AbortSignal): Promise<Turn> {
  const folder = path.join(tmpdir(), 'casewright-phones');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, createHash('sha256').update(id).digest('hex').slice(0, 32));
  const release = await lockIn(file, signal);
  try {
    await endLeft(file, server);
  } catch (error) {
    await release();
    throw error;
  }
  return {
    note: (sessionId) => writeFile(file, sessionId),
    async leave() {
      await rm(file, { force: true });
      await release();
    },
  };
}

async function lockIn(file: string, signal: AbortSignal): Promise<() => Promise<void>> {
  const { lock } = await import('proper-lockfile');
  for (;;) {
    signal.throwIfAborted();
    let isLost = false;
    try {
      const release = await lock(file, {
        ...{ realpath: false, stale: STALE },
        onCompromised: () => (isLost = true),
      });
      return async () => {
        if (!isLost) await release().catch(() => undefined);
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
    }
    await sleep(WAIT, undefined, { signal });
  }
}

async function endLeft(file: string, server: string): Promise<void> {
  const left = await readFile(file, 'utf8').catch(() => '');
  if (left === '') return;
  await endSession(server, left);
  await rm(file, { force: true });
}
