/** Runs in the page: the items of a list, a drop-down, a menu, a tree or a group of choices. */
import type { Shown } from './readShown.js';

export interface ReadItem {
  text: string;
  /** What parts of it show by themselves: the name, without the price and the button beside it. */
  parts: string[];
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
/** Undefined for what has no items; the number of them where there are more than can be read. */
export function readItems(
  element: Element,
  _argument: unknown,
  readShown: (root: Element) => Shown,
): ReadItem[] | number | undefined {
  const MOST = 20_000;
  const kinds: [container: string, item: string][] = [
    ['select', 'option'],
    ['ul, ol, menu, [role=list]', 'li, [role=listitem]'],
    ['[role=listbox]', '[role=option]'],
    ['[role=menu], [role=menubar]', '[role^=menuitem]'],
    ['[role=tree]', '[role=treeitem]'],
    ['[role=tablist]', '[role=tab]'],
    ['[role=radiogroup], fieldset', 'input[type=radio], [role=radio]'],
    ['[role=feed]', '[role=article], article'],
  ];
  const textOf = (part: Element) =>
    readShown(part)
      .pieces.filter(({ kind }) => kind !== 'name')
      .map(({ text }) => text)
      .join(' ');
  const labelOf = (radio: Element) => {
    const labels = [...((radio as HTMLInputElement).labels ?? [])].map(textOf).join(' ');
    return labels === '' ? (radio.getAttribute('aria-label') ?? textOf(radio)) : labels;
  };
  const isOffered = (item: Element) => {
    // The options of a list that is folded have no place on the page.
    if (item.localName === 'option')
      return [item, item.parentElement].every(
        (one) => one !== null && getComputedStyle(one).display !== 'none',
      );
    const isTick = item.matches('input');
    return item.getClientRects().length > 0 && (isTick || item.checkVisibility({ visibilityProperty: true }));
  };
  const readItem = (item: Element): ReadItem => {
    if (item instanceof HTMLOptionElement) return { text: item.label, parts: [] };
    if (item.matches('input[type=radio], [role=radio]')) return { text: labelOf(item), parts: [] };
    const parts =
      item.childElementCount === 0 ? [] : [...item.querySelectorAll('*')].slice(0, 100).map(textOf);
    const own = [...item.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const plain = [...item.childNodes].filter(
      (node) => !(node instanceof Element) || node.querySelector('button, input') === null,
    );
    const withoutControls = plain
      .filter((node) => !(node instanceof Element && node.matches('button, input, [role=button]')))
      .map((node) => (node instanceof Element ? textOf(node) : (node.nodeValue ?? '')))
      .join(' ');
    return {
      text: textOf(item),
      parts: [...parts, ...own.map(({ nodeValue }) => nodeValue ?? ''), withoutControls],
    };
  };
  const controlled = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns') ?? '';
  const opened = controlled === '' ? null : document.getElementById(controlled);
  for (const candidate of [element, opened]) {
    const [container, item] = kinds.find(([container]) => candidate?.matches(container) === true) ?? [];
    if (candidate === null || container === undefined || item === undefined) continue;
    const items = [...candidate.querySelectorAll(item)]
      .filter((one) => one.parentElement?.closest(container) === candidate)
      .filter(isOffered);
    return items.length > MOST ? items.length : items.map(readItem);
  }
  return undefined;
}
/* eslint-enable max-lines-per-function */
