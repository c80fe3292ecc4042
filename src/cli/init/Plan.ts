/** All that is to be done, before anything is done; how it is reported, and how it is done. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UsageError } from '../Environment.js';
import { readText } from '../files.js';
import { replaceFile } from '../../runner/files.js';
import { CASES_FOLDER } from './texts.js';

export interface Plan {
  folder: string;
  changes: Change[];
  /** What is as it should be, relative to the folder. */
  there: string[];
  doubts: Doubt[];
  /** Files that were there before, and run as cases from now on. */
  others: string[];
  /** The one command that comes next. */
  next: string;
}

interface Change {
  /** Relative to the folder. */
  file: string;
  text: string;
  /** What is there, and must be when it is written; undefined for a file that isn't there yet. */
  before: string | undefined;
}

/** A file that a person has to extend. */
interface Doubt {
  file: string;
  why: string;
  lines: string[];
}

export type PlannedFile = Partial<Pick<Plan, 'changes' | 'there' | 'doubts'>>;

export const newFile = (file: string, text: string): PlannedFile => ({
  changes: [{ file, text, before: undefined }],
});

export function changedOrThere(file: string, before: string, text: string): PlannedFile {
  return before === text ? { there: [file] } : { changes: [{ file, text, before }] };
}

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
    const mend = 'Please see to that and run this again: what is done already stays as it is.';
    throw new UsageError(`Failed to write ${file}: ${messageOf(error)}. ${mend}`, { cause: error });
  }
}

/** What was done, a line for each file, what is left to a person, and the one next command. */
export function describePlan({ changes, there, doubts, others, next }: Plan): string {
  const rows = [
    ...changes.map(({ file, before }) => `  ${before === undefined ? 'made   ' : 'changed'}  ${file}`),
    ...there.map((file) => `  kept     ${file}, which is there already`),
    ...doubts.map(({ file }) => `  lacks    ${file}, see below`),
  ];
  const nothing = changes.length === 0 && doubts.length === 0 ? ['Nothing to do.'] : [];
  const parts = [
    ...nothing,
    rows.join('\n'),
    ...describeOthers(others),
    ...doubts.map(describeDoubt),
    `Next${doubts.length > 0 ? ', once these lines are there' : ''}: ${next}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function describeOthers(others: readonly string[]): string[] {
  if (others.length === 0) return [];
  const shown = others.slice(0, MOST_SHOWN).map((file) => `\n  ${file}`);
  const more = others.length > MOST_SHOWN ? [`\n  and ${others.length - MOST_SHOWN} more`] : [];
  const what = `Beside the examples, these files in ${CASES_FOLDER}/ run as cases from now on:`;
  return [[what, ...shown, ...more, '\nIf they are none, please move them or narrow "files".'].join('')];
}

const MOST_SHOWN = 5;

function describeDoubt({ file, why, lines }: Doubt): string {
  const shown = lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
  return `${file} needs you: ${why}.\nPlease add these lines where they belong:\n\n${shown}`;
}
