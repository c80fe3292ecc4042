/**
 * Runs in the page: which part of what is drawn can come into view. Boxes tell it: what lies outside of all that cuts
 * it off, or where nobody can scroll to, is not seen, whatever the styles are that brought it there.
 */

/** In the viewport's coordinates. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Sight {
  /** Where the element itself can be seen. */
  ownArea: (element: Element, style: CSSStyleDeclaration) => Area;
  /** Where what is in the element can be seen; no size where nothing of it can. */
  innerArea: (element: Element, style: CSSStyleDeclaration, own: Area) => Area;
  /** Whether a part of the element is in view, if these are its areas. */
  isIn: (element: Element, own: Area, inner: Area) => boolean;
  isInView: (element: Element) => boolean;
  boxOf: (element: Element) => DOMRect;
  /** As with `Element.matches`, which a form with a field of that name hasn't. */
  matches: (element: Element, css: string) => boolean;
  /** What a property of any node is, which in a form may be hidden by a field of that name. */
  property: (owner: { prototype: object }, name: string) => (node: Node) => unknown;
}

/** Of a page function that needs the sight: boxes that it asked for once are known to it while the page stands still. */
export function withSight<Result>(
  main: (element: Element, sight: Sight) => Result,
): (element: Element) => Result {
  const text = `(() => { const sight = (${String(createSight)})(); return (element) => (${String(main)})(element, sight); })()`;
  return Object.assign((element: Element) => main(element, createSight()), { toString: () => text });
}

/* eslint-disable max-lines-per-function -- it runs in the page, so it must hold all it needs */
export function createSight(): Sight {
  const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 };
  const known = new WeakMap<Element, Area>();
  const property = (owner: { prototype: object }, name: string) => {
    const own = Object.getOwnPropertyDescriptor(owner.prototype, name);
    return (node: Node): unknown =>
      node instanceof HTMLFormElement
        ? own?.get?.call(node)
        : (node as unknown as Record<string, unknown>)[name];
  };
  const tagOf = property(Element, 'localName') as (node: Node) => string;
  const parentNodeOf = property(Node, 'parentNode') as (node: Node) => Node | null;
  const slotOf = property(Element, 'assignedSlot') as (node: Node) => Element | null;
  const boxOf = (element: Element) => Element.prototype.getBoundingClientRect.call(element);
  const matches = (element: Element, css: string) => Element.prototype.matches.call(element, css);
  const around = (element: Element): Element | null => {
    const parent = parentNodeOf(element);
    if (parent?.nodeType === Node.ELEMENT_NODE) return slotOf(element) ?? (parent as Element);
    return parent instanceof ShadowRoot ? parent.host : null;
  };
  const viewport: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  /** All that can be scrolled to. What a page cuts off at its side stays cut off; downwards it may do so for a while. */
  const readPage = (): Area => {
    const [root, body] = [document.querySelector(':root'), document.querySelector('body')];
    const sides = [root, body].filter((one) => one !== null);
    const extent = (of: 'scrollWidth' | 'scrollHeight') => Math.max(0, ...sides.map((one) => one[of]));
    const cuts = sides.some((one) => /hidden|clip/.test(getComputedStyle(one).overflowX));
    const width = cuts ? innerWidth : Math.max(innerWidth, extent('scrollWidth'));
    const isRightToLeft = root !== null && getComputedStyle(root).direction === 'rtl';
    const left = (isRightToLeft ? innerWidth - width : 0) - scrollX;
    const bottom = Math.max(innerHeight, extent('scrollHeight')) - scrollY;
    return { left, top: -scrollY, right: left + width, bottom };
  };
  let page: Area | undefined;
  const isFrameOfFixed = ({ transform, translate, scale, rotate, filter, ...style }: CSSStyleDeclaration) =>
    [transform, translate, scale, rotate, filter, style.perspective].some((value) => value !== 'none') ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|filter/.test(style.willChange);
  /** What is placed by itself is cut off only by what it is placed in. */
  const placedArea = (element: Element, position: string): Area => {
    if (matches(element, ':is(:modal, :popover-open)')) return viewport;
    for (let holder = around(element); holder !== null; holder = around(holder)) {
      const style = getComputedStyle(holder);
      const isHolder = (position === 'absolute' && style.position !== 'static') || isFrameOfFixed(style);
      if (isHolder) return areaIn(holder);
    }
    return position === 'fixed' ? viewport : (page ??= readPage());
  };
  const ownArea = (element: Element, { position }: CSSStyleDeclaration): Area => {
    if (position === 'absolute' || position === 'fixed') return placedArea(element, position);
    const parent = around(element);
    return parent === null ? (page ??= readPage()) : areaIn(parent);
  };
  const areaIn = (element: Element): Area => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const area = innerArea(element, style, ownArea(element, style));
    known.set(element, area);
    return area;
  };
  const meet = (one: Area, other: Area): Area => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return right - left <= 1 || bottom - top <= 1 ? NOWHERE : { left, top, right, bottom };
  };
  /** A line that is drawn as an element is as thin as a pixel. */
  const touches = ({ left, top, right, bottom, width, height }: DOMRect, area: Area) => {
    const wide = Math.min(right, area.right) - Math.max(left, area.left);
    const high = Math.min(bottom, area.bottom) - Math.max(top, area.top);
    return width > 0 && height > 0 && wide >= Math.min(1.01, width) && high >= Math.min(1.01, height);
  };
  /** In a box that scrolls, all that it holds comes into view. */
  const scrolled = (element: Element, style: CSSStyleDeclaration, box: DOMRect): Area => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientLeft, clientTop } = element;
    const scale = box.height / ((element as HTMLElement).offsetHeight || box.height);
    // Then it may begin at any side.
    if (style.direction === 'rtl' || /reverse/.test(style.flexDirection) || /^v/.test(style.writingMode))
      return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const [left, top] = [
      box.left + (clientLeft - scrollLeft) * scale,
      box.top + (clientTop - scrollTop) * scale,
    ];
    return { left, top, right: left + scrollWidth * scale, bottom: top + scrollHeight * scale };
  };
  const overflowArea = (element: Element, style: CSSStyleDeclaration, own: Area): Area => {
    const box = boxOf(element);
    if (box.width <= 1 || box.height <= 1 || !touches(box, own)) return NOWHERE;
    const cut = meet(box, own);
    const area = { ...cut };
    if (style.overflowX === 'visible') [area.left, area.right] = [own.left, own.right];
    if (style.overflowY === 'visible') [area.top, area.bottom] = [own.top, own.bottom];
    const scrolls = [style.overflowX, style.overflowY].map((overflow) => /auto|scroll/.test(overflow));
    if (scrolls.includes(true)) {
      const reach = scrolled(element, style, box);
      if (scrolls[0]) [area.left, area.right] = [reach.left, reach.right];
      if (scrolls[1]) [area.top, area.bottom] = [reach.top, reach.bottom];
    }
    // Three dots tell that there is more, which people read as the whole.
    if (style.textOverflow === 'ellipsis') {
      if (style.direction === 'rtl') area.left = -Infinity;
      else area.right = Infinity;
    }
    return area;
  };
  const SHAPE = /^inset\(([^)]*?)(?: round .*)?\)$/;
  const shapeArea = (path: string, { left, top, right, bottom, width, height }: DOMRect): Area => {
    if (/^(?:circle|ellipse)\(0(?:px|%)?[ )]/.test(path)) return NOWHERE;
    const sides = SHAPE.exec(path)?.[1]?.trim().split(/\s+/) ?? [];
    const [up = '0', end = up, down = up, start = end] = sides;
    const length = (side: string, whole: number) =>
      side.endsWith('%') ? (Number.parseFloat(side) / 100) * whole : Number.parseFloat(side) || 0;
    return {
      left: left + length(start, width),
      top: top + length(up, height),
      right: right - length(end, width),
      bottom: bottom - length(down, height),
    };
  };
  const isRectNothing = (clip: string) => {
    if (clip === 'auto') return false;
    const [top = 0, right = 0, bottom = 0, left = 0] = (clip.match(/-?[\d.]+|auto/g) ?? []).map(Number);
    return right - left <= 1 || bottom - top <= 1;
  };
  /** What isn't a box of its own cuts nothing off, and the page itself scrolls. */
  const cuts = (element: Element, { display }: CSSStyleDeclaration) => {
    if (/^(?:html|body)$/.test(tagOf(element))) return false;
    return !/^(?:inline|contents|table-(?!c).*)$/.test(display) || tagOf(element) === 'svg';
  };
  const cutArea = (element: Element, style: CSSStyleDeclaration, own: Area): Area => {
    const { overflowX, clipPath, position } = style;
    const area = overflowX !== 'visible' && cuts(element, style) ? overflowArea(element, style, own) : own;
    if (area === NOWHERE) return area;
    const isPlaced = position === 'absolute' || position === 'fixed';
    if (isPlaced && isRectNothing(style.getPropertyValue('clip'))) return NOWHERE;
    return clipPath === 'none' ? area : meet(area, shapeArea(clipPath, boxOf(element)));
  };
  const innerArea = (element: Element, style: CSSStyleDeclaration, own: Area): Area => {
    const area = cutArea(element, style, own);
    if (area !== own) known.set(element, area);
    return area;
  };
  const isIn = (element: Element, own: Area, inner: Area) =>
    inner !== NOWHERE && touches(boxOf(element), own);
  const isInView = (element: Element) => {
    const style = getComputedStyle(element);
    const own = ownArea(element, style);
    return isIn(element, own, innerArea(element, style, own));
  };
  return { ownArea, innerArea, isIn, isInView, boxOf, matches, property };
}
/* eslint-enable max-lines-per-function */
