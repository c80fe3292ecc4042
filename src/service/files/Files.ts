/** Where bytes are kept that are too big for a database, pictures and the binaries of apps; and folders as such a place. */
import { mkdtemp, rm, writeFile, mkdir, open, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { codeOf } from '../ApiError.js';
import { closingOnFailure } from '../waits.js';

export interface Files {
  /** Whole or not at all; takes the place of what has the key. Rejects as `bytes` does, or as the storage does. */
  put(key: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<{ size: number }>;
  /** `size` in bytes. */
  get(key: string): Promise<{ size: number; bytes: AsyncIterable<Uint8Array> } | undefined>;
  /** Without a complaint where there is none. */
  remove(key: string): Promise<void>;
  /** Where on this machine the bytes are, if they are a file here: then nobody needs a copy. Undefined where there is none. */
  pathOf?(key: string): Promise<string | undefined>;
}

/**
 * Keys are made by the service: parts of letters, digits, `.`, `_` and `-`, with slashes between them, such as
 * `uploads/<id>.apk`.
 * @throws Error for any other: it may come from a damaged record, and must lead nowhere else
 */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (parts.every((part) => /^[\w-][\w.-]*$/.test(part))) return;
  throw new Error(`${JSON.stringify(key)} is no key of a file: the record that has it is damaged.`);
}

export interface LocalFile {
  file: string;
  /** Removes it, if it is a copy. */
  release(): Promise<void>;
}

export async function localFile(files: Files, key: string): Promise<LocalFile | undefined> {
  if (files.pathOf) {
    const file = await files.pathOf(key);
    return file === undefined ? undefined : { file, release: () => Promise.resolve() };
  }
  const kept = await files.get(key);
  if (!kept) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-file-'));
  const release = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, path.basename(key));
  return closingOnFailure({ close: release }, async () => {
    await writeFile(file, kept.bytes);
    return { file, release };
  });
}

/** Bytes; undefined where there is none. */
export async function sizeOf(files: Files, key: string): Promise<number | undefined> {
  const kept = await files.get(key);
  if (!kept) return undefined;
  // Only what was begun can be broken off.
  for await (const _ of kept.bytes) break;
  return kept.size;
}

export const wholeOf = async (bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await arrayBuffer(bytes));

export function filesBelow(files: Files, folder: string): Files {
  const within = (key: string) => `${folder}/${key}`;
  return {
    put: (key, bytes) => files.put(within(key), bytes),
    get: (key) => files.get(within(key)),
    remove: (key) => files.remove(within(key)),
    ...(files.pathOf && { pathOf: async (key) => files.pathOf?.(within(key)) }),
  };
}

/**
 * @param root made at the first need; several processes, and machines that share it, may use it at the same time
 */
export function folderFiles(root: string): Files & Required<Pick<Files, 'pathOf'>> {
  const place = (key: string) => {
    checkKey(key);
    return path.join(root, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const whole = place(key);
      const part = `${whole}.${randomUUID()}.part`;
      // Apps that are not published yet are nobody else's business.
      await mkdir(path.dirname(whole), { recursive: true, mode: 0o700 });
      return closingOnFailure({ close: () => rm(part, { force: true }) }, async () => {
        await writeFile(part, bytes, { flag: 'wx', flush: true });
        const { size } = await stat(part);
        await rename(part, whole);
        return { size };
      });
    },
    async get(key) {
      const file = await open(place(key)).catch(undefinedWhereMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, bytes: file.createReadStream() };
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async pathOf(key) {
      const file = place(key);
      const there = await stat(file).catch(undefinedWhereMissing);
      return there && file;
    },
  };
}

function undefinedWhereMissing(error: unknown): undefined {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
}
