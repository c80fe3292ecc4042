/** What stands before a name tells whether it is clicked, chosen in a field or written into it. */
import type { Action } from '../../../meaning/meaning.js';

/** "Choose the password `secret`" is written; "select the email "Your order"" is one of those in a list. */
export function ofField({ fieldNoun: noun, option }: { fieldNoun: string; option: string }): Action {
  if (/^e-?mails?$/.test(noun) ? !option.includes('@') : LISTED.test(noun))
    return { kind: 'click', target: { name: option } };
  return /^(?:password|username|nickname|e-?mail|pin)$/.test(noun)
    ? { kind: 'fill', target: { name: noun }, value: option }
    : { kind: 'select', option, from: { name: noun } };
}

/** They are read or worked on, and hardly a choice in a form. */
const LISTED =
  /^(?:mail|task|card|tile|note|article|draft|ticket|issue|document|bookmark|conversation|chat|todo|reminder|recipe|song|album|photo|video)s?$/;
