/** Whether an entry of a list is done: its tick says so, a line through it, or a word that is no part of its name. */
import { closest, descendantsOf, itemOf, onlyOf, pathOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isDrawnThrough } from './looks.js';

/** Undefined where nothing tells, or where a tick and a word tell two things. */
export function isCompleted(node: ScreenNode): boolean | undefined {
  const item = itemOf(node) ?? node;
  const parts = [item, ...descendantsOf(item)].filter(({ isVisible }) => isVisible);
  const texts = parts.filter((one) => one.tag === '#text' && one.text.trim() !== '' && !isInControl(one));
  const isSaid = texts.some(
    (one, at) => one.text !== node.text && DONE.test(one.text) && !/^\d/.test(texts[at + 1]?.text ?? ''),
  );
  const isStruck = texts.length > 0 && texts.every((one) => isDrawnThrough(one, 'line-through'));
  const ticked = tickOf(item, parts);
  if (ticked === undefined) return isSaid || isStruck || undefined;
  return isSaid && !ticked ? undefined : ticked;
}

/** In a row of a table a tick selects it, and a tick with a name of its own is about that. */
function tickOf(item: ScreenNode, parts: readonly ScreenNode[]): boolean | undefined {
  const tick = onlyOf(parts.filter(({ role }) => role === 'checkbox'));
  const checked = tick?.states.checked;
  if (tick === undefined || checked === 'mixed' || pathOf(item).some(isRow)) return undefined;
  const isOwn = tick.names.every(({ text }) => item.text.trim().startsWith(text) || OF_TASKS.test(text));
  return isOwn ? checked : undefined;
}

const isRow = ({ role, tag }: ScreenNode): boolean => role === 'row' || tag === 'tr';
const OF_TASKS = /\b(?:done|completed?|toggle|finish(?:ed)?|mark)\b/i;

const isInControl = (text: ScreenNode): boolean =>
  closest(text, ({ role }) => /^(?:button|link|menuitem|option)$/.test(role)) !== undefined;

/** "Not done" and "2 of 3 done" don't. */
const DONE = /^(?:status\W*)?(?:completed?|done|finished)[.!]?$/iu;
