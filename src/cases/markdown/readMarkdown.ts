/** A Markdown file: first-level headings are suites, second-level headings cases. */
import type { Mistake, Position, Suite } from '../case.js';
import type { PromptPart } from '../composePrompt.js';
import type { CaseDraft, FileReading } from '../finishCases.js';
import { type MarkdownReading, markdownContext, markdownParts, placeOf, titled } from './markdownParts.js';
import { type MarkdownNode, type MarkdownOf, type MarkdownRoot, parseMarkdown } from './parseMarkdown.js';
import type { SourceText } from '../SourceText.js';
import { readFrontMatter } from './frontMatter.js';
import { markdownPlan } from './markdownPlan.js';
import { planOfFile } from '../planOfFile.js';

export function readMarkdown(source: SourceText): FileReading {
  const head = readFrontMatter(source);
  const root = parseMarkdown(head.body);
  const { plan, mistakes: slips } = planOfFile(head.read, head.places);
  const mistakes: Mistake[] = [...head.mistakes, ...slips];
  const inline = { text: source.text, definitions: readDefinitions(root) };
  const reading = { source, inline, mistakes };
  const cases = plan
    ? [{ ...markdownPlan(root.children, plan, reading), suites: [], parts: [], plan }]
    : readCases(root.children, reading);
  const drafts = cases.map((found): CaseDraft => ({
    ...found,
    format: 'markdown',
    tags: head.read.tags,
    options: head.read.options,
    places: head.places,
    begins: [...found.suites, found].map(({ line }) => line),
    isExample: false,
  }));
  return { drafts, mistakes, variables: head.variables, tags: head.read.tags };
}

type FoundCase = Position & { title: string; suites: Suite[]; parts: PromptPart[] };

/** A heading with all that stands below it up to the next heading of its level or above. */
interface Section {
  heading: MarkdownOf<'heading'> | undefined;
  blocks: MarkdownNode[];
}

function readCases(blocks: readonly MarkdownNode[], reading: MarkdownReading): FoundCase[] {
  const [preamble, ...chapters] = sections(blocks, 1);
  const before = preamble?.blocks ?? [];
  if (chapters.length === 0 && sections(before, 2).length === 1) return readUntitled(before, reading);
  const [intro, ...cases] = sections(before, 2);
  const shared = readIntro(intro, reading);
  return [
    ...cases.map((section) => readCase(section, { suites: [], shared }, reading)),
    ...chapters.flatMap((chapter) => readChapter(chapter, shared, reading)),
  ];
}

function readChapter(chapter: Section, shared: PromptPart[], reading: MarkdownReading): FoundCase[] {
  const [intro, ...cases] = sections(chapter.blocks, 2);
  if (cases.length === 0) return [readCase(chapter, { suites: [], shared }, reading)];
  const suites = chapter.heading ? [titled(chapter.heading, reading)] : [];
  const around = [...shared, ...readIntro(intro, reading)];
  return cases.map((section) => readCase(section, { suites, shared: around }, reading));
}

/** Text above the first case is said in every case; a list there looks like steps, but no case has them. */
function readIntro(intro: Section | undefined, reading: MarkdownReading): PromptPart[] {
  const blocks = intro?.blocks ?? [];
  for (const block of blocks.filter(({ type }) => type === 'list')) {
    reading.mistakes.push({ ...placeOf(block, reading), message: LIST_OUTSIDE });
  }
  return markdownContext(blocks, reading);
}

const LIST_OUTSIDE =
  'Failed to read the list above the first case: its items belong to no case and would not be carried out. Please move it below a second-level heading.';

function readCase(
  { heading, blocks }: Section,
  { suites, shared }: { suites: Suite[]; shared: PromptPart[] },
  reading: MarkdownReading,
): FoundCase {
  const named = heading ? titled(heading, reading) : { title: '', line: 1, column: 1 };
  const title = named.title || reading.source.stem;
  return { ...named, title, suites, parts: [...shared, ...markdownParts(blocks, reading)] };
}

/** A file without any heading of the first two levels: one case, named after the file. */
function readUntitled(blocks: readonly MarkdownNode[], reading: MarkdownReading): FoundCase[] {
  const parts = markdownParts(blocks, reading);
  const first =
    parts.find((part) => part.kind === 'step')?.step ?? parts.find((part) => part.kind === 'context')?.at;
  if (first === undefined) return [];
  const { line, column } = first;
  return [{ line, column, title: reading.source.stem, suites: [], parts }];
}

/** The first section has no heading: what stands before the first one of this level. */
function sections(blocks: readonly MarkdownNode[], depth: 1 | 2): Section[] {
  const found: Section[] = [{ heading: undefined, blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) found.push({ heading: block, blocks: [] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

function readDefinitions(root: MarkdownRoot): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const node of descendants(root.children)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
  }
  return definitions;
}

function* descendants(nodes: readonly MarkdownNode[]): Generator<MarkdownNode> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* descendants(node.children);
  }
}
