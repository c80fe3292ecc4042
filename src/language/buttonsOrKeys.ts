/** "Press Return" may mean the key or a button that is called so; "the Return key" is none. The page decides. */
import type { Action, ActionOf } from '../meaning/meaning.js';
import type { Token } from './tokens.js';

const LABELS: Readonly<Record<string, string>> = {
  Delete: 'Delete',
  Return: 'Enter',
  Home: 'Home',
  End: 'End',
  minus: 'Minus',
  Minus: 'Minus',
};
const PRESSED = /^(?:press(?:es|ed|ing)?|hit(?:s|ting)?|push(?:es|ed|ing)?)$/;
const IS_KEY = /^(?:keys?|button|shortcut)$/;

export function withButtonNames(actions: readonly Action[], tokens: readonly Token[]): Action[] {
  return actions.map((action) => {
    if (action.kind !== 'press' || action.times !== undefined) return action;
    const named = tokens.find((token, at) => LABELS[token.text] === action.key && isBare(tokens, at))?.text;
    if (named === undefined) return action;
    if (action.target === undefined) return { ...action, named };
    return isDeleteIn(action)
      ? { kind: 'click', target: { name: named, role: 'button', within: action.target } }
      : action;
  });
}

/** "Press Delete in that row": a button of the row. */
const isDeleteIn = ({ key, target }: ActionOf<'press'>): boolean =>
  key === 'Delete' && target?.role === 'row' && target.each === undefined;

const isBare = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.style !== 'code' &&
  PRESSED.test(tokens[at - 1]?.lower ?? '') &&
  !IS_KEY.test(tokens[at + 1]?.lower ?? '') &&
  tokens[at + 1]?.text !== '+';
