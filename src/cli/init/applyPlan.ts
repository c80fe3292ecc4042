/** Writes what was planned, each file whole or not at all, and none that was changed meanwhile. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../UsageError.js';
import type { Change, Plan } from './Plan.js';
import { readText } from './readText.js';
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
    const why = error instanceof Error ? error.message : String(error);
    const mend = 'Please see to that and run this again: what is done already stays as it is.';
    throw new UsageError(`Failed to write ${file}: ${why}. ${mend}`, { cause: error });
  }
}
