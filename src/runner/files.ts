/** Files: those that several processes read and write at a time, and the text of a case file and where it stands. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PollSettings } from '../client/index.js';
import type { Case } from '../cases/index.js';
import type { SourceText } from '../report/outcome.js';

export type LockSettings = Pick<PollSettings, 'clock' | 'signal'>;

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

/** By a draft beside it: whatever happens, and whoever just reads it, it is whole, as it was or as it is to be. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const isThere = existsSync(file);
  await mkdir(path.dirname(file), { recursive: true });
  // A link stays a link, and a file keeps its rights.
  const target = isThere ? await realpath(file) : file;
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    if (isThere) await chmod(draft, (await stat(target)).mode);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** For `catch`: gives undefined for a file that isn't there. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Makes something in the folder that the plugins keep their own files in. @throws Error that says what to do about it */
export function inOwnFolder<Value>(root: string, make: (folder: string) => Value): Value {
  const folder = path.join(root, '.casewright');
  try {
    return make(folder);
  } catch (error) {
    throw new Error(
      `Casewright can't write to ${folder}: ${error instanceof Error ? error.message : String(error)}. ` +
        'It keeps there what it makes of the case files. Please make that folder writable; it may be deleted.',
      { cause: error },
    );
  }
}

/** POSIX; `''` for the repository itself, and where there is none. */
export function repositoryFolder(folder: string): string {
  for (let repository = folder; ; repository = path.dirname(repository)) {
    // A folder, or in a work tree or a submodule a file.
    if (existsSync(path.join(repository, '.git'))) {
      return path.relative(repository, folder).split(path.sep).join('/');
    }
    if (path.dirname(repository) === repository) return '';
  }
}

/** Characters; of a longer file only the part around the case is kept. */
const LONGEST = 32_000;
/** Lines around the case's own. */
const AROUND = 12;

/** Undefined where the file is gone: that costs the report a view, not the case its verdict. */
export function sourceOf(file: string, one: Pick<Case, 'line' | 'steps'>): SourceText | undefined {
  const text = readIfThere(file);
  if (text === undefined || text.length <= LONGEST) return text === undefined ? undefined : { line: 1, text };
  const lines = text.split('\n');
  const own = [one.line, ...one.steps.map(({ line }) => line)];
  const first = Math.max(1, Math.min(...own) - AROUND);
  const last = Math.min(lines.length, Math.max(...own) + AROUND);
  return {
    line: first,
    text: lines
      .slice(first - 1, last)
      .join('\n')
      .slice(0, LONGEST),
  };
}

/** The text of a file that may be gone. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && GONE.has(error.code)) return undefined;
    throw error;
  }
}

/** Below a file, or with a name that is too long for one, nothing can be either. */
const GONE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
