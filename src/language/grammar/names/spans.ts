/** Spans of words that nothing better explains, with what it costs to take them for a name. */
import type { Chart } from '../../chart.js';
import { readCount } from '../../lexicon/numbers.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { DETERMINERS, FIELD_NOUNS, FUNCTION_WORDS, WHICH } from '../../lexicon/words.js';
import type { Mood } from '../clauses.js';
import type { Token } from '../../tokens.js';
import { ICON, isNoName, isNoWordForThing, isPlural } from './noNames.js';
import { isLabelSaid, isPlaceSaid, isSubjectSaid } from './subjects.js';
import { costOfMore, hasDigits, isCapital, isOnce, isTime } from './wordsInNames.js';

export interface SpanRules {
  /** Tokens. */
  longest: number;
  crossesBarriers: boolean;
  crossesMarks: boolean;
  /** What stands there is what a thing is called: words that only tell where or which one it is are no name. */
  isName?: boolean;
}

/** Every span from a token on. */
export function spansOf({ tokens, context }: Chart, at: number, rules: SpanRules): Span[] {
  const first = tokens[at];
  if (first === undefined || !canBegin(first)) return [];
  if (rules.isName === true) {
    // "Click at 10, 20".
    const mayTell = (context as { mood: Mood }).mood !== 'action';
    return isPoint(tokens, at)
      ? []
      : namesAmong(tokens, at, { spans: spansFrom(tokens, at, rules), mayTell });
  }
  return spansFrom(tokens, at, rules);
}

interface Span {
  end: number;
  cost: number;
}

/** "Sort by" is a label, as "Group by" is. */
const isSortBy = (tokens: readonly Token[], at: number, end: number): boolean =>
  end === at + 2 &&
  tokens[at + 1]?.text === 'by' &&
  /^(?:Sort|Order|Group|Filter|Search|Show)$/.test(tokens[at]?.text ?? '');

/** A label rather than a second time. */
const isTryAgain = (tokens: readonly Token[], at: number, end: number): boolean =>
  end === at + 2 && tokens[at]?.text === 'Try' && tokens[at + 1]?.text === 'again';

interface Names {
  spans: readonly Span[];
  /** It may be a statement, and not what is done. */
  mayTell: boolean;
}

/** "3 products" are counted rather than called so, and "versions 3 and 5" are two. */
const namesAmong = (tokens: readonly Token[], at: number, { spans, mayTell }: Names): Span[] =>
  spans.flatMap(({ end, cost }) => {
    const words = tokens.slice(at, end);
    const isSubject = mayTell && isSubjectSaid(tokens, at, end);
    if (isNoneSaid(words, isSubject) || isNoneThere(tokens, at, end)) return [];
    const isSaid = isSubject || (mayTell && [isPlaceSaid, isLabelSaid].some((is) => is(tokens, at, end)));
    return [{ end, cost: costOfName(words, { tokens, at, cost: isSaid ? Math.min(cost, 0.7) : cost }) }];
  });

/** "The highest bid is …" is told of, and "click the highest bid" says which one. */
const isNoneSaid = (words: readonly Token[], isSubject: boolean): boolean =>
  isCountAndMore(words) ||
  isNoName(isSubject && words.length > 1 && WHICH.has(words[0]?.text ?? '') ? words.slice(1) : words);

function costOfName(
  words: readonly Token[],
  { tokens, at, cost }: { tokens: readonly Token[]; at: number; cost: number },
): number {
  if (isFieldNoun(words, placeOf(tokens, at))) return 0.5;
  if (isIcon(words)) return 0.6;
  const isNumbered = isPlural(tokens[at]) && tokens[at + 1]?.type === 'number';
  return cost + (isNumbered ? 1.2 : isCounted(words) ? 0.6 : 0);
}

/** "3 orders and page 1" are no name. */
const isCountAndMore = (words: readonly Token[]): boolean =>
  words[0]?.type === 'number' && isPlural(words[1]) && words.some(({ text }) => text === 'and');

/** "The three dots", "the bell". */
const isIcon = (words: readonly Token[]): boolean =>
  words.length === 2
    ? readCount(words[0]?.lower ?? '') !== undefined && ICON.test(words[1]?.lower ?? '')
    : words.length === 1 && PICTURED.test(words[0]?.text ?? '');
const PICTURED = /^(?:bell|gear|cog|cogwheel|hamburger|magnifier|pencil|trolley)$/;

/** "3 products", but not "three dots". */
const isCounted = (words: readonly Token[]): boolean =>
  words.length > 1 &&
  readCount(words[0]?.lower ?? '') !== undefined &&
  isPlural(words.at(-1)) &&
  !ICON.test(words[1]?.lower ?? '');

function spansFrom(tokens: readonly Token[], at: number, rules: SpanRules): Span[] {
  const first = tokens[at];
  if (first === undefined) return [];
  const isProper = isProperName(tokens, at);
  const spans: Span[] = [];
  const isStart = startsSentence(tokens, at);
  let cost = costOfFirst(first, isProper || (isStart && isSubject(tokens, at)), placeOf(tokens, at));
  for (let end = at + 1; end <= tokens.length && end - at <= rules.longest; end++) {
    const last = tokens[end - 1];
    if (last === undefined) break;
    const more =
      end === at + 1 ? 0 : costOfMore(last, tokens[end], { isProper, rules, before: tokens[end - 2] });
    if (more === undefined) break;
    cost += more;
    if (!endsBadly(last) || isSortBy(tokens, at, end) || isTryAgain(tokens, at, end))
      spans.push({ end, cost: cost + costOfTwo(tokens, at, end) });
  }
  return spans;
}

/** "Onion and Garlic are struck through" tells of two. */
function costOfTwo(tokens: readonly Token[], at: number, end: number): number {
  if (
    !/^(?:are|were|have|do|don't|aren't|drop|fall|move|leave|come|appear|disappear|vanish|show|stand|sit|hang|go|read|say|precede|remain|stay)$/.test(
      tokens[end]?.lower ?? '',
    )
  )
    return 0;
  const isOfTwo = tokens
    .slice(at, end)
    .some(({ text }, index, words) => text === 'and' && /^\p{Lu}/u.test(words[index + 1]?.text ?? ''));
  return isOfTwo ? 0.6 : 0;
}

/** "First name", "delivery address". */
const isFieldNoun = (words: readonly Token[], place: keyof typeof AS_VERB): boolean =>
  words.length < 4 &&
  FIELD_NOUNS.has(words.at(-1)?.text ?? '') &&
  words.every(
    ({ type, text, lower }) =>
      type === 'word' && /^[\p{Ll}-]+$/u.test(text) && (lower === 'of' || !FUNCTION_WORDS.has(lower)),
  ) &&
  (words.length === 1 || place === 'behind the' || !isVerb(words[0]?.lower ?? ''));

const isNoneThere = (tokens: readonly Token[], at: number, end: number): boolean =>
  isTime(tokens, at, end) || isOnce(tokens, at) || (end === at + 1 && isKindFirst(tokens, at));

/** "Page with the heading …". */
const isKindFirst = (tokens: readonly Token[], at: number): boolean =>
  startsSentence(tokens, at) &&
  tokens[at]?.type === 'word' &&
  isNoWordForThing(tokens[at].lower) &&
  tokens[at + 1]?.lower === 'with';

const isPoint = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'at' && tokens[at + 1]?.text === ',' && tokens[at + 2]?.type === 'number';

function isProperName(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  return (
    first !== undefined &&
    ((isCapital(first) && !startsSentence(tokens, at)) || isSymbol(first) || hasDigits(first))
  );
}

/** "The order number": what stands behind an article is hardly what is done. */
const placeOf = (tokens: readonly Token[], at: number): 'start' | 'behind the' | 'inside' =>
  startsSentence(tokens, at)
    ? 'start'
    : DETERMINERS.has(tokens[at - 1]?.lower ?? '')
      ? 'behind the'
      : 'inside';

const AS_VERB = { start: 1.5, 'behind the': 0.2, inside: 0.8 } as const;

function costOfFirst(first: Token, isProper: boolean, place: keyof typeof AS_VERB): number {
  const isStart = place === 'start';
  const asName = isProper ? 0.3 : isCapital(first) ? 0.8 : 1;
  const asVerb = isProper || !isVerb(first.lower) ? 0 : AS_VERB[place];
  const isShouted = /^\p{Lu}{2,}$/u.test(first.text);
  const asSmallWord =
    isShouted || !FUNCTION_WORDS.has(first.lower) ? 0 : isCapital(first) && !isStart ? 0.3 : 1.2;
  return asName + asVerb + asSmallWord;
}

/** "Save is disabled", "Return date must vanish": what stands before such a word is what it is said of. */
const isSubject = (tokens: readonly Token[], at: number): boolean =>
  isCapital(tokens[at] as Token) &&
  isVerb(tokens[at]?.lower ?? '') &&
  tokens[at]?.lower !== 'loading' &&
  [1, 2, 3].some(
    (further) =>
      SAID_OF.test(tokens[at + further]?.lower ?? '') &&
      tokens
        .slice(at + 1, at + further)
        .every(
          ({ type, lower }, index) =>
            type === 'word' && (!FUNCTION_WORDS.has(lower) || (index === 0 && PARTICLE.test(lower))),
        ),
  );
/** "Check in is disabled". */
const PARTICLE = /^(?:in|out|up|off|on)$/;
const SAID_OF =
  /^(?:is|are|was|has|must|should|shall|will|may|can|can't|cannot|won't|stays|remains|becomes|isn't|shouldn't|mustn't|does|doesn't)$/;

/** There every word has a capital letter. */
const startsSentence = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 && (tokens[0]?.goesOn !== true || isVerb(tokens[0].lower))) ||
  /^[.!?]$/.test(tokens[at - 1]?.text ?? '');

const canBegin = ({ type, text }: Token): boolean =>
  type === 'word' || type === 'number' || (type === 'mark' && SYMBOL.test(text));
const SYMBOL = /^(?![<=>|~])[+×✕✖⋯☰⚙…#•▶★☆♥ⓘ☆@✓✔\p{So}\p{Sm}\p{Sc}\p{Extended_Pictographic}]$/u;
const isSymbol = (token: Token): boolean => token.type === 'mark' || /^(?:…|\.\.\.)$/.test(token.text);
const endsBadly = (token: Token): boolean =>
  (token.type === 'mark' && /^[,:.(/–-]$/.test(token.text)) ||
  (!/^\p{Lu}/u.test(token.text) && ENDS_NO_NAME.test(token.lower));

const ENDS_NO_NAME =
  /^(?:again|equal|instead|respectively|too|already|an?|the|this|that|these|those|its|their|my|your|our|his|her|of|for|from|with|without|by|into|onto|as|per|via|than|and|or|but|is|are|was|were|to|not|no|should|must|shall|will|would|can|could|may|might)$/;
