/** Reads and writes a project's files: each is written whole or not at all, and none that was changed meanwhile. */
import { isUtf8 } from 'node:buffer';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../UsageError.js';
import type { Change, Plan } from './Plan.js';
import { replaceFile } from './replaceFile.js';

/** @throws UsageError at the first file that can't be written */
export async function applyPlan({ folder, changes }: Pick<Plan, 'folder' | 'changes'>): Promise<void> {
  for (const change of changes) await write(folder, change);
}

async function write(folder: string, { file, text, before }: Change): Promise<void> {
  const target = path.join(folder, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    if ((await readText(target)) !== before) throw new Error('somebody else has written it meanwhile');
    await replaceFile(target, text);
  } catch (error) {
    const mend = 'Please see to that and run this again: what is done already stays as it is.';
    throw new UsageError(`Failed to write ${file}: ${messageOf(error)}. ${mend}`, { cause: error });
  }
}

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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
