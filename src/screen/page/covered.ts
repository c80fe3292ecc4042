/** What is known once all is seen: what lies over the middle of things that can be used, and which ticks are drawn by other means. */
import { tickOf } from './kitFields.js';
import * as native from './natives.js';
import type { Walk } from './walk.js';
import { FLAG } from '../flags.js';
import type { Answer } from './Answer.js';

export function findCovers({ uncovered, answer }: Walk): void {
  for (let at = 0; at < uncovered.length; at++) {
    const one = uncovered[at];
    if (one === undefined) continue;
    const { element, number, box } = one;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // What must be scrolled to can't be looked at from here.
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = deepHit(x, y);
    if (hit === null || holds(element, hit) || holds(hit, element)) continue;
    const label = native.closest(hit, 'label') as HTMLLabelElement | null;
    if (isLabelOf(label, element)) continue;
    answer.link(number, '.cover', known(hit, answer.numbers));
  }
}

const isLabelOf = (label: HTMLLabelElement | null, element: Element): boolean =>
  label !== null && (label.control ?? tickOf(label)) === element;

export function deepHit(x: number, y: number): Element | null {
  let hit = native.hitIn(document, x, y);
  for (
    let shadow = hit && native.shadowOf(hit);
    hit !== null && shadow !== null;
    shadow = native.shadowOf(hit)
  ) {
    const inner = native.hitInShadow(shadow, x, y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** Through shadow roots, and as slots have it. */
export function holds(outer: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at !== null; at = around(at)) if (at === outer) return true;
  return native.contains(outer, inner);
}

function around(node: Node): Node | null {
  const slot = node instanceof Element ? native.slotOf(node) : null;
  if (slot !== null) return slot;
  return node instanceof ShadowRoot ? node.host : native.parentOf(node);
}

function known(hit: Element, numbers: Map<Node, number>): Node | null {
  let at: Node | null = hit;
  while (at !== null && !numbers.has(at)) at = around(at);
  return at;
}

/** One lies unseen over its drawing, or is put away beside a label that draws it. */
export function findTicks({ ticks, answer }: Walk): void {
  for (let at = 0; at < ticks.length; at++) {
    const tick = ticks[at];
    if (tick === undefined || answer.has(tick.number, FLAG.visible)) continue;
    if (isDrawn(tick.element, answer)) answer.flag(tick.number, FLAG.visible);
  }
}

function isDrawn(tick: HTMLInputElement, answer: Answer): boolean {
  const { width, height } = native.boxOf(tick);
  const isPutAway = width === 0 || height === 0 || native.styleOf(tick).visibility !== 'visible';
  const isOver = !isPutAway && isSeen(native.parentOf(tick), answer);
  // A slider whose knob and track are drawn by other means; what is put away has no more than a dot.
  if (tick.type === 'range') return isOver && Math.min(width, height) > DOT;
  if (isOver) return true;
  const { labels } = tick;
  for (let at = 0; labels !== null && at < labels.length; at++) {
    const label = labels[at] as HTMLLabelElement;
    // Words alone are a label without a tick.
    if (isPutAway ? draws(label, answer) : isSeen(label, answer)) return true;
  }
  return false;
}

const DOT = 2;

function isSeen(one: Node | null, answer: Answer): boolean {
  const number = one === null ? undefined : answer.numbers.get(one);
  return number !== undefined && answer.has(number, FLAG.visible);
}

/** Something without words is seen in it: an element with a box, or a mark before or behind its words. */
function draws(element: Element, answer: Answer): boolean {
  if (!isSeen(element, answer)) return false;
  const isBare = (native.textContentOf(element) ?? '').trim() === '';
  if (isBare || isMark(element, '::before') || isMark(element, '::after')) return true;
  for (let child = native.firstOf(element); child !== null; child = native.afterOf(child))
    if (native.typeOf(child) === ELEMENT && draws(child as Element, answer)) return true;
  return false;
}

const ELEMENT = 1;
/** Neither words nor what only says that a field is required. */
const MARK = /^(?:"[^\p{L}\p{N}*:.,()]*"|url\(.*)$/u;

function isMark(element: Element, part: string): boolean {
  return MARK.test(native.styleOf(element, part).content);
}
