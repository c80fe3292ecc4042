/** What stands around clauses and between them. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { isExpectation, type Action, type Target } from '../../../meaning/meaning.js';
import { withLasting, withLimit } from '../circumstances.js';
import type { StateSaid } from '../../lexicon/states.js';
import type { Limit } from '../timing.js';
import { type SaidTarget, type Where } from '../things/place.js';
import type { Token } from '../../tokens.js';
import { LEAD_READERS } from './leadIns.js';
import { SKIPPED_READERS } from './skipped.js';
import { click } from './simple.js';
import { WITH_MORE, WITH_MORE_READERS } from './withMore.js';

export type Tail = (actions: Action[]) => Action[] | undefined;

/** What is only told for whom, or when, is left out of a deed; what is expected would come to mean less without it. */
const toldOfDeed: Tail = (actions) =>
  actions.some((action) => isExpectation(action) || action.kind === 'waitFor') ? undefined : actions;

/** "Save is greyed out until a reason is chosen": now it is. */
const toldOfState: Tail = (actions) =>
  actions.every((action) => !isExpectation(action) || action.kind === 'expectState') ? actions : undefined;

function limitOf({ duration }: { duration: number }, { tokens, from, to }: Span): Limit {
  const words = tokens.slice(from, to).map(({ lower }) => lower);
  return {
    milliseconds: duration,
    isEnd: words[0] === 'after' && words[1] === 'at',
    isAhead: words.includes('next'),
  };
}

/** What is visible again was not so in between. */
const again = (action: Action): Action =>
  action.kind === 'expectVisible' && !action.negated ? { ...action, again: true } : action;

const readTail = compileRules([
  {
    pattern: '(,)? {limit}',
    means:
      ({ limit }: { limit: Limit }): Tail =>
      (actions) =>
        withLimit(actions, limit),
  },
  {
    pattern:
      '(\\( (can|may|might) take (up_to|as_long_as|about)? {duration} \\) | with a timeout of {duration})',
    means:
      ({ duration }: { duration: number }): Tail =>
      (actions) =>
        withLimit(actions, { milliseconds: duration, isEnd: false, isAhead: false }),
  },
  {
    pattern: '(,)? (for|during|throughout) (at_least)? (the_next|another)? {duration} (at_least)?',
    means:
      ({ duration }: { duration: number }): Tail =>
      (actions) =>
        withLasting(actions, duration),
  },
  {
    pattern: '(again|once_more|anew)',
    means: (): Tail => (actions) => actions.map(again),
    cost: 0.05,
  },
  {
    pattern:
      '(too|as_well|anywhere|with_the_keyboard|on_the_keyboard|with_the_mouse|on_my_keyboard|instead|now|still|either|also|then|already|automatically|by_itself|itself|yet|any_more|anymore|any_longer|afterwards|immediately|right_away|at_once|at_the_same_time|one_by_one|for_a_moment|first|there|as_follows|at_least|as_below|at_this_point|at_that_point|at_this_stage|below_each_other|next_to_each_other|one_below_the_other|side_by_side|straight_away|if_needed|if_necessary|when_needed|a_second_time|one_more_time|right_now|together)',
    means: (): Tail => (actions) => actions,
    cost: 0.05,
  },
  {
    pattern:
      '(,)? (naturally|of_course|obviously|please|as_usual|as_well|too|as_always|for_now|thereby|already)',
    means: (): Tail => (actions) => actions,
    cost: 0.05,
  },
  {
    pattern: '(,)? (because|since|so_that|such_that) {reason}',
    means: (): Tail => (actions) => actions,
    cost: 0.5,
  },
  {
    pattern: '(,)? (because|since|so_that|in_order_to|just_like|as_before|as_long_as) {anything}',
    means: (): Tail => (actions) => actions,
    cost: 0.3,
  },
  {
    pattern: '(,)? (without|even_after|in_case) {anything}',
    means: (): Tail => toldOfDeed,
    cost: 0.3,
  },
  { pattern: '(,)? (to|in_order_to|so_as_to) {purpose}', means: (): Tail => toldOfDeed, cost: 0.4 },
  { pattern: '(,)? (until|unless|as_long_as) {anything}', means: (): Tail => toldOfState, cost: 0.35 },
  {
    pattern: '(on|in) (this|the_same|the_current) (page|screen|view)',
    means: (): Tail => (actions) => actions,
    cost: 0.05,
  },
  { pattern: 'only', means: (): Tail => (actions) => actions, cost: 0.15 },
  {
    pattern: '(,)? (without|thanks_to|in_order_to|so_as_to|before|by_way_of) {reason}',
    means: (): Tail => toldOfDeed,
    cost: 0.4,
  },
  {
    pattern: '(so|because|since|i.e|e.g) {bare}',
    means: (): Tail => (actions) => actions,
    cost: 0.75,
  },
  {
    pattern: 'to {bare}',
    // "Go back to the profile" is done there.
    means: (_: object, { tokens, from }: Span): Tail | undefined =>
      /^(?:the|a|an|my|your)$/.test(tokens[from + 1]?.lower ?? '') ? undefined : toldOfDeed,
    cost: 0.75,
  },
  {
    pattern: '(in_order_to|so_as_to|so_that|for|before|until|in_case) {bare}',
    means: (): Tail => toldOfDeed,
    cost: 0.75,
  },
  {
    // "The button "World" (role=button, aria-expanded=false)"
    pattern: '\\( (role = {bare} ,)? {aria} \\)',
    means:
      ({ aria }: { aria: StateSaid }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        return last && 'target' in last
          ? [...actions, { kind: 'expectState', target: last.target, ...aria }]
          : undefined;
      },
  },
  { pattern: '{aside}', means: (): Tail => (actions) => actions },
  ...WITH_MORE,
]);

/** "Reserve Now": there it is part of the name. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]?.text ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '');

export const TAIL_READERS: Readonly<Record<string, Reader>> = {
  ...WITH_MORE_READERS,
  ...LEAD_READERS,
  byItself: compileRules([{ pattern: 'automatically|by_itself|instead|again|now|at_once', means: () => '' }]),
  separator: compileRules([
    {
      pattern:
        '(,|;|.|and|then|but|&|–|-|—|+|:|whereupon|upon_which|plus|while|whereas) (and|then|but|also)? (then|also|finally)? (:)?',
      means: (_: object, { tokens, from }: Span) => tokens[from]?.lower ?? '',
      cost: 0.05,
    },
    { pattern: ', so (that)?', means: () => '', cost: 0.1 },
    { pattern: '(i.e|i.e.|that_is|that_is_to_say) (,|.)?', means: () => '', cost: 0.1 },
    { pattern: ', (i.e|i.e.|that_is|that_is_to_say|which_means|hence) (,|.)?', means: () => '', cost: 0.1 },
    { pattern: ', (expected|expected_result|result) (:)?', means: () => '' },
  ]),
  arrow: compileRules([{ pattern: '(->|=>|→|⇒|➔|–|-|:)', means: () => '', cost: 0.02 }]),
  limit: compileRules(
    [
      `(within|in_less_than|in_under|in_at_most|after_at_most|in_no_more_than|no_later_than|at_the_latest_after|at_the_latest_in) (the_next|at_most|a_maximum_of|about|max)? {duration} (at_the_latest|at_most|afterwards)?`,
      `(in|after) (at_most|a_maximum_of|max) {duration} (afterwards)?`,
      `(in|after) (about)? {duration} (at_the_latest|at_most)`,
    ].map((pattern): Rule => ({ pattern, means: limitOf })),
  ),
  tail: (chart, at) => (isName(chart.tokens, at) ? [] : readTail(chart, at)),
  frontWhere: compileRules([
    {
      pattern: '(in|inside|within|on|from|at|below|into) {thing}',
      means: ({ thing }: { thing: Target }): Where | undefined =>
        thing.role === 'heading' ? undefined : { within: thing },
    },
    {
      pattern: 'for {thing}',
      means: ({ thing }: { thing: Target }): Where => ({ within: thing }),
      cost: 0.2,
    },
    {
      pattern: '{beside} {thing}',
      means: ({ beside, thing }: { beside: never; thing: Target }): Where => ({
        beside: { relation: beside, thing },
      }),
      cost: 0.05,
    },
    {
      pattern: '{position}',
      means: ({ position }: { position: never }): Where => ({ at: position }),
      cost: 0.2,
    },
  ]),
  ...SKIPPED_READERS,
  pressed: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: SaidTarget }) =>
        thing.role === 'button' ||
        thing.role === 'link' ||
        thing.role === 'image' ||
        thing.role === 'menu item'
          ? click(thing)
          : undefined,
    },
  ]),
  goOn: compileRules([
    {
      pattern:
        '({actor})? {actorAux}? (continue|continues|continued|proceed|proceeds|proceeded|advance|advances|advanced|go_on|goes_on|went_on|go_back|goes_back|move_on|moves_on|moved_on|take_over|takes_over|confirm|confirms|confirmed|finish|finishes|finished|apply|agree|save|saves|saved|submit|submits|log_off|log_out|sign_out|leave|close_it|close|cancel|cancels) (it|this|them|the_choice|the_input|the_entry|that|everything|the_dialog|the_form|the_changes)?',
      means: () => '',
    },
  ]),
};
