/** Runs in the page: the cells of a table. */
import type { Shown } from './readShown.js';

export interface ReadRow {
  part: 'head' | 'body' | 'foot';
  cells: string[];
}

/** Undefined for what is no table. */
export function readTable(
  element: Element,
  _argument: unknown,
  readShown: (root: Element) => Shown,
): ReadRow[] | undefined {
  const TABLE = 'table, [role=table], [role=grid], [role=treegrid]';
  const table = element.closest(TABLE) ?? element.querySelector(TABLE);
  if (table === null) return undefined;
  const textOf = (cell: Element) => {
    const { pieces } = readShown(cell);
    const shown = pieces.filter(({ kind }) => kind !== 'name');
    // A picture in place of words.
    return (shown.length > 0 ? shown : pieces).map(({ text }) => text).join(' ');
  };
  const isHeader = (cell: Element) =>
    cell.matches('[role=columnheader]') || (cell.localName === 'th' && cell.getAttribute('scope') !== 'row');
  const readRow = (row: Element, index: number): ReadRow => {
    const cells = [
      ...row.querySelectorAll('th, td, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'),
    ].filter((cell) => cell.closest('tr, [role=row]') === row && cell.getClientRects().length > 0);
    const isHead =
      row.closest('thead') !== null || (index === 0 && cells.length > 0 && cells.every(isHeader));
    const texts = cells.flatMap((cell) => {
      const span = Number(cell.getAttribute('colspan') ?? cell.getAttribute('aria-colspan') ?? 1);
      return [textOf(cell), ...Array.from({ length: Math.max(0, Math.min(span, 100) - 1) }, () => '')];
    });
    return { part: isHead ? 'head' : row.closest('tfoot') ? 'foot' : 'body', cells: texts };
  };
  return [...table.querySelectorAll('tr, [role=row]')]
    .filter((row) => row.closest(TABLE) === table && row.getClientRects().length > 0)
    .slice(0, 1_000)
    .map(readRow);
}
