/** Files as commands read them, and where in one of JSON something is wrong. */
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
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

/** As `:line:column`, where a message of JSON tells how far it came. */
export function placeInJson(why: string, text: string): string {
  const position = /at position (\d+)/.exec(why)?.[1] ?? (/end of JSON/.test(why) ? text.length : undefined);
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return `:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}
