/** What something is said of, in words that no rule knows: all that stands before the verb. */
import type { Target } from '../../../../meaning/meaning.js';
import type { Chart, Node, Reader } from '../../../chart.js';
import { readCount, readOrdinal } from '../../../lexicon/numbers.js';
import { ACTORS, ADVERBS, FUNCTION_WORDS, PRONOUNS, WHICH } from '../../../lexicon/words.js';
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import type { Keyword } from '../../../head.js';
import type { Token } from '../../../tokens.js';
import { textOf } from '../../names.js';
import { isNoName } from '../../names/spans.js';
import type { Mood } from '../moods.js';
import { isShowing } from './wordsSaid.js';

const MOST_WORDS = 7;

/** Before a verb: as a thing of some kind, or else by its words. */
const readSubject: Reader = (chart, at) => {
  const { tokens, context } = chart;
  if (!mayBeSaid(context as Said, at) || CONDITION.test(tokens[at - 1]?.lower ?? '')) return [];
  const from = ARTICLE.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  return endsOf(tokens, from).flatMap((end) => {
    const value = subjectOf(chart, { at, from, end });
    return value === undefined ? [] : [{ end, cost: 0, value }];
  });
};

function endsOf(tokens: readonly Token[], from: number): number[] {
  const ends: number[] = [];
  if (!canBegin(tokens, from)) return ends;
  for (let end = from + 1; end < tokens.length && end - from <= MOST_WORDS; end++) {
    if (end > from + 1 && !goesOn(tokens, end - 1)) break;
    if (isVerbal(tokens[end]) && !isLink(tokens[end - 1])) ends.push(end);
  }
  return ends;
}

const ARTICLE = /^(?:the|an?|my|your|our|this|that)$/;
/** Where a condition doesn't hold nothing would be done; "after 30 seconds" is said of more than what stands behind it. */
const CONDITION = /^(?:if|unless|when|once|until|till|while|whenever|s|secs?|seconds|minutes)$/;

interface Said {
  inOwnWords: boolean;
  mood: Mood;
  keyword?: Keyword;
}

/** "When the invoice is marked as paid" is done by somebody. */
const mayBeSaid = ({ inOwnWords, mood, keyword }: Said, at: number): boolean =>
  inOwnWords && (mood !== 'deed' || at > 0 || keyword === 'given');

interface Place {
  at: number;
  from: number;
  end: number;
}

/** "The state of Ten winter walks" is its state. */
function subjectOf(chart: Chart, { at, from, end }: Place): Target | undefined {
  const { tokens } = chart;
  const things = chart.read('thing', at).filter((thing) => thing.end === end && thing.cost < DEAREST);
  const [best] = things.toSorted((one, other) => one.cost - other.cost);
  const thing = best?.value as Target | undefined;
  const words = tokens.slice(from, end);
  if (thing !== undefined && keepsAll(thing, words)) return thing;
  if (isNoName(words) || words.some(({ text }) => PLACE.test(text))) return undefined;
  const of = words.findIndex(({ text }) => text === 'of');
  const isProper = of > 0 && /^[\p{Lu}\p{N}#]/u.test(words[of + 1]?.text ?? '');
  return isProper
    ? { name: textOf(tokens, from, from + of), within: { name: textOf(tokens, from + of + 1, end) } }
    : { name: textOf(tokens, from, end) };
}

/** Each word but that for its kind, and whose it is; "Tip suggestions" are no option. */
function keepsAll(thing: Target, words: readonly Token[]): boolean {
  const meant = JSON.stringify(thing);
  return (
    thing.role !== 'navigation' &&
    words.every(
      ({ type, text, lower }, index) =>
        type !== 'word' ||
        isLink(words[index]) ||
        meant.includes(text) ||
        /^\p{Ll}+'s$/u.test(text) ||
        ((index === words.length - 1 || thing.role !== undefined) &&
          KIND_WORDS.get(lower)?.[0]?.isPlural === false),
    )
  );
}

const DEAREST = 1.2;
const PLACE = /^(?:in|on|at|under|next|by|with|from)$/;

/** Words that say of which, of how many or under which condition are no part of a name. */
function canBegin(tokens: readonly Token[], at: number): boolean {
  const [first, next] = tokens.slice(at, at + 2);
  if (first === undefined || first.type === 'mark') return false;
  if (first.type !== 'word') return first.type === 'quoted' || isOther(next);
  return (
    !NO_NAMES.some((words) => words.has(first.lower)) &&
    !BEGINS_NO_NAME.test(first.lower) &&
    !isNumbering(first) &&
    !(FUNCTION_WORDS.has(first.text) || (first.lower === 'number' && next?.text === 'of'))
  );
}

/** "4 documents" are counted. */
const isOther = (next: Token | undefined): boolean => !/^\p{Ll}/u.test(next?.text ?? '');

const NO_NAMES = [PRONOUNS, ACTORS, ADVERBS, WHICH];

const isNumbering = ({ text, lower }: Token): boolean =>
  readOrdinal(lower) !== undefined || (/^\p{Ll}/u.test(text) && readCount(lower) !== undefined);

const BEGINS_NO_NAME =
  /^(?:verify|check|ensure|confirm|assert|expect|see|make|note|validate|there|what|here|all|both|each|every|no|none|only|everything|everyone|nothing|something|during|if|when|once|after|before|until|in|on|at|under|below|above|between|behind|beside|by|from|found|it|its|this|that|new|window|browser|today|tomorrow|yesterday|click|select|choose|open|enter|press)$/;

function goesOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || isShowing(token)) return false;
  const { type, text, lower } = token;
  if (type === 'mark') return /^[&/#°%'’-]$/.test(text);
  if (type !== 'word' || /^\p{Lu}/u.test(text)) return true;
  if (/^(?:the|an?)$/.test(text)) return isLink(tokens[at - 1]);
  return isLink(token) || !(FUNCTION_WORDS.has(lower) || isNumbering(token));
}

const isLink = (token: Token | undefined): boolean =>
  /^(?:of|for|on|to|the|an?|by|per|from|with|in|at)$/.test(token?.text ?? '');

const isVerbal = (token: Token | undefined): boolean => token?.type === 'word' && VERBAL.test(token.text);
const VERBAL =
  /^(?:\p{Ll}+s|\p{Ll}+ed|.+n't|are|were|be|must|should|shall|will|would|can|could|may|might|ought|now|still|then|again|has|have|had|show|read|say|contain|start|begin|end|became|fell|rose|went)$/u;

/** "Miso 4 tbsp": a name right before its value. */
const readPairSubject: Reader = ({ tokens }, at) => {
  const from = /^(?:the|an?)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  const nodes: Node[] = [];
  if ((tokens[from]?.text.length ?? 0) < 3) return [];
  for (let end = from + 1; end < tokens.length && end - from <= 4; end++) {
    if (!isPlain(tokens[end - 1])) break;
    nodes.push({ end, cost: 0, value: textOf(tokens, from, end) });
  }
  return nodes;
};

const isPlain = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'quoted' || (token.type === 'word' && !FUNCTION_WORDS.has(token.text) && !isVerbal(token)));

export const OWN_SUBJECT_READERS: Readonly<Record<string, Reader>> = {
  ownSubject: readSubject,
  pairSubject: readPairSubject,
  verbAhead: ({ tokens }, at) => (isVerbal(tokens[at]) ? [{ end: at, cost: 0, value: '' }] : []),
};
