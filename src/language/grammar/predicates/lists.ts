/** What a thing lists, how many, and in which order. */
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Comparison, Expectation, SortOrder, Target } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import type { Manner } from '../auxiliaries.js';
import { type ExpectationRule } from '../expectations.js';
import { place } from '../things/place.js';
import { lasting, said, SUBJECT, type Aux, type Be, type SaidPredicate } from './said.js';

type Counted = { comparison: Comparison; count: number; most?: number };

export const LISTS: readonly ExpectationRule[] = [
  {
    pattern:
      '{aux} (has|have|having|offers|offer|contains|contain|shows|show|includes|gets|got|carries|carry|bears|comes_with|displays|holds) (now)? (a|an|the|its) {thing}',
    means: ({ aux, thing }: Aux & { thing: Target }) => {
      const target = place(thing, { within: SUBJECT });
      if (target === undefined || (thing.role ?? thing.name) === undefined) return undefined;
      return said({ kind: 'expectVisible', target, negated: aux.negated, ...lasting(aux) });
    },
    cost: 0.1,
  },
  {
    pattern:
      '{aux} (has|have|having|offers|offer|contains|contain|lists|list|shows|show|includes|include|gives|consists_of|displays|provides) (the|these)? {listOf} {names} {inOrder}?',
    means: ({
      aux,
      names,
      listOf,
      inOrder,
    }: Aux & { names: string[]; listOf: { exactly: boolean }; inOrder?: string }) =>
      items(names, aux, listOf.exactly, inOrder !== undefined),
  },
  {
    pattern:
      '{aux} (has|have|having|offers|offer|contains|contain|shows|show|includes|include|displays|provides) (the|these|at_least|two|three|four)? (following)? {kind} (:|,)? {names} {inOrder}?',
    means: ofKind,
    cost: -0.1,
  },
  // "Lists the accounts "Giro" and "Savings"".
  {
    pattern:
      '{aux} (has|have|having|offers|offer|contains|contain|lists|list|shows|show|includes|include|displays) (the|these) {nounOfMany} (:)? {quotedNames:names} {inOrder}?',
    means: ({ aux, names, inOrder }: Aux & { names: string[]; inOrder?: string }) =>
      items(names, aux, false, inOrder !== undefined),
    cost: -0.1,
  },
  {
    pattern: '{aux} (has|have|having|offers|contains|lists|shows) (the|these)? {listOf} {name}',
    means: ({ aux, name, listOf }: Aux & { name: string; listOf: { exactly: boolean } }) =>
      items([name], aux, listOf.exactly),
  },
  // Rather two things than one of both names.
  {
    pattern:
      '{aux} (offers|offer|contains|contain|lists|list|includes|include) (at_least|the_following|both)? (:)? (the|these)? {names}',
    means: ({ aux, names }: Aux & { names: string[] }) =>
      names.some((name) => /^\d+ \p{Ll}/u.test(name)) ? undefined : items(names, aux, false),
    cost: -0.1,
  },
  {
    pattern:
      '{aux} (has|have|having|offers|offer|contains|contain|lists|list|shows|show|includes|include|holds|has_to_offer) (at_least|the_following|both)? (:)? (the|these)? {names} ( \\( exactly these \\) )? {inOrder}?',
    means: ({ aux, names, inOrder }: Aux & { names: string[]; inOrder?: string }, { tokens, to }: Span) =>
      items(names, aux, tokens[to - 1]?.text === ')', inOrder !== undefined),
    cost: 0.15,
  },
  {
    pattern:
      '{aux} (consists_of|consist_of|is_made_up_of | (has|have|offers|contains|lists|shows) (exactly|only|just)) (the|these)? {names} {inOrder}?',
    means: ({ aux, names, inOrder }: Aux & { names: string[]; inOrder?: string }) =>
      items(names, aux, true, inOrder !== undefined),
  },
  {
    pattern: '{aux} (consists_of|consist_of) {name}',
    means: ({ aux, name }: Aux & { name: string }) => items([name], aux, true),
  },
  {
    pattern: '{aux} (offers|offer) {name}',
    means: ({ aux, name }: Aux & { name: string }) => items([name], aux, false),
    cost: 0.15,
  },
  {
    pattern:
      '{aux} (only)? (has|have|having|lists|list|contains|contain|shows|show|holds|consists_of|displays|offers|comes_with|gets|got|comprises|includes|counts|count|numbers) {amount} {vague}? {counted} (left|more|in_it|in_total|listed|inside)?',
    means: ({ aux, amount, counted }: Aux & { amount: Counted; counted: Target }) =>
      aux.negated ? undefined : said({ kind: 'expectCount', things: inSubject(counted), ...amount }),
    cost: -0.1,
  },
  {
    pattern:
      '{aux} (has|have|having|contains|contain|shows|show|lists|holds) (no|zero) {fluff}? {counted} (left|more)?',
    means: ({ aux, counted }: Aux & { counted: Target }) =>
      aux.negated
        ? undefined
        : said({
            ...{ kind: 'expectCount', things: inSubject(counted) },
            ...{ comparison: 'exactly', count: 0 },
          }),
    cost: -0.1,
  },
  {
    pattern:
      '{be} (now)? sorted|ordered|listed (alphabetically)? (by|on) (the|their)? (column)? {name} (column)? (,|-|–)? {order}?',
    means: ({ be, name, order = 'ascending' }: Be & { name: string; order?: SortOrder }, span: Span) =>
      said({
        ...{ kind: 'expectSorted', target: SUBJECT, by: name },
        ...{ order: isByAge(name, span) ? 'descending' : order, negated: be.negated },
      }),
  },
  {
    pattern:
      '{aux} (has|have|having|shows|contains|lists|includes) (now)? (a|one|the)? (row|line|entry) (with|for|of) {name} (and|,|with|at|:) {text}',
    means: ({ aux, name, text }: Aux & { name: string; text: string }) =>
      said({
        ...{ kind: 'expectContent', target: { name, role: 'row', within: SUBJECT } },
        ...{ relation: 'shows', text, negated: aux.negated },
      }),
    cost: -0.1,
  },
  {
    pattern: '{be} sorted|ordered {order}?',
    means: ({ be, order = 'ascending' }: Be & { order?: SortOrder }) =>
      said({ kind: 'expectSorted', target: SUBJECT, order, negated: be.negated }),
  },
  { pattern: '{be} in {order}', means: 'expectSorted order:order', cost: 0.2 },
  {
    pattern:
      '{aux} (comes|come|stands|stand|is|are|is_found|appears|is_listed|are_listed|is_shown|are_shown|is_displayed|are_displayed|sits) (somewhere)? (before|above|ahead_of|in_front_of) {thing}',
    means: 'expectOrder other:thing relation:=before',
    cost: 0.12,
  },
  // "Comes after "B" and before "C""
  {
    pattern:
      '{aux} (comes|come|stands|stand|is|are|appears|is_listed|is_shown|is_displayed|sits) (after|behind) {thing} and (before|above|ahead_of) {thing:next}',
    means: ({ aux, thing, next }: Aux & { thing: Target; next: Target }) =>
      aux.negated
        ? undefined
        : said(
            { kind: 'expectOrder', target: SUBJECT, other: thing, relation: 'after' },
            { kind: 'expectOrder', target: SUBJECT, other: next, relation: 'before' },
          ),
  },
  ['{aux} (precedes|precede|outranks) {thing}', 'expectOrder other:thing relation:=before'],
  {
    pattern:
      '{aux} (comes|come|stands|stand|is|are|is_found|appears|is_listed|are_listed|is_shown|are_shown|is_displayed|are_displayed|sits) (somewhere)? (after|behind) {thing}',
    means: 'expectOrder other:thing relation:=after',
    cost: 0.1,
  },
  // "Comes directly before "B"", "is immediately followed by "B""
  ...(['before', 'after'] as const).map((relation) => ({
    pattern: `({aux} (comes|come|stands|is|appears|is_listed|is_shown|is_displayed|sits) (right|directly|immediately|just) (${relation === 'before' ? 'before|above|ahead_of' : 'after|below|behind|under'}) | {aux} ${relation === 'before' ? '(directly|immediately) precedes | {aux} is (directly|immediately) followed by' : '(directly|immediately) follows | {aux} is (directly|immediately) preceded by'}) {thing}`,
    means: ({ aux, thing }: Aux & { thing: Target }) =>
      aux.negated
        ? undefined
        : said({ kind: 'expectOrder', target: SUBJECT, other: thing, relation, isNext: true }),
    cost: 0.1,
  })),
];

/** "Sorted by age, oldest first": the highest age. */
const isByAge = (name: string, { tokens, from, to }: Span): boolean =>
  /\bage\b/i.test(name) && tokens.slice(from, to).some(({ lower }) => lower === 'oldest');

const inSubject = (counted: Target): Target => place(counted, { within: SUBJECT }) ?? counted;

/** "Has the columns A and B". */
function ofKind({
  aux,
  names,
  kind,
  inOrder,
}: Aux & { names: string[]; kind: KindSaid; inOrder?: string }): SaidPredicate | undefined {
  if (!kind.isPlural || LISTED.has(kind.kind) || inOrder !== undefined) return undefined;
  return said(
    ...names.map((name): Expectation => ({
      kind: 'expectVisible',
      target: { name, role: kind.kind, within: SUBJECT },
      negated: aux.negated,
    })),
  );
}

const LISTED: ReadonlySet<string> = new Set([
  'item',
  'option',
  'row',
  'cell',
  'label',
  'thing',
  'section',
  'message',
]);

const items = (names: string[], manner: Manner, exactly: boolean, inOrder = false): SaidPredicate =>
  said({
    kind: 'expectItems',
    target: SUBJECT,
    items: names,
    negated: manner.negated,
    exactly,
    inOrder,
  });
