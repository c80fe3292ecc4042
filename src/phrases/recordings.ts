/** What a step of one case means, written beside its case file: `login.recorded.md` for `login.feature`. */
import path from 'node:path';
import { findFiles } from '../cases/readCaseFile.js';
import { type InnerStep, type Mistake, stemOf, wholeText } from '../cases/index.js';
import { placeOf, sectionsOf, type MarkdownReading } from '../cases/markdown/markdownParts.js';
import {
  parseMarkdown,
  rangeOf,
  type MarkdownNode,
  type MarkdownOf,
} from '../cases/markdown/parseMarkdown.js';
import type { SourceText } from '../cases/SourceText.js';
import { mapTexts, VARIABLE, type Carried } from '../cases/variables.js';
import { escapeExpression } from './compileExpression.js';
import type { PhraseDraft, PhraseFileReading } from './PhraseBook.js';
import { readSteps, writtenTitle } from './readPhrases.js';

/**
 * POSIX, relative to the root, in order and each once: all that stand where case files may.
 * @param globs of the case files
 */
export function findRecordings(globs: readonly string[], root: string): string[] {
  const folders = globs.filter((glob) => !glob.startsWith('!')).flatMap(patternsFor);
  return [...new Set(findFiles(folders, root).map((file) => path.posix.normalize(file)))];
}

function patternsFor(glob: string): string[] {
  const magic = glob.search(/[*?[\]{}()!]/);
  // A path is that of a case file, or of a folder that has some.
  if (magic < 0) return [`${stemOf(glob)}.recorded.md`, `${glob.replace(/\/$/, '')}/**/*.recorded.md`];
  return [`${glob.slice(0, glob.lastIndexOf('/', magic) + 1)}**/*.recorded.md`];
}

/** A second-level heading is the case, one of the third level the step as it is written, the list below what it means. */
export function readRecordings(source: SourceText): PhraseFileReading {
  const found: Mistake[] = [];
  const inline = { text: source.text, definitions: new Map() };
  const reading: MarkdownReading = { source, inline, mistakes: found };
  const phrases: PhraseDraft[] = [];
  let title: string | undefined;
  for (const { heading, blocks } of sectionsOf(parseMarkdown(source.text).children, (depth) => depth <= 3)) {
    if (heading?.depth === 2) title = writtenTitle(heading, source);
    if (heading?.depth === 3 && title !== undefined) {
      phrases.push(draftOf(heading, blocks, { title, reading }));
    } else {
      const lost = heading?.depth === 3 ? [heading] : blocks.filter(({ type }) => type === 'list');
      found.push(...lost.map((block) => ({ ...placeOf(block, reading), message: OUTSIDE })));
    }
  }
  return { phrases, pages: [], mistakes: found.map((mistake) => ({ ...mistake, file: source.path })) };
}

function draftOf(
  heading: MarkdownOf<'heading'>,
  blocks: readonly MarkdownNode[],
  { title, reading }: { title: string; reading: MarkdownReading },
): PhraseDraft {
  const { path: file } = reading.source;
  const list = blocks.findIndex(({ type }) => type === 'list');
  const carried = carriedIn(blocks.slice(0, Math.max(list, 0)), reading);
  const written = wholeText({ text: writtenTitle(heading, reading.source), ...carried });
  const names = namesIn(written);
  return {
    expression: expressionOf(written),
    steps: readSteps(blocks.slice(Math.max(list, 0)), reading).map((step) => withPlaceholders(step, names)),
    place: { file, ...placeOf(heading, reading) },
    of: { stem: stemOf(file), title },
    ...(carried !== undefined && { isWhole: true }),
  };
}

/** The table and the text of several lines of the step itself: above the list. */
function carriedIn(blocks: readonly MarkdownNode[], { source }: MarkdownReading): Carried | undefined {
  const table = blocks.find(({ type }) => type === 'table');
  const code = blocks.find((block): block is MarkdownOf<'code'> => block.type === 'code');
  if (table === undefined && code === undefined) return undefined;
  return {
    ...(table && { table: rowsOf(source.text.slice(rangeOf(table).start, rangeOf(table).end)) }),
    ...(code && { docString: code.value }),
  };
}

/** As they are written: in the step's cells nothing is Markdown. The second line only divides. */
const rowsOf = (written: string): string[][] =>
  written
    .split('\n')
    .filter((_, index) => index !== 1)
    .map((line) =>
      line
        .trim()
        .replace(/^\|/, '')
        .replace(/(?<!\\)\|$/, ''),
    )
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));

const OUTSIDE =
  'Failed to read the recording: it stands below no case and no step, and would mean nothing. Please write the case as "## Its title", the step as "### Its words", and what it means as a list below.';

const namesIn = (written: string): ReadonlySet<string> =>
  new Set([...written.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []));

/** Its variables may stand for any value; all other signs stand for themselves. */
const expressionOf = (written: string): string => escapeExpression(written.replace(VARIABLE, '<$1>'));

const withPlaceholders = (step: InnerStep, names: ReadonlySet<string>): InnerStep =>
  mapTexts(step, (text) =>
    text.replace(VARIABLE, (written, name: string) => (names.has(name) ? `<${name}>` : written)),
  );
