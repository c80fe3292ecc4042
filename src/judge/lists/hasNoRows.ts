/** Whether a table shows nothing but its head, and what says that there is nothing in it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../walk.js';
import { readItems } from './readItems.js';

export function hasNoRows(node: ScreenNode): boolean {
  if (!TABLES.has(node.role)) return false;
  const rows = descendantsOf(node).filter(({ role, isVisible }) => role === 'row' && isVisible);
  const [head, ...body] = rows.map(({ children }) => children.filter(({ role }) => CELLS.has(role)));
  const isHead = head !== undefined && head.length > 1 && head.every(({ role }) => role === 'columnheader');
  return isHead && body.every((cells) => cells.length === 1 && cells[0]?.attributes.columnSpan !== undefined);
}

/** A list in whose place a message stands: "No orders yet". */
export function saysThatEmpty(node: ScreenNode): boolean {
  const isList = node.role === 'list' || (node.role === '' && (readItems(node)?.length ?? 0) === 0);
  return isList && node.text.length < 150 && NOTHING_THERE.test(node.text);
}

const NOTHING_THERE =
  /(?:^|\P{L})(?:no|nothing|none)(?=\P{L}).*(?:found|yet|here|match|available|left|to (?:show|see|display)|entries|results|items)|(?:is|are) empty/iu;

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
const CELLS: ReadonlySet<string> = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
