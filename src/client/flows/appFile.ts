/** The file of an app: what kind it is, what it holds, and its bytes. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { AppFileError } from '../errors.js';
import type { Binary } from '../transport/exchange.js';

export interface AppFile extends Binary {
  /** Without its folder. */
  name: string;
  /** Of its content: SHA-256, hexadecimal. */
  hash: string;
}

export type AppFileType = 'ANDROID_APP' | 'IOS_APP';

export const isPath = (app: string): boolean => path.isAbsolute(app);

/** @throws AppFileError for an ending other than .apk and .ipa */
export function fileTypeOf(file: string): AppFileType {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.apk') return 'ANDROID_APP';
  if (ending === '.ipa') return 'IOS_APP';
  throw new AppFileError(file, `it ends in "${ending}"`);
}

/** @throws AppFileError for a file that is missing, empty or can't be read */
export async function readAppFile(file: string, signal?: AbortSignal): Promise<AppFile> {
  fileTypeOf(file);
  const size = await sizeOf(file);
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) {
    signal?.throwIfAborted();
    hash.update(piece);
  }
  const digest = hash.digest('hex');
  return { name: path.basename(file), size, hash: digest, read: () => unchanged(file, digest) };
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  if (!found.isFile()) throw new AppFileError(file, 'it is not a file');
  if (found.size === 0) throw new AppFileError(file, 'it is empty');
  return found.size;
}

/** The same bytes as before, or an error before the last of them counts as sent. */
async function* unchanged(file: string, digest: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== digest) throw new AppFileError(file, 'it changed while it was being uploaded');
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): AppFileError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = code === 'ENOENT' ? 'there is no such file' : `it can't be read (${String(code ?? error)})`;
  return new AppFileError(file, why, { cause: error });
}
