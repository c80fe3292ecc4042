/** What is left alone by what is done, or is as before, and what is known of a value: "without saving", "with all fields empty", "which is already taken". */
import type { Rule, Span } from '../../../chart.js';
import { goesOn } from '../../neighbours.js';
import { isExpectation, type Action } from '../../../../meaning/meaning.js';
import type { Tail } from '../tails.js';

/** What only says for whom, or when, is left out of an action; what is expected would come to mean less without it. */
export const statedOfAction: Tail = (actions) =>
  actions.some((action) => isExpectation(action) || action.kind === 'waitFor') ? undefined : actions;

export const ofClick: Tail = (actions) =>
  actions.every(({ kind }) => BY_CLICK.has(kind)) ? actions : undefined;
const BY_CLICK: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['click', 'expand', 'collapse', 'check', 'uncheck', 'openWidgetTab'] as const),
]);

export const ofFields: Tail = (actions) =>
  // "Two rows in there" are only named.
  actions.every(({ kind }) => IN_FIELDS.has(kind)) ? actions : undefined;
const IN_FIELDS: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['fill', 'type', 'check', 'uncheck', 'select', 'clear'] as const),
]);

const LEAVING: ReadonlySet<string> = new Set([
  'closeWidget',
  'closeTab',
  'collapse',
  'open',
  'goTo',
  'goBack',
]);

export const UNTOUCHED: readonly Rule[] = [
  // "There are seven rows as before"
  {
    pattern: '(,)? (as|like) before',
    means: (_: object, span: Span): Tail | undefined => (goesOn(span) ? undefined : (actions) => actions),
    cost: 0.05,
  },
  // "Click "Publish" with no title", "with all fields empty"
  {
    pattern:
      '(,)? with (no (title|name|text|input|value|entry|data|selection) | (all|both|the)? (the|of_the)? fields (left|still)? (empty|blank) | (an|the|all|both)? (empty|blank) (fields|form|inputs))',
    // "Click the row with no title" tells which.
    means: (_: object, span: Span): Tail | undefined => {
      const before = span.tokens[span.from - 1];
      const isNamed = before?.type === 'quoted' || /^\p{Lu}/u.test(before?.text ?? '');
      return goesOn(span) || !isNamed ? undefined : ofClick;
    },
    cost: -0.4,
  },
  // "Close the dialog without saving"
  {
    pattern: '(,)? without {doing}',
    means: (): Tail => (actions) => (LEAVING.has(actions.at(-1)?.kind ?? '') ? actions : undefined),
    cost: 0.1,
  },
  // "Submit the form without filling in any fields"
  {
    pattern:
      '(,)? without (filling_in|filling_out|filling|entering|typing|changing|selecting|choosing|writing|providing) (in|out)? (any|anything|something|a|the|all)? ({kind} | data | details | value | values | information | text)?',
    means: (): Tail => statedOfAction,
    cost: -0.1,
  },
  // "Open /loans directly, without logging in": nobody has so far.
  {
    pattern:
      '((directly)? (,)? without | (,)? (and|but|while)? ({actor})? (am|is|are)? not (yet|currently)? | (and|while) nobody is) {loggingIn}',
    means: (): Tail => (actions) =>
      actions.every(({ kind }) => kind === 'open' || kind === 'goTo') ? actions : undefined,
    cost: -0.1,
  },
  // "Change the name to "Tea", which is already taken"
  {
    pattern:
      ', (which|that) (is|are|was|has_been) (already)? (taken|used|in_use|assigned|occupied|registered|known|too_long|too_short)',
    means: (): Tail => ofFields,
    cost: -0.6,
  },
];
