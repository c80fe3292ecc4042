/** The parts of a case become the text that a session is created with. */
import { isRecorded, type InnerStep, type Position, type Step } from './case.js';

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

const INDENT = '   ';

function contextLines(text: string): string[] {
  return text.split('\n').map((line) => `> ${line}`.trimEnd());
}

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

function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim();
}

function escapeCell(cell: string): string {
  return cell.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n');
}

function docStringLines(text: string, indent: string): string[] {
  const lines = text.replaceAll('"""', '\\"""').split('\n');
  return ['"""', ...lines, '"""'].map((line) => (line === '' ? '' : indent + line));
}
