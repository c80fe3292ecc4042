/** Cells by the header of their column, and what else is looked through in place of what is named. */
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Search } from '../search.js';
import { takesValue } from '../kinds/shapes.js';
import { otherHalf } from './splitTables.js';
import { withPartner } from './partners.js';
import { descendantsOf, holds, isCell, isRepeated, pathOf } from './structure.js';

/** Where a cell is called by its column: the "Status" cell in the "Ada" row, or what is read under "Status" there. */
export function cellsByColumn(search: Search, headers: readonly ScreenNode[]): ScreenNode[] {
  const { role, within } = search.target;
  const isReadInRow = role === undefined && within?.role === 'row' && search.purpose === 'read';
  if (role !== 'cell' && role !== 'grid cell' && !isReadInRow) return [];
  const found = headers
    .flatMap((one) => cellsUnder(one))
    .filter((cell) => cell.isVisible && search.roots.some((root) => holds(root, cell)));
  const ofBody = found.filter((cell) => !isOfNoThing(rowOf(cell)));
  return ofBody.length > 0 ? ofBody : found;
}

/** The sums below a table and the filters below its head are meant only where their row is. */
const isOfNoThing = (row: ScreenNode | undefined): boolean =>
  row !== undefined && (isHeadRow(row) || isBesideBody(row));

/** The cells below a column header that bears the name; none where it is no such header. */
export function cellsUnder(bearer: ScreenNode): ScreenNode[] {
  const header = pathOf(bearer).find(isCell);
  const row = header && rowOf(header);
  const table = row && tableOf(row);
  if (header === undefined || row === undefined || table === undefined || !isHeadRow(row)) return [];
  const rows = rowsIn(table);
  const grid = gridOf(rows, cellsIn);
  const columns = [...(grid[rows.indexOf(row)] ?? []).entries()].filter(([, cell]) => cell === header);
  const below = grid.slice(rows.indexOf(row) + 1);
  const cells = below.flatMap((line) => columns.flatMap(([column]) => line[column] ?? []));
  return [...new Set(cells)].filter((cell) => cell !== header);
}

/** The headers of the column that a cell stands in. */
export function headersOf(cell: ScreenNode): ScreenNode[] {
  const table = tableOf(cell);
  const heads = table === undefined ? [] : rowsIn(table).filter(isHeadRow).flatMap(cellsIn);
  return heads.filter((head) => cellsUnder(head).includes(cell));
}

export const rowOf = (cell: ScreenNode): ScreenNode | undefined =>
  pathOf(cell).find(({ tag, role }) => tag === 'tr' || role === 'row');

export const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
export const tableOf = (node: ScreenNode): ScreenNode | undefined =>
  pathOf(node).find(({ tag, role }) => tag === 'table' || TABLES.has(role));

export const cellsIn = (row: ScreenNode): ScreenNode[] => row.children.filter(isCell);

/** By the table: it is asked for each of its rows, and what was seen doesn't change. */
const ROWS = new WeakMap<ScreenNode, readonly ScreenNode[]>();

export function rowsIn(table: ScreenNode): readonly ScreenNode[] {
  let rows = ROWS.get(table);
  if (rows === undefined) ROWS.set(table, (rows = halvesOf(table).flatMap(ownRowsIn)));
  return rows;
}

/** The table alone, or what has its heads and what has its rows, in this order. */
export function halvesOf(table: ScreenNode): ScreenNode[] {
  const other = otherHalf(table, HALVES);
  if (other === undefined || otherHalf(other, HALVES) !== table) return [table];
  return ownRowsIn(table).every(isHeadRow) ? [table, other] : [other, table];
}

/** Without those of its other half. */
export const ownRowsIn = (table: ScreenNode): ScreenNode[] =>
  table.children.flatMap((child) =>
    child.tag === 'tr' || child.role === 'row'
      ? [child]
      : TABLES.has(child.role) || isCell(child)
        ? []
        : ownRowsIn(child),
  );

const HALVES = {
  isTable: ({ role }: ScreenNode): boolean => TABLES.has(role),
  rowsOf: ownRowsIn,
  isHead: isHeadRow,
};

export function isHeadRow(row: ScreenNode): boolean {
  const cells = cellsIn(row);
  if (cells.every(({ tag }) => tag === 'th')) return cells.length > 0;
  return cells.some(
    ({ role, tag }) => role === 'columnheader' || (tag === 'th' && row.parent?.tag === 'thead'),
  );
}

/** A row of column headers, or one in a table's head or foot: nobody counts it among the rows. */
export function isBesideBody(row: ScreenNode): boolean {
  if (pathOf(row).some(({ tag }) => tag === 'thead' || tag === 'tfoot')) return true;
  if (isRepeated(row) || (row.tag !== 'tr' && row.role !== 'row')) return false;
  if (isOfTools(row)) return true;
  if (holdsCell(row) || row.children.length === 0) return false;
  const table = tableOf(row);
  // Column headers stand in the head where there is one, else above all cells.
  if (table?.children.some(({ tag }) => tag === 'thead')) return false;
  const rows = row.parent?.children ?? [];
  return !rows.slice(0, rows.indexOf(row)).some(holdsCell);
}

/** Right below the head, and with nothing but what sorts or filters each of the columns, and a word for it: no row of things. */
export function isOfTools(row: ScreenNode): boolean {
  const table = tableOf(row);
  const rows = table === undefined ? [] : rowsIn(table);
  const [first, ...others] = rows.slice(rows.findLastIndex(isHeadRow) + 1);
  const isFirst = first === row || (others[0] === row && first !== undefined && hasOnlyTools(first));
  return isFirst && rows.some(isHeadRow) && hasOnlyTools(row) && !others.every(hasOnlyTools);
}

function hasOnlyTools(row: ScreenNode): boolean {
  const cells = cellsIn(row);
  const tools = cells.filter((cell) => !isWritten(cell) && descendantsOf(cell).some(isTool));
  return tools.length > 1 && tools.length >= cells.length - 1;
}

/** What stands in its field is no word of the page. */
const isWritten = (cell: ScreenNode): boolean =>
  descendantsOf(cell).some(({ tag, text }) => tag === '#text' && text.trim() !== '');

const isTool = (node: ScreenNode): boolean => node.isVisible && (node.role === 'link' || takesValue(node));

const BODY: ReadonlySet<string> = new Set(['cell', 'gridcell', 'rowheader']);
const holdsCell = (row: ScreenNode): boolean =>
  row.children.some(({ role, tag }) => (tag === 'td' && role !== 'columnheader') || BODY.has(role));

/** In a column of a table are its cells; in a field is what is drawn into its frame. */
export function rootsOf(node: ScreenNode, { role }: Target): readonly ScreenNode[] {
  if (takesValue(node) && node.children.length === 0) return [frameOf(node)];
  if (role === 'image') return [countedAround(node)];
  const cells = role === 'column' ? cellsUnder(node) : [];
  return cells.length > 0 ? cells : withPartner(node);
}

/** A badge on a picture stands beside it, and nothing else does. */
const countedAround = (picture: ScreenNode): ScreenNode =>
  picture.text === ''
    ? (pathOf(picture)
        .slice(1, 4)
        .findLast(({ text }) => /^\d{1,4}\+?$/.test(text)) ?? picture)
    : picture;

/** What surrounds a field and its signs, which kits put some elements around it: one line high, and little wider. */
function frameOf(field: ScreenNode): ScreenNode {
  let frame = field;
  for (let around = field.parent; around !== undefined && isFrame(around, field); around = around.parent)
    frame = around;
  return frame;
}

const isFrame = (around: ScreenNode, field: ScreenNode): boolean =>
  around.tag !== 'body' &&
  around.tag !== 'form' &&
  around.box.height <= 64 &&
  (around === field.parent || around.box.width <= field.box.width + 120) &&
  countFields(around) === 1;

const countFields = (node: ScreenNode): number =>
  (takesValue(node) ? 1 : 0) + node.children.reduce((sum, child) => sum + countFields(child), 0);

const WIDEST = 1_000;

export function columnsOf({ attributes: { columnSpan } }: ScreenNode): number {
  return spanOf(columnSpan);
}

function rowsOf({ attributes: { rowSpan } }: ScreenNode): number {
  // A span of 0 goes to the end of its part of the table.
  return rowSpan?.trim() === '0' ? WIDEST : spanOf(rowSpan);
}

function spanOf(said: string | undefined): number {
  const span = Math.min(Number(said ?? 1), WIDEST);
  return Number.isNaN(span) ? 1 : Math.max(1, span);
}

/** The rows of a table with, for each column, the cell that is seen there. */
export function gridOf(
  rows: readonly ScreenNode[],
  cellsOf: (row: ScreenNode) => ScreenNode[],
): ScreenNode[][] {
  let hanging: Hanging = new Map();
  return rows.map((row, index) => {
    // No cell goes on from the head to the body.
    if (row.parent !== rows[index - 1]?.parent) hanging = new Map();
    return fill(cellsOf(row), hanging);
  });
}

/** By column, what spans further rows, and how many. */
type Hanging = Map<number, { node: ScreenNode; rows: number }>;

function fill(cells: readonly ScreenNode[], hanging: Hanging): ScreenNode[] {
  const filled: ScreenNode[] = [];
  const begun = new Set(hanging.keys());
  for (const node of cells) {
    while (take(filled, hanging));
    const rows = rowsOf(node);
    for (let at = columnsOf(node); at > 0; at--) {
      if (rows > 1) hanging.set(filled.length, { node, rows: rows - 1 });
      filled.push(node);
    }
  }
  while (begun.has(filled.length) && take(filled, hanging));
  return filled;
}

function take(filled: ScreenNode[], hanging: Hanging): boolean {
  const column = filled.length;
  const hung = hanging.get(column);
  if (hung === undefined) return false;
  filled.push(hung.node);
  hung.rows -= 1;
  if (hung.rows === 0) hanging.delete(column);
  return true;
}

/** "The "Status" cell" is none of the head of its column where the table has rows below: it is a cell there. */
export const isHeadOfCells = (node: ScreenNode, { target: { role } }: Pick<Search, 'target'>): boolean =>
  (role === 'cell' || role === 'grid cell') &&
  isCell(node) &&
  cellsUnder(node).some(({ isVisible }) => isVisible);
