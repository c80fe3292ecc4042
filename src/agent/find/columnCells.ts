/** A cell by the header of its column: the "Status" cell in the "Ada" row. */
import { namingOf } from './naming.js';
import type { Search, Tier } from './search.js';

export function columnCellsOf({ root, target, purpose }: Search): Tier[] {
  const { name, role } = target;
  if (name === undefined || (role !== 'cell' && role !== 'grid cell')) return [];
  const { source, flags } = new RegExp(namingOf(name, 'case', purpose).text);
  const cells = root.locator('td, th, [role=cell], [role=gridcell], [role=rowheader]');
  return [
    {
      precision: 'case',
      alternatives: [{ locator: cells.filter({ visible: true }) }],
      sift: { keep: siftColumn, argument: { source, flags } },
    },
  ];
}

/** Runs in the page: which of the cells stand below a column header of the name. */
function siftColumn(cells: Element[], { source, flags }: { source: string; flags: string }): number[] {
  const name = new RegExp(source, flags);
  const cellsIn = (row: Element) => [...row.children].filter((part) => part.matches('td, th, [role]'));
  const widthOf = (cell: Element) => (cell instanceof HTMLTableCellElement ? cell.colSpan : 1);
  const columnOf = (cell: Element, row: Element) => {
    const parts = cellsIn(row);
    return parts.slice(0, parts.indexOf(cell)).reduce((sum, part) => sum + widthOf(part), 0);
  };
  const isHeadRow = (row: Element) => {
    const parts = cellsIn(row);
    if (parts.length === 0 || parts.every((cell) => cell.localName === 'th')) return parts.length > 0;
    return parts.some((cell) => cell.matches('thead *, th[scope=col], [role=columnheader]'));
  };
  const headRowOf = (table: Element) => {
    // A cell that reaches over several rows moves those of the next ones out of their columns.
    if (table.querySelector('[rowspan]:not([rowspan="1"])') !== null) return undefined;
    return [...table.querySelectorAll('tr, [role=row]')].find(isHeadRow);
  };
  return cells.flatMap((cell, index) => {
    const row = cell.closest('tr, [role=row]');
    const table = row?.closest('table, [role=table], [role=grid], [role=treegrid]');
    const heads = table ? headRowOf(table) : undefined;
    if (!row || !heads || row === heads) return [];
    const column = columnOf(cell, row);
    const header = cellsIn(heads).find((head) => columnOf(head, heads) === column);
    return header && name.test((header as HTMLElement).innerText.trim()) ? [index] : [];
  });
}
