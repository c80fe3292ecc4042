/** The folder of app binaries: below the data folder, or a temporary one, made at first need. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf } from './ApiError.js';
import { type Files, folderFiles } from './files/Files.js';

/**
 * @param onFault called where an earlier service's folder can't be removed
 * @param temporary where temporary folders are made
 */
export function binaryHome(
  data: string | undefined,
  onFault: (error: unknown) => void,
  temporary = tmpdir(),
): Files & { sweep(kept: readonly string[]): Promise<void>; close(): Promise<void> } {
  const make = async () => {
    await removeAbandoned(temporary).catch(onFault);
    return mkdtemp(path.join(temporary, `${PREFIX}${process.pid}-`));
  };
  let made: Promise<string> | undefined;
  const folder = async () => {
    if (data !== undefined) return path.join(data, 'uploads');
    made ??= make();
    // Where it can't be made, the next one who needs it tries again.
    made.catch(() => (made = undefined));
    return made;
  };
  const files = async () => folderFiles(await folder());
  return {
    put: async (key, bytes) => (await files()).put(key, bytes),
    get: async (key) => (await files()).get(key),
    remove: async (key) => (await files()).remove(key),
    pathOf: async (key) => (await files()).pathOf(key),
    async sweep(kept) {
      const there = await readdir(await folder());
      const left = there.filter((name) => OURS.test(name) && !kept.includes(name));
      await Promise.all(left.map(async (name) => rm(path.join(await folder(), name), { force: true })));
    },
    /** Removes a temporary folder, with all that is in it. */
    async close() {
      if (made) await rm(await made, { recursive: true, force: true });
    },
  };
}

/** Names that are given here, half files among them; nothing else in the folder is ever removed. */
const OURS = /^[\da-f-]{73}\.(?:apk|ipa)(?:\.[\da-f-]{36})?(?:\.part)?$/;

/** With machine and user: containers that share the folder have processes, and so numbers, of their own. */
const PREFIX = `casewright-uploads-${encodeURIComponent(hostname())}-${process.getuid?.() ?? 'user'}-`;

/** Those of services that were killed; nobody else would ever remove their apps. */
async function removeAbandoned(temporary: string): Promise<void> {
  const abandoned = (await readdir(temporary)).filter((name) => {
    const pid = name.startsWith(PREFIX) ? /^(\d+)-/.exec(name.slice(PREFIX.length))?.[1] : undefined;
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(
    abandoned.map((name) => rm(path.join(temporary, name), { recursive: true, force: true })),
  );
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's may not be asked, so it is there.
    return codeOf(error) !== 'ESRCH';
  }
}
