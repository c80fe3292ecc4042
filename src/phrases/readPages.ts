/** Pages by name: in the options, in a phrase file's front matter, or as a list or table below "# Pages". */
import { isMap, isScalar } from 'yaml';
import { brokenYaml, splitFrontMatter } from '../cases/markdown/frontMatter.js';
import type { Mistake, Position } from '../cases/index.js';
import { inlineWords, rangeOf, type MarkdownNode, type MarkdownOf } from '../cases/markdown/parseMarkdown.js';
import { placeOf, type MarkdownReading } from '../cases/markdown/markdownParts.js';
import type { SourceText } from '../cases/SourceText.js';
import { ADDRESS, faultOfPage, nameOfPage } from './PageNames.js';
import type { Page } from './phrase.js';

interface PagesRead {
  /** The file's text with spaces in place of the front matter, so that every place holds. */
  body: string;
  pages: Page[];
  mistakes: Mistake[];
}

export function pagesInFrontMatter(source: SourceText): PagesRead {
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
export function pagesInBlocks(blocks: readonly MarkdownNode[], reading: MarkdownReading): Page[] {
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
