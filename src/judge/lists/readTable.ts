/** The cells of a table, in the columns in which a person sees them. */
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
  let grid = new Grid();
  return rows.map((row, index) => {
    // No cell goes on from the head to the body.
    if (row.parent !== rows[index - 1]?.parent) grid = new Grid();
    const cells = cellsOf(row);
    const isHead = isIn('thead', row) || (index === 0 && cells.length > 0 && cells.every(isHeader));
    const { shared, ...filled } = grid.fill(cells);
    return {
      part: isHead ? 'head' : isIn('tfoot', row) ? 'foot' : 'body',
      ...filled,
      ...(isHead && shared.length > 0 && { shared }),
    };
  });
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

const WIDEST = 1_000;

function spanOf(said: string | undefined, isOfRows: boolean): number {
  // A row span of 0 goes to the end of its part of the table.
  if (isOfRows && said?.trim() === '0') return WIDEST;
  const span = Math.min(Number(said ?? 1), WIDEST);
  return Math.max(1, Number.isNaN(span) ? 1 : span);
}

interface Hung {
  text: string;
  node: ScreenNode;
  isShared: boolean;
  rows: number;
}

interface Filled {
  cells: string[];
  nodes: ScreenNode[];
  shared: number[];
}

/** Knows what spans further rows. */
class Grid {
  readonly #hanging = new Map<number, Hung>();

  fill(cells: readonly ScreenNode[]): Filled {
    const filled: Filled = { cells: [], nodes: [], shared: [] };
    const begun = new Set(this.#hanging.keys());
    for (const cell of cells) {
      while (this.#take(filled));
      this.#put(cell, filled);
    }
    while (begun.has(filled.cells.length) && this.#take(filled));
    return filled;
  }

  #put(node: ScreenNode, { cells, nodes, shared }: Filled): void {
    const [span, rows] = [spanOf(node.attributes.columnSpan, false), spanOf(node.attributes.rowSpan, true)];
    const isShared = span > 1;
    for (let at = 0; at < span; at++) {
      const column = cells.length;
      const text = at === 0 ? textOf(node) : '';
      cells.push(text);
      nodes.push(node);
      if (isShared) shared.push(column);
      if (rows > 1) this.#hanging.set(column, { text, node, isShared, rows: rows - 1 });
    }
  }

  #take({ cells, nodes, shared }: Filled): boolean {
    const column = cells.length;
    const hung = this.#hanging.get(column);
    if (hung === undefined) return false;
    cells.push(hung.text);
    nodes.push(hung.node);
    if (hung.isShared) shared.push(column);
    hung.rows -= 1;
    if (hung.rows === 0) this.#hanging.delete(column);
    return true;
  }
}
