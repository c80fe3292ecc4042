/** "The "Terms" box" is a checkbox where it is about its tick. */
import type { Target } from '../action.js';

export function withTick(target: Target): Target {
  return target.role === 'field' ? { ...target, role: 'checkbox' } : target;
}
