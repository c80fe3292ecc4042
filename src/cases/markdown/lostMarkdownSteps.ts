/** In Gherkin in Markdown whatever is no step or section is prose to the parser: below a case, a lost step. */
import type { Background, Scenario, Step, TableRow } from '@cucumber/messages';
import type { Mistake } from '../case.js';
import { keywordsOf } from '../gherkin/explainGherkinErrors.js';
import { nearestName } from '../variables.js';

/** @param blocks all backgrounds and scenarios of the file, in its order */
export function lostMarkdownSteps(text: string, blocks: readonly (Background | Scenario)[]): Mistake[] {
  const first = blocks[0]?.location.line;
  if (first === undefined) return [];
  const read = new Set(blocks.flatMap(linesOf));
  const mistakes: Mistake[] = [];
  let isTableLost = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (index + 1 < first) continue;
    const isRow = line.trimStart().startsWith('|');
    if (!isRow || read.has(index + 1)) isTableLost = false;
    // The first lost row of a table speaks for those below it.
    if (read.has(index + 1) || isTableLost) continue;
    const fault = faultOf(line);
    if (fault === undefined) continue;
    isTableLost = isRow;
    const message = `Failed to read "${line.replace(/^\s*[*+-]\s/, '').trim()}": ${fault}`;
    mistakes.push({ line: index + 1, column: line.search(/\S/) + 1, message });
  }
  return mistakes;
}

/** Headings whose keyword has a slip in it, with or without a scenario that could be made out. */
export function lostMarkdownSections(text: string): Mistake[] {
  const lines = withoutCode(text).split('\n');
  const feature = lines.findIndex((line) => line.trim() !== '' && !/^\s*`@/.test(line));
  return lines.flatMap((line, index) => {
    const [, marks = '', title = ''] = /^(#{1,6}\s+)(\S.*)$/.exec(line) ?? [];
    const meant = index > feature ? sectionMeant(title) : undefined;
    if (meant === undefined) return [];
    const message = `Failed to read "${title.trim()}": it is no heading of Gherkin, but near one. Please begin it with "${meant}:", or name it otherwise.`;
    return [{ line: index + 1, column: marks.length + 1, message }];
  });
}

const ENGLISH = keywordsOf('en');
const STEP = new RegExp(`^\\s*(?:${ENGLISH.plainSteps.join('|')}) `);
/** Shorter ones are too near to other words to be made out without a colon. */
const SHORTEST_TITLE = 6;

function sectionMeant(title: string): string | undefined {
  const keyword = /^([^:]{1,40}):/.exec(title)?.[1];
  if (keyword !== undefined) {
    if (ENGLISH.titles.includes(keyword)) return undefined;
    const meant = nearestName(keyword.trim(), ENGLISH.titles);
    if (meant !== undefined) return meant;
  }
  const long = ENGLISH.titles.filter(({ length }) => length >= SHORTEST_TITLE);
  return nearestName(/^\S+/.exec(title)?.[0].replace(/:$/, '') ?? '', long);
}

function faultOf(line: string): string | undefined {
  if (/^\s*[*+-]\s+\S/.test(line) && !/^\s*([*_-])(?:\s*\1){2,}\s*$/.test(line)) return NO_KEYWORD;
  if (/^\s*\d+[.)]\s+\S/.test(line)) return NUMBERED;
  if (STEP.test(line)) return NO_BULLET;
  return /^\s*\|/.test(line) && !/^[\s|:-]*$/.test(line) ? NO_STEP_ABOVE : undefined;
}

const NO_KEYWORD =
  'a bullet in a scenario is a step, and this one has no keyword. Please begin it with Given, When, Then, And or But.';
const NUMBERED =
  'a numbered item is no step in Gherkin. Please begin it with "* " and Given, When, Then, And or But.';
const NO_BULLET = 'it begins as a step does, but is no bullet. Please begin it with "* ".';
const NO_STEP_ABOVE =
  'no step and no examples have this row. Please put it directly below theirs, indented by two to five spaces, and without a cell that is only "-".';

/** The lines that the parser has read: the step's own, its arguments', and those of the examples. */
function linesOf(block: Background | Scenario): number[] {
  const examples = 'examples' in block ? block.examples : [];
  const rows = examples.flatMap(({ tableHeader, tableBody }) => [tableHeader, ...tableBody]);
  return [...block.steps.flatMap(linesOfStep), ...rows.flatMap(lineOf)];
}

function linesOfStep({ location, docString, dataTable }: Step): number[] {
  const rows = dataTable?.rows.flatMap(lineOf) ?? [];
  if (!docString) return [location.line, ...rows];
  const length = docString.content.split('\n').length + 2;
  return [location.line, ...Array.from({ length }, (_, offset) => docString.location.line + offset)];
}

const lineOf = (row: TableRow | undefined): number[] => (row ? [row.location.line] : []);

const withoutCode = (text: string): string =>
  text.replace(/^[ \t]*(`{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1[ \t]*$/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
