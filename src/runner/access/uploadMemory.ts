/** Which files are uploaded already, in a file that the workers of a run share. */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { memoryOfProcess, systemClock, type Clock, type UploadMemory } from '../../client/index.js';
import { replaceFile, unlessMissing, whileLocked, type LockSettings } from '../files.js';

export interface UploadMemoryFile {
  /** The file is `.casewright/uploads.json` in it. */
  folder: string;
  origin: string;
  clock?: Clock;
}

/** Upload ids by `<origin> <hash>`, oldest first. */
const Uploads = z.record(z.string(), z.string());

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
    await replaceFile(file, `${JSON.stringify(Object.fromEntries(newest), null, 2)}\n`);
  });
}

/** A file that is broken is as good as none: the next upload writes it anew. */
async function readUploads(file: string): Promise<z.infer<typeof Uploads>> {
  const text = (await readFile(file, 'utf8').catch(unlessMissing)) ?? '';
  try {
    return Uploads.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
