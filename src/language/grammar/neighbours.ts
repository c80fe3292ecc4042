/** What stands next to the words of a rule and says more than the rule knows: then it doesn't stand there. */
import type { Span } from '../chart.js';
import { readCount } from '../lexicon/numbers.js';
import { ACTORS, ADVERBS, PRONOUNS } from '../lexicon/words.js';
import type { Token } from '../tokens.js';
import { AROUND_VERBS } from './auxiliaries.js';

const LINKS = /^(?:and|or|nor|but|then|,)$/;

/** ""A" and "B" are the first": it is said of "A", too. */
export const endsList = ({ tokens, from }: Span): boolean =>
  LINKS.test(tokens[from - 1]?.lower ?? '') &&
  tokens.slice(Math.max(0, from - 3), from).some(({ type }) => type === 'quoted');

/** ""A" and "B"", "two … "A" and one "B"": what is said of the one isn't all. */
export const goesOn = ({ tokens, to }: Span): boolean =>
  /^(?:and|or|nor|,)$/.test(tokens[to]?.lower ?? '') &&
  tokens[readCount(tokens[to + 1]?.lower ?? '') === undefined ? to + 1 : to + 2]?.type === 'quoted';

/** "2 rows with "A" and "B"", "… and the status "Open"": one row would show both. */
export function isOfMore({ tokens, to }: Span): boolean {
  if (!LINKS.test(tokens[to]?.lower ?? '')) return false;
  const behind = tokens.slice(to + 1, to + 7);
  const text = behind.findIndex(({ type }) => type === 'quoted');
  if (text <= 0) return text === 0;
  const [first] = behind;
  const isSaid = first !== undefined && MORE.test(first.lower) && readCount(first.lower) === undefined;
  const next = behind[text + 1];
  return isSaid && (next === undefined || LINKS.test(next.lower) || next.lower === 'in');
}

const MORE = /^(?:the|a|an|its|their|with|without|not|no|also|in|of)$/;

/** "There is one product": one of many of them; "Pizza has 1 vote" and "1 like is shown" tell of a text. */
export const isOneOfMany = (tokens: readonly Token[], at: number): boolean =>
  /^(?:one|1|single)$/.test(tokens[at - 1]?.lower ?? '') &&
  !/^(?:has|have|had|gets?|got|shows?|with|contains?)$/.test(tokens[at - 2]?.lower ?? '') &&
  !(tokens[at - 1]?.text === '1' && /^(?:displayed|shown|visible)$/.test(tokens[at + 2]?.lower ?? ''));

/** "All 2 rows show "Open"": there are no others. */
export const isOfAll = ({ tokens, from }: Span): boolean =>
  tokens.slice(Math.max(0, from - 1), from + 1).some(({ lower }) => /^(?:all|both|each|every)$/.test(lower));

/** "Type "5" instead of "3" for Quantity": it is told where. */
export const isPlaced = ({ tokens, to }: Span): boolean =>
  /^(?:for|in|into|at|to|as|on|under)$/.test(tokens[to]?.lower ?? '');

/** "After "Save" I am on …": of somebody, not of a thing. */
export const isOfActor = (tokens: readonly Token[], at: number): boolean =>
  ACTORS.has(tokens[at]?.lower ?? '') || PRONOUNS.has(tokens[at]?.lower ?? '');

/** "The status is DISABLED": as it stands on the page. "The button is DISABLED" is only said loudly. */
export function isShouted(tokens: readonly Token[], at: number): boolean {
  if (!/^\p{Lu}{4,}$/u.test(tokens[at]?.text ?? '')) return false;
  const said = tokens
    .slice(0, at)
    .findLast(({ type, lower }) => type === 'quoted' || !(AROUND_VERBS.has(lower) || ADVERBS.has(lower)));
  return /(?:^|\s)(?:status|state)$/.test(said?.lower ?? '');
}

/** "… and that "B" is disabled" */
export const isMoreVerified = (span: Span): boolean =>
  goesOn(span) || span.tokens.slice(span.to, span.to + 3).some(({ lower }) => lower === 'that');

/** Nothing more is said of it: how, how long, by whom, when. */
export const endsClause = ({ tokens, to }: Span): boolean => {
  const next = tokens[to];
  return next === undefined || next.type === 'mark' || /^(?:and|then|but|while|which)$/.test(next.lower);
};

/** It is said of now, and nothing more is. */
export const saysNoMore = (span: Span): boolean =>
  endsClause(span) && !isOfOtherTime(span) && !goesOn(span) && !isOfMore(span);

/** "Would be", "had been", "there was": not now. */
const isOfOtherTime = ({ tokens, from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(({ type, lower }) => type === 'word' && /^(?:would|had|was|were|could|might)$/.test(lower));
