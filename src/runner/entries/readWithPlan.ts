/** Reads a case file; one that lists a plan's cases brings those along, so that workers need not read them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCaseFile, resolvePlan, type CaseFile, type PlannedCase, type Step } from '../../cases/index.js';
import type { PhraseBook } from '../../phrases/index.js';
import type { Settings } from './settings.js';

export interface FileWithPlan {
  caseFile: CaseFile;
  /** Undefined for every file but one that lists a plan's cases. */
  planned: readonly PlannedCase[] | undefined;
}

/** What case files of a `cases()` are read with. */
export interface HowToRead {
  settings: Settings;
  book: PhraseBook;
}

/**
 * What is wrong with the list is among the file's mistakes.
 * @param text the file's, where it has been read already
 */
export function readWithPlan(file: string, how: HowToRead, text = textOf(file, how.settings)): FileWithPlan {
  const caseFile = read({ path: file, text }, how);
  const listed = caseFile.cases.find(({ plan }) => plan !== undefined && 'cases' in plan);
  if (!listed) return { caseFile, planned: undefined };
  const { cases: planned, mistakes } = resolvePlan(listed, file, (path, deferred) =>
    readIfThere(path, how, deferred),
  );
  return { caseFile: { ...caseFile, mistakes: [...caseFile.mistakes, ...mistakes] }, planned };
}

const textOf = (file: string, { root }: Settings) => readFileSync(path.join(root, file), 'utf8');

function read(
  source: { path: string; text: string },
  { settings: { variables, secrets }, book }: HowToRead,
  deferred: readonly string[] = [],
): CaseFile {
  const meaningOf = book.isEmpty ? undefined : (step: Step) => book.meaningOf(step);
  return readCaseFile(source, { variables, secrets: Object.keys(secrets), deferred, meaningOf });
}

function readIfThere(file: string, how: HowToRead, deferred: readonly string[]): CaseFile | undefined {
  const isCaseFile = /\.(?:feature|md|txt)$/i.test(file);
  return isCaseFile && existsSync(path.join(how.settings.root, file))
    ? read({ path: file, text: textOf(file, how.settings) }, how, deferred)
    : undefined;
}
