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

/** A list in whose place nothing but a message stands: "No orders yet". What has two items, or a number in it, is none. */
export function saysThatEmpty(node: ScreenNode): boolean {
  const mayBeList = node.role === 'list' || node.role === '';
  return mayBeList && (readItems(node)?.length ?? 0) < 2 && !/\d/.test(node.text) && EMPTY.test(node.text);
}

const EMPTY = new RegExp(
  [
    String.raw`^[^\p{L}]*(?:no|none|nothing) (?:\p{L}+ ){0,4}(?:found|yet|here|match(?:es)?|available|left|to (?:show|see|display))(?!\p{L})`,
    String.raw`^[^\p{L}]*(?:\p{L}+ ){1,4}(?:is|are) (?:still |now )?empty(?!\p{L})`,
  ].join('|'),
  'iu',
);

const TABLES: ReadonlySet<string> = new Set(['table', 'grid', 'treegrid']);
const CELLS: ReadonlySet<string> = new Set(['cell', 'gridcell', 'columnheader', 'rowheader']);
