/** Names in a row: in quotes, by their capital letters, or in plain words as in "the users admin, mailer and monika". */
import { compileRules, type Reader } from '../../chart.js';
import { FUNCTION_WORDS, NO_NAMES } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { isVerb } from '../../lexicon/verbForms.js';
import type { Token } from '../../tokens.js';

export const NAMES_IN_ROW: Readonly<Record<string, Reader>> = {
  quotedNames: compileRules([
    {
      pattern: '{quotedName} (and|&|,_and|,|/|+) {quotedName:other}',
      means: ({ quotedName, other }: { quotedName: string; other: string }) => [quotedName, other],
    },
    {
      pattern: '{quotedName} , {quotedNames}',
      means: ({ quotedName, quotedNames }: { quotedName: string; quotedNames: string[] }) => [
        quotedName,
        ...quotedNames,
      ],
    },
  ]),
  names: compileRules([
    {
      pattern: '{name} (and|&|,_and|as_well_as|,|+) {name:other}',
      means: ({ name, other }: { name: string; other: string }) => [name, other],
    },
    {
      pattern: '{name} , {names}',
      means: ({ name, names }: { name: string; names: string[] }) => [name, ...names],
    },
  ]),
};

/** "The users admin and mailer": it is one of those that a word for many stands before. */
export const isNamedInRow = (name: string, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ type, lower }, at) =>
      type === 'word' && /[^s]s$/.test(lower) && namesFrom(tokens, at + 1).includes(name),
  );

/** "admin, mailer and monika", each in one word; none where no "and" stands before the last. */
function namesFrom(tokens: readonly Token[], at: number): string[] {
  const names: string[] = [];
  let next = at;
  while (isName(tokens[next])) {
    names.push(tokens[next]?.text ?? '');
    if (tokens[next - 1]?.lower === 'and') return names;
    next += 1;
    if (tokens[next]?.lower === ',') next += 1;
    if (tokens[next]?.lower === 'and') next += 1;
  }
  return [];
}

/** A kind of thing, a verb or "others" is no name. */
const isName = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  !FUNCTION_WORDS.has(token.lower) &&
  !NO_NAMES.has(token.lower) &&
  !KIND_WORDS.has(token.lower) &&
  !(isVerb(token.lower) && /s$/.test(token.lower));
