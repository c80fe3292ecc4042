/** A file of the storage on this machine, for what only reads files. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import type { Files } from './Files.js';

export interface LocalFile {
  file: string;
  /** Removes it, if it is a copy. */
  release(): Promise<void>;
}

/** Undefined where there is none. */
export async function localFile(files: Files, key: string): Promise<LocalFile | undefined> {
  if (files.pathOf) {
    const file = await files.pathOf(key);
    return file === undefined ? undefined : { file, release: () => Promise.resolve() };
  }
  const kept = await files.get(key);
  return kept && copyOf(kept.bytes, path.basename(key));
}

async function copyOf(bytes: AsyncIterable<Uint8Array>, name: string): Promise<LocalFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-file-'));
  const release = () => rm(folder, { recursive: true, force: true });
  const file = path.join(folder, name);
  try {
    await writeFile(file, bytes);
    return { file, release };
  } catch (error) {
    await release();
    throw error;
  }
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

/** A part of a storage, as one of its own. */
export function filesBelow(files: Files, folder: string): Files {
  const within = (key: string) => `${folder}/${key}`;
  return {
    put: (key, bytes) => files.put(within(key), bytes),
    get: (key) => files.get(within(key)),
    remove: (key) => files.remove(within(key)),
    ...(files.pathOf && { pathOf: async (key) => files.pathOf?.(within(key)) }),
  };
}
