/**
 * Runs in the page: which fields have the text beside them that names them, though nothing ties it to them. It stands
 * right before the field, or right behind a tick; or the field is the only one around it; or it heads the column.
 */
import { onElements } from '../onElements.js';

export interface Wording {
  source: string;
  flags: string;
}

type TextBeside = (field: Element, way: 'previousNode' | 'nextNode') => Text | undefined;

// Runs in the page, so it must hold all it needs.
function createTextBeside(FIELD: string): TextBeside {
  const isTold = (node: Node) =>
    (node.textContent ?? '').trim() !== '' &&
    node.parentElement?.closest('script, style, option, button') === null &&
    node.parentElement.checkVisibility();
  /** The text that stands next to the field in the document, with no other field in between. */
  return (field, way) => {
    const walker = document.createTreeWalker(
      field.getRootNode(),
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    walker.currentNode = field;
    for (let node = walker[way](); node !== null; node = walker[way]()) {
      if (node instanceof Element && node.matches(FIELD) && !node.contains(field)) return undefined;
      if (node instanceof Text && !field.contains(node) && isTold(node)) return node;
    }
    return undefined;
  };
}

// Runs in the page, so it must hold all it needs.
function sift(elements: Element[], { source, flags }: Wording, besides: typeof createTextBeside): number[] {
  const FIELD = 'input:not([type=hidden], [type=submit], [type=button]), select, textarea, [contenteditable]';
  const name = new RegExp(source, flags);
  const isNamed = (text: string | null | undefined) => name.test((text ?? '').replace(/\s+/g, ' ').trim());
  const isLabelled = (field: Element) =>
    field.hasAttribute('aria-label') ||
    field.hasAttribute('aria-labelledby') ||
    [...((field as HTMLInputElement).labels ?? [])].some((label) => label.textContent.trim() !== '');
  const textBeside = besides(FIELD);
  const isNamedBeside = (node: Text | undefined) =>
    node !== undefined && (isNamed(node.data) || isNamed(node.parentElement?.textContent));
  const isAloneWith = (field: Element) => {
    for (
      let part = field.parentElement, level = 0;
      part !== null && level < 3;
      part = part.parentElement, level++
    ) {
      if (part.querySelectorAll(FIELD).length > 1 || part === document.body) return false;
      const texts = [...part.querySelectorAll('label, span, div, p, b, strong, th, td, dt, legend')];
      if (texts.some((text) => !text.contains(field) && isNamed(text.textContent))) return true;
    }
    return false;
  };
  const isInColumn = (field: Element) => {
    const cell = field.closest('td');
    const head = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex];
    return head?.localName === 'th' && isNamed(head.textContent);
  };
  return elements.flatMap((field, index) => {
    if (isLabelled(field)) return [];
    const isTick = field.matches(
      '[type=checkbox], [type=radio], [role=checkbox], [role=switch], [role=radio]',
    );
    if (isTick && isNamedBeside(textBeside(field, 'nextNode'))) return [index];
    const isBefore = isNamedBeside(textBeside(field, 'previousNode'));
    return isInColumn(field) || isAloneWith(field) || (isBefore && !isTick) ? [index] : [];
  });
}

export const siftFields = onElements(sift, createTextBeside);
