/**
 * What stands behind a verb of the application's own, up to the end of the clause: "the membership of Carla Rossi", "locker 17
 * to Omar", "invoice 8120 as paid". The first name, number or quotation is what it is done to; all else says what is done.
 */
import type { Chart } from '../../chart.js';
import { FIRST_NAMES } from '../../lexicon/firstNames.js';
import { ADVERBS, DETERMINERS, FUNCTION_WORDS, MONTHS, UNITS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import type { FieldPair } from '../values/fieldPairs.js';
import { textOf } from '../names.js';
import { hasDigits, isCapital } from '../names/wordsInNames.js';
import { IT } from '../things/place.js';

export interface OwnPhrase {
  end: number;
  /** Besides the verb. */
  words: readonly string[];
  thing?: string;
  /** "To Omar", "the role Manager". */
  fields: readonly FieldPair[];
  hasArticle: boolean;
  /** "History of Ada". */
  isOf: boolean;
}

/** From a token on, to each place where the clause may end. */
export function ownPhrasesAt({ tokens }: Chart, at: number): OwnPhrase[] {
  const phrases: OwnPhrase[] = [];
  for (let end = at + 1; end <= tokens.length; end++) {
    if (!isEnd(tokens, end)) continue;
    const phrase = phraseOf(tokens, at, end);
    if (phrase) phrases.push(phrase);
    if (END.test(tokens[end]?.text ?? '.')) break;
  }
  return phrases;
}

const END = /^(?:[.;:!?()→>]|->|=>)$/;

const isEnd = (tokens: readonly Token[], end: number): boolean =>
  tokens[end] === undefined || /^(?:[,.;:!?()→>–-]|->|=>|and|then|but|with)$/.test(tokens[end].lower);

interface Said {
  words: string[];
  thing?: string;
  fields: FieldPair[];
  /** "To": what stands behind is no more what it is done to. */
  way?: string | undefined;
  hasArticle: boolean;
  isOf: boolean;
}

function phraseOf(tokens: readonly Token[], from: number, end: number): OwnPhrase | undefined {
  const said: Said = { words: [], fields: [], hasArticle: false, isOf: false };
  for (let at = from; at < end;) {
    const next = isLiteral(tokens, at) ? withLiteral(tokens, { at, end }, said) : withWord(tokens, at, said);
    if (next === undefined) return undefined;
    at = next;
  }
  const { way, ...phrase } = said;
  return way === undefined ? { ...ofItsPlace(phrase), end } : undefined;
}

/** "Subscribe to Weekly Box": nothing else is there that it is done to. */
function ofItsPlace({ fields, words, ...phrase }: Omit<Said, 'way'>): Omit<Said, 'way'> {
  const [first, ...others] = fields;
  const isOther = first !== undefined && PLACES.test(first.name) && !/^\d/.test(first.value);
  return phrase.thing === undefined && isOther
    ? { ...phrase, words: [...words, first.name], thing: first.value, fields: others }
    : { ...phrase, words, fields };
}

const PLACES = /^(?:to|from|in|into|on|under)$/;

/** Undefined where the word says more than what is done to what. */
function withWord(tokens: readonly Token[], at: number, said: Said): number | undefined {
  const { type, text, lower } = tokens[at] as Token;
  if (/^\(\d+\)$/.test(text)) return at + 1;
  if (type !== 'word' || REFUSED.test(lower) || OFF_PAGE.test(lower)) return undefined;
  if (/^(?:it|them)$/.test(lower)) {
    if (lower === 'them' || said.thing !== undefined) return undefined;
    said.thing = IT;
  } else if (DETERMINERS.has(lower)) {
    said.hasArticle = true;
  } else if (
    OF.test(lower) ||
    (/^(?:for|by)$/.test(lower) && said.thing === undefined && isNameNext(tokens, at))
  ) {
    if (said.way !== undefined) return undefined;
    said.isOf ||= lower === 'of' && said.thing === undefined;
  } else if (WAYS.test(lower)) {
    said.way = lower;
  } else if (!ADVERBS.has(lower) || said.way !== undefined) {
    if (FUNCTION_WORDS.has(lower) && !PARTICLES.test(lower)) return undefined;
    // "To floor 7".
    if (said.way !== undefined && isLiteral(tokens, at + 1)) said.way = lower;
    else put(said, text.toLowerCase());
  }
  return at + 1;
}

function withLiteral(
  tokens: readonly Token[],
  { at, end }: { at: number; end: number },
  said: Said,
): number | undefined {
  const isOwner = /['’]s$/.test(tokens[at]?.lower ?? '') && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '');
  const to = isOwner ? at + 1 : endOfLiteral(tokens, at, end);
  const text = textOf(tokens, at, to).replace(isOwner ? /['’]s$/ : /^$/, '');
  const { way, thing, words, hasArticle } = said;
  if (isAmount(tokens, { at, to, end }, said)) {
    said.fields.push({ name: words.length === 0 ? 'amount' : (words.pop() ?? ''), value: text });
  } else if (thing === undefined && (way === undefined || said.fields.length > 0)) {
    if (way !== undefined) words.push(way);
    said.thing = text;
  } else if (way !== undefined) {
    said.fields.push({ name: way, value: text });
  } else if (hasArticle && words.length > 0 && /^\p{Ll}/u.test(tokens[at - 1]?.text ?? '')) {
    said.fields.push({ name: words.pop() ?? '', value: text });
  } else return undefined;
  said.way = undefined;
  return to;
}

/** "Donate 25 to …", "10 pieces of …", "a bid of 300". */
const isAmount = (
  tokens: readonly Token[],
  { at, to, end }: { at: number; to: number; end: number },
  { words, way, hasArticle }: Said,
): boolean =>
  tokens[at]?.type === 'number' &&
  way === undefined &&
  ((words.length === 0 && to < end) || (hasArticle && tokens[at - 1]?.lower === 'of'));

/** "Of Dr. Lim", "for the loft in Ghent". */
const isNameNext = (tokens: readonly Token[], at: number): boolean =>
  [at + 1, at + 2, at + 3].some(
    (next) =>
      isLiteral(tokens, next) &&
      tokens
        .slice(at + 1, next)
        .every(
          ({ type, lower, text }) =>
            type === 'word' && (DETERMINERS.has(lower) || /^\p{Ll}/u.test(text)) && !WAYS.test(lower),
        ),
  ) && tokens[at + 1]?.type !== 'number';

function put(said: Said, text: string): void {
  said.words.push(...(said.way === undefined ? [] : [said.way]), text);
  said.way = undefined;
}

/** "Crash on start", "The God of Small Things", "14 May", "Fix login bug". */
function endOfLiteral(tokens: readonly Token[], at: number, end: number): number {
  if (tokens[at]?.type === 'quoted') return at + 1;
  const behindArticle = DETERMINERS.has(tokens[at - 1]?.lower ?? '');
  let to = at + 1;
  while (to < end) {
    if (isPartOfLiteral(tokens, to)) to += 1;
    else if (isLink(tokens, to) && to + 1 < end && isLiteral(tokens, to + 1)) to += 2;
    else if (isLink(tokens, to) && isLink(tokens, to + 1) && to + 2 < end && isLiteral(tokens, to + 2))
      to += 3;
    else break;
  }
  if (behindArticle || tokens[at]?.type !== 'word' || FIRST_NAMES.has(tokens[at].text)) return to;
  while (to < end && isPlain(tokens[to])) to += 1;
  return to;
}

const LINKS = /^(?:of|the|ending|&|-|–|\/|\.|#|\+|'|’)$/;

const isLink = (tokens: readonly Token[], at: number): boolean => LINKS.test(tokens[at]?.lower ?? '');

const isPartOfLiteral = (tokens: readonly Token[], at: number): boolean =>
  isLiteral(tokens, at)
    ? tokens[at]?.type !== 'quoted'
    : /^[%€£$]$/.test(tokens[at]?.text ?? '') || isUnit(tokens, at);

const isUnit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.type === 'number' && UNITS.has(tokens[at]?.lower ?? '');

const isPlain = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  !FUNCTION_WORDS.has(token.lower) &&
  !ADVERBS.has(token.lower) &&
  !/^(?:early|late|twice|as|ending)$/.test(token.lower);

const isLiteral = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (
    token === undefined ||
    (token.type === 'word' && REFUSED.test(token.lower) && !LINKS.test(tokens[at - 1]?.lower ?? ''))
  )
    return false;
  if (token.type === 'mark') return /^[#€£$]$/.test(token.text) && isLiteral(tokens, at + 1);
  return (token.type !== 'word' && token.type !== 'address') || hasDigits(token) || MONTHS.has(token.lower)
    ? token.lower !== 'may' || isCapital(token)
    : isCapital(token);
};

const WAYS =
  /^(?:to|into|onto|in|on|at|as|for|from|until|till|over|against|between|under|above|below|inside)$/;
const OF = /^(?:of|called|named|titled|about|ending|ending_in)$/;
const PARTICLES = /^(?:out|up|down|off|away|back)$/;

/** A condition, a denial, a number of things, what nobody can know. */
const REFUSED =
  /n't$|^(?:not?|never|none|nothing|only|except|without|if|unless|when|while|because|instead|or|all|any|every|each|both|same|other|another|some|more|less|first|second|third|last|next|previous|valid|invalid|correct|wrong|random|usual|needed|necessary|halfway|required?|requires|works?|fails?|one|ones|two|three|four|five|everything|something|anything|him|her|himself|themselves|me|us|you|is|are|was|were|again|twice|once)$/;

/** What goes on behind it, and what no page has. */
const OFF_PAGE =
  /^(?:using|saying|giving|browser|database|inbox|cache|design|mock-up|comes|goes?|steps?|tests?|testing)$/;
