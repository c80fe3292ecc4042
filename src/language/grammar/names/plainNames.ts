/** Names in a row: in quotes, by their capital letters, or plain words as in "the users admin, mailer and monika". */
import { compileRules, type Node, type Reader } from '../../chart.js';
import { FUNCTION_WORDS, NO_NAMES } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { isVerb } from '../../lexicon/verbForms.js';
import type { Token } from '../../tokens.js';

export const NAMES_IN_ROW: Readonly<Record<string, Reader>> = {
  plainNames: ({ tokens }, at) => readAt(tokens, at),
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
      type === 'word' &&
      /[^s]s$/.test(lower) &&
      readAt(tokens, at + 1).some(({ value }) => (value as string[]).includes(name)),
  );

/** "admin, mailer and monika": the last one stands behind "and". */
function readAt(tokens: readonly Token[], at: number): Node[] {
  const names: string[] = [];
  for (let index = at; isName(tokens[index]); index += 1) {
    names.push(tokens[index]?.text ?? '');
    index += 1;
    const { lower } = tokens[index] ?? {};
    if (lower === 'and') return closed(tokens, index, names);
    if (lower !== ',') return [];
    if (tokens[index + 1]?.lower === 'and') return closed(tokens, index + 1, names);
  }
  return [];
}

function closed(tokens: readonly Token[], at: number, names: readonly string[]): Node[] {
  const last = tokens[at + 1];
  return isName(last) && isEnd(tokens[at + 2])
    ? [{ end: at + 2, cost: 0.1, value: [...names, last?.text ?? ''] }]
    : [];
}

/** "Monitor and mouse" have a name of one word; a kind of thing, a verb or "others" is none. */
const isName = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:word|address)$/.test(token.type) &&
  /^[\p{L}\p{N}#@_][^\s:/?]*$/u.test(token.text) &&
  !FUNCTION_WORDS.has(token.lower) &&
  !NO_NAMES.has(token.lower) &&
  !KIND_WORDS.has(token.lower) &&
  !(isVerb(token.lower) && /s$/.test(token.lower));

const isEnd = (token: Token | undefined): boolean =>
  token === undefined ||
  /^[.,;:)]$/.test(token.text) ||
  /^(?:and|but|or|while|is|are|was|were|in|on|at|under|below|above|appear|remain|should|must|have|has|with|as)$/.test(
    token.lower,
  );
