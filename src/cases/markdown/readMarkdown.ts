/** A Markdown file: first-level headings are suites, second-level headings cases, and some names those of sections of one. */
import type { Mistake, Position, Suite, PlanOfCase, Step } from '../case.js';
import type { PromptPart } from '../prompt.js';
import type { CaseDraft, FileReading } from '../finishCases.js';
import { planOfFile, stepNeverRun, whyNeverRun } from '../plan.js';
import type { SourceText } from '../SourceText.js';
import { readFrontMatter } from './frontMatter.js';
import { sectionsOf, titled, type Section } from './markdownParts.js';
import { readIntro, refuseDoubtful } from './caseIntro.js';
import { caseParts, isStepTable, type CaseReading } from './caseParts.js';
import { findSections } from './caseSections.js';
import { parseMarkdown, type MarkdownNode, type MarkdownOf, type MarkdownRoot } from './parseMarkdown.js';

export function readMarkdown(source: SourceText): FileReading {
  const head = readFrontMatter(source);
  const root = parseMarkdown(head.body);
  const { plan, mistakes: slips } = planOfFile(head.read, head.places);
  const mistakes: Mistake[] = [...head.mistakes, ...slips];
  const inline = { text: source.text, definitions: readDefinitions(root) };
  const remarks: Mistake[] = [];
  const sections = findSections(root.children, inline);
  const reading: CaseReading = { source, inline, mistakes, remarks, sections };
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
  return { drafts, mistakes, remarks, variables: head.variables, tags: head.read.tags };
}

type FoundCase = Position & { title: string; suites: Suite[]; parts: PromptPart[] };

function readCases(blocks: readonly MarkdownNode[], reading: CaseReading): FoundCase[] {
  const { sections } = reading;
  const [preamble, ...chapters] = sectionsOf(
    blocks,
    (depth, heading) => depth === 1 && !sections.has(heading),
  );
  const before = preamble?.blocks ?? [];
  const [intro, ...cases] = casesIn(before, reading);
  if (chapters.length === 0 && cases.length === 0) return readUntitled(before, reading);
  const shared = readIntro(intro, reading);
  return [
    ...cases.map((section) => readCase(section, { suites: [], shared }, reading)),
    ...chapters.flatMap((chapter) => readChapter(chapter, shared, reading)),
  ];
}

const casesIn = (blocks: readonly MarkdownNode[], { sections }: CaseReading): Section[] =>
  sectionsOf(blocks, (depth, heading) => depth === 2 && !sections.has(heading));

function readChapter(chapter: Section, shared: PromptPart[], reading: CaseReading): FoundCase[] {
  const [intro, ...cases] = casesIn(chapter.blocks, reading);
  if (cases.length === 0) return [readCase(chapter, { suites: [], shared }, reading)];
  const suites = chapter.heading ? [titled(chapter.heading, reading)] : [];
  if (intro && hasSteps(intro, reading)) {
    const { heading } = chapter;
    refuseDoubtful(chapter, cases, reading);
    const own = readCase({ heading, blocks: intro.blocks }, { suites: [], shared }, reading);
    return [own, ...cases.map((section) => readCase(section, { suites, shared }, reading))];
  }
  const around = [...shared, ...readIntro(intro, reading)];
  return cases.map((section) => readCase(section, { suites, shared: around }, reading));
}

/** Whether it has sections that make it a case beside others. */
const hasSteps = ({ blocks }: Section, { sections }: CaseReading): boolean =>
  blocks.some((block) => ['steps', 'expected'].includes(sections.get(block) ?? ''));

function readCase(
  { heading, blocks }: Section,
  { suites, shared }: { suites: Suite[]; shared: PromptPart[] },
  reading: CaseReading,
): FoundCase {
  return { ...namedBy(heading, reading), suites, parts: [...shared, ...caseParts(blocks, reading)] };
}

/** What has no title is named after the file. */
function namedBy(heading: MarkdownOf<'heading'> | undefined, reading: CaseReading): Suite {
  const named = heading ? titled(heading, reading) : { title: '', line: 1, column: 1 };
  return { ...named, title: named.title || reading.source.stem };
}

/** A file without any heading of the first two levels: one case, named after the file. */
function readUntitled(blocks: readonly MarkdownNode[], reading: CaseReading): FoundCase[] {
  const parts = caseParts(blocks, reading);
  const first =
    parts.find((part) => part.kind === 'step')?.step ?? parts.find((part) => part.kind === 'context')?.at;
  if (first === undefined) return [];
  const { line, column } = first;
  return [{ line, column, title: reading.source.stem, suites: [], parts }];
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

/** A file that is a plan: a title, prose, and no cases. */
function markdownPlan(blocks: readonly MarkdownNode[], plan: PlanOfCase, reading: CaseReading): Suite {
  const headings = blocks.filter(isHeading);
  const title = headings.find(({ depth }) => depth === 1) ?? headings[0];
  reading.mistakes.push(...neverRun({ blocks, title }, plan, reading));
  return namedBy(title, reading);
}

/**
 * Paragraphs below the title are prose, while lists are steps; below any other heading of the first two levels all
 * is a case. The first step says it for all; without one, the first such heading does.
 */
function neverRun(
  { blocks, title }: { blocks: readonly MarkdownNode[]; title: MarkdownNode | undefined },
  plan: PlanOfCase,
  reading: CaseReading,
): Mistake[] {
  let isInCase = false;
  const stepBlocks = blocks.filter((block) => {
    if (isHeading(block)) isInCase = block !== title;
    return isInCase || block.type === 'list' || isStepTable(block, reading);
  });
  const step = firstStep(stepBlocks, reading);
  if (step) return [stepNeverRun(plan, step.text, step)];
  const heading = stepBlocks.find(isHeading);
  if (!heading) return [];
  const named = titled(heading, reading);
  const message = `Failed to read the case "${named.title}": ${whyNeverRun(plan)}. Please move it into a case file of its own, or begin the heading of a note with "###".`;
  return [{ line: named.line, column: named.column, message }];
}

function isHeading(block: MarkdownNode): block is MarkdownOf<'heading'> {
  return block.type === 'heading' && block.depth <= 2;
}

/** What is wrong with the steps is of no interest where none belongs. */
function firstStep(blocks: readonly MarkdownNode[], reading: CaseReading): Step | undefined {
  const parts = caseParts(blocks, { ...reading, mistakes: [], remarks: [] });
  return parts.find((part) => part.kind === 'step')?.step;
}
