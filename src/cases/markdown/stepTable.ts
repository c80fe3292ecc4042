/** Whether the rows of a table are steps, by its heads, and which column says what. */
import { type ColumnRole, roleOf } from './stepTableHeads.js';

export interface StepColumns {
  action: number;
  expected: number | undefined;
  data: number | undefined;
  /** Heads of columns that say something, and nothing to carry out. */
  leftOut: string[];
}

/** What stands above a table. */
export interface Above {
  /** The step whose data the table might be. */
  step: string | undefined;
}

export type TableReading =
  | { kind: 'data'; mayBeSteps: boolean }
  | { kind: 'steps'; columns: StepColumns }
  | { kind: 'fault'; message: string };

interface Column {
  index: number;
  head: string;
  cells: string[];
  role: ColumnRole;
}

/** @param table its words, the row of heads first */
export function readTableHeads(table: readonly (readonly string[])[], { step }: Above): TableReading {
  const columns = columnsOf(table);
  if (!looksLikeSteps(columns)) return { kind: 'data', mayBeSteps: false };
  if (step !== undefined && !isSurelySteps(columns, step)) {
    return { kind: 'data', mayBeSteps: having(columns, 'unknown').length === 0 };
  }
  const message = faultOf(columns);
  return message === undefined
    ? { kind: 'steps', columns: stepColumns(columns) }
    : { kind: 'fault', message };
}

const having = (columns: readonly Column[], ...roles: ColumnRole[]): Column[] =>
  columns.filter(({ role }) => roles.includes(role));

const looksLikeSteps = (columns: readonly Column[]): boolean =>
  having(columns, 'action', 'description').length > 0 &&
  having(columns, 'expected', 'result', 'number').length > 0;

/** What is below a step is its data in any doubt: a log of actions has such columns, too. */
function isSurelySteps(columns: readonly Column[], step: string): boolean {
  if (step.endsWith(':')) return false;
  if (having(columns, 'expected').length > 0) return true;
  const isCounted = having(columns, 'number').some(countsFromOne) && having(columns, 'action').length > 0;
  return isCounted && having(columns, 'unknown', 'result').length === 0;
}

const stepColumns = (columns: readonly Column[]): StepColumns => ({
  action: having(columns, 'action', 'description')[0]?.index ?? 0,
  expected: having(columns, 'expected', 'result')[0]?.index,
  data: having(columns, 'data')[0]?.index,
  leftOut: having(columns, 'leftOut')
    .filter(({ cells }) => cells.some((cell) => !isBlank(cell)))
    .map(({ head }) => head),
});

function columnsOf([heads = [], ...rows]: readonly (readonly string[])[]): Column[] {
  const columns = heads.map((head, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return { index, head, cells, role: roleOf(head, cells) };
  });
  // Beside what is expected, a result is what there was.
  const isExpected = columns.some(({ role }) => role === 'expected');
  return columns.map((column) =>
    isExpected && column.role === 'result' && !/^(?:verify|then)$/i.test(column.head)
      ? { ...column, role: 'leftOut' }
      : column,
  );
}

const countsFromOne = ({ cells }: Column): boolean =>
  /^\D*1(?!\d)/.test(cells.find((cell) => !isBlank(cell)) ?? '');

/** A cell that says there is nothing. */
export const isBlank = (cell: string): boolean => /^(?:[-–—]+|n\/?a|none|…|\.{3})?$/i.test(cell.trim());

function faultOf(columns: readonly Column[]): string | undefined {
  const unknown = columns.find(({ role }) => role === 'unknown');
  if (unknown) return unknownColumn(unknown.head);
  return (
    twice(columns, ['action', 'description'], 'say what is done') ??
    twice(columns, ['expected', 'result'], 'say what is expected') ??
    twice(columns, ['data'], 'are test data')
  );
}

const unknownColumn = (head: string): string =>
  `Failed to read the table of steps: nobody knows what its column "${head}" is for. Please head it with "Action", "Test data" or "Expected result", or with "Notes" if nothing of it is carried out.`;

function twice(columns: readonly Column[], roles: readonly ColumnRole[], what: string): string | undefined {
  const [one, other] = having(columns, ...roles);
  if (one === undefined || other === undefined) return undefined;
  return `Failed to read the table of steps: its columns "${one.head}" and "${other.head}" both ${what}. Please head one of them with "Notes".`;
}
