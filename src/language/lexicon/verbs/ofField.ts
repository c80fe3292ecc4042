/** What a field is called tells whether something is chosen in it or written into it. */
import type { Action } from '../../../meaning/meaning.js';

/** "Choose the password `secret`" is written. */
export function ofField({ fieldNoun: name, option }: { fieldNoun: string; option: string }): Action {
  return /^(?:password|username|nickname|e-?mail|pin)$/.test(name)
    ? { kind: 'fill', target: { name }, value: option }
    : { kind: 'select', option, from: { name } };
}
