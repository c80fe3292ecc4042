/** What models made of the steps of a case is written beside its case file, once it was seen to work. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { escapeRegExp } from '../../cases/escapeRegExp.js';
import { VARIABLE } from '../../cases/variables.js';
import type { Case, Step } from '../../cases/index.js';
import type { SessionTimeline } from '../../contract/index.js';
import { stemOf } from '../../phrases/index.js';
import { whileLocked, type LockSettings } from '../whileLocked.js';
import { withRecordings, type Recording } from './withRecordings.js';

export interface CaseToRecord {
  case: Case;
  /** POSIX, relative to `root`. */
  file: string;
  root: string;
}

/**
 * What a step's tool output says of how a model read it. Assumption: the contract leaves the shape of `toolOutput` to the
 * tool; the local service writes this one, others need not.
 */
const StepReading = z.looseObject({
  step: z.int().min(1),
  verdict: z.literal('passed'),
  sentences: z.array(z.string()).min(1),
  model: z.string(),
  page: z.string().optional(),
});

/** @returns remarks: what was written, or why it could not be */
export async function recordCase(
  entry: CaseToRecord,
  timeline: SessionTimeline | null,
  lock: LockSettings,
): Promise<string[]> {
  const made = recordingsOf(entry.case, timeline);
  if (made.length === 0) return [];
  const name = `${stemOf(entry.file)}.recorded.md`;
  const file = path.join(entry.root, name);
  const title = entry.case.writtenTitle ?? entry.case.title;
  try {
    const isNew = await whileLocked(file, lock, async () => {
      const before = await readFile(file, 'utf8').catch(emptyIfMissing);
      const after = withRecordings(before, title, made);
      if (after !== before) await replace(file, after);
      return after !== before;
    });
    if (!isNew) return [];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [`What a model made of a step could not be written to ${name}: ${why}`];
  }
  return [`What a model made of ${made.map(({ step }) => `"${step}"`).join(', ')} was written to ${name}.`];
}

function recordingsOf({ steps }: Case, timeline: SessionTimeline | null): Recording[] {
  const readings = (timeline?.steps ?? []).flatMap(({ toolOutput }) => {
    const read = StepReading.safeParse(toolOutput);
    return read.success ? [read.data] : [];
  });
  const made = readings.flatMap(({ step: number, sentences, model, page }) => {
    const step = steps[number - 1];
    // What it carries may be other values the next time, of which its sentences would know nothing.
    if (step === undefined || step.table !== undefined || step.docString !== undefined) return [];
    const written = step.written?.text ?? step.text;
    const named = sentences.map((sentence) => withNames(sentence, step));
    return [{ step: written, sentences: named, model, page }];
  });
  // Two steps of the same words that mean different things can't share a recording.
  const isOnly = ({ step, sentences }: Recording) =>
    made.every((other) => other.step !== step || String(other.sentences) === String(sentences));
  return made.filter(isOnly);
}

/** `{{name}}` where the step's value of that name stands. */
function withNames(sentence: string, { text, written = { text } }: Step): string {
  const names = [...written.text.matchAll(VARIABLE)].map(([, name = '']) => name);
  const pattern = written.text
    .split(VARIABLE)
    .map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : '(.+?)'));
  const [, ...values] = new RegExp(`^${pattern.join('')}$`, 's').exec(text) ?? [];
  return names
    .map((name, index) => ({ name, value: values[index] ?? '' }))
    .filter(({ value, name }) => value !== '' && value !== `{{${name}}}`)
    .sort((one, other) => other.value.length - one.value.length)
    .reduce((named, { name, value }) => named.replaceAll(value, `{{${name}}}`), sentence);
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
