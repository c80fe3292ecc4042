/** "it", "that field", "this button", "the same field": the thing last named. */
import type { Target } from '../action.js';
import type { Said } from './said.js';
import type { Kind } from '../../meaning/kinds.js';
import { findRoleWord, isPlace, type RoleWord } from './roleWords.js';

const REFERRING = /^(?:(this|that|the same|the aforementioned) (?=\S)(?!")(.+)|it)$/i;

/** Undefined also where nothing was named that the words could mean. */
export function readReference(words: string, { last }: Said): Target | undefined {
  const found = REFERRING.exec(words);
  if (found === null) return undefined;
  const kind = found[2];
  if (kind === undefined) return last;
  const role = findRoleWord(kind);
  if (role === undefined) return /^(?:one|thing|element)$/i.test(kind) ? last : undefined;
  if (last !== undefined && fits(last, role)) return { ...last, role: last.role ?? role };
  return isInFrontOfUs(found[1], role) ? { role } : undefined;
}

/** Whether a step, as it is written, may refer to what was named before it: "the row" may be one that was. */
export const mayRefer = (text: string): boolean =>
  /\b(?:the|ones?|there|outside|else|elsewhere|its?|this|that|same|aforementioned|said|them|they|their|these|those|both|s?he|him|her|his)\b/i.test(
    text,
  );

/** Whether the words can only mean something that was named before. */
export function isReferring(words: string): boolean {
  return REFERRING.test(words);
}

/** Words for kinds that people use for one another. */
const ALIKE: readonly (readonly Kind[])[] = [
  ['field', 'search field', 'number field', 'combo box', 'drop-down', 'slider'],
  ['field', 'checkbox'],
  ['drop-down', 'combo box', 'list box', 'list'],
  ['button', 'toggle button', 'switch', 'disclosure'],
  ['item', 'tree item', 'menu item', 'option'],
  ['cell', 'grid cell'],
  ['switch', 'checkbox'],
];

function fits({ role }: Target, word: RoleWord): boolean {
  if (role === undefined || role === word) return true;
  return ALIKE.some((alike) => alike.includes(role) && alike.includes(word));
}

/** "In this dialog" needs nothing that was named: it is the one that is open. */
function isInFrontOfUs(pointing: string | undefined, role: Kind): boolean {
  return pointing?.toLowerCase() === 'this' && isPlace(role);
}
