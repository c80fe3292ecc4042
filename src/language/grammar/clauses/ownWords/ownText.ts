/** What a thing shows, in words that no rule knows: a text as it stands on the page, or a state that applications print. */
import type { Node, Reader } from '../../../chart.js';
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import { STATE_WORDS } from '../../../lexicon/states.js';
import { STATUS_WORDS } from '../../../lexicon/statuses.js';
import { ADVERBS, FUNCTION_WORDS } from '../../../lexicon/words.js';
import type { Token } from '../../../tokens.js';
import { textOf } from '../../names.js';
import { isNewClause } from './clausesOf.js';
import { isShowing } from './wordsSaid.js';

const MOST_WORDS = 10;

/** It begins with a capital letter or a figure; what says where, for whom or how is no part of it. */
const readShown: Reader = ({ tokens }, at) =>
  textAt(tokens, at, isOfMore).filter(
    ({ value }) =>
      !(COUNTED.test(value as string) && LISTS.test(tokens[at - 1]?.lower ?? '')) &&
      !isReached(tokens, at, /^\p{L}/u.test(value as string) ? MOVES : /^(?:appears?|first|last)$/),
  );

/** "The order moves from To ship to Shipped": a place rather than a text. */
const isReached = (tokens: readonly Token[], at: number, verbs: RegExp): boolean =>
  tokens.slice(Math.max(at - 5, 0), at).some(({ text }) => verbs.test(text));
const MOVES =
  /^(?:moved?|moves|jump(?:s|ed)?|goes|gone|went|passes|switch(?:es)?|appears?|looks?|reverts|turns|turned)$/;

const readSaid: Reader = ({ tokens }, at) => textAt(tokens, at, isCondition);

/** "Lists 14 desks" counts them, or says so. */
const COUNTED = /^\d+ (?:\p{Ll}+ )?\p{Ll}+s$/u;
const LISTS = /^(?:shows?|lists?|contains?|displays?|holds?|includes?|with|counts?)$/;

function textAt(tokens: readonly Token[], at: number, isNoPart: (token: Token) => boolean): Node[] {
  const end = endOfText(tokens, at, isNoPart === isCondition);
  const words = tokens.slice(at, end);
  const [first] = words;
  const canBeOne =
    first !== undefined &&
    words.length <= MOST_WORDS &&
    begins(first) &&
    tokens[end]?.text !== ':' &&
    !words.some(isNoPart) &&
    ends(words.at(-1)?.text ?? '');
  return canBeOne ? [{ end, cost: 0.02 * words.length, value: textOf(tokens, at, end) }] : [];
}

const begins = ({ type, text }: Token): boolean =>
  type !== 'quoted' && /^[\p{Lu}\p{N}#€£$¥₹+−-]/u.test(text) && !/^(?:I|My|The|It|This|You|A|An)$/.test(text);

const ends = (word: string): boolean => !MEASURED.test(word) && !KIND_WORDS.has(word) && word !== 'from';

/** "15 digits long", "19 pounds cheaper". */
const MEASURED = /^(?:long|old|tall|wide|high|deep|away|ago|less|more|cheaper|\p{Ll}+er)$/u;

function endOfText(tokens: readonly Token[], at: number, isSaid: boolean): number {
  let end = at + 1;
  while (
    end < tokens.length &&
    (isShortened(tokens, end) || (!isNewClause(tokens, end) && !isEnd(tokens, end, isSaid)))
  )
    end++;
  while (end > at + 1 && ADVERBS.has(tokens[end - 1]?.text ?? '')) end--;
  return /^(?:by default|of itself|after that)$/.test(textOf(tokens, end - 2, end))
    ? Math.max(end - 2, at)
    : end;
}

/** "Rs. 500" */
const isShortened = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '.' && /^Rs$/i.test(tokens[at - 1]?.text ?? '') && tokens[at + 1]?.type === 'number';

/** "…, holder Mr Pohl", "… and becomes green": another thing, or more of this one. */
const isEnd = (tokens: readonly Token[], at: number, isSaid: boolean): boolean =>
  (tokens[at]?.type === 'mark' && /^[;→–]$/.test(tokens[at].text)) ||
  (/^(?:and|,)$/.test(tokens[at]?.text ?? '') && !(isSaid && /^[^\p{Ll}]/u.test(tokens[at + 1]?.text ?? '')));

const isCondition = ({ type, text }: Token): boolean =>
  type === 'word' && /^(?:if|unless|until|when|while|because|since|once|instead)$/.test(text);

const isOfMore = (token: Token): boolean =>
  isCondition(token) ||
  (isShowing(token) && /^\p{Ll}/u.test(token.text)) ||
  (token.type === 'word' &&
    /^(?:than|not|no|only|before|after|or|but|like|every|each|its|her|his|my|their|which|that|who|for|in|at|with|below|above|under|underneath|as|besides|plus|is|are|was|were|the|next|being|more|less|all|long|first|last|screen|page|list|table|menu|behind|inside|written|respectively|should|must|can|will|has|have|gets|comes|late|early|.+n't)$/.test(
      token.text,
    ));

/** What applications call the state of things; "will be archived" tells what is done. */
const readStatus: Reader = ({ tokens }, at) =>
  tokens[at - 2]?.lower === 'will' || !SAYS_STATE.test(tokens[at - 1]?.lower ?? '')
    ? []
    : [1, 2, 3]
        .map((count) => ({ end: at + count, text: textOf(tokens, at, at + count) }))
        .filter(({ end, text }) => end <= tokens.length && STATUS_WORDS.has(text) && !STATE_WORDS.has(text))
        .map(({ end, text }) => ({ end, cost: 0, value: text }));

const SAYS_STATE =
  /^(?:is|are|be|been|isn't|aren't|not|as|still|now|again|also|already|stays|remains|becomes|marked|flagged|shown|listed|displayed|tagged|labelled|labeled)$/;

/** A figure with its unit, a state, or a proper word or two behind a common one: "stock 4 pcs", "holder Mr Pohl". */
const readPairText: Reader = ({ tokens }, at) => {
  const found = tokens.findIndex(
    ({ type, text }, index) => index > at && (type === 'mark' ? /^[,;]$/.test(text) : text === 'and'),
  );
  const end = found < 0 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const text = textOf(tokens, at, end);
  const first = /^[\p{Ll}\d]/u.test(tokens[at - 1]?.text ?? '')
    ? /^[\p{Lu}\p{N}#€£$¥₹+−-]/u
    : /^[\p{N}#€£$¥₹+−-]/u;
  const isValue =
    first.test(text) &&
    words.length <= 4 &&
    words.every(({ type, text: word }) => type !== 'word' || word === 'of' || !FUNCTION_WORDS.has(word));
  return isValue || STATUS_WORDS.has(text) ? [{ end, cost: 0.05 * words.length, value: text }] : [];
};

export const OWN_TEXT_READERS: Readonly<Record<string, Reader>> = {
  ownText: readShown,
  ownFigure: (chart, at) => chart.read('ownText', at).filter(({ value }) => !/^\p{L}/u.test(value as string)),
  saidText: readSaid,
  statusText: readStatus,
  pairText: readPairText,
};
