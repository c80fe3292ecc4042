/** All that the program knows of the process that it runs in, and how its commands read files and say what is wrong. */
import type { LocalService, ServiceOptions } from '../service/index.js';
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

export interface Environment {
  /** What stands behind the program's name. */
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  platform: NodeJS.Platform;
  stdout: Output;
  stderr: Output;
  /** Calls back each time that the user or the system asks the process to stop; returns what ends that. */
  onStopSignal: (listener: (signal: StopSignal) => void) => () => void;
  exit: (code: number) => void;
  startService: (options: ServiceOptions) => Promise<LocalService>;
}

export type StopSignal = 'SIGINT' | 'SIGTERM';

interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
}

/** What was asked for can't be done as it was asked; the message says how to mend it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** As in `2 steps`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
