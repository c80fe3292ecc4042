/** Whether an entry of a list is done: its tick says so, a line through it, or a word that is no part of its name. */
import { closest, descendantsOf, itemOf, onlyOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isDrawnThrough } from './looks.js';

/** Undefined where nothing tells. */
export function isCompleted(node: ScreenNode): boolean | undefined {
  const item = itemOf(node) ?? node;
  const parts = [item, ...descendantsOf(item)].filter(({ isVisible }) => isVisible);
  const tick = onlyOf(parts.filter(({ role }) => role === 'checkbox' || role === 'switch'));
  if (tick?.states.checked === 'mixed') return undefined;
  if (tick?.states.checked !== undefined) return tick.states.checked;
  const isSaid = (one: ScreenNode) =>
    one.tag === '#text' && one.text !== node.text && DONE.test(one.text) && !isInControl(one);
  return parts.some(isSaid) || parts.some((one) => isDrawnThrough(one, 'line-through')) || undefined;
}

const isInControl = (text: ScreenNode): boolean =>
  closest(text, ({ role }) => /^(?:button|link|menuitem|option)$/.test(role)) !== undefined;

/** "Not done" and "2 of 3 done" don't. */
const DONE = /^(?:status\W*)?(?:completed?|done|finished)[.!]?$/iu;
