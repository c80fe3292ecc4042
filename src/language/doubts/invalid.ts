/** Values that can't be meant: a window without a size, a hundred clicks, a pattern that anything matches. */
import type { Action } from '../../meaning/meaning.js';

export function isInvalid(action: Action): boolean {
  if (action.kind === 'setWindow') return Math.min(action.width, action.height) < 1;
  if ('times' in action) return action.times < 1 || action.times > MOST_TIMES;
  if ('most' in action) return action.most < action.count;
  const pattern = patternOf(action);
  return pattern !== undefined && fitsAnything(pattern);
}

const MOST_TIMES = 100;

function patternOf(action: Action): string | undefined {
  if (action.kind === 'expectPattern') return action.pattern;
  const stated = 'is' in action ? action.is : action;
  return 'relation' in stated && stated.relation === 'matches' && 'text' in stated ? stated.text : undefined;
}

/** Or it is no pattern at all. */
function fitsAnything(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test('');
  } catch {
    return true;
  }
}
