/** Names of what is expected to be absent: nothing on the page would show that such a name is none. */
import type { Action } from '../action.js';
import { maskQuotes } from './quotes.js';

/** The name of what a negated step, or a count that none satisfies, is about. */
export function nameOfAbsent(action: Action): string | undefined {
  if (action.kind === 'expectCount') {
    const { comparison, count, things } = action;
    const noneWillDo = comparison === 'at most' || comparison === 'fewer than' || count === 0;
    return noneWillDo ? things.name : undefined;
  }
  // Other expectations need the thing itself to be there.
  const isAbsence = action.kind === 'expectVisible' || action.kind === 'waitFor';
  return isAbsence && action.negated ? action.target.name : undefined;
}

/** Whether the name has a capital letter that isn't owed to the beginning of a sentence. */
export function isCapitalisedInside(text: string, name: string): boolean {
  const written = maskQuotes(text).text.replace(/\s+/g, ' ').trim();
  const before = written.slice(0, Math.max(0, written.indexOf(name)));
  return /^\p{Lu}/u.test(name) && /[\p{L}"],? $/u.test(before);
}
