/** Goes through all that is drawn, in reading order. */
import { FLAG } from '../flags.js';
import type { Answer } from './Answer.js';
import { NOWHERE, isHalfWithin, isMostlyIn, touches, type Rect } from './area.js';
import { readAttributes, readStyle, isUsable } from './attributes.js';
import { readFacts } from './facts.js';
import { walkAreas } from './imageMap.js';
import type { Line } from './Line.js';
import * as native from './natives.js';
import { innerAreas, ownAreas, scrolls, type Areas, type Drawn, type Place, cuts } from './places.js';

export interface Walk {
  answer: Answer;
  line: Line;
  withStyles: boolean;
  /** What is not shown counts as if it were. */
  withHidden: boolean;
  /** Ticks and sliders that may be drawn by other means, to be looked at again once their labels are known. */
  ticks: { element: HTMLInputElement; number: number }[];
  /** What lies over them is to be found. */
  uncovered: { element: Element; number: number; box: Rect }[];
  /** Elements that others are tied to. */
  links: { number: number; name: string; other: Node | null }[];
}

const SKIPPED = /^(?:script|style|noscript|template|head|datalist|title|meta|link|base)$/;
/** What stands in these is shown only by browsers that don't know them. */
const REPLACED = /^(?:canvas|video|audio|iframe|frame|progress|meter|input|textarea|select|img|br|hr|embed)$/;
/** They stay in the page where they aren't drawn, since a label or a button stands for them. */
const STOOD_FOR = 'input[type=checkbox], input[type=radio], input[type=file]';

export function walkElement(element: Element, outer: Place, parent: number, walk: Walk): void {
  const tag = native.tagOf(element);
  if (SKIPPED.test(tag)) return;
  const style = native.styleOf(element);
  const { display } = style;
  if (display === 'none' && !walk.withHidden) {
    if (tag === 'input' && native.matches(element, STOOD_FOR)) readHidden(element, tag, parent, walk);
    return;
  }
  const { position } = style;
  const drawn: Drawn = { element, tag, style, display, position, box: native.boxOf(element) };
  const own = ownAreas(element, position, outer);
  const place = walk.withHidden ? shown(drawn, outer) : placeOf(drawn, own, outer);
  const number = tell(drawn, place, { own, parent, outer }, walk);
  readInside(drawn, place, number, walk);
}

/** The parts of a drawing that are things by themselves. */
const DRAWN_THING = '[role], [aria-label], [onclick], [tabindex], a, text, foreignObject';
const DRAWING =
  /^(?:path|g|defs|use|circle|rect|line|polyline|polygon|ellipse|symbol|clipPath|mask|tspan|title|desc|filter|linearGradient|radialGradient|pattern|marker|stop)$/;

export function walkNode(node: Node, outer: Place, parent: number, walk: Walk): void {
  const type = native.typeOf(node);
  if (type === Node.TEXT_NODE) {
    if (outer.isVisible && outer.isOpaque) walk.line.read(node as Text, outer, parent);
    return;
  }
  if (type !== Node.ELEMENT_NODE) return;
  const element = node as Element;
  const tag = native.tagOf(element);
  if (DRAWING.test(tag) && !native.matches(element, DRAWN_THING)) {
    if (tag === 'g' || tag === 'tspan') walkChildren(element, outer, parent, walk);
  } else walkElement(element, outer, parent, walk);
}

function placeOf(drawn: Drawn, own: Areas, outer: Place): Place {
  const { tag, style, display, position, box } = drawn;
  const isOpaque = outer.isOpaque && !isTransparent(style.opacity);
  const isShown = style.visibility === 'visible';
  const areas = innerAreas(drawn, own);
  const isSeen = isOpaque && isShown && areas.reach !== NOWHERE && touches(box, own.reach);
  // Hidden words inside a button are its name, which counts.
  const isName = outer.isName || (isSeen && isNamer(drawn) && isHalfWithin(box, own.reach));
  const isUndrawn = cuts(drawn) && style.contentVisibility === 'hidden';
  return {
    ...{ outer, style, position, cursor: style.cursor, isSeen, isName },
    areas: display === 'contents' || tag === 'body' ? own : areas,
    isOpaque: isOpaque && !isUndrawn,
    isVisible: isShown,
  };
}

const shown = ({ style, position }: Drawn, outer: Place): Place => ({
  ...{ ...outer, outer, style, position, cursor: style.cursor, isSeen: true },
});

const isTransparent = (opacity: string): boolean => opacity.startsWith('0') && Number(opacity) < 0.01;

const isNamer = ({ element, tag }: Drawn): boolean =>
  tag === 'button' || tag === 'a' || native.attributeOf(element, 'role') === 'button';

interface Around {
  own: Areas;
  outer: Place;
  parent: number;
}

const isBlock = (display: string): boolean => !display.startsWith('inline') && display !== 'contents';

function tell(drawn: Drawn, place: Place, { own, outer, parent }: Around, walk: Walk): number {
  const { answer, line } = walk;
  const { element, tag, display, box } = drawn;
  const usable = isUsable(drawn, place, outer) ? FLAG.usable : 0;
  const seen = place.isSeen ? FLAG.visible | (isMostlyIn(box, own.view) ? FLAG.inView : 0) : 0;
  const flags = line.open(element, tag, display, isBlock(display)) | seen | usable;
  const number = answer.add(element, parent, tag, box);
  answer.flag(number, flags);
  if (
    native.hasAttributes(element) &&
    readAttributes(element, number, answer) &&
    saysName(drawn, place, outer)
  )
    answer.flag(number, FLAG.saysName);
  readFacts(element, tag, number, walk);
  tellShutOff(drawn.style, outer, number, walk);
  if ((seen & FLAG.inView) !== 0 && (usable !== 0 || isDialog(drawn)))
    walk.uncovered[walk.uncovered.length] = { element, number, box };
  if (walk.withStyles && place.isSeen) readStyle(drawn, number, answer);
  return number;
}

/** What is faded and out of the pointer's reach is switched off. */
function tellShutOff(style: CSSStyleDeclaration, { style: around }: Place, number: number, walk: Walk): void {
  if (style.opacity !== '1' && style.pointerEvents === 'none' && around?.pointerEvents !== 'none')
    walk.answer.fact(number, '.off', true);
}

/** Of what has no size itself the parts may be seen. */
function saysName(
  { element, display }: Drawn,
  { isVisible, isOpaque, isSeen }: Place,
  outer: Place,
): boolean {
  if (!isVisible || !isOpaque) return false;
  return isSeen || outer.isName || display === 'contents' || native.firstElementOf(element) !== null;
}

const isDialog = ({ element, tag }: Drawn): boolean =>
  tag === 'dialog' ||
  (native.hasAttributes(element) && /^(?:alert)?dialog$/.test(native.attributeOf(element, 'role') ?? ''));

function readInside(drawn: Drawn, place: Place, number: number, walk: Walk): void {
  const { element, tag, style, display } = drawn;
  if (cuts(drawn) && style.overflowX !== 'visible') readScroll(element, style, number, walk.answer);
  if (tag === 'select') readOptions(element as HTMLSelectElement, place, number, walk);
  else if (tag === 'img') walkAreas(drawn, place, number, walk);
  else if (!REPLACED.test(tag)) walkChildren(element, place, number, walk);
  walk.line.close(element, tag, display, isBlock(display));
}

function walkChildren(element: Element, place: Place, number: number, walk: Walk): void {
  const tag = native.tagOf(element);
  const slotted = tag === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  for (let at = 0; at < slotted.length; at++) walkNode(slotted[at] as Node, place, number, walk);
  if (slotted.length > 0) return;
  const shadow = native.shadowOf(element);
  const isFolded = tag === 'details' && !walk.withHidden && native.attributeOf(element, 'open') === null;
  const summary = isFolded ? native.findIn(element, ':scope > summary') : null;
  for (let child = native.firstOf(shadow ?? element); child !== null; child = native.afterOf(child)) {
    if (!isFolded || child === summary) walkNode(child, place, number, walk);
  }
}

function readHidden(element: Element, tag: string, parent: number, walk: Walk): void {
  const number = walk.answer.add(element, parent, tag, native.boxOf(element));
  readAttributes(element, number, walk.answer);
  readFacts(element, tag, number, walk);
}

function readOptions(select: HTMLSelectElement, place: Place, parent: number, walk: Walk): void {
  const isBox = select.multiple || select.size > 1;
  const read = (around: Element, group: number) => {
    for (let child = native.firstOf(around); child !== null; child = native.afterOf(child)) {
      if (native.typeOf(child) !== Node.ELEMENT_NODE) continue;
      const part = child as Element;
      const tag = native.tagOf(part);
      if (tag !== 'option' && tag !== 'optgroup') continue;
      if (native.styleOf(part).display === 'none') continue;
      const box = native.boxOf(part);
      const isShown = isBox && place.isSeen && box.height > 0;
      const flags = (isShown ? FLAG.visible : 0) | (tag === 'option' ? FLAG.usable : 0) | FLAG.block;
      const number = walk.answer.add(part, group, tag, box);
      walk.answer.flag(number, flags);
      if (native.hasAttributes(part)) readAttributes(part, number, walk.answer);
      readFacts(part, tag, number, walk);
      if (tag === 'optgroup') read(part, number);
    }
  };
  read(select, parent);
}

function readScroll(element: Element, style: CSSStyleDeclaration, number: number, answer: Answer): void {
  if (!scrolls(style.overflowX) && !scrolls(style.overflowY)) return;
  const xMost = native.scrollWidthOf(element) - native.clientWidthOf(element);
  const yMost = native.scrollHeightOf(element) - native.clientHeightOf(element);
  if (xMost <= 0 && yMost <= 0) return;
  answer.fact(
    number,
    '.scroll',
    `${native.scrollLeftOf(element)} ${native.scrollTopOf(element)} ${xMost} ${yMost}`,
  );
}
