/** Puts an action into a place: "in the "Confirm" dialog" said before or after the rest of a step. */
import type { Action, Target } from './action.js';

/** Undefined where the action has nothing that could be in a place. */
export function withinPlace(action: Action, place: Target): Action | undefined {
  if ('target' in action) return { ...action, target: targetWithin(action.target, place) };
  if ('things' in action) return { ...action, things: targetWithin(action.things, place) };
  if ('from' in action) return { ...action, from: targetWithin(action.from, place) };
  if (action.kind !== 'fillForm') return undefined;
  return { ...action, within: action.within ? targetWithin(action.within, place) : place };
}

export function targetWithin(target: Target, place: Target): Target {
  return { ...target, within: target.within ? targetWithin(target.within, place) : place };
}
