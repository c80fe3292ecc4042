/** What stands around clauses and between them. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { withLasting, withLimit, withWhere } from '../circumstances.js';
import type { Limit } from '../timing.js';
import type { SaidTarget, Where } from '../things/place.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { DETERMINERS, PRONOUNS } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import { LEAD_READERS } from './leadIns.js';
import { ADDING } from './tails/adding.js';
import { DETAIL_READERS, DETAILS } from './tails/details.js';
import { OUTCOMES } from './tails/outcomes.js';
import { PASSED_OVER, PASSED_OVER_READERS } from './tails/passedOver.js';
import { SKIPPED_READERS } from './tails/skipped.js';
import { click } from './simple.js';
import { OPENS_WITH, OPENS_WITH_READERS } from './tails/opensWith.js';
import { WITH_MORE, WITH_MORE_READERS } from './tails/withMore.js';

export type Tail = (actions: Action[]) => Action[] | undefined;

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

const isSeen = ({ kind }: Action): boolean => kind === 'expectVisible';

const SEEN = /^(?:shown|visible|listed|displayed|there|appears?|shows)$/;

const readTail = compileRules([
  {
    pattern: '(,)? {limit}',
    means:
      ({ limit }: { limit: Limit }): Tail =>
      (actions) =>
        withLimit(actions, limit),
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
  // "Is shown again in the list".
  {
    pattern: '(again|once_more) {where}',
    means: ({ where }: { where: Where }, { tokens, from }: Span): Tail | undefined =>
      SEEN.test(tokens[from - 1]?.lower ?? '')
        ? (actions) => (actions.every(isSeen) ? withWhere(actions.map(again), where) : undefined)
        : undefined,
    cost: 0.05,
  },
  { pattern: '{aside}', means: (): Tail => (actions) => actions },
  ...OUTCOMES,
  ...PASSED_OVER,
  ...ADDING,
  ...DETAILS,
  ...OPENS_WITH,
  ...WITH_MORE,
]);

/** "Reserve Now": there it is part of the name. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  /^\p{Lu}/u.test(tokens[at]?.text ?? '') && /^\p{Lu}/u.test(tokens[at - 1]?.text ?? '');

const saysThat = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === 'that' &&
      /^(?:verify|check|ensure|sure|confirm|assert|see|expect)$/.test(tokens[at - 1]?.lower ?? ''),
  );

const beginsSentence = ({ type, text, lower }: Token): boolean =>
  type === 'word' &&
  /^\p{Lu}/u.test(text) &&
  (DETERMINERS.has(lower) || PRONOUNS.has(lower) || /^(?:it|then|now|there)$/.test(lower) || isVerb(lower));

const GONE_BACK_TO: ReadonlySet<string> = new Set([
  'list',
  'table',
  'tree',
  'form',
  'menu',
  'feed',
  'section',
]);

export const TAIL_READERS: Readonly<Record<string, Reader>> = {
  ...OPENS_WITH_READERS,
  ...WITH_MORE_READERS,
  ...DETAIL_READERS,
  ...LEAD_READERS,
  ...PASSED_OVER_READERS,
  byItself: compileRules([{ pattern: 'automatically|by_itself|instead|again|now|at_once', means: () => '' }]),
  /** "It says "Saved." The dialog closes": the full stop stands in the quotation. */
  quotedEnd: ({ tokens }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at]];
    const isEnd = before?.type === 'quoted' && /\s.*[.!?]$/.test(before.text);
    return isEnd && next !== undefined && beginsSentence(next) ? [{ end: at, cost: 0.05, value: '.' }] : [];
  },
  separator: compileRules([
    { pattern: '{quotedEnd}' },
    // "Verify that "A" is shown, that "B" is empty and that …"
    {
      pattern: ', (and)? that',
      means: (_: object, { tokens, from }: Span) => (saysThat(tokens.slice(0, from)) ? 'that' : undefined),
      cost: 0.02,
    },
    // "Go to Orders, where there is one from Ada"
    { pattern: ', (where|after_which|at_which_point)', means: () => ',', cost: 0.05 },
    // "The total is 5 although the cart is empty"
    {
      pattern: '(,)? (although|though|even_though|and_at_the_same_time|while_at_the_same_time)',
      means: () => 'although',
      cost: 0.05,
    },
    {
      pattern:
        '(,|;|.|and|then|but|&|–|-|—|+|:|whereupon|upon_which|plus|while|whereas) (and|then|but|also|whereupon|upon_which|plus|while|whereas)? (then|also|finally|afterwards)? (:)?',
      // "Shift+Return" is one key.
      means: (_: object, { tokens, from }: Span) =>
        tokens[from]?.text === '+' && tokens[from].from === tokens[from - 1]?.to
          ? undefined
          : (tokens[from]?.lower ?? ''),
      cost: 0.05,
    },
  ]),
  arrow: compileRules([
    {
      pattern: '(->|=>|→|⇒|➔|–|-|:)',
      means: (_: unknown, { tokens, from }: Span) => tokens[from]?.text ?? '',
      cost: 0.02,
    },
  ]),
  limit: compileRules(
    [
      `(within|in_less_than|in_under|in_at_most|after_at_most|in_no_more_than|no_later_than|at_the_latest_after|at_the_latest_in) (the_next|at_most|a_maximum_of|about|max)? {duration} (at_the_latest|at_most|afterwards)?`,
      `(in|after) (at_most|a_maximum_of|max) {duration} (afterwards)?`,
      `(in|after) (about)? {duration} (at_the_latest|at_most)`,
      // "Wait until "A" is shown (this may take up to 30 seconds)"
      `\\( (this|it|which)? (can|may|might|could) take (up_to|a_maximum_of|about|as_long_as)? {duration} \\)`,
    ].map((pattern): Rule => ({ pattern, means: limitOf })),
  ),
  tail: (chart, at) => (isName(chart.tokens, at) ? [] : readTail(chart, at)),
  frontWhere: compileRules([
    {
      pattern: '(in|inside|within|on|from|at|into) {thing}',
      means: ({ thing }: { thing: Target }): Where | undefined =>
        thing.role === 'heading' ? undefined : { within: thing },
    },
    // "Back in the list, "A" is gone"
    {
      pattern: 'back (in|on|at) {thing}',
      means: ({ thing }: { thing: Target }): Where | undefined =>
        GONE_BACK_TO.has(thing.role ?? '') ? { within: thing } : undefined,
      cost: -0.5,
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
        '({actor})? {actorAux}? (continue|continues|continued|proceed|proceeds|proceeded|advance|advances|advanced|go_on|goes_on|went_on|go_back|goes_back|move_on|moves_on|moved_on|take_over|takes_over|confirm|confirms|confirmed|answer|answers|answered|finish|finishes|finished|apply|agree|save|saves|saved|submit|submits|log_off|log_out|sign_out|leave|close_it|close|cancel|cancels) (it|this|them|the_choice|the_input|the_entry|that|everything|the_dialog|the_form|the_changes)?',
      means: () => '',
    },
    {
      pattern:
        '({actor})? (undo|redo|undoes|select_all|select_everything|copy_it|paste_it|cut_it|copy_all) (it|this|that|the_change|the_last_change|the_deletion)?',
      means: () => '',
    },
    {
      pattern:
        '({actor})? (confirm|confirms|confirmed|acknowledge|acknowledges|answer|answers) (the|this|that) (confirmation|warning|security)? (deletion|removal|action|question|prompt|cancellation|warning|message|request|payment|order|booking|upload|change|closing|reset|overwriting|logout)',
      means: () => '',
    },
  ]),
};
