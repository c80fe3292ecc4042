/**
 * One session a device at a time, whatever process runs it: a lock beside a file that names the session on the device.
 * Who gets the lock after a process that was killed ends what it has left.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endSession } from './connect.js';
import type { KnownPhone } from './options.js';

export interface Turn {
  /** Gives the session once others know of it, so that they can end it if it comes to that. */
  hold<Session extends { id: string }>(opening: Promise<Session>): Promise<Session>;
  /** Ends the session. One that doesn't end is not waited for: until it has ended nobody else gets the device. */
  leave(): Promise<void>;
}

/** What the file says. */
interface Left {
  server: string;
  id: string;
}

/** Milliseconds without a sign of life after which a lock counts as that of a dead process. */
const STALE = 10_000;
/** Milliseconds between two tries to get it. */
const WAIT = 250;
/** Milliseconds in which a server is to answer that a session has ended. */
export const ENDED_IN = 20_000;

const folder = path.join(tmpdir(), 'casewright-phones');
const fileOf = ({ id }: Pick<KnownPhone, 'id'>) =>
  path.join(folder, createHash('sha256').update(id).digest('hex').slice(0, 32));

/** Resolves when nobody else uses the device. @throws Error where an earlier session on it doesn't end */
export async function takeTurn(phone: KnownPhone, signal: AbortSignal, endedIn = ENDED_IN): Promise<Turn> {
  await mkdir(folder, { recursive: true });
  const file = fileOf(phone);
  const release = await lockIn(file, signal);
  try {
    if (!(await endLeft(file, endedIn))) throw new Error(stillThere(phone));
  } catch (error) {
    await release();
    throw error;
  }
  let held: Promise<unknown> = Promise.resolve();
  const clear = async () => {
    // Of one that could not be opened there is nothing to end.
    await held.catch(() => undefined);
    await endLeft(file, endedIn);
    await release();
  };
  return {
    hold(opening) {
      const noted = opening.then(async (session) => {
        const left: Left = { server: phone.server, id: session.id };
        await writeFile(file, JSON.stringify(left));
        return session;
      });
      held = noted;
      return noted;
    },
    // A little longer, so that what doesn't end is known before.
    leave: () => Promise.race([clear(), sleep(endedIn + 1_000, undefined, { ref: false })]),
  };
}

const stillThere = ({ name, server }: KnownPhone): string =>
  `An earlier session on "${name}" does not end: the Appium server at ${new URL(server).origin} gives no answer. Please restart it.`;

/** Whether somebody has the device, in this process or another. */
export async function isTaken(phone: KnownPhone): Promise<boolean> {
  const { check } = await import('proper-lockfile');
  return check(fileOf(phone), { realpath: false, stale: STALE });
}

/** Ends what processes that were killed have left on any device. Sessions of those that live are left alone. */
export async function endAbandoned(closed: AbortSignal): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const noted = names.filter((name) => !name.endsWith('.lock')).map((name) => path.join(folder, name));
  await Promise.all(noted.map((file) => endIfAbandoned(file, closed)));
}

async function endIfAbandoned(file: string, closed: AbortSignal): Promise<void> {
  // Longer than a lock outlives its process.
  const tries = (2 * STALE) / WAIT;
  const release = await lockIn(file, closed, tries).catch(() => undefined);
  if (release === undefined) return;
  try {
    // What doesn't end now is told to whoever wants the device.
    await endLeft(file, ENDED_IN);
  } finally {
    await release();
  }
}

/** @throws Error when the signal is aborted, or after so many tries */
async function lockIn(file: string, signal: AbortSignal, tries = Infinity): Promise<() => Promise<void>> {
  const { lock } = await import('proper-lockfile');
  for (let count = 1; ; count++) {
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
      const isLocked = error instanceof Error && 'code' in error && error.code === 'ELOCKED';
      if (!isLocked || count >= tries) throw error;
    }
    await sleep(WAIT, undefined, { signal });
  }
}

/** Whether nothing is left: what gives no answer stays noted. */
async function endLeft(file: string, endedIn: number): Promise<boolean> {
  const left = await readLeft(file);
  if (left && !(await endSession(left.server, left.id, endedIn))) return false;
  await rm(file, { force: true });
  return true;
}

/** Undefined also where a process was killed while it wrote. */
async function readLeft(file: string): Promise<Left | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Left;
  } catch {
    return undefined;
  }
}
