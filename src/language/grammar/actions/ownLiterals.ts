/** Which words behind a verb are a name, a number or a quotation, how far it goes, and which ones say how things are. */
import { FIRST_NAMES } from '../../lexicon/firstNames.js';
import { OWN_VERB_FORMS } from '../../lexicon/ownVerbs.js';
import { COLOURS, STATE_WORDS } from '../../lexicon/states.js';
import { VERB_FORMS } from '../../lexicon/verbForms.js';
import { ADVERBS, DETERMINERS, FINITE, FUNCTION_WORDS, MONTHS, UNITS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import { hasDigits, isCapital } from '../names/wordsInNames.js';

export const lowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '';

/** "Crash on start", "The God of Small Things", "14 May", "Fix login bug". */
export function endOfLiteral(tokens: readonly Token[], at: number, end: number): number {
  if (tokens[at]?.type === 'quoted') return at + 1;
  const behindArticle = DETERMINERS.has(tokens[at - 1]?.lower ?? '');
  const to = endOfName(tokens, at + 1, end);
  return behindArticle || tokens[at]?.type !== 'word' || FIRST_NAMES.has(tokens[at].text)
    ? to
    : endOfTitle(tokens, to, end);
}

function endOfName(tokens: readonly Token[], from: number, end: number): number {
  let to = from;
  while (to < end) {
    const links = isLink(tokens, to) ? (isLink(tokens, to + 1) ? 2 : 1) : 0;
    const isMore =
      links === 0 ? isPartOfLiteral(tokens, to) : to + links < end && isLiteral(tokens, to + links);
    if (!isMore) break;
    to += links + 1;
  }
  return to;
}

/** Its words in lower case: "Fix login bug". */
function endOfTitle(tokens: readonly Token[], from: number, end: number): number {
  let to = from;
  while (to < end && (isPlain(tokens, to) || tokens[to]?.type === 'number' || isUnit(tokens, to))) to += 1;
  return to;
}

const LINKS = /^(?:of|the|ending|&|-|–|\/|\.|#|\+|'|’)$/;

const isLink = (tokens: readonly Token[], at: number): boolean => LINKS.test(lowerAt(tokens, at));

const isPartOfLiteral = (tokens: readonly Token[], at: number): boolean =>
  isLiteral(tokens, at)
    ? tokens[at]?.type !== 'quoted'
    : /^[%€£$]$/.test(tokens[at]?.text ?? '') || isUnit(tokens, at);

const isUnit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.type === 'number' && UNITS.has(tokens[at]?.lower ?? '');

const isPlain = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return (
    token?.type === 'word' &&
    !isStated(tokens, at) &&
    !FUNCTION_WORDS.has(token.lower) &&
    !ADVERBS.has(token.lower) &&
    !/^(?:early|late|twice|as|ending)$/.test(token.lower)
  );
};

/** "Order 1042 changes to Shipped", "Finish disabled": it says how things are. */
export function isStated(tokens: readonly Token[], at: number): boolean {
  const { type, text, lower } = tokens[at] as Token;
  if (type !== 'word' || !/^\p{Ll}/u.test(text) || OF.test(lower)) return false;
  // "Mark it as completed"
  if (lowerAt(tokens, at - 1) === 'as') return false;
  return isState(lower) || isPredicate(tokens, at);
}

const isState = (word: string): boolean =>
  [FINITE, STATE_WORDS, COLOURS].some((words) => words.has(word)) || STATED.test(word);

function isPredicate(tokens: readonly Token[], at: number): boolean {
  const word = lowerAt(tokens, at);
  const forms = [...(VERB_FORMS.get(word) ?? []), ...(OWN_VERB_FORMS.get(word) ?? [])].map(
    ({ form }) => form,
  );
  if (forms.includes('base')) return false;
  const goesOn =
    tokens[at + 1]?.type !== 'mark' && !/^(?:|of|and|then|with|for|as|on)$/.test(lowerAt(tokens, at + 1));
  return (forms.includes('s') && goesOn) || (forms.includes('past') && isBehindNoun(tokens, at));
}

/** "Draft saved", but "the freed licence", "hide completed tasks". */
const isBehindNoun = (tokens: readonly Token[], at: number): boolean =>
  at > 1 && !DETERMINERS.has(tokens[at - 1]?.lower ?? '') && !OWN_VERB_FORMS.has(tokens[at - 1]?.lower ?? '');

const STATED =
  /^(?:carries|stands?|exists|absent|available|gone|sinks|sounds|suggests|lights|pops|wears|hangs?|up_to|greyed|expired|shift)$/;

export function isLiteral(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.type === 'mark') return /^[#€£$]$/.test(token.text) && isLiteral(tokens, at + 1);
  if (token?.type !== 'word') return token !== undefined && token.type !== 'address';
  if (REFUSED.test(token.lower) && !LINKS.test(lowerAt(tokens, at - 1))) return false;
  return isCapital(token) || hasDigits(token) || (MONTHS.has(token.lower) && token.lower !== 'may');
}

export const OF = /^(?:of|called|named|titled|about|ending)$/;

/** A condition, a denial, a number of things, what nobody can know. */
export const REFUSED =
  /n't$|^(?:not?|nobody|no-?one|anybody|anyone|somebody|someone|never|none|nothing|only|except|without|if|unless|when|while|because|instead|or|all|any|every|each|both|same|other|another|some|more|less|first|second|third|last|next|previous|valid|invalid|correct|wrong|random|usual|needed|necessary|halfway|required?|requires|works?|fails?|one|ones|two|three|four|five|everything|something|anything|him|her|himself|themselves|me|us|you|is|are|was|were|again|twice|once|few|several|many)$/;
