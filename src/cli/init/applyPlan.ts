/** Writes what was planned; a file that has come into being meanwhile is left as it is. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../UsageError.js';
import type { Change, Plan } from './Plan.js';

/** @throws UsageError at the first file that can't be written */
export async function applyPlan({ folder, changes }: Plan): Promise<void> {
  for (const change of changes) await write(folder, change);
}

async function write(folder: string, { file, text, isNew }: Change): Promise<void> {
  const target = path.join(folder, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text, { flag: isNew ? 'wx' : 'w' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const mend = 'Please make that possible and run this again: what is done already stays as it is.';
    throw new UsageError(`Failed to write ${file}: ${why}. ${mend}`, { cause: error });
  }
}
