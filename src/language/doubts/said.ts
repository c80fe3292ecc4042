/** How the things of an action are said: in quotes, or in a few words. */
import type { Action, Target } from '../../meaning/meaning.js';
import type { Mood } from '../grammar/clauses.js';
import type { Token } from '../tokens.js';

export interface Read {
  actions: readonly Action[];
  tokens: readonly Token[];
  /** What the step is said to be for. */
  mood: Mood;
  /** Something was named before it. */
  isLater: boolean;
}

export type Doubt = (action: Action, tokens: readonly Token[], read: Read) => boolean;

export const targetOf = (action: Action): Target =>
  ('target' in action ? action.target : 'things' in action ? action.things : undefined) ?? {};

/** A few words in lower case, which name no kind of thing. */
export const isOnlyWords = ({ role, name }: Target, tokens: readonly Token[]): boolean =>
  role === undefined && name !== undefined && isWords(name, tokens);

/** Some name is in lower case, and no quotation. */
export const isDescribed = (target: Target, tokens: readonly Token[]): boolean =>
  namesOf(target).some(
    (name) => isWords(name, tokens) || (/^\d+ \p{Ll}/u.test(name) && !isQuoted(name, tokens)),
  );

export const isWords = (name: string, tokens: readonly Token[]): boolean =>
  /^\p{Ll}/u.test(name) && !IS_CODE.test(name) && !isQuoted(name, tokens);

/** "kim_99", "fix/typo" are called so, and "and/or" is not. */
const IS_CODE = /^(?!(?:and\/or|n\/a|yes\/no|on\/off)$)\p{Ll}[\p{L}\p{N}.-]*[_/@#]\S+$/u;

export const isQuoted = (name: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ type, text }) => type === 'quoted' && text === name);

export const namesOf = ({ name, within, beside }: Target): string[] => [
  ...(name === undefined ? [] : [name]),
  ...(within ? namesOf(within) : []),
  ...(beside ? namesOf(beside.thing) : []),
];

/** Itself, and each thing that it stands in. */
export const partsOf = (target: Target): Target[] => [
  target,
  ...(target.within ? partsOf(target.within) : []),
];

/** Each text that is done or expected with, and each name, as far as it isn't in quotes. */
export const wordsOf = (action: Action, tokens: readonly Token[]): string[] =>
  stringsOf(action).filter((text) => !isQuoted(text, tokens));

function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SAYING.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => stringsOf(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) => (PARTS.has(inner) ? [] : stringsOf(one, inner)));
}

/** They are judged by themselves. */
const PARTS: ReadonlySet<string> = new Set(['do', 'until', 'holds', 'then']);
const SAYING: ReadonlySet<string> = new Set([
  ...['name', 'text', 'value', 'option', 'options', 'device', 'column', 'by', 'items', 'files'],
]);

/** Whether words stand so, one after the other, each a pattern. */
export const areSaid = (tokens: readonly Token[], ...words: readonly RegExp[]): boolean =>
  tokens.some((_, at) =>
    words.every((word, index) => {
      const token = tokens[at + index];
      return token !== undefined && token.type !== 'quoted' && word.test(token.lower);
    }),
  );
