/** "In the "Weight" row, select ">" and enter "12" as the value": both are done there. What is clicked may stand anywhere. */
import type { Action, Target } from '../../meaning/meaning.js';

export function inSameRow(actions: readonly Action[], text: string): Action[] {
  if (!BEGINS_WITH_ROW.test(text)) return [...actions];
  const [first] = actions;
  const row = first && fieldOf(first)?.within;
  if (row?.role !== 'row') return [...actions];
  const end = actions.findIndex((action) => fieldOf(action) === undefined);
  return actions.map((action, index) => (end !== -1 && index >= end ? action : inPlace(action, row)));
}

/** One sentence, and nothing that is done only then. */
const BEGINS_WITH_ROW = /^(?:and |when )?in the (?!.*[;:]|.*\. |.*\bthen\b)[^,]*\brow\b/i;

const fieldOf = (action: Action): Target | undefined => {
  if (action.kind === 'select') return action.from;
  return action.kind === 'fill' || action.kind === 'check' || action.kind === 'uncheck'
    ? action.target
    : undefined;
};

function inPlace(action: Action, within: Target): Action {
  const field = fieldOf(action);
  if (field === undefined || field.within !== undefined || field.beside !== undefined) return action;
  const target = { ...field, within };
  return action.kind === 'select' ? { ...action, from: target } : ({ ...action, target } as Action);
}
