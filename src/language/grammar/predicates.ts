/** What is said of a thing: that it is there, what it shows, what state it is in, how it looks, where it is. */
import { compileRules, type Reader } from '../chart.js';
import type { KindSaid } from '../../meaning/kinds.js';
import type { StateSaid } from '../lexicon/states.js';
import { expectationRules, inFull, type ExpectationRule } from './expectations.js';
import { CONTENT } from './predicates/content.js';
import { LISTS } from './predicates/lists.js';
import { PERCEIVED } from './predicates/perceived.js';
import { PRESENCE } from './predicates/presence.js';
import { ofSubject, said, SUBJECT, type SaidPredicate } from './predicates/said.js';
import { STATES_AND_LOOKS } from './predicates/states.js';

const RULES: readonly ExpectationRule[] = [PRESENCE, CONTENT, LISTS, STATES_AND_LOOKS, PERCEIVED].flat();

/** What can be said without its verb. */
const VERBLESS = [PRESENCE, STATES_AND_LOOKS, CONTENT]
  .map((rules) => rules.map(inFull))
  .map((rules, index) => (index < 2 ? rules : rules.filter(({ means }) => means === 'expectEmpty')))
  .flat()
  .filter(({ pattern }) => pattern.startsWith('{be} ') && !pattern.includes('{where}'))
  .map((rule) => ({ ...rule, pattern: rule.pattern.replace('{be}', '{noBe:be}') }));

export const PREDICATE_READERS: Readonly<Record<string, Reader>> = {
  verbless: compileRules(expectationRules(VERBLESS, ofSubject)),
  predicate: compileRules(expectationRules(RULES, ofSubject)),
  predicates: compileRules([
    { pattern: '{predicate}' },
    {
      pattern: '{predicate} (and|&|but|,|;|,_and|and_also|but_also|,_but|and_then|and_now|+) {predicates}',
      means: ({ predicate, predicates }: { predicate: SaidPredicate; predicates: SaidPredicate }) =>
        said(...predicate.of, ...predicates.of),
      cost: 0.1,
    },
    // "Has got shorter and only shows four lines": what it shows says how much.
    {
      pattern:
        '{aux} (got|become|becomes|gets|grown|grew|grows|became) (shorter|longer|smaller|bigger|larger|wider|narrower) (and|:) {predicates}',
      cost: 0.1,
    },
    { pattern: '{predicate} (and|but|+|&|,) {furtherStates}', means: furtherState, cost: 0.1 },
    { pattern: '{predicate} or {furtherStates}', means: norFurtherState, cost: 0.1 },
    { pattern: '{predicate} (and|,|,_and) {furtherText}', means: furtherText, cost: 0.15 },
    { pattern: '{predicate} or {furtherText}', means: norFurtherText, cost: 0.15 },
  ]),
  furtherStates: compileRules([
    { pattern: '{furtherState}', means: ({ furtherState: only }: { furtherState: StateSaid }) => [only] },
    {
      pattern: '{furtherState} (,|and|,_and|or) {furtherStates}',
      means: (said: { furtherState: StateSaid; furtherStates: StateSaid[] }) => [
        said.furtherState,
        ...said.furtherStates,
      ],
    },
  ]),
  furtherState: compileRules([
    {
      pattern: '(not)? {state}',
      means: (
        { state: what }: { state: StateSaid },
        { tokens, from }: { tokens: readonly { lower: string }[]; from: number },
      ) => (tokens[from]?.lower === 'not' ? { ...what, negated: !what.negated } : what),
    },
    { pattern: '{switched}' },
  ]),
  furtherText: compileRules([
    { pattern: '{quotedName}', means: ({ quotedName }: { quotedName: string }) => [quotedName] },
    {
      pattern: '{quotedName} (,|and|,_and|or) {furtherText}',
      means: ({ quotedName, furtherText: more }: { quotedName: string; furtherText: string[] }) => [
        quotedName,
        ...more,
      ],
    },
  ]),
  quotedOrNumber: (chart, at) =>
    chart.read('size', at).length > 0 || chart.read('ordinal', at).length > 0
      ? []
      : chart.read('value', at).filter(({ cost }) => cost <= 0.1),
  properText: (chart, at) => {
    const token = chart.tokens[at];
    return token !== undefined && /^\p{Lu}/u.test(token.text) ? chart.read('text', at) : [];
  },
  counted: compileRules([
    { pattern: '{kind}', means: ({ kind }: { kind: KindSaid }) => ({ role: kind.kind }) },
    {
      pattern: '{levelHeading} {quotedName}?',
      means: ({ levelHeading: level, quotedName: name }: { levelHeading: number; quotedName?: string }) => ({
        ...(name !== undefined && { name }),
        ...{ role: 'heading', level },
      }),
      cost: -0.1,
    },
    {
      pattern: '{name} {kind}',
      means: ({ name, kind }: { name: string; kind: KindSaid }) => ({ name, role: kind.kind }),
      cost: 0.1,
    },
    // "14 transactions": what the page itself calls so.
    {
      pattern: '{nounOfMany} (\\( s \\))?',
      means: ({ nounOfMany: name }: { nounOfMany: string }) => ({ name, role: 'thing' }),
      cost: 0.15,
    },
    {
      pattern: '{state} {kind}',
      means: ({ state: what, kind }: { state: StateSaid; kind: KindSaid }) =>
        what.negated ? undefined : { role: kind.kind, state: what.state },
      cost: 0.1,
    },
  ]),
  listOf: compileRules([
    {
      pattern:
        '(following)? (items|options|entries|choices|values|suggestions|results|rows|columns|elements|labels|buttons|links) (:|,)?',
      means: () => ({ exactly: false }),
    },
    {
      pattern:
        'exactly (the|these)? (following)? (items|options|entries|choices|values|elements|labels)? (:|,)?',
      means: () => ({ exactly: true }),
    },
    {
      pattern: 'exactly these (items|options|entries|choices|values)? (:|,)?',
      means: () => ({ exactly: true }),
    },
  ]),
  inOrder: compileRules([
    {
      pattern:
        '(in_this_order|in_that_order|from_left_to_right|from_top_to_bottom|top_to_bottom|left_to_right)',
      means: () => '',
    },
  ]),
  comparison: compileRules([
    { pattern: 'exactly|precisely|equal_to', means: () => 'exactly' },
    {
      pattern: 'at_least|no_fewer_than|no_less_than|minimum|not_less_than|not_fewer_than|>=|≥',
      means: () => 'at least',
    },
    { pattern: 'at_most|no_more_than|maximum|up_to|not_more_than|<=|≤', means: () => 'at most' },
    {
      pattern: 'more_than|greater_than|higher_than|over|above|larger_than|bigger_than|superior_to|>',
      means: () => 'more than',
    },
    { pattern: 'fewer_than|less_than|lower_than|below|under|smaller_than|<', means: () => 'fewer than' },
  ]),
  attribute: compileRules(
    (
      [
        ['placeholder', 'placeholder|placeholder_text'],
        ['tooltip', 'tooltip|tool_tip|title_attribute'],
        ['alternative text', 'alt_text|alternative_text|alternate_text|alt|text_alternative'],
        ['description', 'description|accessible_description|hint|help_text|helper_text|hint_text'],
        ['error message', 'error_message|validation_message|validation_error|error_text|error'],
        ['role', 'role|aria_role|role_of'],
        ['accessible name', 'accessible_name|accessible_label|name'],
        ['level', 'level|heading_level'],
        ['value text', 'value_text|aria-valuetext'],
        ['position', 'position'],
        ['language', 'language'],
        ['popup', 'popup|aria-haspopup'],
        ['active descendant', 'active_descendant|aria-activedescendant'],
      ] as const
    ).map(([value, words]) => ({ pattern: words, means: () => value })),
  ),
};

interface FurtherStates {
  predicate: SaidPredicate;
  furtherStates: StateSaid[];
}

function furtherState({ predicate, furtherStates }: FurtherStates): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (only?.kind !== 'expectState' && only?.kind !== 'expectVisible' && only?.kind !== 'expectEmpty')
    return undefined;
  // "Is not visible and enabled": that it is enabled?
  if (only.negated && only.kind === 'expectVisible') return undefined;
  return said(
    ...predicate.of,
    ...furtherStates.map((state) => ({ kind: 'expectState' as const, target: SUBJECT, ...state })),
  );
}

/** "Is not visible or enabled": neither. */
function norFurtherState({ predicate, furtherStates }: FurtherStates): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (only?.kind !== 'expectState' && only?.kind !== 'expectVisible') return undefined;
  if (!only.negated) return undefined;
  return said(
    ...predicate.of,
    ...furtherStates.map(({ state, negated }) => ({
      ...{ kind: 'expectState' as const, target: SUBJECT, state },
      negated: !negated,
    })),
  );
}

/** "does not contain "a" or "b"": neither. What "is "a" or "b"" would be either. */
function norFurtherText(parts: {
  predicate: SaidPredicate;
  furtherText: string[];
}): SaidPredicate | undefined {
  const [only] = parts.predicate.of;
  return only?.kind === 'expectContent' && only.negated ? furtherText(parts) : undefined;
}

/** "contains "a", "b" and "c"" */
function furtherText({
  predicate,
  furtherText: more,
}: {
  predicate: SaidPredicate;
  furtherText: string[];
}): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (predicate.of.length !== 1 || only?.kind !== 'expectContent') return undefined;
  return said(only, ...more.map((text) => ({ ...only, text })));
}
