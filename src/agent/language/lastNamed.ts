/** What "it" means in the step or clause that comes next. */
import type { Action, Target } from '../action.js';
import { isExpectation } from '../action.js';
import { targetOf } from '../withinPlace.js';

/** The thing last named, and whether something was said of it rather than done to it. */
export interface Named {
  target: Target;
  isLookedAt: boolean;
}

/** Undefined where "it" would be another thing than one on the page, or one that is gone. */
export function lastNamed(action: Action, before: Named | undefined): Named | undefined {
  if (action.kind === 'press' || action.kind === 'wait') {
    const target = targetOf(action);
    return target ? { target, isLookedAt: false } : before;
  }
  const target = targetOf(action);
  if (target === undefined || action.kind === 'expectCount') return undefined;
  if (isGone(action)) return undefined;
  return { target, isLookedAt: isExpectation(action) };
}

function isGone(action: Action): boolean {
  return (action.kind === 'expectVisible' || action.kind === 'waitFor') && action.negated;
}
