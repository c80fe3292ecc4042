/** What a verb with what stands behind it comes to. */
import type { Captures } from '../../chart.js';
import type { Way } from '../../lexicon/verbs.js';
import { fromTemplate } from '../../template.js';
import type { Action, ActionOf } from '../../../meaning/meaning.js';

type Means = (parts: Captures) => unknown;

/** What a way of a verb means, in a template or as a function. */
export const meaningOf = (means: Way[1]): Means =>
  typeof means === 'string' ? fromTemplate(means) : (means as Means);

/** What a verb comes to may be one action or several. */
export const listOf = (value: unknown): Action[] =>
  (Array.isArray(value) ? (value as Action[]) : [value as Action]).map(ofCheckbox);

/** A button is not ticked; a dialog is not clicked, but what is in it or beside it. */
export const canBe = (actions: Action[]): Action[] | undefined => (actions.some(isOdd) ? undefined : actions);

function isOdd(action: Action): boolean {
  if (!('target' in action)) return false;
  const { role = '', name } = action.target ?? {};
  if (action.kind === 'check' || action.kind === 'uncheck') return NEVER_TICKED.has(role);
  return action.kind === 'click' && role === 'dialog' && name === undefined;
}

const NEVER_TICKED: ReadonlySet<string> = new Set(
  'button link dialog heading tab alert banner badge message header footer navigation table list form sidebar page feed tooltip'.split(
    ' ',
  ),
);

/** "The box" that is ticked is a checkbox. */
const ofCheckbox = (action: Action): Action =>
  action.kind === 'fill' && action.target.role === 'spinner'
    ? { ...action, target: { ...action.target, role: 'number field' } }
    : (action.kind === 'check' || action.kind === 'uncheck') && action.target.role === 'field'
      ? { ...action, target: { ...action.target, role: 'checkbox' } }
      : isNamedOption(action)
        ? { kind: action.kind, target: { name: action.target.name ?? '' } }
        : action;

/** "Mark the option "Gift wrap"": what is marked is more than one of a list. */
const isNamedOption = (action: Action): action is ActionOf<'check' | 'uncheck'> =>
  (action.kind === 'check' || action.kind === 'uncheck') &&
  action.target.role === 'option' &&
  Object.keys(action.target).length === 2 &&
  action.target.name !== undefined;
