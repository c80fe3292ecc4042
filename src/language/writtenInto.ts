/** What is written into, clicked, and has the focus: "it" where something is written is no message that a page has reported. */
import type { Action, ActionOf, Target } from '../meaning/meaning.js';
import type { SaidTarget } from './grammar/things/place.js';
import type { Named } from './resolve.js';

/** What the words of an action can refer to. */
export const spokenOf = (action: Action, named: Named): Named =>
  action.kind === 'fill' ? withoutMessages(named) : sinceClick(action, named);

/**
 * Nothing is written into what a page has reported: "Expected: "Not before May." Change it to June."; nor into a button
 * that was pressed since: "Click "Save". Correct it to "20"".
 */
function withoutMessages(named: Named): Named {
  const { last, filled, isPressed } = named;
  if (last && filled && isPressed === true && (last.role === 'button' || COMMAND.test(last.name ?? '')))
    return { ...named, last: filled };
  if (last === undefined || !isMessage(last)) return named;
  const { beside: { thing } = { thing: undefined } } = last;
  return { ...named, last: thing?.role === undefined ? filled : thing };
}

const COMMAND =
  /^(?:save|ok|submit|apply|next|continue|confirm|add|update|send|create|publish|search|sign in|log in|register)\b/i;

export const isMessage = ({ role, name = '' }: Target): boolean =>
  role === undefined && (name.split(' ').length > 4 || /\s.*[.!?]$/.test(name));

/** "Click "Edit". The dialog shows "Tea"": another one may have opened, but "the dialog closes" is said of the one that was there. */
function sinceClick(action: Action, named: Named): Named {
  if (named.isPressed !== true || ('negated' in action && action.negated)) return named;
  const earlier = named.earlier?.filter(({ role }) => role !== 'dialog');
  return { ...named, ...(earlier && { earlier }) };
}

/** "Rename "Milk" to "Rye"": that is its name from then on. */
export function operatedOn({ words, thing, fields = [] }: ActionOf<'operate'>): Target | undefined {
  const renamed = /^rename(?: |$)/.test(words) ? fields.find(({ name }) => name === 'name') : undefined;
  const name = renamed?.value ?? thing;
  return name === undefined ? undefined : { name };
}

/** "Delete the mail": which one, its name doesn't tell. */
export const isOfUnnamed = (action: Action): boolean =>
  action.kind === 'operate' && action.thing === undefined && action.fields === undefined;

/** What was written into last. */
export const filledBy = (action: Action): Target | undefined =>
  action.kind === 'fill' || action.kind === 'clear' ? action.target : undefined;

export function focusedBy(action: Action): Target | undefined {
  if (!('target' in action)) return undefined;
  const isFocused = action.kind === 'expectState' && action.state === 'focused' && !action.negated;
  return isFocused || FOCUSING.has(action.kind) ? action.target : undefined;
}

const FOCUSING: ReadonlySet<string> = new Set(['press', 'focus', 'fill', 'type', 'click']);

export const clickedBy = (action: Action): Target | undefined =>
  action.kind === 'click' || action.kind === 'check' || action.kind === 'uncheck' ? action.target : undefined;

/** "Click it again", "click again on "Price"": the column that was clicked, and no field of that name. */
export function clickedBefore({ name, ...more }: Target, { clicked, last }: Named): Target | undefined {
  if (Object.keys(more).length > 0) return undefined;
  if (name === undefined) return clicked ?? last;
  return name === clicked?.name ? clicked : undefined;
}

/** "Put it back to English": what a drop-down is set to is chosen. */
export const chosen = (action: Action, said: Action): Action =>
  action.kind === 'fill' && isOfIt(said) && action.target.role === 'drop-down'
    ? { kind: 'select', option: action.value, from: action.target }
    : action;

const isOfIt = (action: Action): boolean =>
  'target' in action && (action.target as SaidTarget | undefined)?.ref !== undefined;
