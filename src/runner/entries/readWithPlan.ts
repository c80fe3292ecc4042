/** Reads a case file and the phrases around it. One that lists a plan's cases brings those along, so that workers need not read them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stemOf } from '../../cases/case.js';
import {
  readCaseFile,
  resolvePlan,
  type Case,
  type CaseFile,
  type Mistake,
  type PlannedCase,
  type Step,
} from '../../cases/index.js';
import { type PhraseBook, inWords, loadPhrases } from '../../phrases/index.js';
import type { Settings } from './settings.js';
import { readIfThere } from '../files.js';

export interface FileWithPlan {
  caseFile: CaseFile;
  /** Undefined for every file but one that lists a plan's cases. */
  planned: readonly PlannedCase[] | undefined;
  /** The texts of the files that a plan lists, POSIX, relative to the root; undefined for one that isn't there. */
  others: ReadonlyMap<string, string | undefined>;
}

export interface HowToRead {
  /** Of the secrets only the names are looked at. */
  settings: Pick<Settings, 'root' | 'variables' | 'secrets'>;
  book: PhraseBook;
}

/** What is wrong with the list is among the file's mistakes. @param text the file's, where it has been read already */
export function readWithPlan(
  file: string,
  how: HowToRead,
  text = readFileSync(path.join(how.settings.root, file), 'utf8'),
): FileWithPlan {
  const caseFile = read({ path: file, text }, how);
  const others = new Map<string, string | undefined>();
  const listed = caseFile.cases.find(({ plan }) => plan !== undefined && 'cases' in plan);
  if (!listed) return { caseFile, planned: undefined, others };
  const { cases: planned, mistakes } = resolvePlan(listed, file, (other, deferred) => {
    if (!/\.(?:feature|md|txt)$/i.test(other)) return undefined;
    const otherText = readIfThere(path.join(how.settings.root, other));
    others.set(other, otherText);
    return otherText === undefined ? undefined : read({ path: other, text: otherText }, how, deferred);
  });
  return { caseFile: withMistakes(caseFile, listed, mistakes), planned, others };
}

/** What is wrong with the list of a plan is wrong with the one case that the file is. */
function withMistakes(caseFile: CaseFile, plan: Case, mistakes: readonly Mistake[]): CaseFile {
  if (mistakes.length === 0) return caseFile;
  const all = [...caseFile.mistakes, ...mistakes];
  const cases = caseFile.cases.map((one) => (one === plan ? { ...one, mistakes: all } : one));
  return { ...caseFile, cases, mistakes: all };
}

function read(
  source: { path: string; text: string },
  { settings: { variables, secrets }, book }: HowToRead,
  deferred: readonly string[] = [],
): CaseFile {
  const meaningOf = book.isEmpty
    ? undefined
    : (step: Step, title: string, nth: number) =>
        book.meaningOf(step, { stem: stemOf(source.path), title, nth });
  return readCaseFile(source, { variables, secrets: Object.keys(secrets), deferred, meaningOf });
}

type NamesPhrases = Pick<
  Settings,
  'name' | 'root' | 'files' | 'recordings' | 'steps' | 'pages' | 'variables' | 'secrets'
>;

/** @throws Error that lists all that is wrong with them, and how to mend it */
export function phraseBook(settings: NamesPhrases): PhraseBook {
  const { name, root, files, recordings, steps, pages, variables, secrets } = settings;
  const given = { variables, secrets: Object.keys(secrets) };
  const cases = recordings === 'off' ? [] : [files].flat();
  const { book, mistakes } = loadPhrases({ root, steps, cases, pages, given });
  if (mistakes.length === 0) return book;
  const list = mistakes.map((mistake) => `${inWords(mistake)}: ${mistake.message}`).join('\n  - ');
  throw new Error(`The phrases of Casewright's cases() "${name}" can't be used:\n  - ${list}`);
}
