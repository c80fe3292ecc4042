/** Runs in the page: the cells of a table. */
import type { Shown } from './readShown.js';

export interface ReadRow {
  part: 'head' | 'body' | 'foot';
  /** One for each column: what spans several rows stands in each, what spans several columns in the first. */
  cells: string[];
  /** The columns that share their cell with others. */
  shared?: number[];
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
/** Undefined for what is no table; the number of its rows where there are more than can be read. */
export function readTable(
  element: Element,
  _argument: unknown,
  readShown: (root: Element) => Shown,
): ReadRow[] | number | undefined {
  const [MOST, WIDEST] = [20_000, 1_000];
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
  const cellsOf = (row: Element) =>
    [
      ...row.querySelectorAll('th, td, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]'),
    ].filter((cell) => cell.closest('tr, [role=row]') === row && cell.getClientRects().length > 0);
  const spanOf = (cell: Element, way: 'col' | 'row') => {
    const said = cell.getAttribute(`${way}span`) ?? cell.getAttribute(`aria-${way}span`);
    const span = Math.min(Number(said ?? 1), WIDEST);
    // A row span of 0 goes to the end of its part of the table.
    return way === 'row' && said?.trim() === '0' ? WIDEST : Math.max(1, Number.isNaN(span) ? 1 : span);
  };
  /** By column, what spans further rows. */
  let hanging = new Map<number, { text: string; isShared: boolean; rows: number }>();
  const fill = (cells: Element[]) => {
    const texts: string[] = [];
    const shared: number[] = [];
    const take = (column: number) => {
      const hung = hanging.get(column);
      if (hung === undefined) return false;
      texts[column] = hung.text;
      if (hung.isShared) shared.push(column);
      if (--hung.rows === 0) hanging.delete(column);
      return true;
    };
    const begun = new Map(hanging);
    for (const cell of cells) {
      while (take(texts.length));
      const [span, rows, text] = [spanOf(cell, 'col'), spanOf(cell, 'row'), textOf(cell)];
      for (let at = 0; at < span; at++) {
        const column = texts.length;
        texts[column] = at === 0 ? text : '';
        if (span > 1) shared.push(column);
        if (rows > 1) hanging.set(column, { text: texts[column], isShared: span > 1, rows: rows - 1 });
      }
    }
    while (begun.has(texts.length) && take(texts.length));
    return { texts, shared };
  };
  let part: Element | null = null;
  const readRow = (row: Element, index: number): ReadRow => {
    // No cell goes on from the head to the body.
    if (row.parentElement !== part) hanging = new Map();
    part = row.parentElement;
    const cells = cellsOf(row);
    const isHead =
      row.closest('thead') !== null || (index === 0 && cells.length > 0 && cells.every(isHeader));
    const { texts, shared } = fill(cells);
    return {
      part: isHead ? 'head' : row.closest('tfoot') ? 'foot' : 'body',
      cells: texts,
      ...(isHead && shared.length > 0 && { shared }),
    };
  };
  const rows = [...table.querySelectorAll('tr, [role=row]')].filter(
    (row) => row.closest(TABLE) === table && row.getClientRects().length > 0,
  );
  return rows.length > MOST ? rows.length : rows.map(readRow);
}
/* eslint-enable max-lines-per-function */
