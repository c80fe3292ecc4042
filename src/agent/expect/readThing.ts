/** Runs in the page: what a field, a list or a table holds. */

export interface ReadThing {
  /** What stands in a field; for a list of options, the label that is chosen. */
  value?: string;
  /** What a slider, a progress bar or a meter says of itself as a number. */
  number?: string;
  /** How many items or body rows a list or a table has. */
  items?: number;
  /** It shows nothing besides its items and its head. */
  isBare?: boolean;
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
export function readThing(element: Element): ReadThing {
  const isVisible = (part: Element) => part.getClientRects().length > 0;
  const valueOf = () => {
    if (element instanceof HTMLSelectElement) {
      return [...element.selectedOptions].map(({ label }) => label).join(', ');
    }
    const isTick = element.matches(
      'input[type=checkbox], input[type=radio], input[type=submit], input[type=button]',
    );
    if (element.matches('input, textarea') && !isTick) return (element as HTMLInputElement).value;
    const isEditor = element.matches('[contenteditable=""], [contenteditable=true], [role=textbox]');
    if (isEditor) return (element as HTMLElement).innerText;
    const isThumb = element.matches('[role=slider], [role=separator], [role=scrollbar]');
    if (!isThumb || element.textContent.trim() !== '') return undefined;
    return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? undefined;
  };
  const LIST = 'ul, ol, [role=list], [role=listbox]';
  const TABLE = 'table, [role=table], [role=grid]';
  const isOfHead = (cell: Element) => {
    if (cell.closest('thead, tfoot') !== null) return true;
    const row = cell.closest('tr, [role=row]');
    const hasHead = element instanceof HTMLTableElement && element.tHead !== null;
    if (row === null || hasHead || row !== element.querySelector('tr, [role=row]')) return false;
    // Without a head of its own, a first row of nothing but headings is the head.
    const cells = [...row.querySelectorAll('th, td, [role=cell], [role=gridcell], [role=columnheader]')];
    return cells.every((one) => one.matches('th:not([scope=row]), [role=columnheader]'));
  };
  const itemsOf = () => {
    if (element.matches(LIST)) {
      return [...element.querySelectorAll('li, [role=listitem], [role=option]')].filter(isVisible).length;
    }
    if (!element.matches(TABLE)) return undefined;
    const body = 'th, td, [role=cell], [role=gridcell], [role=rowheader]';
    const cells = [...element.querySelectorAll(body)].filter(isVisible);
    return cells.filter((cell) => !isOfHead(cell)).length;
  };
  /** What has no items may show something all the same. */
  const isBare = () => element.matches(TABLE) || (element as HTMLElement).innerText.trim() === '';
  const numberOf = () => {
    if (element instanceof HTMLProgressElement && !element.hasAttribute('value')) return undefined;
    if (element.matches('progress, meter')) return String((element as HTMLMeterElement).value);
    if (element.matches('input[type=range]')) return (element as HTMLInputElement).value;
    return element.getAttribute('aria-valuenow') ?? undefined;
  };
  const [value, items, number] = [valueOf(), itemsOf(), numberOf()];
  return {
    ...(value !== undefined && { value }),
    ...(items !== undefined && { items, isBare: isBare() }),
    ...(number !== undefined && { number }),
  };
}
/* eslint-enable max-lines-per-function */
