/** Which columns of a table the rows of a step speak of: those that their first row names, or all from the first on. */
import { quote } from '../describeTarget.js';
import { normalise } from './matchText.js';
import type { ReadRow } from './readTable.js';

export interface WantedRows {
  /** For each cell of a row, the index of its column. */
  columns: number[];
  rows: string[][];
}

/** In words, why the rows can't be compared. */
export function pickColumns(wanted: string[][], table: ReadRow[]): WantedRows | string {
  const [first = [], ...rest] = wanted;
  const heads = table.filter(({ part }) => part === 'head').at(-1)?.cells ?? [];
  const columns = first.map((name) => columnNamed(name, heads));
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

export function columnNamed(name: string, heads: readonly string[]): number | undefined {
  const plain = (text: string) =>
    normalise(text)
      .toLowerCase()
      // Marks that tell how a column is sorted.
      .replace(/\s*[▲▼△▽↑↓⇅↕*:]+$/, '');
  const index = heads.findIndex((head) => plain(head) === plain(name));
  return index < 0 ? undefined : index;
}
