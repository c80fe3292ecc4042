/** Reads a file that is to be written again, so every byte of it has to be understood. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { UsageError } from '../UsageError.js';

/** Undefined where there is no such file. @throws UsageError for one that can't be read */
export async function readText(file: string): Promise<string | undefined> {
  const bytes = await readIfThere(file);
  if (bytes === undefined || isUtf8(bytes)) return bytes?.toString('utf8');
  throw new UsageError(`Failed to read ${file}: it is not in UTF-8. Please save it in that encoding.`);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Failed to read ${file}: ${why}. Please make it readable.`, { cause: error });
  }
}
