/** Runs in the page: what a field, a list or a table holds. */

export interface ReadThing {
  /** What stands in a field; for a list of options, the label that is chosen. */
  value?: string;
  /** What a slider, a progress bar or a meter says of itself as a number. */
  number?: string;
  /** How many items or body rows a list or a table has. */
  items?: number;
}

// Runs in the page, so it must hold all it needs.
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
  const itemsOf = () => {
    if (element.matches('ul, ol, [role=list], [role=listbox]')) {
      return [...element.querySelectorAll('li, [role=listitem], [role=option]')].filter(isVisible).length;
    }
    if (!element.matches('table, [role=table], [role=grid]')) return undefined;
    const hasHead = element instanceof HTMLTableElement && element.tHead !== null;
    const body = `${hasHead ? 'th' : 'th[scope=row]'}, td, [role=cell], [role=gridcell]`;
    const cells = [...element.querySelectorAll(body)].filter(isVisible);
    return cells.filter((cell) => cell.closest('thead, tfoot') === null).length;
  };
  const numberOf = () => {
    if (element instanceof HTMLProgressElement && !element.hasAttribute('value')) return undefined;
    if (element.matches('progress, meter')) return String((element as HTMLMeterElement).value);
    if (element.matches('input[type=range]')) return (element as HTMLInputElement).value;
    return element.getAttribute('aria-valuenow') ?? undefined;
  };
  const [value, items, number] = [valueOf(), itemsOf(), numberOf()];
  return {
    ...(value !== undefined && { value }),
    ...(items !== undefined && { items }),
    ...(number !== undefined && { number }),
  };
}
