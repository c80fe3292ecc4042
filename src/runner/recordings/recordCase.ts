/** What models made of the steps of a case is written beside its case file, once it was seen to work. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Case } from '../../cases/index.js';
import { stemOf } from '../../phrases/index.js';
import type { Healing } from '../../report/outcome.js';
import { whileLocked, type LockSettings } from '../whileLocked.js';
import type { Recording } from './readings.js';
import { withHealings, withRecordings } from './withRecordings.js';

export interface CaseToRecord {
  case: Case;
  /** POSIX, relative to `root`. */
  file: string;
  root: string;
  made: readonly Recording[];
  /** Those that could be written are marked so. */
  healed: readonly Healing[];
}

/** @returns remarks: what was written, or why it could not be */
export async function recordCase(entry: CaseToRecord, lock: LockSettings): Promise<string[]> {
  const { case: one, root, made, healed } = entry;
  const name = `${stemOf(entry.file)}.recorded.md`;
  const title = one.writtenTitle ?? one.title;
  if (made.length + healed.length === 0) return [];
  const file = path.join(root, name);
  try {
    const isNew = await whileLocked(file, lock, async () => {
      const before = await readFile(file, 'utf8').catch(emptyIfMissing);
      const recorded = made.length === 0 ? before : withRecordings(before, title, made);
      const after = withHealings(recorded, healed);
      if (after !== before) await replace(file, after);
      return recorded !== before;
    });
    if (!isNew) return [];
  } catch (error) {
    for (const one of healed) one.written = false;
    const why = error instanceof Error ? error.message : String(error);
    return [`What a model made of a step could not be written to ${name}: ${why}`];
  }
  return [`What a model made of ${made.map(({ step }) => `"${step}"`).join(', ')} was written to ${name}.`];
}

function emptyIfMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
  throw error;
}

/** Whole or not at all: another process may just be reading it. */
async function replace(file: string, text: string): Promise<void> {
  const beside = `${file}.${randomUUID()}.tmp`;
  await writeFile(beside, text);
  await rename(beside, file);
}
