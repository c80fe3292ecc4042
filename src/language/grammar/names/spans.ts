/** Spans of words that nothing better explains, with what it costs to take them for a name. */
import type { Chart } from '../../chart.js';
import { readCount, readOrdinal } from '../../lexicon/numbers.js';
import { ACTIVE, COLOURS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import {
  ADVERBS,
  DETERMINERS,
  FILLERS,
  FUNCTION_WORDS,
  NO_NAMES,
  NOT_ON_PAGE,
  WHICH,
} from '../../lexicon/words.js';
import { KIND_WORDS, WEAK_KINDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';
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
export function spansOf({ tokens }: Chart, at: number, rules: SpanRules): Span[] {
  const first = tokens[at];
  if (first === undefined || !canBegin(first)) return [];
  if (rules.isName === true) {
    // "Click at 10, 20".
    return isPoint(tokens, at) ? [] : namesAmong(tokens, at, spansFrom(tokens, at, rules));
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

/** "3 products" are counted rather than called so, and "versions 3 and 5" are two. */
const namesAmong = (tokens: readonly Token[], at: number, spans: readonly Span[]): Span[] =>
  spans
    .filter(
      ({ end }) =>
        !isNoName(tokens.slice(at, end)) &&
        !isCountAndMore(tokens.slice(at, end)) &&
        !isNoneThere(tokens, at, end),
    )
    .map(({ end, cost }) => {
      const isNumbered = isPlural(tokens[at]) && tokens[at + 1]?.type === 'number';
      const words = tokens.slice(at, end);
      return {
        end,
        cost: isFieldNoun(words, placeOf(tokens, at))
          ? 0.5
          : isIcon(words)
            ? 0.6
            : cost + (isNumbered ? 1.2 : isCounted(words) ? 0.6 : 0),
      };
    });

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
    const ofTwo = isOfTwo(tokens, at, end) ? 0.6 : 0;
    if (!endsBadly(last) || isSortBy(tokens, at, end) || isTryAgain(tokens, at, end))
      spans.push({ end, cost: cost + ofTwo });
  }
  return spans;
}

/** "Onion and Garlic are struck through". */
const isOfTwo = (tokens: readonly Token[], at: number, end: number): boolean =>
  /^(?:are|were|have)$/.test(tokens[end]?.lower ?? '') &&
  tokens.slice(at, end).some(({ text }, index, words) => text === 'and' && /^\p{Lu}/u.test(words[index + 1]?.text ?? ''));

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

/** "First name", "delivery address". */
const isFieldNoun = (words: readonly Token[], place: keyof typeof AS_VERB): boolean =>
  words.length < 4 &&
  FIELD_NOUNS.test(words.at(-1)?.text ?? '') &&
  words.every(
    ({ type, text, lower }) =>
      type === 'word' && /^[\p{Ll}-]+$/u.test(text) && (lower === 'of' || !FUNCTION_WORDS.has(lower)),
  ) &&
  (words.length === 1 || place === 'behind the' || !isVerb(words[0]?.lower ?? ''));

const FIELD_NOUNS =
  /^(?:names?|username|e-?mail|password|address|phone|zip(?:code)?|postcode|salary|city|country|street|surname|date|time|amount|quantity|barcode|birth|total|sub-?total|balance|priority|category|assignee|department|status|price|role|type|title|description|method|number|code|size|stock|discount|rating|currency|language|reason|version|company|author|publisher|genre|year|isbn|owner|brand|manufacturer|author|room|seat|gate|venue|location|destination|origin|region|district|weight|height|width|length|depth|distance|duration|capacity|volume|speed|temperature|fee|fare|rent|tax|vat|interest|deposit|cost|rank|level|grade|stage|phase|deadline|period|interval|frequency|unit|format|theme|timezone|gender|age|nationality|nickname|occupation|position|diagnosis|allergy|dosage|topic|sku|model|material|ingredient|portion|severity|milestone|sprint|branch|environment|region|tariff|membership|subscription|iban|bic|payer)$/;

export const isFieldWord = (word: string): boolean => FIELD_NOUNS.test(word);

const isNoneThere = (tokens: readonly Token[], at: number, end: number): boolean =>
  isTime(tokens, at, end) || isOnce(tokens, at) || (end === at + 1 && isKindFirst(tokens, at));

/** "Page with the heading …". */
const isKindFirst = (tokens: readonly Token[], at: number): boolean =>
  startsSentence(tokens, at) &&
  tokens[at]?.type === 'word' &&
  isNoWordForThing(tokens[at].lower) &&
  tokens[at + 1]?.lower === 'with';

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

const isPlural = (token: Token | undefined): boolean => /^\p{Ll}.*s$/u.test(token?.text ?? '');
/** "The three dots" are one thing. */
const ICON = /^(?:dots|lines|bars|stripes)$/;

/** Which one, what kind, in what state: without a name that says little. */
const isNoWordForThing = (word: string): boolean =>
  NO_NAMES.has(word) || ACTIVE.has(word) || (KIND_WORDS.has(word) && !WEAK_KINDS.has(word));

/** "The red colored box", "the big one". */
const TELLING: ReadonlySet<string> = new Set([...FILLERS, ...COLOURS]);

/** How often or how soon. */
const AT_LAST = /(?:^| )(?:once more|once again|straight away|right away|at once|(?:second|third) time)$/;

const NO_END = /^(?:page|screen|keys?|mouse|keyboard|cursor|level|times|once|twice|.+-to-last|F\d\d?)$/;

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
  /^(?:is|are|was|has|must|should|can|can't|cannot|stays|remains|becomes|isn't|shouldn't|does|doesn't)$/;

/** There every word has a capital letter. */
const startsSentence = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 && (tokens[0]?.goesOn !== true || isVerb(tokens[0].lower))) || /^[.!?]$/.test(tokens[at - 1]?.text ?? '');

const canBegin = ({ type, text }: Token): boolean =>
  type === 'word' || type === 'number' || (type === 'mark' && SYMBOL.test(text));
const SYMBOL = /^(?![<=>|~])[+×✕✖⋯☰⚙…#•▶★☆♥ⓘ☆@✓✔\p{So}\p{Sm}\p{Sc}\p{Extended_Pictographic}]$/u;
const isSymbol = (token: Token): boolean => token.type === 'mark' || /^(?:…|\.\.\.)$/.test(token.text);
const endsBadly = (token: Token): boolean =>
  (token.type === 'mark' && /^[,:.(/–-]$/.test(token.text)) ||
  (!/^\p{Lu}/u.test(token.text) && ENDS_NO_NAME.test(token.lower));

const ENDS_NO_NAME =
  /^(?:again|equal|instead|respectively|too|already|an?|the|this|that|these|those|its|their|my|your|our|his|her|of|for|from|with|without|by|into|onto|as|per|via|than|and|or|but|is|are|was|were|to|not|no|should|must|shall|will|would|can|could|may|might)$/;
