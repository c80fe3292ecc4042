/**
 * Many kits drop what was typed into a box with a list of options, unless one of them is chosen. Who goes on with another
 * field or a button chooses the option that is called just so first.
 */
import type { Interaction, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { soon } from '../find.js';
import { gesture } from '../gesture.js';
import { later, plain } from '../nodes.js';
import { offering } from './combo.js';
import type { Filling } from './fillText.js';
import { sayChoice } from './options.js';
import type { Opening } from './popup.js';

/** What was typed, and what could be seen before. */
export interface Typed extends Filling {
  opening: Opening;
}

export async function chooseTyped(doing: Doing): Promise<void> {
  const { memory } = doing;
  const typed = memory?.typed;
  if (memory === undefined || typed === undefined) return;
  memory.typed = undefined;
  const option = await soon<ScreenNode | undefined>(doing, OPENS, (screen) => {
    const box = later(typed.found.node, screen);
    if (box?.states.expanded !== true || plain(box.value ?? '') !== plain(typed.value))
      return { seen: undefined };
    const { marked, poor } = offering(typed, typed.opening)(screen);
    const offered = marked?.match.note === undefined ? (marked ?? poor) : undefined;
    return offered && { seen: offered.option };
  });
  if (option !== undefined) await gesture(sayChoice(typed), { kind: 'click', node: option }, doing);
}

/** In milliseconds: lists fold out, or are looked up. */
const OPENS = 500;

/** Whether it goes on with something else: who presses a key or clicks an option chooses in a way of their own. */
export function leavesTyped(action: Interaction, { value }: Filling): boolean {
  if (
    action.kind === 'fill' ||
    action.kind === 'check' ||
    action.kind === 'uncheck' ||
    action.kind === 'submit'
  )
    return isElse(action.target, value);
  if (action.kind === 'select') return action.option !== value;
  const isOnButton = action.kind === 'click' && [undefined, 'button'].includes(action.target.role);
  return (
    action.kind === 'fillForm' ||
    (isOnButton && action.target.name !== undefined && isElse(action.target, value))
  );
}

const isElse = ({ name, ordinal }: Target, option: string): boolean =>
  ordinal === undefined && plain(name ?? '').toLowerCase() !== plain(option).toLowerCase();
