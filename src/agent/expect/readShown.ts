/** Runs in the page: what a person sees of an element, piece by piece. */

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
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
export function readShown(root: Element): Shown {
  const pieces: Piece[] = [];
  let line = '';
  let hasMore = false;
  let busy = false;
  const add = (kind: Piece['kind'], text: string | null | undefined) => {
    const words = (text ?? '')
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/\ufdd0+([.,;:!?)]?)/g, (_, mark: string) => (mark === '' ? ' ' : mark))
      .replace(/\s+/g, ' ')
      .trim();
    if (words !== '') pieces.push({ kind, text: words });
  };
  const endLine = () => {
    add('text', line);
    line = '';
  };
  const isClipped = (element: Element, { overflowX, position }: CSSStyleDeclaration) => {
    if (element.matches('html, body')) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    if (overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
    return /absolute|fixed/.test(position) && (right + scrollX < 0 || bottom + scrollY < 0);
  };
  const isShown = (element: Element, style: CSSStyleDeclaration) => {
    if (style.display === 'none' || style.opacity === '0') return false;
    const canTell = 'checkVisibility' in element && style.display !== 'contents';
    if (canTell && !element.checkVisibility()) return false;
    // Hidden words inside a button are its name, which counts.
    return element.closest('button, a, [role=button]') !== null || !isClipped(element, style);
  };
  const readControl = (element: Element) => {
    const { type, value, placeholder } = element as HTMLInputElement;
    if (['hidden', 'checkbox', 'radio', 'password', 'file', 'image'].includes(type)) return;
    if (['submit', 'button', 'reset'].includes(type)) add('text', value);
    else if (type === 'select-one')
      add('value', (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
    else add(value === '' ? 'name' : 'value', value === '' ? placeholder : value);
  };
  // A person sees the box of a button between its words and those beside it: "-" and "1" are no "-1".
  const edgeOf = (element: Element) => (element.matches('button, [role=button]') ? '\ufdd0' : '');
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('alt');
  const THINGS = /^(?:img|svg|canvas|video|audio|iframe|object|embed|input|select|textarea|button)$/;
  const readElement = (element: Element) => {
    if (/^(?:script|style|noscript|template|head|datalist)$/.test(element.localName)) return;
    const style = getComputedStyle(element);
    if (!isShown(element, style)) return;
    if (element.getAttribute('aria-busy') === 'true') busy = true;
    const isBlock = !/^(?:inline|contents)/.test(style.display);
    if (isBlock || element.localName === 'br') endLine();
    hasMore ||= THINGS.test(element.localName);
    if (style.visibility === 'visible') add('name', nameOf(element));
    const edge = edgeOf(element);
    line += edge;
    const isControl = /^(?:input|textarea|select)$/.test(element.localName);
    if (isControl && !(element as HTMLSelectElement).multiple) {
      endLine();
      if (style.visibility === 'visible') readControl(element);
    } else {
      readChildren(element, style.visibility === 'visible');
    }
    line += edge;
    if (isBlock) endLine();
  };
  const isFolded = (element: Element, child: Node) =>
    element.localName === 'details' && !element.hasAttribute('open') && child.nodeName !== 'SUMMARY';
  const readChildren = (element: Element, visible: boolean) => {
    const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
    const children = slotted.length > 0 ? slotted : (element.shadowRoot ?? element).childNodes;
    for (const child of children) {
      if (isFolded(element, child)) continue;
      if (child.nodeType === Node.TEXT_NODE && visible) line += child.nodeValue ?? '';
      if (child.nodeType === Node.ELEMENT_NODE) readElement(child as Element);
    }
  };
  readElement(root);
  endLine();
  return { pieces, ready: document.readyState === 'complete', hasMore, busy };
}
/* eslint-enable max-lines-per-function */
