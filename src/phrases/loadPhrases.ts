/** The phrase files and pages that the options name become a book of phrases, or all that is wrong with them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type GivenVariables, type InnerStep, RECORDING } from '../cases/index.js';
import { SourceText } from '../cases/SourceText.js';
import { mapTexts, rememberedName, Variables } from '../cases/variables.js';
import { checkPhrases } from './checkPhrases.js';
import { readPhrasesInCode } from './code.js';
import { compileExpression } from './compileExpression.js';
import { CODE_FILE, findPhraseFiles } from './findPhraseFiles.js';
import { plainExpression } from './plainWords.js';
import { PhraseBook } from './PhraseBook.js';
import {
  inWords,
  type Page,
  type Phrase,
  type PhraseDraft,
  type PhraseFileReading,
  type PhraseMistake,
} from './phrase.js';
import { nameOfPage } from './PageNames.js';
import { readPhrasesInGherkin, readPhrasesInMarkdown } from './readPhrases.js';
import { readRecordings } from './recordings.js';

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
