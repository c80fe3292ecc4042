/** What a field is called tells whether something is chosen in it or written into it. */
import type { Action } from '../../../meaning/meaning.js';

/** "Choose the password `secret`" is written; "select the email "Your order"" is one of those that are listed. */
export function ofField({ fieldNoun: name, option }: { fieldNoun: string; option: string }): Action {
  const isListed = /^e-?mail$/.test(name) && !option.includes('@');
  return /^(?:password|username|nickname|e-?mail|pin)$/.test(name) && !isListed
    ? { kind: 'fill', target: { name }, value: option }
    : { kind: 'select', option, from: { name } };
}
