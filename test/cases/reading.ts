/** Shorthands for tests that read a case file from a string. */
import type { Case, CaseFile } from '../../src/cases/index.js';
import { readCaseFile } from '../../src/cases/index.js';

export function read(
  path: string,
  text: string,
  given: Partial<Parameters<typeof readCaseFile>[1]> = {},
): CaseFile {
  return readCaseFile({ path, text }, { variables: {}, secrets: [], ...given });
}

/** The cases of a file that must be without mistakes. */
export function readSound(path: string, text: string, given?: Parameters<typeof read>[2]): Case[] {
  const file = read(path, text, given);
  if (file.mistakes.length > 0) throw new Error(mistakes(file).join('\n'));
  return file.cases;
}

/** `line:column message`, in order. */
export function mistakes(file: CaseFile): string[] {
  return file.mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** `line:column text`, in order. */
export function stepsOf(found: Case | undefined): string[] {
  return (found?.steps ?? []).map(({ line, column, text }) => `${line}:${column} ${text}`);
}

/** `line:column suite > title`, in order. */
export function titlesOf(cases: readonly Case[]): string[] {
  return cases.map(
    ({ line, column, suites, title }) =>
      `${line}:${column} ${[...suites.map((suite) => suite.title), title].join(' > ')}`,
  );
}
