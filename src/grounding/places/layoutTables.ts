/** Tables that draw no table for anybody: they arrange the page, the fields of a form, or the frame of a button. */
import type { ScreenNode } from '../../screen/Screen.js';
import { holdsControls, takesValue } from '../kinds/shapes.js';
import type { ScreenIndex } from '../names/screenIndex.js';
import { cellsIn, isHeadRow, rowsIn, tableOf } from './columns.js';
import { descendantsOf, isAlike, onlyOf, pathOf } from './structure.js';

/**
 * A row that only arranges the page: its table has no column headers, and it holds frames or other tables, or else another
 * one has headers, and it is but one row, or a form.
 */
export function isForLayout(row: ScreenNode, index: ScreenIndex): boolean {
  const table = tableOf(row);
  return table !== undefined && isLayoutTable(table, index) && !isRowOfList(table, index);
}

export function isLayoutTable(table: ScreenNode, index: ScreenIndex): boolean {
  const { holdsParts, hasHeaders } = index;
  const rows = rowsIn(table);
  // A cell of a table with heads may hold another one, which draws a progress bar, say.
  if (rows.some(isHeadRow)) return false;
  if (isAroundControl(table) || isRowOfList(table, index)) return true;
  return holdsParts(table) || (hasHeaders && (rows.length === 1 || rows.some(holdsField)));
}

/** The frame of a button, drawn by the cells around it. */
function isAroundControl(table: ScreenNode): boolean {
  const control = descendantsOf(table).find(({ role }) => role === 'button');
  return control !== undefined && control.text.trim() === table.text.trim();
}

/**
 * One of several that are drawn below each other, each with the same cells: a grid may make a table of each of its rows.
 * A table with the parts of the page in it is none, nor is what stands above that.
 */
function isRowOfList(table: ScreenNode, { holdsParts }: ScreenIndex): boolean {
  const [row, another] = rowsIn(table);
  if (row === undefined || another !== undefined) return false;
  const cells = cellsIn(row).length;
  const shell = pathOf(table).slice(0, 3).find(isRepeatedBelow);
  if (cells < 2 || shell === undefined || holdsParts(table)) return false;
  return twinsOf(shell).every((twin) => cellsOfOnly(twin) === cells && !tablesIn(twin).some(holdsParts));
}

const isRepeatedBelow = (node: ScreenNode): boolean =>
  twinsOf(node).length > 0 && twinsOf(node).every((twin) => twin.box.y !== node.box.y);

const twinsOf = (node: ScreenNode): ScreenNode[] =>
  node.parent?.children.filter((one) => one !== node && one.tag !== '#text' && isAlike(one, node)) ?? [];

const tablesIn = (node: ScreenNode): ScreenNode[] =>
  [node, ...descendantsOf(node)].filter(({ tag }) => tag === 'table');

/** How many cells its only row has. */
function cellsOfOnly(node: ScreenNode): number | undefined {
  const row = onlyOf(descendantsOf(node).filter(({ tag }) => tag === 'tr'));
  return row && cellsIn(row).length;
}

/** No head but one with fields in it; or one line of links and buttons. */
export function isFormOrWays(table: ScreenNode): boolean {
  const rows = rowsIn(table);
  if (rows.length === 1 && rows.every(isLabelled)) return true;
  return !rows.some(isHeadRow) && (rows.some(holdsField) || (rows.length === 1 && holdsControls(table, 1)));
}

/** Some write all cells of a form as heads. */
const isLabelled = (row: ScreenNode): boolean =>
  row.parent?.tag !== 'thead' && cellsIn(row).every(({ tag }) => tag === 'th') && holdsField(row);

const holdsField = (node: ScreenNode): boolean => takesValue(node) || node.children.some(holdsField);
