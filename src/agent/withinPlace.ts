/** Says of an action where it happens: "in the "Confirm" dialog", "next to "Milk"" before or after the rest of a step. */
import type { Action, Target } from './action.js';

/** Undefined where the action has nothing that could be in a place. */
export function withinPlace(action: Action, place: Target): Action | undefined {
  if (action.kind === 'fillForm' || action.kind === 'expectPattern') {
    return { ...action, within: action.within ? targetWithin(action.within, place) : place };
  }
  if (action.kind === 'drag') {
    return { ...action, target: targetWithin(action.target, place), onto: targetWithin(action.onto, place) };
  }
  if (action.kind === 'expectEach') {
    return { ...action, targets: action.targets.map((target) => targetWithin(target, place)) };
  }
  if (action.kind === 'expectOrder') {
    return {
      ...action,
      target: targetWithin(action.target, place),
      other: targetWithin(action.other, place),
    };
  }
  return withTarget(action, (target) => targetWithin(target, place));
}

function targetWithin(target: Target, place: Target): Target {
  return { ...target, within: target.within ? targetWithin(target.within, place) : place };
}

/** Undefined also where its thing is already said to be beside another one. */
function withTarget(action: Action, change: (target: Target) => Target): Action | undefined {
  if ('target' in action) return { ...action, target: change(action.target) };
  if ('things' in action) return { ...action, things: change(action.things) };
  if (action.kind !== 'select' && action.kind !== 'selectSeveral' && action.kind !== 'deselect')
    return undefined;
  return { ...action, from: change(action.from) };
}
