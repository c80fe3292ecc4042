/** Words that are no name unless they stand in quotes. */
import { readCount, readOrdinal } from '../../lexicon/numbers.js';
import { ACTIVE, COLOURS } from '../../lexicon/states.js';
import { ADVERBS, FILLERS, NO_NAMES, NOT_ON_PAGE, WHICH } from '../../lexicon/words.js';
import { KIND_WORDS, WEAK_KINDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';

/** "The other", "left mouse", "screen", "Entre key", "this or that": they are no names unless they are in quotes. */
export function isNoName(words: readonly Token[]): boolean {
  return NO_NAME.some((isNone) => isNone(words));
}

const NO_NAME: readonly ((words: readonly Token[]) => boolean)[] = [
  (words) => words.some(({ text }) => text === 'or') || words.every(({ text }) => TELLING.has(text)),
  (words) => words.length > 1 && isWhichOrHowMany(words),
  ([first]) => WHICH.has(first?.text ?? ''),
  // "All 3 rows".
  ([count, kind]) => count?.type === 'number' && isPlural(kind) && KIND_WORDS.has(kind?.lower ?? ''),
  // "In exactly three rows".
  ([first, count]) =>
    /^(?:exactly|only|just)$/.test(first?.text ?? '') && readCount(count?.lower ?? '') !== undefined,
  // "1902 for born".
  ([first, second]) => first?.type === 'number' && /^(?:for|into|as|under)$/.test(second?.text ?? ''),
  (words) => isAroundPage(words),
  (words) =>
    words.length === 1 && /^(?:in|on|at|to|of|for|from|with|by|into|onto)$/.test(words[0]?.text ?? ''),
  (words) => NO_END.test(words.at(-1)?.text ?? '') || AT_LAST.test(words.map(({ text }) => text).join(' ')),
  (words) => words.length === 1 && isNoWordForThing(words[0]?.text ?? ''),
];

const isAroundPage = (words: readonly Token[]): boolean =>
  NOT_ON_PAGE.test(words.map(({ text }) => text).join(' ')) || words.every(({ text }) => ADVERBS.has(text));

/** "The second", "two places". */
const isWhichOrHowMany = ([first, ...others]: readonly Token[]): boolean =>
  (readOrdinal(first?.text ?? '') !== undefined && isCountable(others)) ||
  (first?.type === 'word' &&
    readCount(first.text) !== undefined &&
    isPlural(others.at(-1)) &&
    !ICON.test(others[0]?.text ?? ''));

/** "The first execution date" is one of its own. */
const isCountable = (words: readonly Token[]): boolean =>
  (words.length < 2 && words[0]?.text !== 'name') ||
  words.some(({ lower }) => KIND_WORDS.has(lower)) ||
  isPlural(words.at(-1));

export const isPlural = (token: Token | undefined): boolean => /^\p{Ll}.*s$/u.test(token?.text ?? '');
/** "The three dots" are one thing. */
export const ICON = /^(?:dots|lines|bars|stripes)$/;

/** Which one, what kind, in what state: without a name that says little. */
export const isNoWordForThing = (word: string): boolean =>
  NO_NAMES.has(word) || ACTIVE.has(word) || (KIND_WORDS.has(word) && !WEAK_KINDS.has(word));

/** "The red colored box", "the big one". */
const TELLING: ReadonlySet<string> = new Set([...FILLERS, ...COLOURS]);

/** How often or how soon. */
const AT_LAST = /(?:^| )(?:once more|once again|straight away|right away|at once|(?:second|third) time)$/;

const NO_END = /^(?:page|screen|keys?|mouse|keyboard|cursor|level|times|once|twice|.+-to-last|F\d\d?)$/;
