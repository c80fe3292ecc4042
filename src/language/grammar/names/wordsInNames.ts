/** What a further word costs in a name, and where a name can't go on. */
import { STATE_WORDS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { BARRIERS, FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';
import type { SpanRules } from './spans.js';

interface Name {
  isProper: boolean;
  rules: SpanRules;
  before?: Token | undefined;
}

/** What a further token adds; undefined where the name can't go on over it. */
export function costOfMore(token: Token, next: Token | undefined, name: Name): number | undefined {
  if (token.type === 'mark') return costOfMark(token, next, name.rules);
  // "Signup / Login"
  if (token.type === 'address' && token.text === '/')
    return next && isCapital(next) && name.isProper ? 0.1 : undefined;
  if (token.type === 'quoted' || token.type === 'address') {
    const isText = token.type === 'quoted' && token.style === 'quotes';
    return isText || !name.rules.crossesMarks ? undefined : 0.3;
  }
  return costOfWord(token, next, name);
}

function costOfMark(
  { text }: Token,
  next: Token | undefined,
  { crossesMarks }: SpanRules,
): number | undefined {
  if (/^[&+%#@/\-–*'’€£$°·•|×&?!]$/.test(text)) return 0.1;
  return /^[,:.]$/.test(text) && crossesMarks && next !== undefined ? 0.9 : undefined;
}

/** A value ends before "as": "A as first name". */
function costOfWord(
  token: Token,
  next: Token | undefined,
  { isProper, rules, before }: Name,
): number | undefined {
  const [proper, bare] = costsOfWord(token, next);
  if (isBetweenTwo(token, next, before)) return undefined;
  if (!rules.crossesBarriers && (isBarrier(token, next) || (rules.crossesMarks && token.text === 'as')))
    return undefined;
  return costOfLink(token, next, rules) ?? (isProper ? proper : bare);
}

/** "F-33 and F-35", "View behind INV-3": the one and the other. */
const isBetweenTwo = ({ text }: Token, next?: Token, before?: Token): boolean =>
  (text === 'and' && isCode(before) && isCode(next)) ||
  (text === 'behind' && before !== undefined && isCapital(before));

/** "F-33". */
const isCode = (token: Token | undefined): boolean => /^\p{Lu}{1,4}-?\d+$/u.test(token?.text ?? '');

/** "Price per night". */
const UNITS =
  /^(?:day|night|week|month|year|hour|minute|person|guest|head|unit|piece|item|seat|user|km|kg|page)$/;

function costOfLink({ text }: Token, next: Token | undefined, rules: SpanRules): number | undefined {
  if (next === undefined) return undefined;
  // "Tor in First name, Berg in Last name"
  if (text === 'in' && rules.crossesMarks && !rules.crossesBarriers && isCapital(next)) return 1.2;
  // "Date of birth".
  if (text === 'per' && UNITS.test(next.lower)) return 0.1;
  return text === 'of' && isNoun(next) ? 0.1 : undefined;
}

/** In a name that begins with a capital letter, and in one that doesn't. */
function costsOfWord(token: Token, next: Token | undefined): readonly [proper: number, bare: number] {
  const { lower } = token;
  if (BARRIERS.has(lower)) return [0.15, 0.5];
  if (lower === token.text && (NO_LINK.test(lower) || isMeans(token, next))) return [0.9, 1.2];
  if (FUNCTION_WORDS.has(lower)) return [leadsToCapital(next) ? 0.3 : 0.5, 0.9];
  if (isCapital(token) || hasDigits(token)) return [0.05, 0.1];
  if (STATE_WORDS.has(lower) || NO_PART.test(lower)) return [0.6, 0.6];
  return isVerb(lower) ? [0.4, 0.7] : [0.12, 0.4];
}

const leadsToCapital = (next: Token | undefined): boolean => next !== undefined && isCapital(next);

const isBarrier = (token: Token, next: Token | undefined): boolean =>
  BARRIERS.has(token.lower) || isFinite(token, next) || isClauseLink(token) || isPlaced(token, next);

const isFinite = ({ text }: Token, next: Token | undefined): boolean =>
  FINITE.has(text) || (text === 'costs' && /^(?:[\d€£$]|rs\.?$|eur$|usd$)/.test(next?.lower ?? ''));

/** In lower case and without an article. */
const isNoun = ({ type, text, lower }: Token): boolean =>
  type === 'word' && /^\p{Ll}+$/u.test(text) && !FUNCTION_WORDS.has(lower) && !KIND_WORDS.has(lower);

/** "A list called Semester where Winter 2026 is chosen", "the button without writing anything". */
const isClauseLink = ({ text }: Token): boolean =>
  /^(?:where|without|before|until|outside|anywhere|somewhere|beneath|underneath|instead)$/.test(text);

/** "Ada standing under People". */
const isPlaced = ({ text }: Token, next: Token | undefined): boolean =>
  /^(?:standing|sitting|written|placed|located)$/.test(text) &&
  /^(?:in|on|at|under|below|above|beside|next|behind|among)$/.test(next?.lower ?? '');

/** "Go to Orders with the menu". */
const isMeans = ({ lower }: Token, next: Token | undefined): boolean =>
  /^(?:with|using|by|through)$/.test(lower) && /^(?:the|its|my|your|their)$/.test(next?.text ?? '');

/** What stands behind them is said of a thing, more often than part of its name. */
const NO_LINK = /^(?:from|via|into|onto)$/;

const NO_PART = /^(?:blank|empty|gone|visible|hidden)$/;

export const hasDigits = (token: Token): boolean =>
  /\d/.test(token.text) || /[\p{L}\p{N}][._#@/][\p{L}\p{N}]|^[#@]/u.test(token.text);
export const isCapital = (token: Token): boolean => token.type === 'word' && /^\p{Lu}/u.test(token.text);

/** "In 15 seconds". */
export const isTime = (tokens: readonly Token[], at: number, end: number): boolean =>
  /^(?:in|within|for|after|before|by|next|whole|first)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens[at]?.type === 'number' &&
  end === at + 2 &&
  TIME.test(tokens[end - 1]?.text ?? '');

/** "This time". */
export const isOnce = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'time' && /^(?:this|that|any|all|same)$/.test(tokens[at - 1]?.lower ?? '');

const TIME = /^(?:m?s|secs?|seconds?|mins?|minutes?|milliseconds?)$/;

/** "The Last name field", "first name and last name". */
export const isOfFullName = (tokens: readonly Token[], at: number): boolean =>
  /^(?:first|last|second|middle)$/.test(tokens[at]?.lower ?? '') &&
  tokens[at + 1]?.lower === 'name' &&
  (/^\p{Lu}/u.test(tokens[at]?.text ?? '') ||
    /^(?:field|input|box|textbox|and|or|,|is|are)$/.test(tokens[at + 2]?.lower ?? ''));

/** "The second last item". */
export const isFromEnd = (next: { lower: string } | undefined): boolean =>
  next?.lower === 'last' || next?.lower === 'to';
