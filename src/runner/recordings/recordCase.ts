/** What models made of the steps of a case is written beside its case file, once it was seen to work. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Case } from '../../cases/index.js';
import { stemOf } from '../../cases/case.js';
import type { Healing } from '../../report/outcome.js';
import { whileLocked, type LockSettings } from '../whileLocked.js';
import type { Recording } from './readings.js';
import { withoutUnused } from './withoutUnused.js';
import { withHealings, withRecordings } from './withRecordings.js';

export interface CaseToRecord {
  case: Case;
  /** POSIX, relative to `root`. */
  file: string;
  root: string;
  made: readonly Recording[];
  /** Those that could be written are marked so. */
  healed: readonly Healing[];
  /** Whether the whole case has passed: then what none of its steps uses goes. */
  isPassed: boolean;
}

/** @returns remarks: what was written, or why it could not be */
export async function recordCase(entry: CaseToRecord, lock: LockSettings): Promise<string[]> {
  const { case: one, root, made, healed, isPassed } = entry;
  const name = `${stemOf(entry.file)}.recorded.md`;
  const title = one.writtenTitle ?? one.title;
  const file = path.join(root, name);
  try {
    return await whileLocked(file, lock, async () => {
      const before = await readFile(file, 'utf8').catch(emptyIfMissing);
      const recorded = made.length === 0 ? before : withRecordings(before, title, made);
      const mended = withHealings(recorded, healed);
      if (mended !== before) await replace(file, mended);
      const after = isPassed ? withoutUnused(mended, { stem: stemOf(entry.file), title }, root) : mended;
      if (after !== mended) await replace(file, after);
      const steps = made.map(({ step }) => `"${step.text}"`).join(', ');
      return [
        ...(recorded === before ? [] : [`What a model made of ${steps} was written to ${name}.`]),
        ...(after === mended ? [] : [`Recordings that no step uses were taken out of ${name}.`]),
      ];
    });
  } catch (error) {
    for (const one of healed) one.written = false;
    const why = error instanceof Error ? error.message : String(error);
    return [`What a model made of a step could not be written to ${name}: ${why}`];
  }
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
