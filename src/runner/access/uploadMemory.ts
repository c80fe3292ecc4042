/** Which files are uploaded already, in a file that the workers of a run share. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { memoryOfProcess, systemClock, type Clock, type UploadMemory } from '../../client/index.js';
import { whileLocked, type LockSettings } from '../whileLocked.js';

export interface UploadMemoryFile {
  /** The file is `.casewright/uploads.json` in it. */
  folder: string;
  /** Of the service that the uploads belong to. */
  origin: string;
  clock?: Clock;
}

/** Upload ids by `<origin> <hash>`, oldest first. */
const Uploads = z.record(z.string(), z.string());
type Uploads = z.infer<typeof Uploads>;

/** So many builds of apps are worth remembering. */
const MOST_CACHED = 200;

export function uploadMemory({ folder, origin, clock = systemClock }: UploadMemoryFile): UploadMemory {
  const file = path.join(folder, '.casewright', 'uploads.json');
  const nearer = memoryOfProcess();
  return {
    once: (hash, upload, isGood, signal) => {
      const inTurn = async () => {
        const settings = { clock, signal };
        await mkdir(path.dirname(file), { recursive: true });
        // Of the hash, so that different apps are uploaded at the same time.
        return whileLocked(path.join(path.dirname(file), `upload-${hash}`), settings, async () => {
          const key = `${origin} ${hash}`;
          const known = (await readUploads(file))[key];
          if (known !== undefined && (await isGood(known))) return known;
          const uploadId = await upload();
          await remember(file, [key, uploadId], settings);
          return uploadId;
        });
      };
      return nearer.once(hash, inTurn, isGood, signal);
    },
  };
}

function remember(file: string, [key, uploadId]: [string, string], settings: LockSettings): Promise<void> {
  return whileLocked(file, settings, async () => {
    const { [key]: _, ...others } = await readUploads(file);
    const newest = Object.entries({ ...others, [key]: uploadId }).slice(-MOST_CACHED);
    // Whole or not at all: a reader never meets half a file.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, `${JSON.stringify(Object.fromEntries(newest), null, 2)}\n`);
    await rename(draft, file);
  });
}

/** A file that is broken is as good as none: the next upload writes it anew. */
async function readUploads(file: string): Promise<Uploads> {
  try {
    return Uploads.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? {};
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return {};
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
