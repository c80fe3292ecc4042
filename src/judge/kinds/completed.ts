/** Whether an entry of a list is done: its tick says so, a line through it, or a word of its own behind its name. */
import { headersOf } from '../../grounding/places/columns.js';
import { closest, descendantsOf, isCell, itemOf, onlyOf, pathOf } from '../../grounding/places/structure.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isDrawnThrough } from './looks.js';
import { isStepDone } from '../lists/stepDone.js';

/** Undefined where nothing tells, or where two things tell otherwise. */
export function isCompleted(node: ScreenNode): boolean | undefined {
  const item = itemOf(node) ?? node;
  const texts = ownParts(item).filter((one) => one.tag === '#text' && one.text.trim() !== '');
  const isStruck = texts.length > 0 && texts.every((one) => isDrawnThrough(one, 'line-through'));
  const checked = taskTick(item)?.states.checked;
  if (checked === false) return isStruck || isSaid(texts, node) ? undefined : false;
  const isTold = checked ? isDoneWith(item) : !hasChoice(item) && isSaid(texts, node);
  return isStruck || isTold || isStepDone(node);
}

/** The only tick of an entry, unless it is about something else: in a row of a table it selects the row. */
export function taskTick(item: ScreenNode): ScreenNode | undefined {
  const tick = onlyOf(ownParts(item).filter(({ role }) => role === 'checkbox'));
  if (tick === undefined || tick.states.checked === 'mixed' || pathOf(item).some(isRow)) return undefined;
  return tick.names.every(({ text }) => item.text.trim() === text || OF_TASKS.test(text)) ? tick : undefined;
}

/** A tick without a name may as well select the entry. */
const isDoneWith = (item: ScreenNode): boolean =>
  DONE_MARK.test(marksOf(item)) || taskTick(item)?.names.some(({ text }) => OF_TASKS.test(text)) === true;

/** What belongs to the entry itself, and to none in it. */
const ownParts = (item: ScreenNode): ScreenNode[] =>
  descendantsOf(item).filter((part) => part.isVisible && (itemOf(part) ?? item) === item);

const isRow = ({ role, tag }: ScreenNode): boolean => role === 'row' || tag === 'tr';
const OF_TASKS = /\b(?:done|completed?|finish(?:ed)?)\b|^(?:toggle|mark)(?: the)?(?: to-?do| task| item)?$/i;
const DONE_MARK = /(?:^|[ -])(?<!(?:not|in|un)-)(?:completed?|done|finished)(?= |$)/;

/** The word may be what can be chosen. */
const hasChoice = (item: ScreenNode): boolean =>
  descendantsOf(item).some(({ role }) => /^(?:checkbox|switch|radio|tab|option|combobox)$/.test(role));

/** In a table, under a heading that says what it is about. */
function isSaid(texts: readonly ScreenNode[], node: ScreenNode): boolean {
  const last = texts.at(-1);
  if (last === undefined || last.text === node.text || !DONE.test(last.text) || isInControl(last))
    return false;
  const cell = pathOf(last).find(isCell);
  const heads = cell ? headersOf(cell) : [];
  return heads.length === 0 ? cell === undefined : heads.some(({ text }) => ABOUT.test(text));
}

const ABOUT = /\b(?:status|state|progress|done|completed?)\b/i;

const isInControl = (text: ScreenNode): boolean =>
  closest(text, ({ role, tag }) => tag === 'label' || /^(?:button|link|menuitem)$/.test(role)) !== undefined;

/** "Not done" and "2 of 3 done" don't. */
const DONE = /^(?:status\W*)?(?:completed?|done|finished)[.!]?$/iu;
