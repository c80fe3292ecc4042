/** What a plain statement is about: "The highest bid is 120", "Monday's first lesson is Latin". */
import { COLOURS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ACTORS, DETERMINERS, FUNCTION_WORDS, PRONOUNS, words as wordsOf } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';

/** It begins the statement, and the verb of the statement follows. */
export const isSubjectSaid = (tokens: readonly Token[], at: number, end: number): boolean =>
  isSaidNext(tokens, end) &&
  beginsStatement(tokens, at) &&
  isSubject(tokens.slice(at, end), isBehindThe(tokens, at)) &&
  // "The cheapest flight is on top": which one that is nobody can see.
  (!/est$/.test(tokens[at]?.text ?? '') || isWritten(firstAfter(tokens, end)));

/** "Save as draft should be enabled", "Sort by has gone back": a label that begins with a verb, as hardly another subject does. */
export const isLabelSaid = (tokens: readonly Token[], at: number, end: number): boolean =>
  at === 0 &&
  end > 1 &&
  end < 6 &&
  beginsLabel(tokens[0]) &&
  isSaidNext(tokens, end) &&
  tokens.slice(1, end).every(isInLabel);

const beginsLabel = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.text) && isVerb(token.lower) && !CHECKED.test(token.lower);

const CHECKED = /^(?:verify|check|ensure|confirm|assert|expect|see|note|make|observe|validate|show)$/;

const isInLabel = ({ type, text, lower }: Token): boolean =>
  type === 'word' &&
  !SAYS.has(lower) &&
  !KIND_WORDS.has(lower) &&
  (!FUNCTION_WORDS.has(lower) || /^(?:as|by|to|out|up|in|on|off|me)$/.test(text));

/** "Fractions turns up under Home work", "it is gone from the open alerts": it ends the statement, and tells where that is. */
export function isPlaceSaid(tokens: readonly Token[], at: number, end: number): boolean {
  const before = isBehindThe(tokens, at) ? at - 1 : at;
  return (
    /^(?:[.,;]|and|but)$/.test(tokens[end]?.text ?? '.') &&
    PLACED.test(tokens[before - 1]?.text ?? '') &&
    tokens.slice(0, before - 1).some(({ type, lower }) => type === 'word' && SAYS.has(lower)) &&
    isSubject(tokens.slice(at, end), before < at) &&
    !tokens.slice(at, end).some(({ lower }) => COLOURS.has(lower) || NOT_IN_PLACE.test(lower))
  );
}

const NOT_IN_PLACE = /^(?:to|at|saying|foot|head|top|bottom|end|beginning|side|corner|middle|centre)$/;
const PLACED = /^(?:in|on|from|under|below|above|among|inside|within|beneath|underneath|beside)$/;

const isSubject = (words: readonly Token[], isBehind: boolean): boolean =>
  words.length <= 5 &&
  words.every((word, index) => isPart(word, index, words)) &&
  (isBehind || isNumbered(words) || !(isVerb(words[0]?.lower ?? '') || words[0]?.lower === 'ensure')) &&
  !isOfKind(words, isBehind) &&
  ![isPropertyOf, isTold, endsNoSubject].some((isNone) => isNone(words));

/** "Milk now precedes eggs". */
function isSaidNext(tokens: readonly Token[], end: number): boolean {
  const [verb = '', next = ''] = tokens
    .slice(end, end + 3)
    .map(({ lower }) => lower)
    .filter((word) => !/^(?:now|still|then|also)$/.test(word));
  return SAYS.has(verb) && !/^(?:been|get|gets|got)$/.test(next);
}

const SAYS = wordsOf(`
  is are was were isn't aren't must mustn't should shouldn't can can't cannot will won't no
  shows show reads read says displays stands sits lies hangs lists contains includes holds offers carries counts
  changes changed goes went has have hasn't becomes became stays remains turns moves moved drops rises comes appears precedes belongs
  disappears vanishes costs starts ends differs returns leaves`);

const endsNoSubject = (said: readonly Token[]): boolean => ENDS_NO_SUBJECT.test(said.at(-1)?.lower ?? '');

const ENDS_NO_SUBJECT =
  /^(?:last|first|second|third|others?|same|left|right|.+est|(?:web)?site|app|application|system|program|software|browser|server|backend|tool|platform)$/;

/** "Bike 1188", "step 2". */
const isNumbered = ([, number, ...others]: readonly Token[]): boolean =>
  number !== undefined && /\d/.test(number.text) && others.length === 0;

const isPart = ({ type, text, lower }: Token, index: number, words: readonly Token[]): boolean =>
  type === 'number' ||
  (type === 'word' && (FUNCTION_WORDS.has(lower) ? isLink(text, index, words) : !isNoPart(lower)));

/** "The homework Fractions": what it is, and what it is called. "The row's Action", "values marked H" are something else. */
const isOfKind = (words: readonly Token[], isBehind: boolean): boolean => {
  const called = words.findIndex(
    ({ type, text }, index) =>
      type === 'word' && /^\p{Lu}|\d/u.test(text) && /^\p{Ll}/u.test(words[index - 1]?.text ?? ''),
  );
  const before = words.slice(0, Math.max(called, 0));
  const isKept =
    isBehind &&
    before.length < 3 &&
    before.every(({ text }) => /^\p{Ll}/u.test(text) && !/['’]s$|ed$/.test(text));
  return called > 0 && !isKept;
};

/** "Placeholder of search" is no name, but what is asked of it. */
const isPropertyOf = ([first, link]: readonly Token[]): boolean =>
  link?.lower === 'of' &&
  /^(?:placeholder|tooltip|caption|title|colou?r|value|text|number)$/.test(first?.lower ?? '');

/** "The level 1 title", "the request's status". */
const isTold = ([first, second]: readonly Token[]): boolean =>
  /^\p{Ll}.*['’]s$/u.test(first?.text ?? '') || (first?.lower === 'level' && second?.type === 'number');

/** "Is still 240". */
const firstAfter = (tokens: readonly Token[], verb: number): Token | undefined =>
  tokens.find(({ lower }, index) => index > verb && !/^(?:now|still|then|also|already)$/.test(lower));

const isWritten = (token: Token | undefined): boolean => /^[\p{Lu}\d€£$]/u.test(token?.text ?? '');

const isNoPart = (lower: string): boolean =>
  KIND_WORDS.has(lower) || ACTORS.has(lower) || PRONOUNS.has(lower) || DETERMINERS.has(lower);

/** "Rest of budget"; in "Stock of Desk lamp" it is said of which thing it is. */
const isLink = (text: string, index: number, words: readonly Token[]): boolean =>
  index === 0
    ? /^(?:My|Your|Our)$/.test(text)
    : /^(?:of|for|on|per|in|to|at|In|By|To|On|Of|For)$/.test(text) &&
      /^\p{Ll}/u.test(words[index + 1]?.text ?? '');

/** "My cards" are what is called so, where the capital letter says that. */
const isBehindThe = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return before !== undefined && DETERMINERS.has(before.lower) && before.goesOn !== true;
};

function beginsStatement(tokens: readonly Token[], at: number): boolean {
  const start = isBehindThe(tokens, at) ? at - 1 : at;
  return start === 0 || /^(?:[.,;]|and|but)$/.test(tokens[start - 1]?.text ?? '');
}
