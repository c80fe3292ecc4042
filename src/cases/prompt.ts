/**
 * The prompt that a session is created with: composed of the parts of a case, and read again as ordered steps, without a
 * model. `composePrompt` has the grammar; a text in any other form is read as a plain-text case file is.
 */
import { type InnerStep, isRecorded, type Position, type Step, type StepWords } from './case.js';
import { readLines, readProse } from './readProse.js';

export type { StepWords } from './case.js';

export interface PromptStep extends StepWords {
  /** Counts from 1. */
  number: number;
  /** What is carried out in place of the step's own words. */
  meaning?: StepWords[];
  /** A model has said what it means, and may be asked again. */
  isRecorded?: true;
}

export interface Prompt {
  /** From a first line `Start at <address>`: the page to be on before the first step. */
  startUrl?: string;
  steps: PromptStep[];
}

export function readPrompt(text: string): Prompt {
  const lines = text.split(/\r?\n/);
  const startUrl = /^Start at (\S+)$/.exec(lines[0] ?? '')?.[1];
  const rest = withoutMark(startUrl === undefined ? lines : lines.slice(1));
  const steps = readNumbered(rest) ?? readFree(rest);
  return startUrl === undefined ? { steps } : { startUrl, steps };
}

/** The prompt restructured into ordered steps: what the session's first message says. */
export function rewritePrompt({ startUrl, steps }: Prompt): string {
  const start = startUrl === undefined ? [] : [`Start at ${startUrl}`];
  const lines = steps.flatMap(({ number, text, meaning = [] }) => [
    `${number}. ${text}`,
    ...meaning.map((inner) => `${INDENT}- ${inner.text}`),
  ]);
  return [...start, ...lines].join('\n');
}

const INDENT = '   ';

/** Undefined where any line has no place in the grammar: then the prompt is somebody else's, and no line may be lost. */
function readNumbered(lines: readonly string[]): PromptStep[] | undefined {
  const steps: PromptStep[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === '' || line.startsWith('>')) continue;
    const start = `${steps.length + 1}. `;
    if (!line.startsWith(start)) return undefined;
    const argument = readArgument(lines.slice(at + 1));
    if (!argument) return undefined;
    const { length, ...given } = argument;
    steps.push({ number: steps.length + 1, text: line.slice(start.length), ...given });
    at += length;
  }
  return steps.length > 0 ? steps : undefined;
}

/** Reads the indented lines below a step and says how many they are; undefined if they aren't what belongs there. */
function readArgument(
  below: readonly string[],
): (Omit<PromptStep, 'number' | 'text'> & { length: number }) | undefined {
  const end = below.findIndex((line) => line !== '' && !line.startsWith(INDENT));
  const lines = (end < 0 ? below : below.slice(0, end)).map((line) => line.slice(INDENT.length));
  const split = startOfMeaning(lines);
  const own = readCarried(lines.slice(0, split));
  const meaning = split === undefined ? [] : readMeaning(lines.slice(split + 1));
  if (!own || !meaning) return undefined;
  const isRecorded = split !== undefined && lines[split] === RECORDED;
  const meant = meaning.length > 0 && { meaning, ...(isRecorded && { isRecorded }) };
  return { length: lines.length, ...own, ...meant };
}

const RECORDED = 'Recorded as:';
const isMeaning = (line: string): boolean => line === 'That is:' || line === RECORDED;

/** The line that it begins with, outside of the step's doc string. */
function startOfMeaning(lines: readonly string[]): number | undefined {
  const open = lines.indexOf(QUOTE);
  const first = lines.findIndex(isMeaning);
  const from = open < 0 || (first >= 0 && first < open) ? 0 : lines.indexOf(QUOTE, open + 1);
  const at = from < 0 ? -1 : lines.findIndex((line, index) => index >= from && isMeaning(line));
  return at < 0 ? undefined : at;
}

/** Undefined where any line is neither a step nor belongs to one. */
function readMeaning(lines: readonly string[]): StepWords[] | undefined {
  const starts = stepStarts(lines);
  if (lines.slice(0, starts[0]).some((line) => line !== '')) return undefined;
  const steps: StepWords[] = [];
  for (const [index, start] of starts.entries()) {
    const below = lines.slice(start + 1, starts[index + 1]);
    const carried = below.every((line) => line === '' || line.startsWith('  '))
      ? readCarried(below.map((line) => line.slice(2)))
      : undefined;
    if (!carried) return undefined;
    steps.push({ text: (lines[start] ?? '').slice(2), ...carried });
  }
  return steps.length > 0 ? steps : undefined;
}

/** Not indented further, so it can't be a line of a doc string. */
const stepStarts = (lines: readonly string[]): number[] =>
  lines.flatMap((line, index) => (line.startsWith('- ') ? [index] : []));

/** Rows and a doc string; undefined if the lines are neither. */
function readCarried(lines: readonly string[]): Omit<StepWords, 'text'> | undefined {
  const open = lines.indexOf(QUOTE);
  const close = open < 0 ? -1 : lines.indexOf(QUOTE, open + 1);
  const rows = (open < 0 ? lines : lines.slice(0, open)).filter((line) => line !== '');
  const behind = close < 0 ? [] : lines.slice(close + 1);
  if (!rows.every((line) => ROW.test(line)) || behind.some((line) => line.trim() !== '')) return undefined;
  return {
    ...(rows.length > 0 && { table: rows.map(readRow) }),
    ...(open >= 0 && { docString: readDocString(lines.slice(open + 1, close < 0 ? undefined : close)) }),
  };
}

const QUOTE = '"""';

const readDocString = (lines: readonly string[]) => lines.join('\n').replaceAll('\\"""', '"""');

const ROW = /^\|(?:(?:\\.|[^|\\])*\|)+\s*$/;

/** `| a | b\|c |` → `['a', 'b|c']`; `\n` and `\\` stand for a line break and a backslash. */
function readRow(line: string): string[] {
  const cells = line.match(/(?:\\.|[^|\\])*\|/g)?.slice(1) ?? [];
  return cells.map((cell) =>
    cell
      .slice(0, -1)
      .trim()
      .replace(/\\(.)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped)),
  );
}

/** The last line may be one by which the request is known again; it is for nobody to carry out. */
function withoutMark(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return /^> Request [\da-f-]{36}$/.test(lines[last] ?? '') ? lines.slice(0, last) : lines;
}

/**
 * Headings, lines of nothing but tags, and titles of Gherkin are no steps. Whatever else could be one is: a line that
 * isn't understood is reported, and a check that is dropped would pass unseen.
 */
const NO_STEP =
  /^(?:#{1,6}(?:\s|$)|@\S+(?:\s+@\S+)*$|(?:Feature|Rule|Background|Scenario(?: Outline)?|Example):)/;

function readFree(lines: readonly string[]): PromptStep[] {
  const { parts } = readProse(readLines(lines.join('\n'), (line) => NO_STEP.test(line)));
  return parts
    .flatMap((part) => (part.kind === 'step' ? [part.step.text] : []))
    .map((text, index) => ({ number: index + 1, text }));
}

/** A piece of a case in document order: something to do or check, or text around the steps. */
export type PromptPart = { kind: 'step'; step: Step } | { kind: 'context'; text: string; at: Position };

/**
 * The prompt is lines joined by `\n`, without blank ones but those inside a doc string:
 *
 *     prompt    = { context | step }                 in document order
 *     context   = ">" [ " " text ]                   one line of text around the steps; an empty one is ">"
 *     step      = number ". " text                   numbers count 1, 2, 3 … through the whole prompt;
 *                 { row } [ docString ]              line breaks in the text have become spaces
 *                 [ meaning ]                        what is carried out in place of the step's own words
 *     meaning   = "   That is:" | "   Recorded as:"    the second where a model has said it
 *                 { "   - " text                     one step of the meaning; what belongs to it
 *                 { row } [ docString ] }            is indented by two more
 *     row       = "   |" { " " cell " |" }           in a cell: "\" is "\\", "|" is "\|", a line break is "\n"
 *     docString = `   """`
 *                 { "   " text | empty }             in a line: `"""` is `\"""`, nothing else is escaped
 *                 `   """`
 *
 * A step may have rows, a doc string, or both; then the rows come first. A line of a doc string that is empty has
 * no indent. Variables are filled in; secrets stand as `{{name}}`.
 */
export function composePrompt(parts: readonly PromptPart[]): string {
  let number = 0;
  return parts
    .flatMap((part) => (part.kind === 'context' ? contextLines(part.text) : stepLines(part.step, ++number)))
    .join('\n');
}

const contextLines = (text: string): string[] => text.split('\n').map((line) => `> ${line}`.trimEnd());

function stepLines(step: Step, number: number): string[] {
  const { meaning } = step;
  return [
    `${number}. ${oneLine(step.text)}`,
    ...argumentLines(step, INDENT),
    ...(meaning
      ? [`${INDENT}${isRecorded(step) ? 'Recorded as' : 'That is'}:`, ...meaning.flatMap(innerLines)]
      : []),
  ];
}

const innerLines = (step: InnerStep): string[] => [
  `${INDENT}- ${oneLine(step.text)}`,
  ...argumentLines(step, `${INDENT}  `),
];

function argumentLines({ table, docString }: InnerStep, indent: string): string[] {
  const rows = table?.map((cells) => `${indent}| ${cells.map(escapeCell).join(' | ')} |`) ?? [];
  return [...rows, ...(docString === undefined ? [] : docStringLines(docString, indent))];
}

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();

const escapeCell = (cell: string): string =>
  cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');

function docStringLines(text: string, indent: string): string[] {
  const lines = text.replaceAll('"""', '\\"""').split('\n');
  return ['"""', ...lines, '"""'].map((line) => (line === '' ? '' : indent + line));
}
