/** The rows of a table of steps become its steps: of each what is done, and then what is expected. */
import type { Position, Step } from '../case.js';
import { asExpected, MARKER, splitSentences } from '../readProse.js';
import { placeOf, type MarkdownReading } from './markdownParts.js';
import { inlineRuns, rangeOf, type MarkdownOf } from './parseMarkdown.js';
import { isBlank, type StepColumns } from './stepTable.js';
import { withTestData } from './testData.js';

export function readStepRows(
  table: MarkdownOf<'table'>,
  columns: StepColumns,
  reading: MarkdownReading,
): Step[] {
  const [heads, ...rows] = table.children;
  for (const row of rows) refuseSurplus(row.children.slice(heads?.children.length), reading);
  return rows.flatMap((row) => readRow(row, columns, reading));
}

/** A bar that is meant as a sign has begun another cell, and moved those behind it. */
function refuseSurplus(cells: readonly MarkdownOf<'tableCell'>[], reading: MarkdownReading): void {
  const [first] = cells;
  if (first) reading.mistakes.push({ ...placeOf(first, reading), message: SURPLUS });
}

const SURPLUS =
  'Failed to read the row of the table of steps: it has more cells than the table has heads, so what it says would be lost. Please write a bar within a cell as "\\|".';

function readRow(
  row: MarkdownOf<'tableRow'>,
  { action, expected, data }: StepColumns,
  reading: MarkdownReading,
): Step[] {
  const cellAt = (index: number | undefined) => (index === undefined ? undefined : row.children[index]);
  const done = readCell(cellAt(action), reading);
  const given = cellAt(data);
  return [
    ...(given === undefined ? done : addData(done, given, reading)),
    ...readCell(cellAt(expected), reading).map((step) => ({ ...step, text: asExpected(step.text) })),
  ];
}

function addData(done: Step[], cell: MarkdownOf<'tableCell'>, reading: MarkdownReading): Step[] {
  const [first] = linesOf(cell, reading);
  if (first === undefined) return done;
  const data = linesOf(cell, reading)
    .map(({ text }) => text.trim())
    .join(', ');
  const said = withTestData(
    done.map(({ text }) => text),
    data,
  );
  if (said !== undefined) return done.map((step, index) => ({ ...step, text: said[index] ?? step.text }));
  const message = `Failed to read the test data "${data}": its row does not say where they go. Please write them into the action.`;
  reading.mistakes.push({ ...first.placeAt(first.text.search(/\S/)), message });
  return done;
}

/** Its sentences, as those of a list item. */
const readCell = (cell: MarkdownOf<'tableCell'> | undefined, reading: MarkdownReading): Step[] =>
  linesOf(cell, reading).flatMap(({ text, placeAt }) => {
    const begin = text.search(/\S/);
    const marker = begin + (MARKER.exec(text.slice(begin))?.[0].length ?? 0);
    return splitSentences(text.slice(marker)).map((sentence) => ({
      text: sentence.text,
      ...placeAt(marker + sentence.index),
    }));
  });

interface CellLine {
  text: string;
  placeAt: (index: number) => Position;
}

/** Those that say anything. No bar can stand in a cell without its backslash, also in quotes. */
const linesOf = (
  cell: MarkdownOf<'tableCell'> | undefined,
  { inline, source }: MarkdownReading,
): CellLine[] =>
  cell === undefined
    ? []
    : inlineRuns(cell.children, inline)
        .filter(({ text }) => !isBlank(text))
        .map(({ text, offsets }) => {
          const kept = [...offsets.keys()].filter((at) => !text.startsWith('\\|', at));
          return {
            text: kept.map((at) => text.charAt(at)).join(''),
            placeAt: (index) => source.positionAt(offsets[kept[index] ?? 0] ?? rangeOf(cell).start),
          };
        });
