/** What the markup and the looks say of an element: its attributes, its style, what names it, whether one can use it. */
import type { Answer } from './Answer.js';
import * as native from './natives.js';
import type { Drawn, Place } from './places.js';

const KNOWN =
  /^(?:aria-(?!describedby|errormessage|details).*|role|type|href|src|placeholder|title|alt|icon|id|for|popovertarget|class|name|lang|dir|step|min|max|size|multiple|accept|autocomplete|autofocus|draggable|contenteditable|open|scope|colspan|rowspan|headers|inputmode|list|readonly|required|inert|tabindex|target|download|disabled|value|popover|data-(?:date-?format|format|test-?id|test|cy|qa|testing|(?:mat-)?icon(?:-name)?|lucide|feather|eva))$/;
/** Of addresses only what a person might call a thing by is reported. */
const LONGEST = 500;

/** @returns whether it may bear a name that is not its text */
export function readAttributes(element: Element, number: number, answer: Answer): boolean {
  const names = native.attributeNames(element);
  let hasName = false;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] ?? '';
    if (!KNOWN.test(name)) continue;
    const value = native.attributeOf(element, name) ?? '';
    answer.fact(number, name, value.length > LONGEST ? value.slice(0, LONGEST) : value);
    hasName ||= name === 'aria-label' || name === 'alt';
  }
  return hasName;
}

export function readStyle({ element, tag, style }: Drawn, number: number, answer: Answer): void {
  answer.fact(number, '.color', style.color);
  answer.fact(number, '.background', style.backgroundColor);
  answer.fact(number, '.border', borderOf(style));
  answer.fact(number, '.weight', style.fontWeight);
  if (style.fontStyle !== 'normal') answer.fact(number, '.italic', true);
  answer.fact(number, '.decoration', style.textDecorationLine);
  answer.fact(number, '.animation', style.animationName);
  if (tag === 'svg') answer.fact(number, '.fill', fillOf(element, style.fill));
}

/** What the last shape is filled with that is more than lines: the first may be but a frame. */
function fillOf(drawing: Element, own: string): string {
  let [fill, hasShape] = ['none', false];
  for (let at = native.firstElementOf(drawing); at !== null; at = native.nextElementOf(at)) {
    if (!SHAPE.test(native.tagOf(at))) continue;
    hasShape = true;
    const drawn = native.styleOf(at);
    if (drawn.fill !== 'none' && !isRing(at, drawn)) fill = drawn.fill;
  }
  return hasShape ? fill : own;
}

/** A line that is drawn by its two edges. */
const isRing = (shape: Element, { stroke }: CSSStyleDeclaration): boolean =>
  stroke === 'none' && /[mM][^mM]*[mM]/.test(native.attributeOf(shape, 'd') ?? '');

const SHAPE = /^(?:path|polygon|circle|rect|use|g)$/;

/** Of a side that is drawn; an outline counts as one. */
function borderOf(style: CSSStyleDeclaration): string {
  if (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px') return style.borderTopColor;
  if (style.borderBottomStyle !== 'none' && style.borderBottomWidth !== '0px') return style.borderBottomColor;
  if (style.borderLeftStyle !== 'none' && style.borderLeftWidth !== '0px') return style.borderLeftColor;
  return style.outlineStyle !== 'none' && style.outlineWidth !== '0px' ? style.outlineColor : '';
}

const CONTROL = /^(?:button|input|select|textarea|summary|label)$/;
const ROLE =
  /^(?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|treeitem|textbox|searchbox|combobox|spinbutton|slider|scrollbar|gridcell)$/;
const MARKED =
  '[tabindex], [contenteditable]:not([contenteditable=false]), [draggable=true], video[controls], audio[controls]';

export function isUsable({ element, tag }: Drawn, place: Place, outer: Place): boolean {
  if (CONTROL.test(tag)) return true;
  // Its hand is the one of what holds it.
  if (place.cursor === 'pointer' && outer.cursor !== 'pointer') return true;
  if (!native.hasAttributes(element)) return false;
  if (tag === 'a' || tag === 'area') return native.attributeOf(element, 'href') !== null;
  const role = native.attributeOf(element, 'role');
  if (role !== null && ROLE.test(role)) return true;
  return (
    (element instanceof HTMLElement && native.clickOf(element) !== null) || native.matches(element, MARKED)
  );
}

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
  return native.typeOf(root) === Node.DOCUMENT_NODE ? native.idInDocument(root, id) : null;
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
