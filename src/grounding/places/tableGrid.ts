/** Which column of a table each cell stands in, where cells may reach over several columns and rows. */
import type { ScreenNode } from '../../screen/Screen.js';

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
