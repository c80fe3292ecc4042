/** What names or describes an element from elsewhere, and the words of that. */
import * as native from './natives.js';

export function referredBy(element: Element, attribute: string): Element[] {
  const ids = native.attributeOf(element, attribute);
  const found: Element[] = [];
  if (ids === null) return found;
  const root = native.rootOf(element);
  const parts = ids.split(/\s+/);
  for (let at = 0; at < parts.length; at++) {
    const one = byId(root, parts[at] ?? '');
    if (one !== null) found[found.length] = one;
  }
  return found;
}

function byId(root: Node, id: string): Element | null {
  if (id === '') return null;
  if (root instanceof ShadowRoot) return native.idInShadow(root, id);
  return root instanceof Document ? native.idInDocument(root, id) : null;
}

/** As it is read out: what is hidden counts only where all of it is. */
export function textNaming(namer: Element, named: Element): string {
  return wordsIn(namer, named, isHidden(namer)).replace(/\s+/g, ' ').trim();
}

export function isHidden(element: Element): boolean {
  const { display, visibility } = native.styleOf(element);
  return display === 'none' || visibility !== 'visible';
}

const UNREAD = /^(?:input|select|textarea|button|script|style)$/;

function wordsIn(namer: Element, named: Element, withHidden: boolean): string {
  const said = namer === named ? null : (native.attributeOf(namer, 'aria-label') ?? pictureName(namer));
  if (said !== null && said.trim() !== '') return said;
  let words = '';
  for (let child = native.firstOf(namer); child !== null; child = native.afterOf(child)) {
    const type = native.typeOf(child);
    if (type === Node.TEXT_NODE) words += (child as Text).data;
    if (type === Node.ELEMENT_NODE && child !== named) words += wordsOf(child as Element, named, withHidden);
  }
  return words;
}

function wordsOf(part: Element, named: Element, withHidden: boolean): string {
  if (UNREAD.test(native.tagOf(part))) return '';
  const { display, visibility } = native.styleOf(part);
  if (!withHidden && (display === 'none' || visibility !== 'visible')) return '';
  const words = wordsIn(part, named, withHidden);
  return display.startsWith('inline') ? words : ` ${words} `;
}

const pictureName = (element: Element): string | null =>
  native.tagOf(element) === 'img' ? native.attributeOf(element, 'alt') : null;
