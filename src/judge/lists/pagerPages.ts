/** How many pages a list has, by the numbers of its pager: "1 2 3 next". */
import { groundAll } from '../../grounding/ground.js';
import { isControl } from '../../grounding/names/screenIndex.js';
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
  if (NO_PAGER.test(pager.role)) return undefined;
  const texts = descendantsOf(pager).filter(({ tag, isVisible }) => tag === '#text' && isVisible);
  const stops = texts.filter((one) => NUMBER.test(one.text.trim()) && isStop(one, pager));
  const last = stops.at(-1);
  if (last === undefined || stops[0]?.text.trim() !== '1' || !isInTurn(stops, texts)) return undefined;
  const count = Number(last.text);
  if (texts.some((one) => tellsMore(one, last))) return undefined;
  const isRow = stops.length === count;
  // One number alone may be where a pager tells which page this is, and no more.
  const isLikelyLast = isRow ? count > 1 && count < WINDOW : !isCurrent(last, pager);
  return isAtEnd(last, pager) || (isLikelyLast && leadsOnOnce(last, pager)) ? count : undefined;
}

/** One after the other, but for those that a sign stands for. */
const isInTurn = (stops: readonly ScreenNode[], texts: readonly ScreenNode[]): boolean =>
  stops.every((stop, at) => {
    const before = stops[at - 1];
    if (before === undefined || Number(stop.text) === Number(before.text) + 1) return true;
    return (
      Number(stop.text) > Number(before.text) &&
      texts.some(({ id, text }) => id > before.id && id < stop.id && GAP.test(text.trim()))
    );
  });

/** Tabs and the dots of a carousel have numbers, too. */
const NO_PAGER = /^(?:tablist|tab)$/;
const NUMBER = /^\d{1,5}$/;

const GAP = /^(?:…|⋯|•••|\.{2,3})$/;

/** "…" behind the last number; "of 10", "Last (10)". */
const tellsMore = ({ id, text }: ScreenNode, last: ScreenNode): boolean =>
  (id > last.id && GAP.test(text.trim())) ||
  (text.match(/\d+/g) ?? []).some((number) => Number(number) > Number(last.text));

const isCurrent = (last: ScreenNode, pager: ScreenNode): boolean =>
  ancestorsOf(last).some((one) => holds(pager, one) && one.states.current === true);

/** Some pagers show no more numbers than that at once. */
const WINDOW = 5;

/** How many rows a page has is chosen beside the numbers. */
const isStop = (text: ScreenNode, pager: ScreenNode): boolean =>
  !pathOf(text).some((one) => holds(pager, one) && CHOICE.test(one.role)) &&
  pathOf(text).some(
    (one) => one !== pager && holds(pager, one) && (isPressed(one) || one.states.current === true),
  );

/** Some kits make neither a button nor a link of a number. */
const isPressed = (one: ScreenNode): boolean => isControl(one) || (one.isUsable && one.tag !== '#text');

const CHOICE = /^(?:combobox|listbox|option|textbox|spinbutton|cell|row)$/;

const behind = (last: ScreenNode, pager: ScreenNode): ScreenNode[] =>
  descendantsOf(pager).filter((one) => one.id > last.id && !pathOf(last).includes(one));

/** Nothing leads on from it. */
const isAtEnd = (last: ScreenNode, pager: ScreenNode): boolean =>
  !behind(last, pager).some((one) => isPressed(one) && one.states.disabled !== true);

/** "1 2 3 next", and nothing else, as a button to the last page or a sign that stands for more would be. */
const leadsOnOnce = (last: ScreenNode, pager: ScreenNode): boolean =>
  outermost(behind(last, pager).filter(isPressed)).length === 1 &&
  !behind(last, pager).some((one) => one.tag === 'i' || one.tag === 'svg');
