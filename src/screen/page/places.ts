/**
 * Which part of what is drawn can come into view, and which is in view. Boxes tell it: what lies outside of all that cuts
 * it off, or where nobody can scroll to, is not seen, whatever the styles are that brought it there.
 */
import {
  EVERYWHERE,
  NOWHERE,
  isRectNothing,
  meet,
  shapeArea,
  touches,
  type Area,
  type Rect,
} from './area.js';
import * as native from './natives.js';

/** Where something can be seen, by scrolling too, and where without. */
export interface Areas {
  readonly reach: Area;
  readonly view: Area;
}

/** What an element is to those that it holds. */
export interface Place {
  readonly outer: Place | undefined;
  readonly style: CSSStyleDeclaration | undefined;
  readonly position: string;
  readonly areas: Areas;
  /** Nothing around it is transparent. */
  readonly isOpaque: boolean;
  /** Text in it is drawn. */
  readonly isVisible: boolean;
  /** It is seen itself. */
  readonly isSeen: boolean;
  /** All in it is the name of a button or a link. */
  readonly isName: boolean;
  readonly cursor: string;
  /** What is fixed is so within it; found when asked for. */
  holdsFixed?: boolean;
}

export function wholePage(): Place {
  const areas = { reach: readPage(), view: viewport() };
  const drawn = { isOpaque: true, isVisible: true, isSeen: true, isName: false };
  return { outer: undefined, style: undefined, position: 'static', areas, ...drawn, cursor: 'auto' };
}

const viewport = (): Area => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** All that can be scrolled to. What a page cuts off at its side stays cut off; downwards it may do so for a while. */
function readPage(): Area {
  const root = native.findInDocument(document, ':root');
  const sides: Element[] = root === null ? [] : [root];
  const body = native.findInDocument(document, 'body');
  if (body !== null) sides[sides.length] = body;
  let [wide, high, cuts] = [innerWidth, innerHeight, false];
  for (const side of sides) {
    wide = Math.max(wide, native.scrollWidthOf(side));
    high = Math.max(high, native.scrollHeightOf(side));
    cuts ||= /hidden|clip/.test(native.styleOf(side).overflowX);
  }
  const width = cuts ? innerWidth : wide;
  const isRightToLeft = root !== null && native.styleOf(root).direction === 'rtl';
  const left = (isRightToLeft ? innerWidth - width : 0) - scrollX;
  return { left, top: -scrollY, right: left + width, bottom: high - scrollY };
}

/** Where the element itself can be seen. What is placed by itself is cut off only by what it is placed in. */
export function ownAreas(element: Element, position: string, outer: Place): Areas {
  if (position !== 'absolute' && position !== 'fixed') return outer.areas;
  const whole = { reach: viewport(), view: viewport() };
  if (native.matches(element, ':is(:modal, :popover-open)')) return whole;
  let holder = outer;
  for (; holder.outer !== undefined; holder = holder.outer) {
    if ((position === 'absolute' && holder.position !== 'static') || holdsFixed(holder)) return holder.areas;
  }
  return position === 'fixed' ? whole : holder.areas;
}

function holdsFixed(place: Place): boolean {
  return (place.holdsFixed ??= place.style !== undefined && isFrameOfFixed(place.style));
}

function isFrameOfFixed(style: CSSStyleDeclaration): boolean {
  const { transform, translate, scale, rotate, filter, perspective } = style;
  return (
    ![transform, translate, scale, rotate, filter, perspective].every((value) => value === 'none') ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|filter/.test(style.willChange)
  );
}

export interface Drawn {
  element: Element;
  tag: string;
  style: CSSStyleDeclaration;
  display: string;
  position: string;
  box: Rect;
}

/** Where what is in the element can be seen; no size where nothing of it can. */
export function innerAreas(drawn: Drawn, own: Areas): Areas {
  const { style, position, box } = drawn;
  const isCutting = cuts(drawn) && style.overflowX !== 'visible';
  const areas = isCutting ? overflowAreas(drawn, own) : own;
  if (areas.reach === NOWHERE) return areas;
  const isPlaced = position === 'absolute' || position === 'fixed';
  if (isPlaced && isRectNothing(style.getPropertyValue('clip'))) return { reach: NOWHERE, view: NOWHERE };
  const path = style.clipPath;
  if (path === 'none') return areas;
  const shape = shapeArea(path, box);
  return { reach: meet(areas.reach, shape), view: meet(areas.view, shape) };
}

/** What isn't a box of its own cuts nothing off, and the page itself scrolls. */
export function cuts({ tag, display }: Pick<Drawn, 'tag' | 'display'>): boolean {
  if (tag === 'html' || tag === 'body') return false;
  return !/^(?:inline|contents|table-(?!c).*)$/.test(display) || tag === 'svg';
}

function overflowAreas({ element, style, box }: Drawn, { reach: own, view }: Areas): Areas {
  if (box.width <= 1 || box.height <= 1 || !touches(box, own)) return { reach: NOWHERE, view: NOWHERE };
  const area = { ...meet(box, own) };
  const seen = { ...meet(box, view) };
  const { overflowX, overflowY } = style;
  if (overflowX === 'visible') {
    [area.left, area.right, seen.left, seen.right] = [own.left, own.right, view.left, view.right];
  }
  if (overflowY === 'visible') {
    [area.top, area.bottom, seen.top, seen.bottom] = [own.top, own.bottom, view.top, view.bottom];
  }
  const [sideways, down] = [scrolls(overflowX), scrolls(overflowY)];
  if (sideways || down) {
    const reach = scrolled(element, style, box);
    if (sideways) [area.left, area.right] = [reach.left, reach.right];
    if (down) [area.top, area.bottom] = [reach.top, reach.bottom];
  }
  // Three dots tell that there is more, which people read as the whole.
  if (style.textOverflow === 'ellipsis') {
    if (style.direction === 'rtl') area.left = -Infinity;
    else area.right = Infinity;
  }
  return { reach: area, view: seen };
}

export const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** In a box that scrolls, all that it holds comes into view. */
function scrolled(element: Element, style: CSSStyleDeclaration, box: Rect): Area {
  // Then it may begin at any side.
  if (style.direction === 'rtl' || /reverse/.test(style.flexDirection) || style.writingMode.startsWith('v'))
    return EVERYWHERE;
  const isHtml = element instanceof HTMLElement;
  const scale = box.height / ((isHtml ? native.offsetHeightOf(element) : 0) || box.height);
  const left = box.left + (native.clientLeftOf(element) - native.scrollLeftOf(element)) * scale;
  const top = box.top + (native.clientTopOf(element) - native.scrollTopOf(element)) * scale;
  const [wide, high] = [native.scrollWidthOf(element), native.scrollHeightOf(element)];
  return { left, top, right: left + wide * scale, bottom: top + high * scale };
}
