/** What a field is called tells whether something is chosen in it or written into it. */
import type { Action } from '../../../meaning/meaning.js';

/** "Choose the password `secret`" is written; "select the email "Your order"" is one of those in a list. */
export function ofField({ fieldNoun: name, option }: { fieldNoun: string; option: string }): Action {
  const isWritten = /^e-?mail$/.test(name)
    ? option.includes('@')
    : /^(?:password|username|nickname|pin)$/.test(name);
  return isWritten
    ? { kind: 'fill', target: { name }, value: option }
    : { kind: 'select', option, from: { name } };
}
