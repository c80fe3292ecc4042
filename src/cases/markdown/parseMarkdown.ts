/** CommonMark with GitHub's tables, task lists and the like, as a tree with positions; and the words in it. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { quotedValues } from './quotedValues.js';

const syntax = {
  extensions: [gfm(), quotedValues],
  // Their transforms look for links in plain text, which a value is, and lose the place of what they find.
  mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
};

export const parseMarkdown = (text: string): MarkdownRoot => fromMarkdown(text, syntax);

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;
export type MarkdownNode = MarkdownRoot['children'][number];
export type MarkdownOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;

/** Where a node stands in the text it was parsed from. */
export const rangeOf = (node: MarkdownNode): { start: number; end: number } => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

/** A stretch of text without a hard line break; lines that go on have `\n` between them. */
interface InlineRun {
  text: string;
  /** For each UTF-16 unit of the text, the offset in the source that it comes from. */
  offsets: number[];
}

export interface InlineSource {
  text: string;
  /** Addresses of link references, by identifier. */
  definitions: ReadonlyMap<string, string>;
}

/** As steps say it: code is quoted, so that a name in it is read as one; links keep their address; struck out text is left out. */
export function inlineRuns(nodes: readonly MarkdownNode[], source: InlineSource): InlineRun[] {
  const runs: InlineRun[] = [{ text: '', offsets: [] }];
  for (const node of nodes) addNode(node, { source, runs, bare: false, struck: false });
  return runs;
}

/** As titles and cells say it: the bare words; only titles keep what is struck out. */
export function inlineWords(
  nodes: readonly MarkdownNode[],
  source: InlineSource,
  { struck = true }: { struck?: boolean } = {},
): string {
  const runs: InlineRun[] = [{ text: '', offsets: [] }];
  for (const node of nodes) addNode(node, { source, runs, bare: true, struck });
  return runs
    .map(({ text }) => text)
    .join(' ')
    .replace(/\n ?/g, ' ')
    .trim();
}

interface Target {
  source: InlineSource;
  runs: InlineRun[];
  bare: boolean;
  /** Whether struck out text is kept. */
  struck: boolean;
}

function addNode(node: MarkdownNode, target: Target): void {
  if (node.type === 'text') addText(node, target);
  else if (node.type === 'link') addLink(node, node.url, target);
  else if (node.type === 'linkReference') addLink(node, addressOf(node, target), target);
  else if (node.type === 'delete' && !target.struck) leaveOut(node, target);
  else if ('children' in node) for (const child of node.children) addNode(child, target);
  else if (isLineBreak(node)) target.runs.push({ text: '', offsets: [] });
  else add(target, wordsOf(node, target), rangeOf(node).start);
}

/** Of the blanks on both sides of what is left out one remains at most. */
function leaveOut(node: MarkdownOf<'delete'>, { source, runs }: Target): void {
  const run = runs.at(-1);
  const isBeforeWord = /[\p{L}\p{N}]/u.test(source.text.charAt(rangeOf(node).end));
  if (!run?.text.endsWith(' ') || isBeforeWord) return;
  run.text = run.text.slice(0, -1);
  run.offsets.pop();
}

const addressOf = ({ identifier }: MarkdownOf<'linkReference'>, { source }: Target): string =>
  source.definitions.get(identifier) ?? '';

const isLineBreak = (node: MarkdownNode): boolean =>
  node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value));

function wordsOf(node: MarkdownNode, { bare, source }: Target): string {
  if (node.type === 'inlineCode') return bare ? node.value : quoted(node, source);
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  return node.type === 'html' && !node.value.startsWith('<!--') ? node.value : '';
}

function add({ runs }: Target, text: string, offset: number): void {
  const run = runs.at(-1);
  if (run === undefined) return;
  run.text += text;
  for (let index = 0; index < text.length; index++) run.offsets.push(offset);
}

/** A text node differs from its source by escapes, entities and the indent of continued lines: walk both. */
function addText(node: MarkdownOf<'text'>, target: Target): void {
  const { start, end } = rangeOf(node);
  const written = target.source.text.slice(start, end);
  let cursor = 0;
  for (let index = 0; index < node.value.length; index++) {
    const letter = node.value.charAt(index);
    const entity = written.charAt(cursor) === '&' ? ENTITY.exec(written.slice(cursor))?.[0] : undefined;
    if (entity !== undefined && !node.value.startsWith(entity, index)) {
      add(target, letter, start + cursor);
      cursor += entity.length;
      continue;
    }
    const found = written.indexOf(letter, cursor);
    add(target, letter, start + (found < 0 ? cursor : found));
    if (found >= 0) cursor = found + 1;
  }
}

const ENTITY = /^&#?\w+;/;

function quoted(node: MarkdownOf<'inlineCode'>, { text }: InlineSource): string {
  const { start, end } = rangeOf(node);
  const isQuoted = QUOTES.test(text.charAt(start - 1)) && QUOTES.test(text.charAt(end));
  if (isQuoted) return node.value;
  return node.value.includes('"') ? `“${node.value}”` : `"${node.value}"`;
}

const QUOTES = /["'“”„‘’«»]/;

function addLink(node: MarkdownOf<'link' | 'linkReference'>, url: string, target: Target): void {
  const before = target.runs.at(-1)?.text.length ?? 0;
  for (const child of node.children) addNode(child, target);
  const text = target.runs.at(-1)?.text.slice(before) ?? '';
  const isItsText = url === '' || url === text || url.replace(/^(?:mailto:|https?:\/\/)/, '') === text;
  if (!target.bare && !isItsText) add(target, ` (${url})`, rangeOf(node).start);
}
