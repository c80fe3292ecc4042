/** The blocks of one Markdown case become steps and context. */
import {
  rangeOf,
  inlineRuns,
  inlineWords,
  type MarkdownNode,
  type MarkdownOf,
  type InlineSource,
} from './parseMarkdown.js';
import type { SourceText } from '../SourceText.js';
import type { Mistake, Position, Step, Suite } from '../case.js';
import type { PromptPart } from '../prompt.js';
import { isGherkinBlock, readGherkinBlock } from './gherkinBlock.js';
import { partOfSentence, splitSentences } from '../readProse.js';

export interface MarkdownReading {
  source: SourceText;
  inline: InlineSource;
  mistakes: Mistake[];
}

/** Lists and paragraphs are steps, tables belong to the step above, all the rest is context. */
export function markdownParts(blocks: readonly MarkdownNode[], reading: MarkdownReading): PromptPart[] {
  const parts: PromptPart[] = [];
  for (const block of blocks) addBlock(block, parts, reading);
  return parts;
}

/** Blocks before the first case: text around the steps of every case. */
export const markdownContext = (blocks: readonly MarkdownNode[], reading: MarkdownReading): PromptPart[] =>
  blocks.flatMap((block) => contextOf(block, reading));

/** A heading with all that stands below it up to the next one that counts. */
export interface Section {
  heading: MarkdownOf<'heading'> | undefined;
  blocks: MarkdownNode[];
}

/** The first has no heading: what stands before the first one that counts. */
export function sectionsOf(
  blocks: readonly MarkdownNode[],
  counts: (depth: number, heading: MarkdownNode) => boolean,
): Section[] {
  const found: Section[] = [{ heading: undefined, blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && counts(block.depth, block)) found.push({ heading: block, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

export const placeOf = (node: MarkdownNode, { source }: MarkdownReading): Position =>
  source.positionAt(rangeOf(node).start);

export const titled = (heading: MarkdownOf<'heading'>, reading: MarkdownReading): Suite => ({
  title: inlineWords(heading.children, reading.inline),
  ...placeOf(heading, reading),
});

/** A table is the data of the step above it. */
export function addBlock(block: MarkdownNode, parts: PromptPart[], reading: MarkdownReading): void {
  if (block.type === 'list' || block.type === 'listItem') {
    for (const child of block.children) addBlock(child, parts, reading);
  } else if (block.type === 'paragraph') parts.push(...readParagraph(block, reading));
  else if (block.type === 'table') addTable(block, parts, reading);
  else if (isGherkinBlock(block)) parts.push(...readGherkinBlock(block, reading));
  else parts.push(...contextOf(block, reading));
}

/** A paragraph that is struck out as a whole is not carried out, but still said. */
function readParagraph(block: MarkdownOf<'paragraph'>, reading: MarkdownReading): PromptPart[] {
  const sentences = readSentences(block, reading);
  const isStruck = sentences.length === 0 && block.children.some(({ type }) => type === 'delete');
  return isStruck ? contextOf(block, reading) : sentences;
}

const readSentences = (block: MarkdownOf<'paragraph'>, { inline, source }: MarkdownReading): PromptPart[] =>
  inlineRuns(block.children, inline).flatMap(({ text, offsets }) =>
    splitSentences(text).map((sentence) => {
      const place = source.positionAt(offsets[sentence.index] ?? rangeOf(block).start);
      return partOfSentence(sentence.text, place);
    }),
  );

function addTable(block: MarkdownOf<'table'>, parts: PromptPart[], reading: MarkdownReading): void {
  const step = parts.findLast((part): part is PromptPart & { kind: 'step' } => part.kind === 'step')?.step;
  const fault = tableFault(step);
  if (step === undefined || fault !== undefined) {
    reading.mistakes.push({ ...placeOf(block, reading), message: fault ?? NO_STEP_ABOVE });
    return;
  }
  const rows = wordsOfTable(block, reading);
  const width = Math.max(...rows.map((row) => row.length));
  step.table = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

const NO_STEP_ABOVE =
  'Failed to read the table: there is no step above it in this case. Please write the step that it belongs to above it.';

function tableFault(step: Step | undefined): string | undefined {
  if (step?.table === undefined) return undefined;
  return `Failed to read the table: the step above, "${step.text}", has one already. Please write a step above this one.`;
}

/** The words of its cells. */
export const wordsOfTable = (block: MarkdownOf<'table'>, { inline }: MarkdownReading): string[][] =>
  block.children.map((row) =>
    row.children.map(({ children }) =>
      // No bar can stand in a cell without its backslash, also in quotes.
      inlineWords(children, inline, { struck: false }).replaceAll('\\|', '|'),
    ),
  );

/** A block as it is written, without HTML comments, and without the marks of a block quote. */
export function contextOf(block: MarkdownNode, reading: MarkdownReading): PromptPart[] {
  if (block.type === 'thematicBreak' || block.type === 'definition') return [];
  const at = placeOf(block, reading);
  const { start, end } = rangeOf(block);
  const written = reading.source.text.slice(start, end);
  const visible = block.type === 'code' ? written : written.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const indent = new RegExp(`^[ \\t]{0,${at.column - 1}}`);
  const lines = visible.split('\n').map((line) => {
    const outdented = line.replace(indent, '').trimEnd();
    return block.type === 'blockquote' ? outdented.replace(/^ {0,3}> ?/, '') : outdented;
  });
  const text = lines.join('\n').replace(/^\n+|\n+$/g, '');
  return text.trim() === '' ? [] : [{ kind: 'context', text, at }];
}
