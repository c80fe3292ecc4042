/** Tables that kits draw as two, so that the head stays while the rows are scrolled: one has the heads, one below it the rows. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf, holds, isCell, onlyOf } from './structure.js';

type Rows = readonly ScreenNode[];

interface Reading {
  isTable: (node: ScreenNode) => boolean;
  rowsOf: (table: ScreenNode) => Rows;
  isHead: (row: ScreenNode) => boolean;
}

/** The other half; undefined for a table that has both, or where several may be it. */
export function otherHalf(table: ScreenNode, reading: Reading): ScreenNode | undefined {
  const { isTable, rowsOf, isHead } = reading;
  const rows = rowsOf(table);
  const heads = rows.filter(isHead).length;
  if (rows.length === 0 || (heads > 0 && heads < rows.length)) return undefined;
  const isOther = (one: ScreenNode): boolean => {
    const others = isTable(one) && one.isVisible ? rowsOf(one) : [];
    if (others.length === 0 || others.some((row) => isHead(row) === heads > 0)) return false;
    const [head, body] = heads > 0 ? [rows, others] : [others, rows];
    return areInLine(head.at(-1), body[0]);
  };
  let around = table.parent;
  for (let level = 0; level < DEPTH && around !== undefined; level++, around = around.parent) {
    const tables = descendantsOf(around).filter((one) => isTable(one) && one !== table && !holds(one, table));
    if (tables.length > 0) return onlyOf(tables.filter(isOther));
  }
  return undefined;
}

/** How far the two may be wrapped. */
const DEPTH = 5;

/** Each head stands above a cell, and begins and ends with it. */
function areInLine(head: ScreenNode | undefined, row: ScreenNode | undefined): boolean {
  const [heads = [], cells = []] = [head, row].map((one) => one?.children.filter(isCell));
  return (
    heads.length > 1 &&
    heads.length - cells.length <= 1 &&
    cells.length <= heads.length &&
    cells.every((cell, at) => isAbove(heads[at], cell))
  );
}

const isAbove = (head: ScreenNode | undefined, { box }: ScreenNode): boolean =>
  head !== undefined &&
  head.box.y < box.y + box.height &&
  Math.abs(head.box.x - box.x) <= SLACK &&
  Math.abs(head.box.width - box.width) <= SLACK;

const SLACK = 4;
