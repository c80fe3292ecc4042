/** What stands above the first case: text around the steps of all. What looks like steps there is a mistake. */
import type { PromptPart } from '../prompt.js';
import { isStepTable, remarkLeftOut, type CaseReading } from './caseParts.js';
import { splitSections, type CaseSection } from './caseSections.js';
import { markdownContext, placeOf, titled, type Section } from './markdownParts.js';
import type { MarkdownNode } from './parseMarkdown.js';

export function readIntro(intro: Section | undefined, reading: CaseReading): PromptPart[] {
  const blocks = intro?.blocks ?? [];
  for (const section of splitSections(blocks, reading.sections)) refuseSteps(section, reading);
  return markdownContext(blocks, reading);
}

function refuseSteps({ kind, heading, blocks }: CaseSection, reading: CaseReading): void {
  const refuse = (node: MarkdownNode, message: string) =>
    reading.mistakes.push({ ...placeOf(node, reading), message });
  if (!heading) {
    for (const block of blocks) {
      if (block.type === 'list') refuse(block, LIST_OUTSIDE);
      else if (isStepTable(block, reading)) refuse(block, TABLE_OUTSIDE);
    }
  } else if (kind === 'said') remarkLeftOut({ heading, blocks }, reading);
  else if (blocks.length > 0) refuse(heading, sectionOutside(titled(heading, reading).title));
}

const BELONGS_TO_NONE = 'belong to no case and would not be carried out.';
const LIST_OUTSIDE = `Failed to read the list above the first case: its items ${BELONGS_TO_NONE} Please move it below a second-level heading.`;
const TABLE_OUTSIDE = `Failed to read the table of steps above the first case: its rows ${BELONGS_TO_NONE} Please move it below a second-level heading.`;
const sectionOutside = (title: string): string =>
  `Failed to read the section "${title}" above the first case: its steps ${BELONGS_TO_NONE} Please write them into each case.`;

/** Where the chapter is a case itself, a section below another heading of the same level may be its own. */
export function refuseDoubtful(chapter: Section, cases: readonly Section[], reading: CaseReading): void {
  if (!chapter.heading) return;
  for (const { heading, blocks } of cases) {
    const doubtful = splitSections(blocks, reading.sections).find(
      (section) => section.heading && section.heading.depth === heading?.depth,
    );
    if (!heading || !doubtful?.heading) continue;
    const own = titled(chapter.heading, reading);
    const [other, section] = [titled(heading, reading).title, titled(doubtful.heading, reading)];
    reading.mistakes.push({
      line: own.line,
      column: own.column,
      message: `Failed to read the section "${section.title}" in line ${section.line}: it may belong to "${own.title}" or to "${other}". Please begin the heading "${other}" with "###" if it is part of "${own.title}", or else the sections of "${other}".`,
    });
  }
}
