/** A Markdown file that is a plan: a title, prose, and no cases. */
import type { Mistake, PlanOfCase, Step, Suite } from '../case.js';
import { type MarkdownReading, markdownParts, titled } from './markdownParts.js';
import type { MarkdownNode, MarkdownOf } from './parseMarkdown.js';
import { stepNeverRun, whyNeverRun } from '../planOfFile.js';

export function markdownPlan(
  blocks: readonly MarkdownNode[],
  plan: PlanOfCase,
  reading: MarkdownReading,
): Suite {
  const headings = blocks.filter(isHeading);
  const title = headings.find(({ depth }) => depth === 1) ?? headings[0];
  reading.mistakes.push(...neverRun({ blocks, title }, plan, reading));
  const named = title ? titled(title, reading) : { title: '', line: 1, column: 1 };
  return { ...named, title: named.title || reading.source.stem };
}

/**
 * Paragraphs below the title are prose, while lists are steps; below any other heading of the first two levels all
 * is a case. The first step says it for all; without one, the first such heading does.
 */
function neverRun(
  { blocks, title }: { blocks: readonly MarkdownNode[]; title: MarkdownNode | undefined },
  plan: PlanOfCase,
  reading: MarkdownReading,
): Mistake[] {
  let isInCase = false;
  const stepBlocks = blocks.filter((block) => {
    if (isHeading(block)) isInCase = block !== title;
    return isInCase || block.type === 'list';
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
function firstStep(blocks: readonly MarkdownNode[], reading: MarkdownReading): Step | undefined {
  const parts = markdownParts(blocks, { ...reading, mistakes: [] });
  return parts.find((part) => part.kind === 'step')?.step;
}
