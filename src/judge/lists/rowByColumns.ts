/** The row in which each of these words is read under the column that is named beside it. */
import { rowOf, TABLES } from '../../grounding/places/columns.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { occurs } from '../text/matchText.js';
import { normalise } from '../text/spelling.js';
import { columnNamed, readTable, type ReadRow } from './readTable.js';

/** "Petty Cash", "account number", "1065": what else is said must stand in the other cells of the row. */
export function rowByColumns(words: readonly string[], { nodes }: Screen): ScreenNode | undefined {
  for (const table of nodes.filter(({ role, isVisible }) => isVisible && TABLES.has(role))) {
    const rows = readTable(table) ?? [];
    const heads = words.map((word) => (/^\P{Lu}+$/u.test(word) ? columnNamed(word, rows) : undefined));
    if (heads.every((column) => column === undefined)) continue;
    const [cell] = rows.find((row) => row.part !== 'head' && isSaidOf(row, words, heads))?.nodes ?? [];
    if (cell !== undefined) return rowOf(cell);
  }
  return undefined;
}

type Heads = readonly (number | undefined)[];

function isSaidOf({ cells }: ReadRow, words: readonly string[], heads: Heads): boolean {
  const said = new Set<number>();
  const read = new Set<number>();
  for (const [at, column] of heads.entries()) {
    if (column === undefined) continue;
    const isValue = (other: number) =>
      heads[other] === undefined && normalise(words[other] ?? '') === normalise(cells[column] ?? '');
    const value = [at + 1, at - 1].find((other) => words[other] !== undefined && isValue(other));
    if (value === undefined) return false;
    said.add(at).add(value);
    read.add(column);
  }
  const others = normalise(cells.filter((_, column) => !read.has(column)).join(' '));
  const rest = words.filter((_, at) => !said.has(at));
  return rest.length > 0 && rest.every((word) => occurs(others, normalise(word), { anyCase: true }));
}
