/** Collects the user's own phrases and what the agent understands, and prints them or writes them for an editor. */
import path from 'node:path';
import {
  describeActions,
  EXAMPLES,
  meaningOfExample,
  SUBJECTS,
  verbsOf,
  interpret,
  SIGN_WORDS,
} from '../agent/index.js';
import { type Page, type Phrase, inWords } from '../phrases/index.js';
import { loadSuitePhrases, suitesOf, type SuiteOptions } from './check/suitesToCheck.js';
import type { Environment } from './Environment.js';
import { replaceFile } from '../runner/files.js';

export interface PhrasesOptions extends Pick<SuiteOptions, 'config' | 'steps' | 'pages'> {
  json?: boolean;
  vscode?: boolean;
}

export interface AllPhrases {
  own: readonly Phrase[];
  pages: readonly Page[];
  builtIn: readonly BuiltInPhrase[];
  /** What may be done, by subject: verbs that mean what its sentences do. */
  verbs: Readonly<Record<string, readonly string[]>>;
  /** Words for each icon. */
  icons: readonly (readonly string[])[];
}

interface BuiltInPhrase {
  subject: string;
  example: string;
  meaning: string;
  carries?: 'table' | 'docString';
}

/**
 * @param words what is looked for: only what has all of them is reported
 * @returns the exit code: 2 where phrases have mistakes
 * @throws UsageError for what can't be used as it was given
 */
export async function tellPhrases(
  words: readonly string[],
  options: PhrasesOptions,
  { cwd, stdout, stderr }: Pick<Environment, 'cwd' | 'stdout' | 'stderr'>,
): Promise<number> {
  const { suites, remarks } = suitesOf(options, cwd);
  const loaded = suites.map((suite) => loadSuitePhrases(suite, cwd));
  const has = finder(words);
  const all: AllPhrases = {
    own: loaded.flatMap(({ book }) => book.phrases).filter(({ expression }) => has(expression)),
    pages: loaded.flatMap(({ book }) => book.pages).filter(({ name }) => has(name)),
    builtIn: builtIn().filter(({ subject, example, meaning }) => has(subject, example, meaning)),
    verbs: Object.fromEntries(
      SUBJECTS.map((subject): [string, string[]] => [
        subject,
        verbsOf(subject).filter((verb) => words.length === 0 || has(verb)),
      ]).filter(([, verbs]) => verbs.length > 0),
    ),
    icons: iconWords(has),
  };
  if (options.vscode) stdout.write(await writeSnippets(all, cwd));
  else stdout.write(options.json ? jsonOf(all) : linesOf(all));
  const faults = loaded.flatMap((one) => one.faults);
  for (const line of [...faults, ...remarks]) stderr.write(`${line}\n`);
  return faults.length > 0 ? 2 : 0;
}

const builtIn = (): BuiltInPhrase[] =>
  EXAMPLES.map((example) => ({
    subject: example.subject,
    example: example.text,
    meaning: describeActions(meaningOfExample(example)),
    ...(example.carries && { carries: example.carries }),
  }));

const finder =
  (words: readonly string[]) =>
  (...texts: readonly string[]): boolean =>
    words.every((word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase())));

const FILE = '.vscode/casewright.code-snippets';

async function writeSnippets(all: AllPhrases, cwd: string): Promise<string> {
  const snippets = snippetsOf(all);
  await replaceFile(path.join(cwd, FILE), `${JSON.stringify(snippets, null, 2)}\n`);
  return `${Object.keys(snippets).length} snippets written to ${FILE}.\n`;
}

function jsonOf({ own, pages, builtIn: phrasesOfAgent, verbs, icons }: AllPhrases): string {
  const reported = {
    own: own.map(({ expression, place, steps }) => ({
      expression,
      ...place,
      ...(steps && { steps: steps.map(({ text }) => text) }),
    })),
    pages: pages.map(({ name, address }) => ({ name, address })),
    phrases: phrasesOfAgent,
    verbs,
    icons,
  };
  return `${JSON.stringify(reported, null, 2)}\n`;
}

function linesOf({ own, pages, builtIn: phrasesOfAgent, verbs, icons }: AllPhrases): string {
  const sections = new Map<string, string[]>([
    ['Your own phrases', own.map(({ expression }) => `  ${expression}`)],
    ['Your pages', pages.map(({ name, address }) => `  ${name}: ${address}`)],
  ]);
  for (const { subject, example, meaning } of phrasesOfAgent) {
    const lines = sections.get(subject) ?? [];
    lines.push(`  ${example}`, ...(meaning === example ? [] : [`      ${meaning}`]));
    sections.set(subject, lines);
  }
  for (const [subject, some] of Object.entries(verbs)) {
    sections.set(subject, [...(sections.get(subject) ?? []), `  Verbs: ${some.join(', ')}`]);
  }
  if (icons.length > 0)
    sections.set('Icons', [`  ${ABOUT_ICONS}`, ...icons.map((words) => `  ${words.join(', ')}`)]);
  return [...sections]
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}\n${lines.join('\n')}\n`)
    .join('\n');
}

export interface Snippet {
  scope: string;
  prefix: string[];
  body: string[];
  description: string;
}

/** By their names, the user's own first. */
const snippetsOf = ({ own, pages, builtIn }: AllPhrases): Record<string, Snippet> =>
  Object.fromEntries([...own.map(ownSnippet), ...pageSnippets(pages), ...builtIn.map(builtInSnippet)]);

/** As the extensions for Gherkin, and VS Code itself, call the languages of case files. */
const SCOPE = 'cucumber,feature,gherkin,markdown,plaintext';

/** The whole phrase, and the words by which one may begin to type it. */
const prefixesOf = (plain: string): string[] => [
  ...new Set([plain, plain.replace(/^(?:given|when|then|and|but|i) /i, '')]),
];

function builtInSnippet({ subject, example, meaning, carries }: BuiltInPhrase): [string, Snippet] {
  const stops = new Stops();
  const text = example.replace(/:$/, '');
  const words = text
    .split(/("[^"]*")/)
    .map((part) => (/^".*"$/.test(part) ? `"${stops.next(part.slice(1, -1))}"` : escaped(part)))
    .join('');
  const body =
    carries === 'table'
      ? [`${words}:`, `  | ${stops.next('name')} | ${stops.next('value')} |`]
      : carries === 'docString'
        ? [`${words}:`, '  """', `  ${stops.next('text')}`, '  """']
        : [words];
  return [example, { scope: SCOPE, prefix: prefixesOf(text), body, description: `${subject}: ${meaning}` }];
}

const VALUES: Readonly<Record<string, string>> = {
  string: 'text',
  int: '1',
  float: '1.5',
  word: 'word',
  '': 'anything',
};

/** A placeholder, what may be missing, words of which one is chosen, what is escaped. */
const PART = /\{([^{}]*)\}|<([^<>\n]+)>|\(([^()]*)\)|((?:[^\s/(){}<>\\]+\/)+[^\s/(){}<>\\]+)|\\(.)/g;

function ownSnippet({ expression, steps, place }: Phrase): [string, Snippet] {
  const stops = new Stops();
  const body: string[] = [];
  let end = 0;
  for (const found of expression.matchAll(PART)) {
    const [whole, kind, name, optional, choice, literal] = found;
    body.push(escaped(expression.slice(end, found.index)));
    if (kind !== undefined)
      body.push(kind === 'string' ? `"${stops.next('text')}"` : stops.next(VALUES[kind] ?? kind));
    else if (name !== undefined) body.push(stops.next(name));
    else if (choice !== undefined) body.push(stops.choose(choice.split('/')));
    else body.push(escaped(optional ?? literal ?? ''));
    end = found.index + whole.length;
  }
  body.push(escaped(expression.slice(end)));
  const means = steps?.map(({ text }) => text).join(' · ') ?? `defineStep() in ${inWords(place)}`;
  return [
    expression,
    { scope: SCOPE, prefix: prefixesOf(expression), body: [body.join('')], description: `Yours: ${means}` },
  ];
}

function pageSnippets(pages: readonly Page[]): [string, Snippet][] {
  const names = [...new Set(pages.map(({ name }) => name))];
  if (names.length === 0) return [];
  const description = `Your pages: ${names.join(', ')}`;
  return ['I am on the', 'I go to the', 'I should be on the'].map((front) => {
    const body = [`${front} ${new Stops().choose(names)} page`];
    return [`${front} … page`, { scope: SCOPE, prefix: prefixesOf(`${front} page`), body, description }];
  });
}

const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** The places to stop at, counted from 1. */
class Stops {
  #count = 0;

  next(placeholder: string): string {
    this.#count += 1;
    return `\${${this.#count}:${escaped(placeholder)}}`;
  }

  choose(choices: readonly string[]): string {
    this.#count += 1;
    return `\${${this.#count}|${choices.map((one) => one.replace(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  }
}

const ABOUT_ICONS = 'Icons are named by what they look like: Click the pencil icon next to "Ada"';

/** @param has whether a word is looked for, in the list of its icon */
function iconWords(has: (...words: readonly string[]) => boolean): string[][] {
  return [...lists().values()].map(readable).filter((words) => has('icons', ...words));
}

/** An icon may stand in several rows, with the same first word. */
function lists(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [first = '', ...others] of SIGN_WORDS) {
    found.set(first, [...new Set([...(found.get(first) ?? [first]), ...others])]);
  }
  return found;
}

/** Some words are only met in names. */
const readable = (words: readonly string[]): string[] =>
  words.filter((word) => interpret({ text: `Click the ${word.replace(/ icon$/, '')} icon` }).understood);
