/** What "it" says, doesn't show or does, where that may be the page rather than what was clicked. */
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../meaning/meaning.js';
import type { SaidTarget } from './grammar/things/place.js';
import type { Named } from './resolve.js';

/** "Click "Save". It says "Settings saved."": a sentence is no label of what was clicked. */
export function toldByPage(action: Action, { isPressed }: Named): Action | undefined {
  if (isPressed !== true || action.kind !== 'expectContent' || action.relation !== 'shows') return undefined;
  const { target, text, kind: _, relation: __, ...rest } = action;
  const isOfIt = isDeepStrictEqual(target, { ref: 'it' });
  return isOfIt && !rest.negated && /\S\s\S/.test(text)
    ? { ...rest, kind: 'expectVisible', target: { name: text } }
    : undefined;
}

/** "I click "Save". It doesn't show "Error"": what doesn't may be the page. "It closes": not the button. */
export function isDoubtful(action: Action, { isLookedAt }: Named): boolean {
  if (isLookedAt !== false || !('target' in action) || !('negated' in action)) return false;
  const isDenied = action.negated && (action.kind === 'expectContent' || action.kind === 'expectVisible');
  return isDenied && (action.target as SaidTarget).ref !== undefined;
}
