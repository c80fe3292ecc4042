/** A block of code that says it is Gherkin: its lines are steps of the Markdown case that it stands in. */
import { readGherkin } from '../gherkin/readGherkin.js';
import type { PromptPart } from '../prompt.js';
import { SourceText } from '../SourceText.js';
import type { MarkdownReading } from './markdownParts.js';
import { rangeOf, type MarkdownNode, type MarkdownOf } from './parseMarkdown.js';

/** A block in the first line has no line above it for what it may leave out. */
export const isGherkinBlock = (block: MarkdownNode): block is MarkdownOf<'code'> =>
  block.type === 'code' && LANGUAGE.test(block.lang ?? '') && rangeOf(block).start > 0;

const LANGUAGE = /^(?:gherkin|feature|cucumber)$/i;

export function readGherkinBlock(
  block: MarkdownOf<'code'>,
  { source, mistakes }: MarkdownReading,
): PromptPart[] {
  const { start, end } = rangeOf(block);
  const at = source.positionAt(start);
  const lines = source.text.slice(0, end).split('\n').slice(at.line);
  const text = asFile(/^\s*[`~]+\s*$/.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines, at.line);
  const { drafts, mistakes: slips } = readGherkin(new SourceText(source.path, text));
  mistakes.push(...slips);
  if (drafts.length > 1) mistakes.push({ ...at, message: SEVERAL });
  return drafts[0]?.parts ?? [];
}

/** Its lines where they stand in the file, below those that a file in Gherkin has and a block may leave out. */
function asFile(lines: readonly string[], line: number): string {
  const has = (keyword: RegExp): boolean => lines.some((one) => keyword.test(one));
  const above = Array<string>(line).fill('');
  if (!has(/^\s*Feature:/)) above[0] = 'Feature:';
  if (!has(/^\s*(?:Scenario|Example|Scenario Outline|Background):/)) above[line - 1] = 'Scenario:';
  return [...above, ...lines].join('\n');
}

const SEVERAL =
  'Failed to read the block of Gherkin: it has several scenarios, and stands in one case. Please write each below a heading of its own, or keep them in a ".feature" file.';
