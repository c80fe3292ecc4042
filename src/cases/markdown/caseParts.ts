/** The blocks of a Markdown case become its steps and what stands around them: lists, paragraphs, and tables of steps. */
import type { Mistake, Step } from '../case.js';
import type { PromptPart } from '../prompt.js';
import { tellAbout } from '../aboutCase.js';
import { asExpected, saysStepsFollow } from '../readProse.js';
import { isGherkinBlock } from './gherkinBlock.js';
import { inCaseOrder, splitSections, type CaseSection, type Sections } from './caseSections.js';
import { addBlock, contextOf, placeOf, titled, wordsOfTable, type MarkdownReading } from './markdownParts.js';
import type { MarkdownNode, MarkdownOf } from './parseMarkdown.js';
import { readStepRows } from './stepRows.js';
import { readTableHeads, type TableReading } from './stepTable.js';

export interface CaseReading extends MarkdownReading {
  sections: Sections;
  /** What is no step, though it might be taken for one. */
  remarks: Mistake[];
}

export function caseParts(blocks: readonly MarkdownNode[], reading: CaseReading): PromptPart[] {
  const sections = splitSections(blocks, reading.sections);
  return inCaseOrder(sections).flatMap((section) =>
    section === sections[0] ? beginningOf(section, reading) : sectionParts(section, reading),
  );
}

/** What stands above the first list, table or section may be about the case. */
function beginningOf({ blocks }: CaseSection, reading: CaseReading): PromptPart[] {
  const end = blocks.findIndex(
    (block) => block.type === 'list' || block.type === 'table' || isGherkinBlock(block),
  );
  const own = end < 0 ? blocks : blocks.slice(0, end);
  const parts = tellAbout(
    own.map((block) => ({ parts: blockParts([block], reading), isList: false })),
    reading.remarks,
  );
  return blockParts(blocks.slice(own.length), reading, parts);
}

function sectionParts({ kind, heading, blocks }: CaseSection, reading: CaseReading): PromptPart[] {
  const name = heading ? contextOf(heading, reading) : [];
  if (heading && kind === 'said') {
    remarkLeftOut({ heading, blocks }, reading);
    return [...name, ...blocks.flatMap((block) => contextOf(block, reading))];
  }
  const parts = blockParts(blocks, reading);
  if (!heading) return parts;
  return [...name, ...parts.map((part) => partOfSection(part, kind === 'expected'))];
}

/** "None" is nothing to do. */
function partOfSection(part: PromptPart, isExpected: boolean): PromptPart {
  if (part.kind === 'context') return part;
  const { text, line, column } = part.step;
  if (/^(?:none|nothing|n\/?a|[-–—])\.?$/i.test(text)) return { kind: 'context', text, at: { line, column } };
  return isExpected ? { kind: 'step', step: { ...part.step, text: asExpected(text) } } : part;
}

/** Says of a section without steps that it is none of them. */
export function remarkLeftOut(
  { heading, blocks }: { heading: MarkdownOf<'heading'>; blocks: readonly MarkdownNode[] },
  reading: CaseReading,
): void {
  const { title, ...place } = titled(heading, reading);
  const message = `Nothing of the section "${title}" is carried out: it has no steps by its name.`;
  if (blocks.length > 0) reading.remarks.push({ ...place, message });
}

/** @param before what stands above them */
function blockParts(
  blocks: readonly MarkdownNode[],
  reading: CaseReading,
  before: readonly PromptPart[] = [],
): PromptPart[] {
  const parts = [...before];
  for (const block of blocks) {
    if (block.type === 'table') addCaseTable(block, parts, reading);
    else addBlock(block, parts, reading);
  }
  return parts;
}

/** Without any doubt. */
export const isStepTable = (block: MarkdownNode, reading: CaseReading): boolean =>
  block.type === 'table' && headsOf(block, '', reading).kind !== 'data';

const headsOf = (block: MarkdownOf<'table'>, step: string | undefined, reading: CaseReading): TableReading =>
  readTableHeads(wordsOfTable(block, reading), { step });

function addCaseTable(block: MarkdownOf<'table'>, parts: PromptPart[], reading: CaseReading): void {
  const above = stepAbove(parts);
  const heads = headsOf(block, above?.text, reading);
  const say = (message: string, to: Mistake[]) => to.push({ ...placeOf(block, reading), message });
  if (heads.kind === 'fault') say(heads.message, reading.mistakes);
  else if (heads.kind === 'steps') {
    const { leftOut } = heads.columns;
    if (leftOut.length > 0) say(columnsLeftOut(leftOut), reading.remarks);
    const steps = readStepRows(block, heads.columns, reading);
    parts.push(...steps.map((step): PromptPart => ({ kind: 'step', step })));
  } else if (!parts.some(({ kind }) => kind === 'step')) say(NO_STEP_ABOVE, reading.mistakes);
  else {
    if (heads.mayBeSteps && above) say(takenForData(above), reading.remarks);
    addBlock(block, parts, reading);
  }
}

function stepAbove(parts: readonly PromptPart[]): Step | undefined {
  const last = parts.at(-1);
  if (last?.kind === 'context' && saysStepsFollow(last.text)) return undefined;
  return parts.findLast((part) => part.kind === 'step')?.step;
}

const columnsLeftOut = (heads: readonly string[]): string => {
  const names = heads.map((head) => `"${head}"`);
  const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return names.length === 1
    ? `The column ${listed} of the table of steps is not carried out.`
    : `The columns ${listed} of the table of steps are not carried out.`;
};

const takenForData = ({ text }: Step): string =>
  `The table is read as the data of the step above it, "${text}", and none of its rows as a step. If they are steps, please head its columns with "Action" and "Expected result".`;

const NO_STEP_ABOVE =
  'Failed to read the table: there is no step above it in this case. Please write the step that it belongs to above it, or, if its rows are steps, head its columns with "Action" and "Expected result".';
