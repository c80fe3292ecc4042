/** The values that are told behind an own deed: "…, reason Lost", "…: type brakes, cost 340", "… with subject Renewal". */
import { OWN_VERB_FORMS } from '../../lexicon/ownVerbs.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ADVERBS, FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';
import { textOf } from '../names.js';
import { hasDigits, isCapital } from '../names/wordsInNames.js';
import type { FieldPair } from '../values/fieldPairs.js';

export interface OwnFields {
  end: number;
  fields: FieldPair[];
}

/** From what leads to them on; as many as follow each other. */
export function ownFieldsAt(tokens: readonly Token[], at: number): OwnFields | undefined {
  const lead = tokens[at]?.lower ?? '';
  if (!/^(?:[,:]|with)$/.test(lead)) return undefined;
  const fields: FieldPair[] = [];
  let end = at;
  for (let next = at + 1; next < tokens.length;) {
    const to = endOfPiece(tokens, next);
    const pair = pairOf(tokens, { from: next, to }, lead !== ',');
    if (pair === undefined) break;
    fields.push(pair);
    end = to;
    if (!/^(?:,|and)$/.test(tokens[to]?.lower ?? '')) break;
    next = tokens[to + 1]?.lower === 'and' ? to + 2 : to + 1;
  }
  // A list of which the end is something else is none.
  const isWhole = /^(?:|[,.;()→]|and|then|->|=>)$/.test(tokens[end]?.lower ?? '');
  return fields.length > 0 && isWhole ? { end, fields } : undefined;
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
  const start = /^(?:the|an?|my|its)$/.test(tokens[from]?.lower ?? '') ? from + 1 : from;
  const isOfTwo = isNoun(tokens[start + 1], isLed) && isLiteral(tokens[start + 2]) && start + 2 < to;
  const behind = start + (isOfTwo ? 2 : 1);
  const value = /^(?:as|is|of|:|=|to)$/.test(tokens[behind]?.lower ?? '') ? behind + 1 : behind;
  if (!isNoun(tokens[start], isLed) || value >= to || to - value > 6) return undefined;
  const isValue = tokens.slice(value, to).every((token, index) => isPartOfValue(token, index));
  const isClear = isLiteral(tokens[value]) || (isLed && to - value === 1);
  return isValue && isClear
    ? { name: textOf(tokens, start, behind), value: textOf(tokens, value, to) }
    : undefined;
}

/** What may be a verb names a field only where fields are led to. */
const isNoun = (token: Token | undefined, isLed: boolean): boolean =>
  token?.type === 'word' &&
  /^\p{Ll}[\p{L}-]+$/u.test(token.text) &&
  !FUNCTION_WORDS.has(token.lower) &&
  !ADVERBS.has(token.lower) &&
  !KIND_WORDS.has(token.lower) &&
  !FINITE.has(token.lower) &&
  (NOUNS.test(token.lower) || (isLed && token.lower === 'type') || !isDone(token.lower));

const isDone = (word: string): boolean =>
  isVerb(word) || (OWN_VERB_FORMS.get(word) ?? []).some(({ form }) => form !== 'participle');

/** Verbs that name fields as often. */
const NOUNS =
  /^(?:name|title|start|end|limit|filter|group|size|status|state|rate|note|comment|cause|cost|panel|stage|label|grade|order|host|permit|scale|post|subject|reason|amount|date|message)$/;

const isLiteral = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.type === 'number' || token.type === 'quoted' || hasDigits(token) || isCapital(token));

const isPartOfValue = ({ type, lower, text }: Token, index: number): boolean =>
  type !== 'address' &&
  !FINITE.has(text) &&
  !/^(?:is|are|has|have|should|must|can|not|no|if|valid|invalid|wrong|correct|empty|blank|random)$|n't$/.test(
    lower,
  ) &&
  (type !== 'mark' || /^[%€£$&–/?!'’-]$/.test(text)) &&
  (type !== 'word' || !/^(?:to|for|by|in|with)$/.test(text)) &&
  (index > 0 || !FUNCTION_WORDS.has(lower) || /^\p{Lu}/u.test(text));
