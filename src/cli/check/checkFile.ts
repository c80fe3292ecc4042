/** A case file: what the built-in agent makes of each of its steps. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  describeActions,
  readCase,
  type Interpretation,
  type Interpreter,
  type StepInWords,
  type Unread,
} from '../../agent/index.js';
import {
  readCaseFile,
  variableNames,
  type Case,
  type FilePlace,
  type Mistake,
  type Position,
  type Step,
} from '../../cases/index.js';
import { stemOf } from '../../cases/case.js';
import { inWords, type Phrase, type PhraseBook } from '../../phrases/index.js';
import type { PhraseUses } from './writePhrases.js';
import type { LoadedSuite } from './suitesToCheck.js';

export interface CheckedFile {
  /** As it is reported: relative to where the program runs. */
  file: string;
  mistakes: Mistake[];
  /** What in it is no step, though it might be taken for one. */
  remarks: Mistake[];
  cases: CheckedCase[];
  steps: CheckedStep[];
}

/** How many steps it has, and how many of them are understood. */
export interface CheckedCase extends Position {
  title: string;
  steps: number;
  understood: number;
}

export interface CheckedStep {
  line: number;
  column: number;
  text: string;
  understood: boolean;
  /** What it means, one after the other. */
  as: string[];
  /** What is told of one that isn't: a phrase in its way, how far it was read, and sentences that would be understood. */
  unread: Unread;
  /** Why it isn't understood, where that is known. */
  why: string | undefined;
  /** Whether a phrase is wanted for it: none is there, and the agent doesn't understand its words. */
  wanted: boolean;
  /** As it is written in the file: a wanted one with the `<names>` of an outline's examples. */
  written: string;
  carries: 'table' | 'text' | undefined;
  /** Of the cases that have it. */
  titles: string[];
}

export interface Kept {
  uses: PhraseUses;
  interpreter: Interpreter;
  /** The recordings that a step was met for. */
  recordings: Set<Phrase>;
}

export async function checkFile(
  file: string,
  suite: LoadedSuite,
  { uses, interpreter, recordings }: Kept,
): Promise<CheckedFile> {
  const { root, book, given, shown } = suite;
  const reported = shown(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  const deferred = given.variables === undefined ? variableNames(text) : [];
  const {
    cases,
    mistakes,
    remarks = [],
  } = readCaseFile(
    { path: file, text },
    {
      variables: given.variables ?? {},
      secrets: given.secrets,
      deferred,
      meaningOf: (step, title, nth) => {
        const of = { stem: stemOf(file), title, nth };
        for (const { phrase } of book.findRecorded(step, of)) recordings.add(phrase);
        return book.meaningOf(step, of);
      },
    },
  );
  const lines = text.split(/\r\n?|\n/);
  const steps = new Map<string, CheckedStep>();
  const checked: CheckedCase[] = [];
  for (const one of cases) {
    const own = await checkCase(one, { book, lines, interpreter });
    checked.push(countedIn(one, own));
    for (const step of own) {
      const key = `${step.line}:${step.column}:${step.text}`;
      const known = steps.get(key);
      // What a step means may depend on the ones before it.
      const worse = known?.understood === false ? known : step;
      steps.set(key, { ...worse, titles: [...new Set([...(known?.titles ?? []), one.title])] });
      if (!known) {
        uses.count(book, step.text, { file: reported, line: step.line, column: step.column });
      }
    }
  }
  return { file: reported, mistakes, remarks, cases: checked, steps: [...steps.values()] };
}

const countedIn = ({ line, column, title }: Case, steps: readonly CheckedStep[]): CheckedCase => ({
  line,
  column,
  title,
  steps: steps.length,
  understood: steps.filter(({ understood }) => understood).length,
});

interface Around {
  book: PhraseBook;
  lines: readonly string[];
  interpreter: Interpreter;
}

async function checkCase(one: Case, around: Around): Promise<CheckedStep[]> {
  const readings = await readCase(
    one.steps.flatMap((step): readonly StepInWords[] => step.meaning ?? [step]),
    around.interpreter,
  );
  let at = 0;
  return one.steps.map((step) => {
    const count = step.meaning?.length ?? 1;
    at += count;
    return { ...checkStep(step, readings.slice(at - count, at), around), titles: [one.title] };
  });
}

const carriedBy = ({ table, docString }: Step): CheckedStep['carries'] =>
  table ? 'table' : docString === undefined ? undefined : 'text';

function checkStep(
  step: Step,
  readings: readonly Interpretation[],
  { book, lines }: Around,
): Omit<CheckedStep, 'titles'> {
  const { line, column, text, meaning } = step;
  const parts = meaning
    ? meaning.map((part, index) => readPart(part, readings[index], book))
    : [readPart(step, readings[0], book)];
  const unknown = parts.filter(({ as }) => as === undefined);
  const understood = unknown.length === 0;
  const wanted = !understood && meaning === undefined && step.emptyPhrase === undefined;
  const likest = [...(wanted ? book.nearest(text) : []), ...unknown.flatMap(({ unread }) => unread.nearest)];
  return {
    line,
    column,
    text,
    understood,
    as: parts.flatMap(({ as }) => as ?? []),
    unread: step.emptyPhrase ? NOTHING : { ...(meaning ? NOTHING : unknown[0]?.unread), nearest: likest },
    why: understood ? undefined : whyUnknown(step, unknown),
    wanted,
    written: wanted ? (lines[line - 1] ?? '').slice(column - 1).trim() : text,
    carries: carriedBy(step),
  };
}

interface Part {
  text: string;
  from: FilePlace | undefined;
  as: string | undefined;
  unread: Unread;
}

function readPart(
  { text, from }: { text: string; from?: FilePlace },
  reading: Interpretation | undefined,
  book: PhraseBook,
): Part {
  const [found] = book.find(text);
  if (found && found.phrase.steps === undefined) {
    const { expression, place } = found.phrase;
    return { text, from, as: `Call defineStep('${expression}') of ${inWords(place)}`, unread: NOTHING };
  }
  if (reading?.understood) return { text, from, as: describeActions(reading.actions), unread: NOTHING };
  return { text, from, as: undefined, unread: reading?.explain() ?? NOTHING };
}

const NOTHING: Unread = { nearest: [] };

function whyUnknown({ emptyPhrase, meaning }: Step, unknown: readonly Part[]): string | undefined {
  if (emptyPhrase) return `its phrase or page is still empty: ${inWords(emptyPhrase)}`;
  if (!meaning) return undefined;
  const names = unknown.map(({ text, from }) => `"${text}"${from ? ` (${inWords(from)})` : ''}`);
  return `its phrase says ${names.join(' and ')}, which isn't`;
}
