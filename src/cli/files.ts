/** Files as commands read and write them. */
import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UsageError } from './Environment.js';

/** Undefined where there is no such file. @throws UsageError for one that can't be read */
export async function readText(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UsageError(`Failed to read ${file}: ${messageOf(error)}. Please make it readable.`, {
      cause: error,
    });
  });
  if (bytes === undefined || isUtf8(bytes)) return bytes?.toString('utf8');
  throw new UsageError(`Failed to read ${file}: it is not in UTF-8. Please save it in that encoding.`);
}

/** Writes it by a draft beside it, so that whatever happens it is whole: as it was, or as it is to be. */
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

/** As `:line:column`, where a message of JSON tells how far it came. */
export function placeInJson(why: string, text: string): string {
  const position = /at position (\d+)/.exec(why)?.[1] ?? (/end of JSON/.test(why) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
