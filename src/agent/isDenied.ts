/** Whether an action says that something is not there, or not so. */
import type { Action } from './action.js';

export function isDenied(action: Action): boolean {
  if (action.kind === 'expectCount') return action.count === 0;
  return 'negated' in action && action.negated;
}
