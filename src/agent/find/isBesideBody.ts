/** Runs in the page: whether an element stands in a table's head or foot, or is a row of column headers. */
export function isBesideBody(element: Element): boolean {
  // A form's own method may be hidden behind a field of that name.
  const closest = (css: string) => Element.prototype.closest.call(element, css);
  if (closest('thead, tfoot') !== null) return true;
  const holdsCell = (row: Element) =>
    row.querySelector('td, th[scope=row], [role=cell], [role=gridcell], [role=rowheader]') !== null;
  if (!Element.prototype.matches.call(element, 'tr, [role=row]') || holdsCell(element)) return false;
  // Column headers stand in the head where there is one, else above all cells.
  if ((closest('table') as HTMLTableElement | null)?.tHead) return false;
  const rows = [...(element.parentElement?.children ?? [])];
  return !rows.slice(0, rows.indexOf(element)).some(holdsCell);
}
