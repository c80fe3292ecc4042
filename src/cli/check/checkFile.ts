/** A case file: what the built-in agent makes of each of its steps. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeActions, interpretAll, type Interpretation } from '../../agent/index.js';
import {
  readCaseFile,
  variableNames,
  type Case,
  type FilePlace,
  type Mistake,
  type Step,
} from '../../cases/index.js';
import { inWords, type PhraseBook } from '../../phrases/index.js';
import type { PhraseUses } from './PhraseUses.js';
import type { LoadedSuite } from './suitesToCheck.js';

export interface CheckedFile {
  /** As it is told: relative to where the program runs. */
  file: string;
  mistakes: Mistake[];
  steps: CheckedStep[];
}

export interface CheckedStep {
  line: number;
  column: number;
  text: string;
  understood: boolean;
  /** What it means, one after the other. */
  as: string[];
  /** Sentences that would be understood. */
  nearest: string[];
  /** Why it isn't understood, where that is known. */
  why?: string;
  /** Whether a phrase is wanted for it: none is there, and the agent doesn't understand its words. */
  wanted: boolean;
  /** The step as it is written in the file, with `<names>` of an outline's examples. */
  written: string;
  carries?: 'table' | 'text';
}

export function checkFile(file: string, suite: LoadedSuite, uses: PhraseUses): CheckedFile {
  const { root, book, given, shown } = suite;
  const told = shown(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  const deferred = given.variables === undefined ? variableNames(text) : [];
  const { cases, mistakes } = readCaseFile(
    { path: file, text },
    {
      variables: given.variables ?? {},
      secrets: given.secrets,
      deferred,
      meaningOf: (step) => book.meaningOf(step),
    },
  );
  const lines = text.split(/\r\n?|\n/);
  const steps = new Map<string, CheckedStep>();
  for (const one of cases) {
    for (const step of checkCase(one, { book, lines })) {
      const key = `${step.line}:${step.column}:${step.text}`;
      const known = steps.get(key);
      // What a step means may depend on the ones before it.
      if (!known || (known.understood && !step.understood)) steps.set(key, step);
      if (!known) {
        uses.count(book, step.text, { file: told, line: step.line, column: step.column });
      }
    }
  }
  return { file: told, mistakes, steps: [...steps.values()] };
}

interface Around {
  book: PhraseBook;
  lines: readonly string[];
}

function checkCase(one: Case, around: Around): CheckedStep[] {
  const readings = interpretAll(one.steps.flatMap((step) => step.meaning ?? [step]));
  let at = 0;
  return one.steps.map((step) => {
    const count = step.meaning?.length ?? 1;
    at += count;
    return checkStep(step, readings.slice(at - count, at), around);
  });
}

function checkStep(step: Step, readings: readonly Interpretation[], { book, lines }: Around): CheckedStep {
  const parts = (step.meaning ?? [step]).map((part, index) => read(part, readings[index], book));
  const unknown = parts.filter(({ as }) => as === undefined);
  const { line, column, text } = step;
  const why = unknown.length === 0 ? undefined : whyUnknown(step, unknown);
  return {
    ...{ line, column, text },
    understood: unknown.length === 0,
    as: parts.flatMap(({ as }) => as ?? []),
    nearest: unknown.flatMap(({ nearest }) => nearest),
    ...(why !== undefined && { why }),
    wanted: unknown.length > 0 && step.meaning === undefined && step.emptyPhrase === undefined,
    written: (lines[line - 1] ?? '').slice(column - 1).trim(),
    ...(step.table
      ? { carries: 'table' as const }
      : step.docString !== undefined && { carries: 'text' as const }),
  };
}

interface Part {
  text: string;
  from: FilePlace | undefined;
  as: string | undefined;
  nearest: string[];
}

function read(
  { text, from }: { text: string; from?: FilePlace },
  reading: Interpretation | undefined,
  book: PhraseBook,
): Part {
  const [found] = book.find(text);
  const part = { text, from, nearest: [] };
  if (found && found.phrase.steps === undefined) {
    return { ...part, as: `Call defineStep('${found.phrase.expression}') of ${inWords(found.phrase.place)}` };
  }
  if (reading?.understood) return { ...part, as: describeActions(reading.actions) };
  return { ...part, as: undefined, nearest: reading?.nearest ?? [] };
}

function whyUnknown({ emptyPhrase, meaning }: Step, unknown: readonly Part[]): string | undefined {
  if (emptyPhrase) return `its phrase has no steps yet: ${inWords(emptyPhrase)}`;
  if (!meaning) return undefined;
  const names = unknown.map(({ text, from }) => `"${text}"${from ? ` (${inWords(from)})` : ''}`);
  return `its phrase says ${names.join(' and ')}, which isn't`;
}
