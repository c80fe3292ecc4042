/** What a thing tells assistive technology: its states as they stand in the markup, its names and descriptions; and where the focus is. */
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { StateSaid } from '../../lexicon/states.js';
import type { Kind } from '../../../meaning/kinds.js';
import type { Attribute, Gravity, State, StatedText, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { type ExpectationRule } from '../expectations.js';
import { type SaidPredicate } from '../predicates/said.js';
import type { SaidTarget } from '../things/place.js';
import { one, sayOf, type Aux, type Be } from './sayOf.js';

const IT: SaidTarget = { ref: 'it' };

const ofIt = ({ state, not }: { state: StateSaid; not?: unknown }) =>
  one({ kind: 'expectState', target: IT, ...state, negated: state.negated !== (not !== undefined) });

/** Of "aria-expanded" it makes a difference whether it says no or isn't there. */
const GONE_IS_NO: ReadonlySet<State> = new Set<State>([
  ...(['invalid', 'busy', 'disabled', 'current', 'required', 'read-only'] as const),
]);

interface Attributed {
  attribute: Attribute;
  quotedName: string;
}

/** What is called a name or an error is as often seen as it is in the markup. */
const attributed = (target: Target, { attribute, quotedName: text }: Attributed, { negated }: Manner) =>
  attribute === 'accessible name' || attribute === 'error message'
    ? undefined
    : one({ kind: 'expectAttribute', target, attribute, relation: 'is', text, negated });

export const CONVEYED: readonly ExpectationRule[] = [
  {
    pattern: '(its)? {aria:state} (again|now)?',
    means: ofIt,
    cost: -0.1,
  },
  // "aria-invalid gone from Email": an attribute that isn't there says no.
  {
    pattern:
      '(the)? {ariaName:state} (attribute)? (is|has_been|gets|must_be|should_be)? (gone|removed|dropped|taken_off|cleared|absent) (from|on|of) {thing}',
    means: ({ state, thing }: { state: StateSaid; thing: Target }) =>
      GONE_IS_NO.has(state.state)
        ? one({ kind: 'expectState', target: thing, ...state, negated: true })
        : undefined,
    cost: -0.9,
  },
  { pattern: '{noWord:not} {state} state (in_addition|any_more|any_longer|either)?', means: ofIt, cost: 0.1 },
  {
    pattern: '(the|a|an) {state} state (is|gets)? (conveyed|exposed|announced|shown|reported|set|there)?',
    means: ofIt,
    cost: 0.2,
  },
  // "Placeholder "Add tags…" shown again"
  {
    pattern:
      '(the|its)? (placeholder|placeholder_text) {quotedName:text} (is|gets)? (shown|visible|displayed|there|back) (again|now)?',
    means: ({ text }: { text: string }) =>
      one({
        kind: 'expectAttribute',
        target: IT,
        attribute: 'placeholder',
        relation: 'is',
        text,
        negated: false,
      }),
    cost: -0.5,
  },
  {
    pattern: '(its|their) {attribute} {is}',
    means: ({ attribute, is }: { attribute: Attribute; is: StatedText & { negated: boolean } }) =>
      attribute === 'accessible name' && is.relation !== 'matches'
        ? one({
            kind: 'expectVisible',
            target: { ...IT, renamed: is.text } as SaidTarget,
            negated: is.negated,
          })
        : one({ kind: 'expectAttribute', target: IT, attribute, ...is }),
    cost: -0.1,
  },
  {
    pattern: '(which|who|that|this) {predicates}',
    means: ({ predicates }: { predicates: SaidPredicate }) =>
      // "Which is on the left" says which one it is.
      predicates.of.some(({ kind }) => kind === 'expectVisible') ? undefined : sayOf([IT], predicates),
    cost: 0.05,
  },
  // "The slider reports the value text "3 of 5"", ""Free to cancel" is tied to the group as its description"
  {
    pattern:
      '{thing} {aux} (reports|exposes|conveys|report|expose|convey) (the|an|a)? {attribute} (of)? {quotedName}',
    means: ({ thing, aux, attribute, quotedName }: { thing: Target; aux: Manner } & Attributed) =>
      attributed(thing, { attribute, quotedName }, aux),
    cost: -0.2,
  },
  {
    pattern:
      '(the)? {attribute}? {quotedName} {be} (programmatically)? (tied|linked|connected|associated|bound) (to|with) {thing} as (its|the) {attribute}',
    means: ({ thing, be, attribute, quotedName }: { thing: Target; be: Manner } & Attributed) =>
      attributed(thing, { attribute, quotedName }, be),
    cost: -0.4,
  },
  {
    pattern: '{quotedName} {be} the {attribute} of {thing}',
    means: ({ thing, be, attribute, quotedName }: { thing: Target; be: Manner } & Attributed) =>
      attributed(thing, { attribute, quotedName }, be),
    cost: -0.2,
  },
  {
    pattern: '(the|this|that)? {kindOwner:role} (current)? value (:|=) {text}',
    means: ({ role, text }: { role: Kind; text: string }) =>
      one({
        kind: 'expectContent',
        target: { role, isKnown: true } as SaidTarget,
        relation: 'is',
        text,
        negated: false,
      }),
    cost: -0.3,
  },
  [
    '(the|keyboard)? focus (is|inside|in|within|being)? (inside|in|within)? {thing:place} , (and)? (there)? on {thing}',
    'expectState target:thing state:=focused',
    0.1,
  ],
  {
    pattern:
      "(the|keyboard)? focus (is|stays|remains)? (unchanged|unmoved|where_it_is|where_it_was|put|does_not_move|doesn't_move|has_not_moved|did_not_move)",
    means: () =>
      one({ kind: 'expectState', target: { ref: 'focus' } as SaidTarget, state: 'focused', negated: false }),
  },
];

/** That a page has no accessibility issues, as axe finds them. */
const THERE = 'there (now|still|again|then|also)?';

export const ACCESSIBILITY: readonly ExpectationRule[] = [
  {
    pattern: '(there (is|are|should_be|must_be))? no {barriers} (on the page)?',
    means: 'expectAccessible gravity:barriers negated:=true',
    cost: -0.4,
  },
  {
    pattern: `(${THERE} | (the)? (page|app|application|site) | {actor}) {aux} (be|have|has|see|find)? (no|any)? {barriers} (on the page)?`,
    means: ({ aux, barriers: gravity }: Aux & { barriers: Gravity }, { tokens, from, to }: Span) =>
      aux.negated === tokens.slice(from, to).some(({ lower }) => lower === 'no')
        ? // That there are some is nothing to expect.
          undefined
        : one({ kind: 'expectAccessible', gravity, negated: true }),
    cost: -0.4,
  },
  {
    pattern: '(the|this)? (page|app|application|site) {be} (free of {barriers} | accessible)',
    means: ({ be, barriers: gravity = 'minor' }: Be & { barriers?: Gravity }) =>
      be.negated ? undefined : one({ kind: 'expectAccessible', gravity, negated: true }),
    cost: -0.4,
  },
];

export const ACCESSIBILITY_READERS: Readonly<Record<string, Reader>> = {
  barriers: compileRules([
    {
      pattern:
        '{gravity}? (accessibility|a11y|axe|wcag) (violation|violations|issue|issues|problem|problems|error|errors)',
      means: ({ gravity = 'minor' }: { gravity?: string }) => gravity,
    },
  ]),
  gravity: compileRules([
    { pattern: 'moderate (or_serious_or_critical)?', means: () => 'moderate' },
    { pattern: 'serious (or|and|nor)? (critical)?', means: () => 'serious' },
    { pattern: 'critical', means: () => 'critical' },
    { pattern: 'critical (or|and|nor) serious', means: () => 'serious' },
  ]),
};
