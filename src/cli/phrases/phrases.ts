/** Collects the user's own phrases and the agent's, and prints them or writes them for an editor. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { meaningOfExample, parameterTypes, phrases, subjectOf, SUBJECTS } from '../../agent/index.js';
import type { Page, Phrase } from '../../phrases/index.js';
import { loadSuitePhrases, suitesOf, type SuiteOptions } from '../check/suitesToCheck.js';
import type { Environment } from '../Environment.js';
import { replaceFile } from '../init/replaceFile.js';
import { snippetsOf } from './snippetsOf.js';

export interface PhrasesOptions extends Pick<SuiteOptions, 'config' | 'steps' | 'pages'> {
  json?: boolean;
  vscode?: boolean;
}

export interface AllPhrases {
  own: readonly Phrase[];
  pages: readonly Page[];
  builtIn: readonly BuiltInPhrase[];
}

export interface BuiltInPhrase {
  subject: string;
  example: string;
  meaning: string;
  expressions: readonly string[];
  carries?: 'table' | 'docString';
}

type Told = Pick<Environment, 'cwd' | 'stdout' | 'stderr'>;

/** @returns the exit code: 2 where phrases have mistakes @throws UsageError for what can't be used as it was given */
export async function tellPhrases(options: PhrasesOptions, { cwd, stdout, stderr }: Told): Promise<number> {
  const { suites, remarks } = suitesOf(options, cwd);
  const loaded = suites.map((suite) => loadSuitePhrases(suite, cwd));
  const all: AllPhrases = {
    own: loaded.flatMap(({ book }) => book.phrases),
    pages: loaded.flatMap(({ book }) => book.pages),
    builtIn: builtIn(),
  };
  if (options.vscode) stdout.write(await writeSnippets(all, cwd));
  else stdout.write(options.json ? jsonOf(all) : linesOf(all));
  const faults = loaded.flatMap((one) => one.faults);
  for (const line of [...faults, ...remarks]) stderr.write(`${line}\n`);
  return faults.length > 0 ? 2 : 0;
}

function builtIn(): BuiltInPhrase[] {
  const all = phrases.map((phrase) => ({
    subject: subjectOf(phrase),
    example: phrase.example,
    meaning: meaningOfExample(phrase),
    expressions: phrase.expressions,
    ...(phrase.carries && { carries: phrase.carries }),
  }));
  const titles = SUBJECTS.map(({ title }) => title);
  const placeOf = ({ subject }: BuiltInPhrase) => titles.indexOf(subject) + 1 || titles.length + 1;
  return all.sort((one, other) => placeOf(one) - placeOf(other));
}

const FILE = '.vscode/casewright.code-snippets';

async function writeSnippets(all: AllPhrases, cwd: string): Promise<string> {
  const snippets = snippetsOf(all);
  mkdirSync(path.join(cwd, path.dirname(FILE)), { recursive: true });
  await replaceFile(path.join(cwd, FILE), `${JSON.stringify(snippets, null, 2)}\n`);
  return `${Object.keys(snippets).length} snippets written to ${FILE}.\n`;
}

function jsonOf({ own, pages, builtIn: phrasesOfAgent }: AllPhrases): string {
  const told = {
    own: own.map(({ expression, place, steps }) => ({
      expression,
      ...place,
      ...(steps && { steps: steps.map(({ text }) => text) }),
    })),
    pages: pages.map(({ name, address }) => ({ name, address })),
    phrases: phrasesOfAgent,
    parameterTypes: parameterTypes(),
  };
  return `${JSON.stringify(told, null, 2)}\n`;
}

function linesOf({ own, pages, builtIn: phrasesOfAgent }: AllPhrases): string {
  const sections = new Map<string, string[]>([
    ['Your own phrases', own.map(({ expression }) => `  ${expression}`)],
    ['Your pages', pages.map(({ name, address }) => `  ${name}: ${address}`)],
  ]);
  for (const { subject, example, meaning } of phrasesOfAgent) {
    const lines = sections.get(subject) ?? [];
    lines.push(`  ${example}`, ...(meaning === example ? [] : [`      ${meaning}`]));
    sections.set(subject, lines);
  }
  return [...sections]
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}\n${lines.join('\n')}\n`)
    .join('\n');
}
