/** Runs in the page: what a person sees of an element, piece by piece. */
import { withSight, type Area, type Sight } from '../find/createSight.js';

export interface Shown {
  pieces: Piece[];
  /** The document is loaded. */
  ready: boolean;
  /** There are pictures, controls or other things to see that aren't text. */
  hasMore: boolean;
  /** Something in it is marked as not yet up to date. */
  busy: boolean;
}

export interface Piece {
  /** `value`: what stands in a field. `name`: alternative text or label that isn't shown as text. */
  kind: 'text' | 'value' | 'name';
  text: string;
  /** The same with a mark where two things stand side by side without a blank between; absent without such. */
  edged?: string;
}

interface Inside {
  /** Whether the text in it is. */
  isVisible: boolean;
  /** All in it is the name of a button or a link. */
  isName: boolean;
  area: Area;
}

interface Part {
  tag: string;
  isButton: boolean;
  around: Inside;
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
export const readShown = withSight((root: Element, sight: Sight): Shown => {
  /** Parts two things; `BOX` does so only where they aren't the letters of one word. */
  const [EDGE, BOX, NO_BREAK] = ['\ufdd0', '\ufdd1', '\ufdd2'] as const;
  const { boxOf, property } = sight;
  const tagOf = property(Element, 'localName') as (node: Node) => string;
  const shadowOf = property(Element, 'shadowRoot') as (node: Node) => ShadowRoot | null;
  const firstOf = property(Node, 'firstChild') as (node: Node) => Node | null;
  const beforeOf = property(Node, 'previousSibling') as (node: Node) => Node | null;
  const afterOf = property(Node, 'nextSibling') as (node: Node) => Node | null;
  const saidBy = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);
  const range = document.createRange();
  const pieces: Piece[] = [];
  let line = '';
  let last: Text | undefined;
  let hasMore = false;
  let busy = false;
  const SPECIAL = /[\u00a0\u00ad\u0300-\u036f\u1100-\uffff]/;
  /** Words whose letters are drawn one by one. */
  const joinLetters = (text: string) =>
    text.replace(/(?<![^\s\ufdd0\ufdd1])\p{L}(?:\ufdd1+\p{L}(?![^\s\ufdd0\ufdd1]))+/gu, (word) =>
      word.replaceAll(BOX, ''),
    );
  const tidy = (text: string) =>
    (text.includes(BOX) ? joinLetters(text) : text)
      .normalize('NFC')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
      .replaceAll(BOX, EDGE)
      .replace(/\ufdd0+([.,;:!?)])/g, '$1')
      // A blank that parts thousands is no blank between words.
      .replace(/(?<=\d)[\u00a0\u202f\u2009](?=\d{3}(?!\d))/g, NO_BREAK)
      .replace(/\s+/g, ' ')
      .replaceAll(NO_BREAK, '\u00a0')
      .replace(/ \ufdd0[ \ufdd0]*|\ufdd0+ [ \ufdd0]*/g, ' ')
      .replace(/\ufdd0+/g, EDGE)
      .replace(/^[ \ufdd0]+|[ \ufdd0]+$/g, '');
  const add = (kind: Piece['kind'], text: string | null | undefined) => {
    const said = text ?? '';
    const words = SPECIAL.test(said) ? tidy(said) : said.replace(/\s+/g, ' ').trim();
    if (words === '') return;
    const hasEdge = words.includes(EDGE);
    pieces.push({ kind, text: words.replaceAll(EDGE, ' '), ...(hasEdge && { edged: words }) });
  };
  const endLine = () => {
    add('text', line);
    line = '';
    last = undefined;
  };
  const isIn = ({ left, top, right, bottom }: DOMRect, area: Area) =>
    left >= area.left && top >= area.top && right <= area.right && bottom <= area.bottom;
  /** Of what is half cut off a person sees nothing to read. */
  const isHalfIn = ({ left, top, right, bottom, width, height }: DOMRect, area: Area) =>
    Math.min(right, area.right) - Math.max(left, area.left) >= width / 2 &&
    Math.min(bottom, area.bottom) - Math.max(top, area.top) >= height / 2;
  /** Hidden words inside a button are its name, which counts. */
  const isNamed = (element: Element, own: Area, area: Area) =>
    sight.isIn(element, own, area) && isHalfIn(boxOf(element), own);
  const wordsIn = (text: Text, area: Area) =>
    text.data.replace(/\S+/g, (word, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + word.length);
      return isHalfIn(range.getBoundingClientRect(), area) ? word : ' ';
    });
  const seenOf = (text: Text, area: Area, isName: boolean) => {
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isName) return range.getClientRects().length > 0 ? text.data : '';
    if (box.width === 0 || box.height === 0) return '';
    if (isIn(box, area)) return text.data;
    return isHalfIn(box, area) && text.length > 20_000 ? text.data : wordsIn(text, area);
  };
  const isApart = (one: Text, other: Text) => {
    range.selectNodeContents(one);
    const before = [...range.getClientRects()].at(-1);
    range.selectNodeContents(other);
    const [after] = range.getClientRects();
    if (before === undefined || after === undefined) return false;
    const isSameLine = before.bottom > after.top && after.bottom > before.top;
    return isSameLine && Math.max(after.left - before.right, before.left - after.right) > 1;
  };
  const readText = (text: Text, { area, isName }: Inside) => {
    const words = seenOf(text, area, isName);
    if (words === '') return;
    if (last !== undefined && /[^\s\ufdd0]$/.test(line) && /^\S/.test(words) && isApart(last, text))
      line += EDGE;
    line += words;
    last = text;
  };
  const readOptions = (select: HTMLSelectElement) => {
    for (const part of select.querySelectorAll('optgroup, option')) {
      if (boxOf(part).height > 0) add('text', (part as HTMLOptionElement).label);
    }
  };
  const readControl = (element: Element) => {
    const { type, value, placeholder } = element as HTMLInputElement;
    if (['hidden', 'checkbox', 'radio', 'password', 'file', 'image'].includes(type)) return;
    if (['submit', 'button', 'reset'].includes(type)) add('text', value);
    else if (element instanceof HTMLSelectElement) {
      // A box of options shows them all.
      if (element.multiple || element.size > 1) readOptions(element);
      else add('value', element.selectedOptions[0]?.label);
    } else add(value === '' ? 'name' : 'value', value === '' ? placeholder : value);
  };
  const isText = (node: Node | null) => node?.nodeType === Node.TEXT_NODE;
  /**
   * A person sees the box of a button between its words and those beside it: "-" and "1" are no "-1". A link is parted
   * from other things, but may be a part of a word.
   */
  const edgesOf = (element: Element, display: string, { tag, isButton }: Part): [string, string] => {
    if (isButton) return [EDGE, EDGE];
    if (tag === 'a' || tag === 'label')
      return [isText(beforeOf(element)) ? '' : EDGE, isText(afterOf(element)) ? '' : EDGE];
    return display.startsWith('inline-') ? [BOX, BOX] : ['', ''];
  };
  /** Of what has no size itself the parts may be seen. */
  const mayShow = (element: Element, display: string, [own, inner]: [Area, Area]) =>
    display === 'contents' || element.firstElementChild !== null || sight.isIn(element, own, inner);
  const nameOf = (element: Element, tag: string) => {
    const label = saidBy(element, 'aria-label');
    if (label !== null) return label;
    if (tag === 'svg') return element.querySelector(':scope > title')?.textContent ?? null;
    return /^(?:img|area|input)$/.test(tag) ? saidBy(element, 'alt') : null;
  };
  /** What stands in these is shown only by browsers that don't know them. */
  const REPLACED = /^(?:canvas|video|audio|iframe|progress|meter)$/;
  const THINGS = /^(?:img|svg|canvas|video|audio|iframe|object|embed|input|select|textarea|button)$/;
  const readElement = (element: Element, around: Inside) => {
    const tag = tagOf(element);
    if (/^(?:script|style|noscript|template|head|datalist)$/.test(tag)) return;
    const style = getComputedStyle(element);
    const { display, opacity } = style;
    if (display === 'none' || (opacity.startsWith('0') && Number(opacity) < 0.01)) return;
    const isBlock = !display.startsWith('inline') && display !== 'contents';
    const isButton = tag === 'button' || saidBy(element, 'role') === 'button';
    const part: Part = { tag, isButton, around };
    const [front, end] = edgesOf(element, display, part);
    if (isBlock || tag === 'br') endLine();
    if (saidBy(element, 'aria-busy') === 'true') busy = true;
    hasMore ||= THINGS.test(tag);
    line += front;
    readInside(element, style, part);
    line += end;
    if (isBlock) endLine();
  };
  const areasOf = (element: Element, style: CSSStyleDeclaration, around: Inside): [Area, Area] => {
    const isPlaced = style.position === 'absolute' || style.position === 'fixed';
    const own = isPlaced ? sight.ownArea(element, style) : around.area;
    return [own, sight.innerArea(element, style, own)];
  };
  const readInside = (element: Element, style: CSSStyleDeclaration, { around, tag, isButton }: Part) => {
    const isVisible = style.visibility === 'visible';
    const [own, area] = areasOf(element, style, around);
    const name = isVisible ? nameOf(element, tag) : null;
    if (around.isName || mayShow(element, style.display, [own, area])) add('name', name);
    if (/^(?:input|textarea|select)$/.test(tag)) {
      endLine();
      if (isVisible && sight.isIn(element, own, area)) readControl(element);
    } else if (style.contentVisibility !== 'hidden' && !REPLACED.test(tag)) {
      const isName = around.isName || ((isButton || tag === 'a') && isNamed(element, own, area));
      readChildren(element, { isVisible, isName, area });
    }
  };
  const isFolded = (element: Element, tag: string, child: Node) =>
    tag === 'details' &&
    saidBy(element, 'open') === null &&
    child !== element.querySelector(':scope > summary');
  const readChildren = (element: Element, inside: Inside) => {
    const tag = tagOf(element);
    const readNode = (node: Node) => {
      if (isFolded(element, tag, node)) return;
      if (node.nodeType === Node.ELEMENT_NODE) readElement(node as Element, inside);
      if (!isText(node) || !inside.isVisible) return;
      if ((node as Text).data.trim() === '') line += ' ';
      else readText(node as Text, inside);
    };
    const slotted = tag === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    slotted.forEach(readNode);
    let child = slotted.length > 0 ? null : firstOf(shadowOf(element) ?? element);
    for (; child !== null; child = afterOf(child)) readNode(child);
  };
  const isDrawn = !('checkVisibility' in Element.prototype) || Element.prototype.checkVisibility.call(root);
  const named = Element.prototype.closest.call(root, 'button, a, [role=button]');
  const around: Inside = {
    isVisible: true,
    isName: named !== null && sight.isInView(named),
    area: sight.ownArea(root, getComputedStyle(root)),
  };
  if (isDrawn || getComputedStyle(root).display === 'contents') readElement(root, around);
  endLine();
  return { pieces, ready: document.readyState === 'complete', hasMore, busy };
});
/* eslint-enable max-lines-per-function */
