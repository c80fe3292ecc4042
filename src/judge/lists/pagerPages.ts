/** How many pages a list has, by the numbers of its pager: "1 2 3 next". */
import { groundAll } from '../../grounding/ground.js';
import { ancestorsOf, descendantsOf, holds, outermost, pathOf } from '../../grounding/places/structure.js';
import { singular } from '../../meaning/kinds.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';

/** Undefined of anything but pages, and where there is no pager, several differ, or there may be more pages than numbers. */
export function pagesOf(screen: Screen, noun: string): number | undefined {
  if (singular(noun) !== 'page') return undefined;
  const pagers = outermost(groundAll({ role: 'pagination' }, screen, 'read')).filter(
    (one) => one.isVisible && descendantsOf(one).some(isControl),
  );
  const counts = new Set(pagers.map(pagesIn));
  const [count] = counts;
  return counts.size === 1 ? count : undefined;
}

function pagesIn(pager: ScreenNode): number | undefined {
  const texts = descendantsOf(pager).filter(({ tag, isVisible }) => tag === '#text' && isVisible);
  const stops = texts.filter((one) => NUMBER.test(one.text.trim()) && isStop(one, pager));
  const numbers = stops.map(({ text }) => Number(text));
  const last = stops.at(-1);
  const isRising = numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  if (last === undefined || numbers[0] !== 1 || !isRising) return undefined;
  const isLeftOut = texts.some(({ id, text }) => id > last.id && GAP.test(text.trim()));
  const isWhole = texts.some(({ id, text }) => id < last.id && GAP.test(text.trim())) || isAtEnd(last, pager);
  const isRow = numbers.length === numbers.at(-1);
  return !isLeftOut && (isWhole || (isRow && numbers.length < WINDOW)) ? numbers.at(-1) : undefined;
}

const NUMBER = /^\d{1,5}$/;
const GAP = /^(?:…|\.{3})$/;

/** Some pagers show no more numbers than that at once. */
const WINDOW = 5;

/** How many rows a page has is chosen beside the numbers. */
const isStop = (text: ScreenNode, pager: ScreenNode): boolean =>
  !pathOf(text).some((one) => holds(pager, one) && CHOICE.test(one.role)) &&
  pathOf(text).some((one) => holds(pager, one) && (isControl(one) || one.states.current === true));

const CHOICE = /^(?:combobox|listbox|option|textbox|spinbutton|cell|row)$/;
const isControl = ({ role }: ScreenNode): boolean => role === 'link' || role === 'button';

/** Nothing leads on from it. */
const isAtEnd = (last: ScreenNode, pager: ScreenNode): boolean =>
  ancestorsOf(last).some((one) => holds(pager, one) && one.states.current === true) ||
  !descendantsOf(pager).some((one) => one.id > last.id && isControl(one) && one.states.disabled !== true);
