/** Actions that many clauses come to. */
import type { Span } from '../../chart.js';
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';

export const visible = (target: Target, negated = false): Expectation => ({
  kind: 'expectVisible',
  target,
  negated,
});
export const click = (target: Target): Action => ({ kind: 'click', target });
export const opens = (target: Target): Action =>
  target.role === 'tab' ? { kind: 'openWidgetTab', target } : click(target);

/** A click leads to another page, where a key moves the focus. */
export const takesFocus = (actions: readonly Action[]): boolean =>
  actions.some((action) => action.kind === 'expectState' && action.state === 'focused');

/** "Save can be reached by pressing Tab": it says what must come of it, too. */
export function saysOutcome({ tokens, from, to }: Span): boolean {
  const way = tokens.findIndex(({ lower }, at) => at > from && /^(?:by|through|via|with)$/.test(lower));
  return tokens
    .slice(from, way === -1 ? to : way)
    .some(({ lower }) => /^(?:can|must|should|is|are)$/.test(lower));
}

/** "Types Ada as the name but gets the date wrong by entering x": before "by" stands more than one thing that is done. */
export function saysMore({ tokens, from, to }: Span): boolean {
  const said = tokens.slice(from, to);
  const by = said.findLastIndex(({ lower }) => /^(?:by|via|with|through)$/.test(lower));
  return said.slice(0, by).some(({ lower }) => /^(?:and|but|then|[,;])$/.test(lower));
}
