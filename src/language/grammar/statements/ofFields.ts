/** What is said of fields and of what hangs on them: masked, the default value, disabled until a box is ticked. */
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import type { Span } from '../../chart.js';
import { type ExpectationRule } from '../expectations.js';
import { isOfMore } from '../neighbours.js';
import type { Detail } from '../values/fieldDetails.js';
import { isSaidPlainly, one, type Aux, type Be } from './sayOf.js';

export const OF_FIELDS: readonly ExpectationRule[] = [
  // "The author is Peter Larkin", "author is Peter Larkin, shelf N-598"
  {
    pattern: `(the|its|his|her|their|my)? {fieldSaid:noun} {be} (now|still|again)? {written:text} ((,|,_and|and) {fieldDetails:details})?`,
    means: ({ be, noun, text, details = [] }: Be & Detail & { details?: Detail[] }, span: Span) =>
      be.lasting === true ||
      (be.negated && details.length > 0) ||
      isOfMore(span) ||
      isOfAnother(span) ||
      // A quotation or an amount is all that it shows.
      (details.length === 0 && (span.tokens[span.to - 1]?.type === 'quoted' || !isName(text)))
        ? undefined
        : [{ noun, text }, ...details].map((detail) =>
            written(detail, be.negated, isName(text) ? 'shows' : 'is'),
          ),
    cost: -0.2,
  },
  // "The city in the row of Anna Berg is Oslo"
  {
    pattern:
      '(the)? {fieldSaid:noun} (in|of) (the)? row (of|for) {written:name} {be} (now|still|again)? {written:text}',
    means: ({ be, name, noun, text }: Be & Detail & { name: string }, span: Span) =>
      be.lasting === true || isOfMore(span)
        ? undefined
        : [
            {
              ...{ kind: 'expectContent', relation: 'shows', text, negated: be.negated },
              target: { name: noun, within: { name, role: 'row' } },
            },
          ],
    cost: -0.4,
  },
  // "Anna's row shows Oslo as the city"
  {
    pattern:
      '{thing} {aux} (now|still)? (shows|show|has|lists) {written:text} as (the|its|his|her|their|an|a) {noun}',
    means: ({ aux, thing: target, text }: Aux & { thing: Target; text: string }, span: Span) =>
      aux.negated || aux.lasting === true || target.role === undefined || isOfMore(span)
        ? undefined
        : one({ kind: 'expectContent', target, relation: 'shows', text, negated: false }),
    cost: -0.4,
  },
  // "The button is disabled until the checkbox is ticked": it is ticked, then.
  {
    pattern: '{thing} {be} {state} (until|unless|before) {thing:box} {be:done} {state:ticked}',
    means: untilTicked,
    cost: -0.4,
  },
  // "The characters of the password are shown as dots"
  {
    pattern:
      '(the)? (characters|letters|digits|input|text|contents|typed_characters) (of|in) {thing} {be} {state}',
    means: ({ thing, be, state }: Be & { thing: Target; state: StateSaid }) =>
      be.lasting === true || state.state !== 'protected with a password'
        ? undefined
        : one({
            kind: 'expectState',
            target: thing,
            state: state.state,
            negated: state.negated !== be.negated,
          }),
    cost: -0.4,
  },
  // "The drop-down displays "30 days" as the default value"
  {
    pattern:
      '{thing} {aux} (shows|show|displays|display|has) {quotedName:text} as (the|its|a) (default|initial|preset|current|selected|preselected) (value|option|selection|entry|choice)',
    means: ({ aux, thing: target, text }: Aux & { thing: Target; text: string }) =>
      aux.negated || aux.lasting === true
        ? undefined
        : one({ kind: 'expectContent', target, relation: 'shows', text, negated: false }),
    cost: -0.5,
  },
  // "The "Comments" section displays the placeholder "Share…""
  {
    pattern:
      '{thing} {aux} (shows|show|displays|display|has) (the|a) (placeholder|placeholder_text) (of)? {quotedName:text}',
    means: ({ aux, thing: target, text }: Aux & { thing: Target; text: string }) =>
      aux.lasting === true
        ? undefined
        : one({
            kind: 'expectAttribute',
            target,
            attribute: 'placeholder',
            relation: 'is',
            text,
            negated: aux.negated,
          }),
    cost: -0.5,
  },
  // "First name and last name are empty"
  {
    pattern: '{fieldSaid:one} and {fieldSaid:other} {be} (both|now|still)? (empty|blank|cleared)',
    means: ({ be, one, other }: Be & { one: string; other: string }, { tokens, from }: Span) =>
      isSaidPlainly({ be }) && tokens[from - 1]?.text !== ','
        ? [one, other].map((name): Action => ({
            ...{ kind: 'expectEmpty', target: { name, role: 'field' }, negated: false },
          }))
        : undefined,
    cost: -0.6,
  },
  // "The input is empty with the placeholder "New task?""
  {
    pattern:
      '{thing:target} {be} (now|still|again)? (empty|blank|cleared) (,)? (with|and_shows|showing|and_has) (only)? (the|its|a)? (placeholder|placeholder_text) {quotedName:text}',
    means: ({ be, target, text }: Be & { target: Target; text: string }) =>
      isSaidPlainly({ be })
        ? [
            { kind: 'expectEmpty', target, negated: false },
            {
              ...{ kind: 'expectAttribute', target, attribute: 'placeholder', relation: 'is', text },
              negated: false,
            },
          ]
        : undefined,
    cost: -0.6,
  },
  // "The password field shows "abc" in plain text"
  {
    pattern: '{thing} {aux} (shows|show|displays|display) {quotedName:text} in plain text',
    means: ({ thing, aux, text }: Aux & { thing: Target; text: string }) =>
      aux.negated || aux.lasting === true
        ? undefined
        : [
            { kind: 'expectContent', target: thing, relation: 'shows', text, negated: false },
            { kind: 'expectState', target: thing, state: 'protected with a password', negated: true },
          ],
    cost: -0.4,
  },
  // "The content of the tab "Settings" is displayed": of the others it isn't.
  {
    pattern:
      '(the)? (content|contents|panel) of (the)? (tab {quotedName:name} | ({quotedName:name} | {properSpan:name}) tab) {be} (now)? (displayed|shown|visible)',
    means: ({ be, name }: Be & { name: string }) =>
      be.negated || be.lasting === true
        ? undefined
        : one({ kind: 'expectState', target: { name, role: 'tab' }, state: 'selected', negated: false }),
    cost: -0.6,
  },
  {
    pattern:
      '(the)? (default|initial|preset|preselected|current) (value|option|selection|entry) (of|in|for) {thing} {be} {quotedName}',
    means: 'expectContent target:thing relation:=shows text:quotedName',
    cost: -0.6,
  },
];

/** "The author is Bold and Red". */
const isOfAnother = ({ tokens, to }: Span): boolean =>
  /^(?:and|or|,)$/.test(tokens[to]?.lower ?? '') &&
  /^\p{Lu}/u.test(tokens[to + 1]?.text ?? '') &&
  [undefined, '.', ',', 'and'].includes(tokens[to + 2]?.lower);

/** Or a day: next to it may stand how far off it is. */
const isName = (text: string): boolean =>
  /^\p{L}|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2} \p{L}{3,} \d{4}$/u.test(text);

const written = ({ noun, text }: Detail, negated: boolean, relation: 'shows' | 'is'): Expectation => ({
  ...{ kind: 'expectContent', target: { name: noun }, relation, text, negated },
});

interface Until {
  thing: Target;
  be: Be['be'];
  state: StateSaid;
  box: Target;
  done: Be['be'];
  ticked: StateSaid;
}

/** It isn't so, then the box is ticked, and it is. */
function untilTicked({ thing, be, state, box, done, ticked }: Until): Action[] | undefined {
  const isTicked = ticked.state === 'checked' && !ticked.negated && !done.negated;
  if (!isTicked || [be, done].some(({ lasting }) => lasting === true)) return undefined;
  if (!/^(?:disabled|enabled)$/.test(state.state)) return undefined;
  const is = (negated: boolean): Expectation => ({
    kind: 'expectState',
    target: thing,
    state: state.state,
    negated,
  });
  const first = state.negated !== be.negated;
  return [is(first), { kind: 'check', target: box }, is(!first)];
}
