/** Things that were named before, and what is theirs: "it", "both", "this row", "its label". */
import type { Rule, Span } from '../../chart.js';
import { ACTORS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Target } from '../../../meaning/meaning.js';
import { itemOf, named, ofIt, type Said } from './named.js';

export const REFERENCES: readonly Rule[] = [
  { pattern: '(its|their|its_own) {ordinal}? {fluff}? {name}', means: ofIt, cost: 0.1 },
  { pattern: '(its|their|its_own) {ordinal}? {fluff}? {kind}', means: ofIt, cost: -0.05 },
  {
    pattern: '(where_it_says|the_words|the_word|the_place_that_says|what_says) {name}',
    means: named,
    cost: 0.05,
  },
  { pattern: 'it', means: () => ({ ref: 'it' }), cost: 0.02 },
  {
    pattern: '(its|her|his|their) (own)? name',
    // "The user sees their name": whoever uses the application was never named.
    means: (_: object, { tokens, from }: Span) =>
      tokens.slice(0, from).some(({ lower }, at) => ACTORS.has(lower) && isSubject(tokens, at))
        ? undefined
        : { ref: 'it' },
    cost: 0.1,
  },
  {
    pattern: '{det} {ordinal} {noun} (of|in|on|from) {thing}',
    means: ({ ordinal, thing }: Said & { thing: Target }) => itemOf(thing, ordinal),
    cost: 0.15,
  },
  // "Value of "Upper limit" stays at 85"
  { pattern: '(value|content|contents) of {thing}', means: ({ thing }: { thing: Target }) => thing, cost: 0 },
  { pattern: '(him|her|this_one|that_one)', means: () => ({ ref: 'it' }), cost: 0.1 },
  { pattern: '(this|that)', means: () => ({ ref: 'it' }), cost: 0.5 },
  {
    pattern:
      '(them|they|these|those|both|the_same|same|all_of_them|both_of_them|each_of_them|each_of_these|all_of_these)',
    // "Both "A" and "B"": which they are stands behind it.
    means: (_: object, { tokens, from, to }: Span) =>
      tokens[from]?.lower === 'both' && tokens[to]?.type === 'quoted' ? undefined : { ref: 'them' },
    cost: 0.3,
  },
  // "Each of the three", "all three": as many as were counted or named.
  {
    pattern: '((each|all) of (the|these) | all) {count} (of_them)?',
    means: ({ count }: { count: number }, { tokens, to }: Span) =>
      tokens[to]?.type === 'word' && count > 1 ? { ref: 'them', many: count } : undefined,
    cost: 0.3,
  },
  {
    pattern: '(this|that|the_same) {groupNoun}',
    // "In this order": one behind the other.
    means: (_: object, { tokens, from, to }: Span) =>
      tokens[from - 1]?.lower === 'in' && tokens[to - 1]?.lower === 'order' ? undefined : { ref: 'it' },
    cost: 0.1,
  },
  {
    pattern: '(this|that|the_same|the_aforementioned|said) {kind}',
    means: ({ kind }: { kind: KindSaid }) => ({ ref: 'it', role: kind.kind }),
    cost: -0.05,
  },
];

const isSubject = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:the|an?|any|each)$/.test(tokens[at - 1]?.lower ?? '');
