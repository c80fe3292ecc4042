/** The phrase files and pages that the options name are found and become a book of phrases, or all that is wrong with them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type GivenVariables, type InnerStep, RECORDING } from '../cases/index.js';
import { SourceText } from '../cases/SourceText.js';
import { mapTexts, rememberedName, Variables } from '../cases/variables.js';
import { readPhrasesInCode } from './code.js';
import { compileExpression, type ParameterKind, fillStep, placeholdersIn } from './compileExpression.js';
import { plainExpression } from './plainWords.js';
import {
  PhraseBook,
  ambiguous,
  inWords,
  type Page,
  type Phrase,
  type PhraseDraft,
  type PhraseFileReading,
  type PhraseMistake,
} from './PhraseBook.js';
import { nameOfPage } from './PageNames.js';
import { readPhrasesInGherkin, readPhrasesInMarkdown } from './readPhrases.js';
import { readRecordings, findRecordings } from './recordings.js';
import { findFiles } from '../cases/readCaseFile.js';

export interface PhraseOptions {
  /** Paths or globs, relative to the root. */
  steps: readonly string[];
  /** Globs of the case files: recordings stand beside them. */
  cases: readonly string[];
  /** Addresses by the names of pages. */
  pages: Readonly<Record<string, string>>;
  /** Absolute. */
  root: string;
  /** Undefined where it isn't known which there are: then they stay as they are. */
  given: Pick<GivenVariables, 'variables' | 'secrets'> | undefined;
}

export interface LoadedPhrases {
  book: PhraseBook;
  mistakes: PhraseMistake[];
}

/** @throws Error for a file that can't be read at all, or a glob that no file matches */
export function loadPhrases(options: PhraseOptions): LoadedPhrases {
  const files = findPhraseFiles(options.steps, options.root, options.cases);
  const readings = files.map((file) => readFile(file, options));
  const drafts = readings.flatMap((reading) => reading.phrases);
  const mistakes = readings.flatMap((reading) => reading.mistakes);
  const phrases = drafts.flatMap((draft) => compile(draft, mistakes));
  const pages = joinPages(options.pages, readings, mistakes);
  const book = new PhraseBook({ phrases, pages, files });
  return { book, mistakes: inOrder([...mistakes, ...checkPhrases(book)]) };
}

const CODE_FILE = /\.[mc]?[jt]sx?$/i;

export const isCode = (file: string): boolean => CODE_FILE.test(file);

/**
 * POSIX, relative to the root, in order and each once; recordings last.
 * @param cases globs of the case files, which recordings stand beside
 * @throws Error for a glob that no file matches
 */
export function findPhraseFiles(globs: readonly string[], root: string, cases: readonly string[]): string[] {
  const found = globs.flatMap((glob) => {
    const files = findFiles(glob, root);
    if (files.length > 0) return files;
    throw new Error(
      `Failed to find the phrases: no file below ${root} matches ${JSON.stringify(glob)}. Please correct \`steps\`.`,
    );
  });
  const files = found.map((file) => path.posix.normalize(file));
  return [...new Set([...files, ...findRecordings(cases, root)])];
}

const READERS: readonly { endings: RegExp; read: (source: SourceText) => PhraseFileReading }[] = [
  { endings: RECORDING, read: readRecordings },
  { endings: /\.feature(?:\.md)?$/i, read: readPhrasesInGherkin },
  { endings: /\.md$/i, read: readPhrasesInMarkdown },
  { endings: CODE_FILE, read: readPhrasesInCode },
];

function readFile(file: string, { root, given }: PhraseOptions): PhraseFileReading {
  const reader = READERS.find(({ endings }) => endings.test(file));
  if (!reader) {
    const message =
      'Failed to read the file of phrases: its ending is unknown. Please name it with one of .md, .feature, .feature.md, .ts, .js.';
    return { phrases: [], pages: [], mistakes: [{ file, line: 1, column: 1, message }] };
  }
  const source = new SourceText(file, readFileSync(path.join(root, file), 'utf8'));
  const reading = reader.read(source);
  if (!given) return reading;
  const variables = new Variables(source, given);
  const phrases = reading.phrases.map(({ steps, ...draft }) => ({
    ...draft,
    steps: steps && fillVariables(steps, variables),
  }));
  const unknown = variables.mistakes.map((mistake) => ({ ...mistake, file }));
  return { ...reading, phrases, mistakes: [...reading.mistakes, ...unknown] };
}

function fillVariables(steps: readonly InnerStep[], variables: Variables): InnerStep[] {
  const remembered = new Set<string | undefined>();
  return steps.map((step) => {
    remembered.add(rememberedName(step.text));
    return mapTexts(
      step,
      variables.from(step.from ?? { line: 1, column: 1 }, (name) => remembered.has(name)),
    );
  });
}

function compile(draft: PhraseDraft, mistakes: PhraseMistake[]): Phrase[] {
  try {
    return [{ ...draft, compiled: compileExpression(plainExpression(draft.expression)) }];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `Failed to read the phrase "${draft.expression}": ${why}.`;
    mistakes.push({ ...draft.place, message });
    return [];
  }
}

function joinPages(
  given: PhraseOptions['pages'],
  readings: readonly PhraseFileReading[],
  mistakes: PhraseMistake[],
): Page[] {
  const pages = new Map<string, Page>();
  for (const page of readings.flatMap((reading) => reading.pages)) {
    const known = pages.get(page.name);
    if (!known || known.address === '') pages.set(page.name, page);
    else if (page.address !== '' && known.address !== page.address && known.place && page.place) {
      const message = `Failed to read the page "${page.name}": it is ${known.address} by ${inWords(known.place)}. Please take one of them out.`;
      mistakes.push({ ...page.place, message });
    }
  }
  // What the options say goes before the files: so one suite may run against another application.
  for (const [name, address] of Object.entries(given)) {
    pages.set(nameOfPage(name), { name: nameOfPage(name), address });
  }
  return [...pages.values()];
}

const inOrder = (mistakes: readonly PhraseMistake[]): PhraseMistake[] =>
  [...mistakes].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);

function checkPhrases(book: PhraseBook): PhraseMistake[] {
  const all = [...book.phrases, ...book.recorded];
  return [
    ...twins(book.phrases),
    ...all.flatMap(wrongPlaceholders),
    ...all.flatMap((phrase) => ambiguousSteps(phrase, book)),
    ...cycles(book),
  ];
}

/** Phrases of equal expressions; recordings may say them once for each of several steps. */
function twins(phrases: readonly Phrase[]): PhraseMistake[] {
  const first = new Map<string, Phrase>();
  return phrases.flatMap((phrase) => {
    const key = phrase.compiled.regexp.source.toLowerCase();
    const twin = first.get(key);
    if (!twin) first.set(key, phrase);
    return twin ? [{ ...phrase.place, message: sameAs(phrase, twin) }] : [];
  });
}

const sameAs = ({ expression }: Phrase, twin: Phrase): string =>
  `Failed to read the phrase "${expression}": it is the same as "${twin.expression}" of ${inWords(twin.place)}. Please take one of them out.`;

const wrongPlaceholders = ({ expression, steps = [], compiled, place }: Phrase): PhraseMistake[] =>
  steps.flatMap((step) => {
    const texts = [step.text, ...(step.table?.flat() ?? []), step.docString ?? ''];
    const wrong = texts
      .flatMap((text) => placeholdersIn(text, compiled.parameters))
      .filter(({ index }) => index < 0);
    return [...new Set(wrong.map(({ written }) => written))].map((written) => ({
      ...(step.from ?? place),
      message: `Failed to fill in "${written}": the phrase "${expression}" has no such value. Please ${mend(compiled.parameters)}.`,
    }));
  });

function mend(parameters: Phrase['compiled']['parameters']): string {
  const names = parameters.map(({ name }, index) => (name === undefined ? `{${index + 1}}` : `<${name}>`));
  return names.length === 0 ? 'write the value itself' : `write ${names.join(', ')}`;
}

const ambiguousSteps = (phrase: Phrase, book: PhraseBook): PhraseMistake[] =>
  (phrase.steps ?? []).flatMap((step) => {
    const found = book.find(sampled(step, phrase));
    if (found.length < 2) return [];
    return [{ ...(step.from ?? phrase.place), message: ambiguous(step.text, found) }];
  });

/** Each cycle once, at the phrase of it that stands first. */
function cycles(book: PhraseBook): PhraseMistake[] {
  const done = new Set<Phrase>();
  const mistakes: PhraseMistake[] = [];
  const visit = (phrase: Phrase, path: readonly Phrase[]): void => {
    const at = path.indexOf(phrase);
    if (at >= 0) mistakes.push({ ...phrase.place, message: cycleOf([...path.slice(at), phrase]) });
    if (at >= 0 || done.has(phrase)) return;
    for (const used of usedBy(phrase, book)) visit(used, [...path, phrase]);
    done.add(phrase);
  };
  for (const phrase of book.phrases) visit(phrase, []);
  return mistakes;
}

function cycleOf(phrases: readonly Phrase[]): string {
  const names = phrases.map(({ expression, place }) => `"${expression}" (${inWords(place)})`);
  return `Failed to read the phrase "${phrases[0]?.expression ?? ''}": it uses itself, and so would never end: ${names.join(' → ')}. Please take one of these out of the steps of the one before.`;
}

const usedBy = (phrase: Phrase, book: PhraseBook): Phrase[] =>
  (phrase.steps ?? []).flatMap((step) => book.find(sampled(step, phrase)).map((found) => found.phrase));

const SAMPLES: Record<ParameterKind, string> = {
  string: '"sample"',
  int: '1',
  float: '1.5',
  word: 'sample',
  anything: '"sample"',
  inDouble: 'sample',
  inSingle: 'sample',
};

/** A step as it may be once it is filled in. */
function sampled(step: InnerStep, { compiled: { parameters } }: Phrase): string {
  const values = parameters.map(({ kind }) => SAMPLES[kind]);
  return fillStep(step, { parameters, values }, {}).text;
}
