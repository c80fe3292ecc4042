/** Runs in the page: what a field, a list or a table holds. */

export interface ReadThing {
  /** What stands in a field; for a list of options, the label that is chosen. */
  value?: string;
  /** How many items or body rows a list or a table has. */
  items?: number;
  /** Undefined for what can't be selected. */
  selected?: boolean;
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
    return isEditor ? (element as HTMLElement).innerText : undefined;
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
  const selectedOf = () => {
    if (element instanceof HTMLOptionElement) return element.selected;
    if (element.matches('input[type=checkbox], input[type=radio]'))
      return (element as HTMLInputElement).checked;
    const state = ['aria-selected', 'aria-checked', 'aria-current', 'aria-pressed'].map((name) =>
      element.getAttribute(name),
    );
    const said = state.find((value) => value !== null);
    return said === undefined ? undefined : said !== 'false' && said !== '';
  };
  const [value, items, selected] = [valueOf(), itemsOf(), selectedOf()];
  return {
    ...(value !== undefined && { value }),
    ...(items !== undefined && { items }),
    ...(selected !== undefined && { selected }),
  };
}
