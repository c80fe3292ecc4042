/** Files of phrases: in Markdown, where a heading is the phrase and the list below it what it means, with pages; and in Gherkin. */
import type { Scenario } from '@cucumber/messages';
import type { InnerStep, Mistake, Position } from '../cases/index.js';
import { markdownParts, placeOf, sectionsOf, type MarkdownReading } from '../cases/markdown/markdownParts.js';
import {
  parseMarkdown,
  rangeOf,
  type MarkdownNode,
  type MarkdownOf,
  inlineWords,
} from '../cases/markdown/parseMarkdown.js';
import { SourceText } from '../cases/SourceText.js';
import type { Page, PhraseDraft, PhraseFileReading, PhraseMistake } from './PhraseBook.js';
import { positionOf, wordsOf } from '../cases/gherkin/gherkinCase.js';
import { blankComments, parseGherkin } from '../cases/gherkin/parseGherkin.js';
import { isMap, isScalar } from 'yaml';
import { brokenYaml, splitFrontMatter } from '../cases/markdown/frontMatter.js';
import { ADDRESS, faultOfPage, nameOfPage } from './PageNames.js';

export function readPhrasesInMarkdown(source: SourceText): PhraseFileReading {
  const file = source.path;
  const head = pagesInFrontMatter(source);
  const mistakes: Mistake[] = [];
  const reading: MarkdownReading = {
    source,
    inline: { text: source.text, definitions: new Map() },
    mistakes,
  };
  const phrases: PhraseDraft[] = [];
  const pages: Page[] = [...head.pages];
  // Headings below the second level only divide a phrase's text.
  for (const { heading, blocks } of sectionsOf(parseMarkdown(head.body).children, (depth) => depth <= 2)) {
    const title = heading && writtenTitle(heading, source);
    if (heading?.depth === 1 && title?.toLowerCase() === 'pages') {
      pages.push(...pagesInBlocks(blocks, reading));
    } else if (heading?.depth === 2 && title) {
      const place = { file, ...placeOf(heading, reading) };
      phrases.push({ expression: title, steps: readSteps(blocks, reading), place });
    } else refuseLists(blocks, reading);
  }
  const found = [...head.mistakes, ...mistakes].map((mistake) => ({ ...mistake, file }));
  return { phrases, pages, mistakes: found };
}

/** As it is written: "\" and "_" mean something in expressions, too. */
export function writtenTitle(heading: MarkdownOf<'heading'>, { text }: SourceText): string {
  const { start, end } = rangeOf(heading);
  const [line = ''] = text.slice(start, end).split('\n', 1);
  return line
    .replace(/^#+\s*/, '')
    .replace(/\s+#+\s*$/, '')
    .trim();
}

/** Lists are steps, with the tables and blocks of code that follow them; paragraphs are the user's own text. */
export function readSteps(blocks: readonly MarkdownNode[], reading: MarkdownReading): InnerStep[] {
  const steps: InnerStep[] = [];
  const taken = blocks.filter(({ type }) => type === 'list' || type === 'table' || type === 'code');
  for (const part of markdownParts(taken, reading)) {
    const last = steps.at(-1);
    if (part.kind === 'step') {
      const { line, column, ...words } = part.step;
      steps.push({ ...words, from: { file: reading.source.path, line, column } });
    } else if (last && FENCE.test(part.text)) last.docString = FENCE.exec(part.text)?.[2] ?? '';
  }
  return steps;
}

const FENCE = /^(`{3,}|~{3,})[^\n]*\n([^]*?)\n?\1$/;

const OUTSIDE =
  'Failed to read the list: it stands below no phrase and would mean nothing. Please move it below a second-level heading, or, if it names pages, below "# Pages".';

function refuseLists(blocks: readonly MarkdownNode[], reading: MarkdownReading): void {
  for (const block of blocks.filter(({ type }) => type === 'list')) {
    reading.mistakes.push({ ...placeOf(block, reading), message: OUTSIDE });
  }
}

/** The phrases of a text, each with the line of its heading, from 1. */
export const writtenPhrases = (text: string): { line: number; expression: string }[] =>
  readPhrasesInMarkdown(new SourceText('phrases.md', text)).phrases.map(({ expression, place }) => ({
    line: place.line,
    expression,
  }));

export function readPhrasesInGherkin(source: SourceText): PhraseFileReading {
  const isMarkdown = /\.md$/i.test(source.path);
  const text = isMarkdown ? blankComments(source.text) : source.text;
  const result = parseGherkin(text, source, isMarkdown ? 'markdown' : 'classic');
  const file = source.path;
  if ('mistakes' in result) {
    return { phrases: [], pages: [], mistakes: result.mistakes.map((mistake) => ({ ...mistake, file })) };
  }
  const { feature } = result.parsed.document;
  const children = (feature?.children ?? []).flatMap(({ rule, ...child }) => [
    child,
    ...(rule?.children ?? []),
  ]);
  const scenarios = children.flatMap(({ scenario }) => (scenario ? [scenario] : []));
  const mistakes = children.flatMap(({ background }) =>
    background ? [{ file, ...positionOf(background.location), message: BACKGROUND }] : [],
  );
  return {
    phrases: scenarios.map((scenario) => readScenario(scenario, file)),
    pages: [],
    mistakes: [...mistakes, ...scenarios.flatMap((scenario) => withRows(scenario, file))],
  };
}

const BACKGROUND =
  'Failed to read the background: a file of phrases has none. Please write its steps into the phrases that need them.';

const withRows = ({ examples, name }: Scenario, file: string): PhraseMistake[] =>
  examples
    .filter(({ tableHeader }) => tableHeader !== undefined)
    .map(({ location }) => ({
      file,
      ...positionOf(location),
      message: `Failed to read the examples of the phrase "${name}": its values come from the steps that use it. Please take them out.`,
    }));

const readScenario = ({ name, location, steps }: Scenario, file: string): PhraseDraft => ({
  expression: name.trim(),
  steps: steps.map((step) => ({ ...wordsOf(step), from: { file, ...positionOf(step.location) } })),
  place: { file, ...positionOf(location) },
});

/** Its `body` is the file's text with spaces in place of the front matter, so that every place holds. */
function pagesInFrontMatter(source: SourceText): Omit<Target, 'file'> & { body: string } {
  const found = splitFrontMatter(source);
  if (!found || found === 'unclosed') return { body: source.text, pages: [], mistakes: [] };
  const { body, document, place } = found;
  const mistakes = brokenYaml(document.errors, place, WISH);
  const { contents } = document;
  const listed = isMap(contents) ? contents.get('pages', true) : undefined;
  const read = isMap(listed) ? listed.items : [];
  const target: Target = { file: source.path, pages: [], mistakes };
  for (const { key, value } of read) {
    if (!isScalar(key)) continue;
    const given: unknown = isScalar(value) ? value.value : value;
    addPage({ name: String(key.value), address: given }, place(key.range?.[0] ?? 0), target);
  }
  return { body, ...target };
}

const WISH = '"pages:" and below it, indented, one "name: address" per line';

/** `- login: /login`, or a table of two columns; a first row without an address is its head. */
function pagesInBlocks(blocks: readonly MarkdownNode[], reading: MarkdownReading): Page[] {
  const { mistakes, source } = reading;
  const target: Target = { file: source.path, pages: [], mistakes };
  for (const block of blocks) {
    if (block.type === 'list') {
      for (const item of block.children) readItem(item, reading, target);
    } else if (block.type === 'table') {
      for (const row of block.children) readRow(row, { isHead: row === block.children[0] }, reading, target);
    }
  }
  return target.pages;
}

type Row = MarkdownOf<'table'>['children'][number];

function readRow(row: Row, { isHead }: { isHead: boolean }, reading: MarkdownReading, target: Target): void {
  const cells = row.children.map(({ children }) => inlineWords(children, reading.inline));
  const [name = '', address = ''] = cells;
  if (!isHead || ADDRESS.test(address)) addPage({ name, address }, placeOf(row, reading), target);
}

function readItem(item: MarkdownNode, reading: MarkdownReading, target: Target): void {
  const { start, end } = rangeOf(item);
  const written = reading.source.text
    .slice(start, end)
    .replace(/^(?:[-*+]|\d+[.)])\s*/, '')
    .replaceAll('`', '');
  if (written.trim() === '') return;
  const [, name = written.trim(), address = ''] = /^([^:]*):\s*(\S*)\s*$/.exec(written) ?? [];
  // The address is still to be filled in.
  if (address === '' && /:\s*$/.test(written)) addEmptyPage(name, placeOf(item, reading), target);
  else addPage({ name, address }, placeOf(item, reading), target);
}

function addEmptyPage(name: string, at: Position, { file, pages }: Target): void {
  if (nameOfPage(name) !== '') pages.push({ name: nameOfPage(name), address: '', place: { file, ...at } });
}

interface Target {
  file: string;
  pages: Page[];
  mistakes: Mistake[];
}

function addPage(
  { name, address }: { name: string; address: unknown },
  at: Position,
  { file, pages, mistakes }: Target,
): void {
  const fault = faultOfPage(name, address);
  if (fault !== undefined) mistakes.push({ ...at, message: fault });
  else pages.push({ name: nameOfPage(name), address: String(address), place: { file, ...at } });
}
