/** Which columns of a table the rows of a step speak of: those that their first row names, or all from the first on. */
import { quote } from '../../meaning/describeTarget.js';
import { normalise } from '../text/spelling.js';
import type { TableRow } from './readTable.js';

export interface WantedRows {
  /** For each cell of a row, the index of its column. */
  columns: number[];
  rows: string[][];
}

/** In words, why the rows can't be compared. */
export function pickColumns(wanted: string[][], table: TableRow[]): WantedRows | string {
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
export function headsOf(table: readonly TableRow[]): string[] {
  return table.filter(({ part }) => part === 'head').at(-1)?.cells ?? [];
}

/** A head further up names a column that is under it alone. */
export function columnNamed(name: string, table: readonly TableRow[]): number | undefined {
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
