/** Actions that many clauses come to. */
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';

export const visible = (target: Target, negated = false): Expectation => ({
  kind: 'expectVisible',
  target,
  negated,
});
export const click = (target: Target): Action => ({ kind: 'click', target });
export const opens = (target: Target): Action =>
  target.role === 'tab' ? { kind: 'openWidgetTab', target } : click(target);
