/**
 * The test module of a case file: as many lines as the case file, each entry on the line of its case, and a source
 * map that names the case file as its source. So lists, `file:line`, code frames and reports all speak of the case
 * file.
 */
import {
  GenMapping,
  maybeAddMapping,
  setSourceContent,
  toEncodedMap,
  type EncodedSourceMap,
} from '@jridgewell/gen-mapping';
import {
  formatOf,
  type Case,
  type CaseFile,
  type Mistake,
  type PlannedCase,
  type Position,
  type Suite,
} from '../../cases/index.js';
import type { CaseFacts } from '../../report/outcome.js';
import { caseFacts } from './Entry.js';
import type { FileWithPlan } from './readWithPlan.js';

export interface ModuleWords {
  /** On the first line; it makes `run(case, planned?)` and `fail(mistakes)` known, which give bodies of entries. */
  preamble: string;
  /** The title of a suite is `''` where it only groups. */
  suite(title: string): { open: string; close: string };
  entry(title: string, body: string, of: EntryToWord): string;
}

export interface EntryToWord {
  /** A module doesn't know where its case file stands. */
  facts: Omit<CaseFacts, 'file' | 'folder'>;
  /** Undefined where there are mistakes: such an entry fails, whatever its tags say of running it. */
  one: Case | undefined;
}

export interface ModuleSource {
  /** What the map calls the case file. */
  name: string;
  text?: string;
}

/** @param planned the cases of the plan that the file lists */
export function entryModule(
  read: ToWord,
  words: ModuleWords,
  source: ModuleSource,
): { lines: string[]; map: EncodedSourceMap } {
  const lines: string[] = [];
  const map = new GenMapping();
  const stand = (line: number, column: number, original: Position) => {
    const place = { line: original.line, column: original.column - 1 };
    maybeAddMapping(map, { generated: { line, column }, source: source.name, original: place });
  };
  const first = { line: 1, column: 1, code: words.preamble };
  for (const { line, column, code } of [first, ...pieces(read, words, source)]) {
    while (lines.length < line) lines.push('');
    const before = lines[line - 1] ?? '';
    stand(line, before.length, { line, column });
    lines[line - 1] = before + code;
  }
  // A runner may look up places that we give it as places in the module; a step's is its own.
  for (const step of read.caseFile.cases.flatMap(({ steps }) => steps)) {
    if (!lines[step.line - 1]) stand(step.line, step.column - 1, step);
  }
  if (source.text !== undefined) setSourceContent(map, source.name, source.text);
  return { lines, map: toEncodedMap(map) };
}

interface Piece extends Position {
  code: string;
}

type ToWord = Pick<FileWithPlan, 'caseFile' | 'planned'>;

function pieces({ caseFile, planned }: ToWord, words: ModuleWords, source: ModuleSource): Piece[] {
  const { cases, tags } = caseFile;
  const open: Suite[] = [];
  const all: Piece[] = [];
  for (const [index, one] of cases.entries()) {
    const entered = one.suites.slice(open.length);
    all.push(...entered.map(({ title, line, column }) => ({ line, column, code: words.suite(title).open })));
    all.push(entryPiece(one, planned, words));
    open.push(...entered);
    const left = open.splice(sharedDepth(open, cases[index + 1]?.suites ?? [])).toReversed();
    const closing = left.map(({ title }) => words.suite(title).close).join('');
    all.push({ line: one.line, column: one.column, code: ` ${closing}` });
  }
  const mistakes = mistakesOfNoCase(caseFile);
  if (mistakes.length > 0) all.push(brokenEntry(mistakes, { tags, format: formatOf(source.name) }, words));
  return all;
}

function mistakesOfNoCase({ cases, mistakes }: CaseFile): readonly Mistake[] {
  const known = new Set(cases.flatMap((one) => one.mistakes ?? []).map(js));
  return mistakes.filter((mistake) => !known.has(js(mistake)));
}

/** How many suites, from the outermost, both stand in. */
function sharedDepth(some: readonly Suite[], others: readonly Suite[]): number {
  const differs = some.findIndex(
    ({ line, column }, depth) => others[depth]?.line !== line || others[depth].column !== column,
  );
  return differs < 0 ? some.length : differs;
}

function entryPiece(one: Case, planned: readonly PlannedCase[] | undefined, words: ModuleWords): Piece {
  const given = [one, ...(planned ? [planned] : [])].map(js).join(', ');
  const { line, column, title, mistakes } = one;
  const broken = mistakes !== undefined;
  const body = broken ? `fail(${js(mistakes)})` : `run(${given})`;
  return {
    line,
    column,
    code: words.entry(title, body, { facts: caseFacts(one), one: broken ? undefined : one }),
  };
}

/** What no case could be made of still has an entry: one that fails, also under the tags of the file. */
function brokenEntry(
  mistakes: readonly Mistake[],
  { tags, format }: Pick<CaseFacts, 'tags' | 'format'>,
  words: ModuleWords,
): Piece {
  const { line, column } = mistakes[0] ?? { line: 1, column: 1 };
  const facts = { line, column, title: "can't be read", suites: [], format, tags };
  const body = `fail(${js(mistakes)})`;
  return { line, column, code: words.entry(facts.title, body, { facts, one: undefined }) };
}

export const js = (value: unknown): string => JSON.stringify(value);
