/** Whether a table shows nothing but its head, and what says that there is nothing in it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../walk.js';

export function hasNoRows(node: ScreenNode): boolean {
  if (!TABLES.has(node.role)) return false;
  const rows = descendantsOf(node).filter(({ role, isVisible }) => role === 'row' && isVisible);
  const [head, ...body] = rows.map(({ children }) => children.filter(({ role }) => CELLS.has(role)));
  const isHead = head !== undefined && head.length > 1 && head.every(({ role }) => role === 'columnheader');
  return isHead && body.every((cells) => cells.length === 1 && cells[0]?.attributes.columnSpan !== undefined);
}

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
const CELLS: ReadonlySet<string> = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
