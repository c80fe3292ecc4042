/** The cells of a table, in the columns in which a person sees them. */
import { columnsOf, gridOf } from '../../grounding/places/tableGrid.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { joined } from '../text/matchText.js';
import { ancestorsOf, descendantsOf } from '../walk.js';

export interface TableRow {
  part: 'head' | 'body' | 'foot';
  /** One for each column: what spans several rows stands in each, what spans several columns in the first. */
  cells: string[];
  /** The columns that share their cell with others. */
  shared?: number[];
}

export interface ReadRow extends TableRow {
  /** What each cell is read from. */
  nodes: ScreenNode[];
}

/** Undefined for what is no table. */
export function readTable(node: ScreenNode): ReadRow[] | undefined {
  const table = tableAround(node);
  if (table === undefined) return undefined;
  const rows = descendantsOf(table).filter(
    (row) => row.role === 'row' && row.isVisible && tableAround(row) === table,
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

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
const CELLS: ReadonlySet<string> = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);

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
