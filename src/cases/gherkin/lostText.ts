/** What the parser has read without a word, though it would not be carried out as it was meant. */
import type { Background, Scenario, Step, TableRow } from '@cucumber/messages';
import type { Mistake } from '../case.js';
import { nearestName } from '../variables.js';
import type { ScenarioPath } from './gherkinCase.js';
import { keywordsOf, type GherkinSyntax } from './parseGherkin.js';

export function lostText(text: string, paths: readonly ScenarioPath[], syntax: GherkinSyntax): Mistake[] {
  const blocks = blocksOf(paths);
  const language = paths[0]?.feature.language ?? 'en';
  return [
    ...paths.flatMap(outlineWithoutRows),
    ...paths.flatMap(({ scenario }) => unknownPlaceholders(text, scenario)),
    ...(syntax === 'markdown'
      ? lostMarkdownSteps(text, blocks)
      : stepsInDescriptions(text, blocks, language)),
  ];
}

function blocksOf(paths: readonly ScenarioPath[]): (Background | Scenario)[] {
  const blocks = paths.flatMap(({ backgrounds, scenario }) => [...backgrounds, scenario]);
  return [...new Set(blocks)].filter((block) => block !== undefined);
}

const outlineWithoutRows = ({ scenario }: ScenarioPath): Mistake[] =>
  scenario.examples
    .filter(({ tableBody }) => tableBody.length === 0)
    .map((examples) => noRows(examples, scenario));

function noRows({ location, keyword }: Scenario['examples'][number], { name }: Scenario): Mistake {
  const message = `Failed to read the examples of "${name}": they have no rows. Please write a table below "${keyword}:", a row of names and then one row per case.`;
  return { line: location.line, column: location.column ?? 1, message };
}

/** Lines above the first step that Gherkin takes for a description, though a step with a slip in it was meant. */
function stepsInDescriptions(
  text: string,
  blocks: readonly (Background | Scenario)[],
  language: string,
): Mistake[] {
  const lines = text.split('\n');
  const keywords = keywordsOf(language);
  const mend = `${keywords.plainSteps.slice(0, -1).join(', ')} or ${keywords.plainSteps.at(-1) ?? ''}`;
  return blocks.flatMap((block) =>
    lostSteps(block.description, keywords.steps).map((words) => {
      const index = lines.findIndex((line, at) => at >= block.location.line && line.trim() === words);
      const message =
        `Failed to read "${words}": it stands above the first step and would be taken for a description. ` +
        `Please begin it with ${mend}.`;
      return { line: index + 1, column: (lines[index] ?? '').search(/\S/) + 1, message };
    }),
  );
}

function lostSteps(description: string, keywords: readonly string[]): string[] {
  const lost: string[] = [];
  let above = '';
  for (const line of description.split('\n').map((written) => written.trim())) {
    const isProse = continues(line, above) || !isLikeStep(line.replace(MARKER, ''), keywords);
    if (!isProse) lost.push(line);
    above = isProse ? line : '';
  }
  return lost;
}

const MARKER = /^(?:[-+•]|\d+[.)])\s+/;

/** The second line of a sentence or of a user story. */
function continues(line: string, above: string): boolean {
  if (/^as an? /i.test(above) && /^I (?:want|would|need|can) |^I'd /i.test(line)) return true;
  return above !== '' && /^\p{Ll}/u.test(line) && !/[.!?:]$/.test(above);
}

function isLikeStep(line: string, keywords: readonly string[]): boolean {
  if (/^(?:I|(?:the )?user|we) /i.test(line) && !/^(?:i|user) /.test(line)) return true;
  const words = line.split(/\s+/);
  // Languages without spaces between words have no first word that could be compared.
  return keywords
    .filter((keyword) => keyword.endsWith(' ') && keyword !== '* ')
    .map((keyword) => keyword.trim())
    .some((keyword) => {
      const first = words.slice(0, keyword.split(' ').length).join(' ');
      return first.length < line.length && !WORDS.has(first.toLowerCase()) && nearestName(first, [keyword]);
    });
}

/** Words that descriptions begin with, and that only look like a slip of the pen. */
const WORDS = new Set([
  ...['an', 'any', 'the', 'there', 'these', 'they', 'where', 'even', 'out'],
  ...['denn', 'wann', 'uns', 'est', 'data'],
]);

/** `<name>` in an outline that is no column of its examples would stay in the step as it is written. */
function unknownPlaceholders(text: string, { steps, examples }: Scenario): Mistake[] {
  const tables = examples.flatMap(({ tableHeader }) =>
    tableHeader ? [tableHeader.cells.map(({ value }) => value)] : [],
  );
  if (tables.length === 0) return [];
  const lines = text.split('\n');
  return steps.flatMap(linesOfStep).flatMap((line) =>
    [...(lines[line - 1] ?? '').matchAll(/<([^<>\n]+)>/g)].flatMap(({ 1: name = '', index }) => {
      const columns = tables.find((names) => !names.includes(name));
      if (columns === undefined) return [];
      const nearest = nearestName(name, columns);
      if (nearest === undefined && !isPlaceholder(name) && !tables.flat().includes(name)) return [];
      return [{ line, column: index + 1, message: explain(name, nearest) }];
    }),
  );
}

const isPlaceholder = (name: string): boolean =>
  /^[A-Za-z][\w -]*$/.test(name) && !HTML.has(name.split(' ')[0]?.toLowerCase() ?? '');

function explain(name: string, nearest: string | undefined): string {
  const mend = nearest === undefined ? '' : `write "<${nearest}>", or `;
  return `Failed to fill in "<${name}>": the examples have no column of this name. Please ${mend}give them a column "${name}".`;
}

const HTML = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta
  meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s samp script
  search section select slot small source span strong style sub summary sup svg table tbody td template textarea
  tfoot th thead time title tr track u ul var video wbr`.split(/\s+/),
);

/** @param blocks all backgrounds and scenarios of the file, in its order */
function lostMarkdownSteps(text: string, blocks: readonly (Background | Scenario)[]): Mistake[] {
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
  // With the marks around it.
  const length = docString ? docString.content.split('\n').length + 2 : 0;
  const text = Array.from({ length }, (_, offset) => (docString?.location.line ?? 0) + offset);
  return [location.line, ...rows, ...text];
}

const lineOf = (row: TableRow | undefined): number[] => (row ? [row.location.line] : []);

const withoutCode = (text: string): string =>
  text.replace(/^[ \t]*(`{3,})[^\n]*\n(?:[^\n]*\n)*?[ \t]*\1[ \t]*$/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  );
