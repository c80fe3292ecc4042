/** "Repeat steps 2 to 4 with "Budget meeting" in place of "Sprint review"": what those steps mean, once more. */
import type { Action, ActionOf } from '../action.js';

/** Undefined where it speaks of steps that don't come before it, or that weren't understood. */
export function expandRepeats(
  actions: readonly Action[],
  before: readonly (readonly Action[] | undefined)[],
): Action[] | undefined {
  const expanded = actions.map((action) =>
    action.kind === 'repeatSteps' ? repeated(action, before) : [action],
  );
  return expanded.every((part) => part !== undefined) ? expanded.flat() : undefined;
}

function repeated(
  { from, to, put }: ActionOf<'repeatSteps'>,
  before: readonly (readonly Action[] | undefined)[],
): Action[] | undefined {
  if (from < 1 || to < from || to > before.length) return undefined;
  const steps = before.slice(from - 1, to);
  if (!steps.every((step) => step !== undefined)) return undefined;
  const again = steps.flat();
  return put === undefined ? again : (exchange(again, put) as Action[]);
}

function exchange(part: unknown, put: { text: string; inPlaceOf: string }): unknown {
  if (typeof part === 'string') return part.replaceAll(put.inPlaceOf, put.text);
  if (Array.isArray(part)) return part.map((one) => exchange(one, put));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, exchange(inner, put)]));
}
