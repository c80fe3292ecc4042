/** What stands behind a clause and is passed over: for whom, by what means, why. */
import { compileRules, type Reader, type Rule, type Span } from '../../../chart.js';
import { isExpectation, type Action } from '../../../../meaning/meaning.js';
import { FINITE } from '../../../lexicon/words.js';
import type { Tail } from '../tails.js';
import { IN_TIME } from './skipped.js';
import { ofClick, ofFields, statedOfAction, UNTOUCHED } from './untouched.js';

const isNamelessDialog = (action: Action): boolean =>
  action.kind === 'expectVisible' &&
  !action.negated &&
  action.target.role === 'dialog' &&
  !action.target.name;

/** It can be looked at in the same moment. */
const isCondition = (action: Action): boolean =>
  action.kind === 'expectEmpty' ||
  (action.kind === 'expectState' && !/^(?:loaded|completed)$/.test(action.state));

/** It is done then, or was so, or is said of what was named before. */
const NO_CONDITION =
  /^(?:cleared|emptied|reset|filled|changed|it|its|they|was|were|any|some|something|nothing)$/;

const BE = /^(?:is|are|was|were|be|been|gets?|got|becomes?)$/;

/** What comes of it is said, too. */
const isOutcome = ({ lower }: { lower: string }): boolean =>
  FINITE.has(lower) || BE.test(lower) || /^(?:should|must|can|could|changes|reloads|opens|says)$/.test(lower);

/** Behind "and" is more than a reason, and whether somebody is signed in makes another step of it. */
const NOT_PASSED = /^(?:and|logg(?:ing|ed)|sign(?:ing|ed)|authenticat(?:ing|ed))$/;

export const PASSED_OVER: readonly Rule[] = [
  ...UNTOUCHED,
  {
    pattern:
      '(too|this_time|as_well|in_addition|additionally|anywhere|anywhere_on_the_page|anywhere_on_this_page|anywhere_in_the_app|at_all|with_the_keyboard|on_the_keyboard|with_the_mouse|via_keyboard|via_the_keyboard|by_keyboard|by_the_keyboard|using_the_keyboard|from_the_keyboard|by_hand|by_mouse|without_a_mouse|without_the_mouse|on_my_keyboard|instead|now|still|either|also|then|already|automatically|by_itself|itself|by_mistake|by_accident|accidentally|deliberately|on_purpose|in_front_of_the_page|in_front_of_everything|on_top_of_the_page|over_the_page|yet|any_more|anymore|any_longer|afterwards|immediately|right_away|at_once|for_a_moment|there|as_follows|as_below|at_this_point|at_that_point|at_this_stage|straight_away|if_needed|if_necessary|when_needed|a_second_time|one_more_time|one_last_time|for_the_last_time|right_now|together|one_by_one|at_the_same_time|below_each_other|next_to_each_other|one_below_the_other|side_by_side)',
    means: (): Tail => (actions) => actions,
    cost: 0.05,
  },
  ...IN_TIME,
  {
    // The page's own keys are clicked; who presses those of the keyboard tries something else.
    pattern: '(on_the_on-screen_keyboard|on_the_virtual_keyboard|on_the_screen_keyboard)',
    means: (): Tail => (actions) => (actions.every(({ kind }) => kind === 'click') ? actions : undefined),
    cost: 0.05,
  },
  {
    pattern:
      '(,)? (naturally|of_course|obviously|please|as_usual|as_well|too|as_always|for_now|thereby|already)',
    means: (): Tail => (actions) => actions,
    cost: 0.05,
  },
  {
    pattern:
      '(,)? (just_to_be_sure|just_to_be_safe|to_be_sure|to_be_on_the_safe_side|for_good_measure|just_in_case|in_the_same_way|the_same_way)',
    means: (): Tail => statedOfAction,
    cost: 0.05,
  },
  {
    pattern: '(by_default|initially|as_default)',
    means: (): Tail => (actions) => (actions.every(isExpectation) ? actions : undefined),
    cost: 0.05,
  },
  // "The field is focused when the page loads": that it has loaded is waited for anyway.
  {
    pattern:
      '(,)? ((when|after|as_soon_as|once) (the|this)? page (loads|opens|is_loaded|has_loaded|is_opened|is_open) | (on|at|upon) (page_load|load|page_open))',
    means: (): Tail => (actions) => (actions.every(isExpectation) ? actions : undefined),
    cost: 0.05,
  },
  // "The button is disabled when the password is empty": both are to be seen.
  {
    pattern: '(when|if|as_long_as) {statement}',
    means:
      ({ statement }: { statement: Action[] }, { tokens, from, to }: Span): Tail =>
      (actions) =>
        actions.length + statement.length === 2 &&
        [...actions, ...statement].every(isCondition) &&
        !/^(?:and|but|,|otherwise)$/.test(tokens[to]?.lower ?? '') &&
        !tokens.slice(from, to).some(({ lower }) => NO_CONDITION.test(lower))
          ? [...statement, ...actions]
          : undefined,
    cost: -0.2,
  },
  // "Both fields are empty after the error": it has come.
  {
    pattern: '(,)? (after|following) (the|this|that) (error|error_message|failed_attempt|failed_login)',
    means: (): Tail => (actions) => (actions.every(isExpectation) ? actions : undefined),
    cost: 0.05,
  },
  // "Say "Cancel" first"
  {
    pattern: 'first',
    means: (_: object, { tokens, from, to }: Span): Tail | undefined =>
      tokens[from - 1]?.type === 'quoted' && /^(?:|[.,;])$/.test(tokens[to]?.text ?? '')
        ? ofClick
        : undefined,
    cost: 0.05,
  },
  {
    pattern: '(,)? (because|since|so_that|such_that) {reason}',
    means: (): Tail => (actions) => actions,
    cost: 0.3,
  },
  {
    pattern: '(,)? (because|since|so_that|in_order_to|just_like|as_before|as_long_as) {anything}',
    means: (): Tail => (actions) => actions,
    cost: 0.3,
  },
  {
    pattern: '(,)? (without|even_after|in_case) {anything}',
    means: (_: object, { tokens, from, to }: Span): Tail | undefined =>
      tokens.slice(from, to).some(isOutcome) ? undefined : statedOfAction,
    cost: 0.3,
  },
  { pattern: '(,)? (to|in_order_to|so_as_to) {purpose}', means: (): Tail => statedOfAction, cost: 0.4 },
  {
    pattern:
      '(by|via) (typing|entering|pasting|calling|using) (it | (the|its|this) (address|url|link)) (directly | by_hand)? (in (the|my) (address bar | browser | browser bar))?',
    means: (): Tail => (actions) => (actions.at(-1)?.kind === 'open' ? actions : undefined),
  },
  {
    pattern: '(,)? with {screenReader} (running|on|switched_on|turned_on|active|started|enabled)',
    means: (): Tail => statedOfAction,
  },
  // "Open the card "A" by clicking on it"
  { pattern: 'by (clicking|pressing|tapping|selecting) (on)? it', means: (): Tail => ofClick, cost: -0.3 },
  // "Click No on the question if it was helpful"
  {
    pattern: '(on|to|at) (the|this|that) question (if|whether) {reason}',
    means: (): Tail => ofClick,
    cost: -0.3,
  },
  // "Sign out through the menu"
  {
    pattern: '(through|via|from|in|using|with) (the|my|our)? {signOutPlace}',
    means: (): Tail => (actions) => (actions.at(-1)?.kind === 'signOut' ? actions : undefined),
    cost: -0.4,
  },
  // "Untick "Keys panel" in there": where one is
  {
    pattern: '(in|on|over|up|down) there',
    means: (): Tail => ofFields,
    cost: 0.05,
  },
  // "Announced as required by VoiceOver"
  {
    pattern: '(by|to|in|with|for) {screenReader}',
    means: (): Tail => (actions) => actions,
    cost: 0.1,
  },
  // "Switch both off by their toggle buttons"
  {
    pattern: '(by|with|via|using|through|by_means_of) (its|their|his|her) {fluff}? {kind}',
    means: (): Tail => statedOfAction,
    cost: 0.05,
  },
  // "A dialog opens asking whether …"
  {
    pattern: '(,)? (asking|which_asks|that_asks|asking_me|asking_us|to_ask|wanting_to_know) {reason}',
    // "A dialog opens asking "Delete it?"": so it says.
    means:
      (_: object, { tokens, from }: Span): Tail =>
      (actions) =>
        actions.every(isNamelessDialog) && tokens.slice(from).every(({ type }) => type !== 'quoted')
          ? actions
          : undefined,
    cost: -0.1,
  },
  // "Another tab opens with the menu on it"
  {
    pattern: 'with {anything} (on|in) it',
    means: (): Tail => (actions) => (actions.at(-1)?.kind === 'expectNewTab' ? actions : undefined),
  },
  // What is expected only so is not what is expected.
  { pattern: 'only', means: (): Tail => statedOfAction, cost: 0.15 },
  {
    pattern: '(,)? (without|thanks_to|in_order_to|so_as_to|before|by_way_of) {reason}',
    // "Press Enter without ticking anything and get "Nothing is ticked"": that is expected.
    means: (_: object, { tokens, from, to }: Span): Tail | undefined =>
      tokens
        .slice(from, to)
        .some(
          ({ type, lower }, _, [first]) =>
            type === 'quoted' ||
            NOT_PASSED.test(lower) ||
            (first?.lower === 'without' && isOutcome({ lower })),
        )
        ? undefined
        : statedOfAction,
    cost: 0.4,
  },
  {
    pattern: 'to {bare}',
    // "Go back to the profile" is done there.
    means: (_: object, { tokens, from }: Span): Tail | undefined =>
      /^(?:the|a|an|my|your)$/.test(tokens[from + 1]?.lower ?? '') ? undefined : statedOfAction,
    cost: 0.75,
  },
  {
    pattern: '(in_order_to|so_as_to|so_that|for|before|until|in_case) {bare}',
    means: (): Tail => statedOfAction,
    cost: 0.75,
  },
];

export const PASSED_OVER_READERS: Readonly<Record<string, Reader>> = {
  signOutPlace: compileRules([
    {
      pattern:
        '(user|account|profile|avatar|main|top)? (menu|dropdown|drop-down|header|sidebar) ((behind|under|on|of) (the|my|your) (user_name|username|name|avatar|picture|initials|profile_picture))?',
      means: () => '',
    },
  ]),
  screenReader: compileRules([
    {
      pattern:
        '(the|a|an|any)? (voiceover|nvda|jaws|talkback|narrator|screen_reader|screen_readers|assistive_technology|assistive_technologies)',
      means: () => '',
    },
  ]),
};
