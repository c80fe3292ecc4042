/** The values that stand behind an own action: "…, reason Lost", "…: type brakes, cost 340", "… with subject Renewal". */
import { OWN_VERB_FORMS } from '../../lexicon/ownVerbs.js';
import { COLOURS, STATE_WORDS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ADVERBS, FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { textOf, type Token } from '../../tokens.js';
import { hasDigits, isCapital } from '../names/wordsInNames.js';
import { lowerAt } from './ownLiterals.js';
import type { FieldPair } from '../values/fieldPairs.js';

export interface OwnFields {
  end: number;
  fields: FieldPair[];
}

/** From what leads to them on; as many as follow each other. */
export function ownFieldsAt(tokens: readonly Token[], at: number): OwnFields | undefined {
  const lead = lowerAt(tokens, at);
  if (!/^(?:[,:]|with)$/.test(lead)) return undefined;
  const { end, fields } = pairsFrom(tokens, at, lead !== ',');
  // A list of which the end is something else is none.
  const isWhole = /^(?:|[,.;()→]|and|then|->|=>)$/.test(lowerAt(tokens, end));
  return isWhole && fields.length > 0 && !(lead === ',' && isResult(fields)) ? { end, fields } : undefined;
}

/** "Watch the issue, watchers 1", "Cancel order 1042, status Cancelled": one number behind an action, or a state, is what comes of it. */
const isResult = (fields: readonly FieldPair[]): boolean =>
  (fields.length === 1 && /^[\d€£$+-]/.test(fields[0]?.value ?? '')) ||
  fields.some(({ name, value }) => RESULTS.test(name) || /^\p{Lu}\p{Ll}+ed$/u.test(value));

const RESULTS =
  /^(?:status|state|stage|remaining|left|assignee|owner|count|number|badge|counter|position|rank)$/;

function pairsFrom(tokens: readonly Token[], at: number, isLed: boolean): OwnFields {
  const found: OwnFields = { end: at, fields: [] };
  for (let next = at + 1; next < tokens.length;) {
    const to = endOfPiece(tokens, next);
    const pair = pairOf(tokens, { from: next, to }, isLed);
    if (pair === undefined) break;
    found.fields.push(pair);
    found.end = to;
    if (!/^(?:,|and)$/.test(lowerAt(tokens, to))) break;
    next = lowerAt(tokens, to + 1) === 'and' ? to + 2 : to + 1;
  }
  return found;
}

function endOfPiece(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    ({ lower }, at) => at > from && /^(?:[,.;()→]|and|then|but|->|=>)$/.test(lower),
  );
  return end === -1 ? tokens.length : end;
}

function pairOf(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  isLed: boolean,
): FieldPair | undefined {
  const start = /^(?:the|an?|my|its)$/.test(lowerAt(tokens, from)) ? from + 1 : from;
  const isOfTwo = isNoun(tokens[start + 1], isLed) && isLiteral(tokens[start + 2]) && start + 2 < to;
  const behind = start + (isOfTwo ? 2 : 1);
  const value = /^(?:as|is|of|:|=)$/.test(lowerAt(tokens, behind)) ? behind + 1 : behind;
  if (!isNoun(tokens[start], isLed) || value >= to || to - value > 6) return undefined;
  return isValue(tokens.slice(value, to), isLed)
    ? { name: textOf(tokens, start, behind), value: textOf(tokens, value, to) }
    : undefined;
}

const isValue = (words: readonly Token[], isLed: boolean): boolean =>
  words.every((token, index) => isPartOfValue(token, index)) &&
  (isLiteral(words[0]) || (isLed && words.length === 1));

/** What may be a verb names a field only where fields are led to. */
const isNoun = (token: Token | undefined, isLed: boolean): boolean =>
  token?.type === 'word' &&
  /^\p{Ll}[\p{L}-]+$/u.test(token.text) &&
  (![FUNCTION_WORDS, ADVERBS, KIND_WORDS, FINITE].some((words) => words.has(token.lower)) ||
    (isLed && /^(?:text|link|image)$/.test(token.lower))) &&
  !NO_FIELD.test(token.lower) &&
  (NOUNS.test(token.lower) || (isLed && token.lower === 'type') || !isDone(token.lower));

const NO_FIELD = /^(?:in)?(?:valid|correct|complete)$|^(?:wrong|total|score|sub-?total|balance)$/;

const isDone = (word: string): boolean =>
  isVerb(word) || (OWN_VERB_FORMS.get(word) ?? []).some(({ form }) => form !== 'participle');

/** Verbs that name fields as often. */
const NOUNS =
  /^(?:name|title|start|end|limit|filter|group|size|status|state|rate|note|comment|cause|cost|panel|stage|label|grade|order|host|permit|scale|post|subject|reason|amount|date|message)$/;

const isLiteral = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'number' || token.type === 'quoted' || hasDigits(token) || isCapital(token));

const isPartOfValue = (token: Token, index: number): boolean =>
  index > 0 ? !COLOURS.has(token.text) && !STATE_WORDS.has(token.text) && canBeSaid(token) : canBegin(token);

const canBegin = (token: Token): boolean =>
  canBeSaid(token) && (!FUNCTION_WORDS.has(token.lower) || /^\p{Lu}/u.test(token.text));

const canBeSaid = ({ type, lower, text }: Token): boolean =>
  type === 'mark'
    ? /^[%€£$&–/?!'’-]$/.test(text)
    : type !== 'address' &&
      !FINITE.has(text) &&
      !(type === 'word' && /^(?:to|for|by|in|with)$/.test(text)) &&
      !NO_VALUE.test(lower);

const NO_VALUE =
  /^(?:is|are|has|have|should|must|can|not|no|if|valid|invalid|wrong|correct|empty|blank|random)$|n't$/;
