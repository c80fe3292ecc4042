/** Whether what a list or a table shows is selected by the tick in front of it, where no state and no class says so. */
import { headersOf } from '../../grounding/places/columns.js';
import {
  descendantsOf,
  elementsIn,
  isAlike,
  isCell,
  itemOf,
  onlyOf,
  pathOf,
} from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

/** Undefined where there is not one tick in front of each, or where it has a word or a head of its own: "Paid". */
export function isTickedInList(node: ScreenNode): boolean | undefined {
  const item = itemOf(node);
  const tick = item && tickBefore(item);
  if (item?.parent === undefined || tick === undefined || tick.states.checked === 'mixed') return undefined;
  const others = elementsIn(item.parent).filter((one) => one !== item && isBuiltLike(one, item));
  // What heads the list may be built like them.
  const areTicked = others.filter((one) => tickBefore(one) !== undefined).length > others.length / 2;
  return areTicked ? tick.states.checked : undefined;
}

const isBuiltLike = (one: ScreenNode, item: ScreenNode): boolean =>
  one.isVisible && (isAlike(one, item) || (one.tag === item.tag && holdsTick(one)));

const holdsTick = (node: ScreenNode): boolean => descendantsOf(node).some(isTick);
const isTick = ({ role, isVisible }: ScreenNode): boolean => role === 'checkbox' && isVisible;

function tickBefore(item: ScreenNode): ScreenNode | undefined {
  const parts = descendantsOf(item);
  const tick = onlyOf(parts.filter(isTick));
  const text = parts.find((one) => one.tag === '#text' && one.text.trim() !== '');
  if (tick === undefined || text === undefined || text.id < tick.id || isCalledItself(tick)) return undefined;
  return tick;
}

/** By a label, or by the head of its column. */
function isCalledItself(tick: ScreenNode): boolean {
  const cell = pathOf(tick).find(isCell);
  const isHeaded = cell !== undefined && headersOf(cell).some(({ text }) => /\p{L}/u.test(text));
  return isHeaded || tick.names.some(({ from }) => from === 'label' || from === 'content');
}
