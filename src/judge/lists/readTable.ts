/** The cells of a table, in the columns in which a person sees them; and which of these the rows of a step speak of. */
import { columnsOf, gridOf, halvesOf, isOfTools, TABLES } from '../../grounding/places/columns.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { joined } from '../text/matchText.js';
import { ancestorsOf, CELLS, descendantsOf } from '../../grounding/places/structure.js';
import { quote } from '../../meaning/describeTarget.js';
import { normalise } from '../text/spelling.js';

export interface ReadRow {
  part: 'head' | 'body' | 'foot';
  /** One for each column: what spans several rows stands in each, what spans several columns in the first. */
  cells: string[];
  /** The columns that share their cell with others. */
  shared?: number[];
  /** What each cell is read from. */
  nodes: ScreenNode[];
}

/** Undefined for what is no table. */
export function readTable(node: ScreenNode): ReadRow[] | undefined {
  const table = tableAround(node);
  if (table === undefined) return undefined;
  const rows = halvesOf(table).flatMap((half) =>
    descendantsOf(half).filter(
      (row) => row.role === 'row' && row.isVisible && tableAround(row) === half && !isOfTools(row),
    ),
  );
  const grid = gridOf(rows, cellsOf);
  return rows.map((row, index) => {
    const nodes = grid[index] ?? [];
    const cells = cellsOf(row);
    const isHead = isIn('thead', row) || (index === 0 && cells.length > 0 && cells.every(isHeader));
    const shared = [...nodes.entries()].filter(([, node]) => columnsOf(node) > 1).map(([at]) => at);
    return {
      part: isHead ? 'head' : isIn('tfoot', row) ? 'foot' : 'body',
      cells: nodes.map((node, at) => (nodes[at - 1] === node ? '' : textOf(node))),
      nodes,
      ...(isHead && shared.length > 0 && { shared }),
    };
  });
}

/** One cell across all columns, as "No posts found": a row of which nothing can be said as of a thing. */
export function isAcrossTable(row: ScreenNode): boolean {
  const [cell, another] = row.role === 'row' ? cellsOf(row) : [];
  return cell !== undefined && another === undefined && columnsOf(cell) > 1;
}

const isTable = ({ role }: ScreenNode): boolean => TABLES.has(role);
const isHeader = ({ role }: ScreenNode): boolean => role === 'columnheader';
const isIn = (tag: string, row: ScreenNode): boolean => ancestorsOf(row).some((one) => one.tag === tag);

function tableAround(node: ScreenNode): ScreenNode | undefined {
  if (isTable(node)) return node;
  return ancestorsOf(node).find(isTable) ?? descendantsOf(node).find(isTable);
}

function cellsOf(row: ScreenNode): ScreenNode[] {
  return descendantsOf(row).filter(
    (cell) =>
      CELLS.has(cell.role) && cell.isVisible && ancestorsOf(cell).find(({ role }) => role === 'row') === row,
  );
}

function textOf({ pieces }: ScreenNode): string {
  const text = joined(pieces, ['text', 'value']);
  // A picture in place of words.
  return text === '' ? joined(pieces, ['name']) : text;
}

interface WantedRows {
  /** For each cell of a row, the index of its column. */
  columns: number[];
  rows: string[][];
}

/** In words, why the rows can't be compared. */
export function pickColumns(wanted: string[][], table: ReadRow[]): WantedRows | string {
  const [first = [], ...rest] = wanted;
  const heads = headsOf(table);
  const columns = first.map((name) => columnNamed(name, table));
  const known = columns.filter((column) => column !== undefined);
  if (known.length === first.length && first.length > 0) {
    if (rest.length === 0) return `only a row of headings in the step, so nothing to compare`;
    return { columns: known, rows: rest };
  }
  if (known.length > 0) {
    const unknown = first.filter((_, index) => columns[index] === undefined).map(quote);
    return `no column ${unknown.join(', ')}; the columns are ${heads.map(quote).join(', ')}`;
  }
  const width = table.find(({ part }) => part === 'body')?.cells.length ?? heads.length;
  if (width !== first.length) {
    return `${width} columns${heads.length > 0 ? ` (${heads.map(quote).join(', ')})` : ''}, but ${first.length} in the step, whose first row does not name them`;
  }
  return { columns: first.map((_, index) => index), rows: wanted };
}

/** What stands right above the first row of the body names its columns. */
export function headsOf(table: readonly ReadRow[]): string[] {
  return table.filter(({ part }) => part === 'head').at(-1)?.cells ?? [];
}

/** A head further up names a column that is under it alone. */
export function columnNamed(name: string, table: readonly ReadRow[]): number | undefined {
  const plain = (text: string) =>
    normalise(text)
      .toLowerCase()
      // Marks that tell how a column is sorted.
      .replace(/\s*[▲▼△▽↑↓⇅↕*:]+$/, '');
  const isNamed = (head: string) => plain(head) === plain(name);
  const [lowest, ...upper] = table.filter(({ part }) => part === 'head').reverse();
  const column = lowest?.cells.findIndex(isNamed) ?? -1;
  if (column >= 0) return column;
  return upper
    .map(({ cells, shared = [] }) => cells.findIndex((head, at) => isNamed(head) && !shared.includes(at)))
    .find((index) => index >= 0);
}
