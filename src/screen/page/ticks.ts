/** Ticks that are drawn by other means, as most pages with a look of their own do it. */
import { FLAG } from '../flags.js';
import type { Answer } from './Answer.js';
import * as native from './natives.js';
import type { Walk } from './walk.js';

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
  if (!isPutAway && isSeen(native.parentOf(tick), answer)) return true;
  const { labels } = tick;
  for (let at = 0; labels !== null && at < labels.length; at++) {
    const label = labels[at] as HTMLLabelElement;
    // Words alone are a label without a tick.
    if (isPutAway ? draws(label, answer) : isSeen(label, answer)) return true;
  }
  return false;
}

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
