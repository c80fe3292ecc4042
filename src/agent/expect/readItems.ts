/** Runs in the page: the items of a list, a drop-down, a menu, a tree or a group of choices. */
import type { Shown } from './readShown.js';

export interface ReadItem {
  text: string;
  /** What parts of it show by themselves: the name, without the price and the button beside it. */
  parts: string[];
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
/** Undefined for what has no items. */
export function readItems(
  element: Element,
  _argument: unknown,
  readShown: (root: Element) => Shown,
): ReadItem[] | undefined {
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
  const readItem = (item: Element): ReadItem => {
    if (item instanceof HTMLOptionElement) return { text: item.label, parts: [] };
    if (item.matches('input[type=radio], [role=radio]')) return { text: labelOf(item), parts: [] };
    const parts = [...item.querySelectorAll('*')].slice(0, 100).map(textOf);
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
    return [...candidate.querySelectorAll(item)]
      .filter((one) => one.parentElement?.closest(container) === candidate)
      .filter((one) => one.localName === 'option' || one.getClientRects().length > 0)
      .slice(0, 1_000)
      .map(readItem);
  }
  return undefined;
}
/* eslint-enable max-lines-per-function */
