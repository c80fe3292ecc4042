/** What is said of a thing beside its name: ""Ada" is marked as "new"", "there is a tag "tea" with the count 1", "each row has "A" and "B" links". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import type { StateSaid } from '../../../lexicon/states.js';
import { place, type SaidTarget, type Where } from '../../things/place.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';
import { ofIt, shows, type Value } from '../values.js';

const MARKED =
  '(marked | described | tagged | flagged | classified | categorised | categorized | labelled | labeled) (as | with)';
const HAS = '(has|have|shows|show|offers|offer)';
const EACH = '(each (of (the|these|those) {count}?)? | all {count}? | every) (row|rows|item|items)';

export const ATTRIBUTES: readonly ExpectationRule[] = [
  // ""Delete" is disabled in "Account 7"", ""Delete" is greyed out for "Account 7""
  {
    pattern: '{thing} {be} (now|still|again)? {state} (in|for) {quotedName:name}',
    means: (
      { thing, be, state, name }: Be & { thing: SaidTarget; state: StateSaid; name: string },
      span: Span,
    ) => {
      const target = place(thing, { within: { name } });
      const isChosen = state.state === 'selected';
      return be.lasting === true || isChosen || goesOn(span) || target === undefined
        ? undefined
        : [
            {
              kind: 'expectState',
              target,
              state: state.state,
              negated: state.negated !== be.negated,
            } as Action,
          ];
    },
    cost: 0,
  },
  // ""Ada" is marked as "new" and described as "A friend""
  {
    pattern: `({quotedName:name} | (it|this|that)) {be} (now|still|again)? ${MARKED} {quotedName:text} ((and|,|,_and) ${MARKED} {quotedName:other})?`,
    means: ({ be, name, text, other }: Be & Partial<Marked>, span: Span) => {
      const thing = name === undefined ? ({ ref: 'it' } as Target) : { name };
      return isSaidPlainly({ be }) && !goesOn(span)
        ? [text, other].flatMap((one) => (one === undefined ? [] : [shows(thing, one)]))
        : undefined;
    },
    cost: -0.3,
  },
  // "The user name "ada" is already filled in"
  {
    pattern:
      '(the|an|a|my|your) {accountNoun:name} {quotedName:text} {be} (already|now|still)? (filled_in|prefilled|pre-filled|entered|preset)',
    means: ({ name, text, be }: Be & Required<Marked>, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span) && span.tokens[span.to]?.lower !== 'by'
        ? [shows({ name }, text)]
        : undefined,
    cost: -0.4,
  },
  // ""WELCOME10" is listed on the "Coupons" page as "Active"""
  {
    pattern:
      '{quotedName:name} {be} (now|still|again)? (listed|shown|displayed) {where} (as | with the status) {quotedName:text}',
    means: ({ be, name, where, text }: Be & Marked & { where: Where }, span: Span) => {
      const thing = place({ name }, where);
      return isSaidPlainly({ be }) && !goesOn(span) && thing
        ? [visible(thing), { ...shows({ name }, text), relation: 'contains' } as Action]
        : undefined;
    },
    cost: -0.3,
  },
  // "The answer to "What is it?" is closed": what hides or shows it.
  {
    pattern:
      '(the|its) answer (to|of) {quotedName:name} {be} (now|still|again)? (closed|collapsed|hidden|folded|folded_away|folded_up | {unfolded})',
    means: ({ be, name, unfolded }: Be & { name: string; unfolded?: string }, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span)
        ? [
            {
              ...{ kind: 'expectState', target: { name }, state: 'expanded' },
              negated: unfolded === undefined,
            } as Action,
          ]
        : undefined,
    cost: -0.3,
  },
  // ""olga" has the full name "Olga Berg" and the group "Viewer""
  {
    pattern: '{quotedName:name} {aux} (now)? (has|shows) {listedPairs}',
    means: ({ name, listedPairs, ...said }: Aux & { name: string; listedPairs: Pair[] }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && listedPairs.length > 1
        ? listedPairs.map(({ value }) => visible({ name: value, within: { name } }))
        : undefined,
    cost: 0.3,
  },
  // ""Ada" is chosen under "User" and "French" under "Language""
  {
    pattern:
      '{quotedName:text} {be} (now|still|already)? (chosen|selected) (under|for) {quotedName:name} ((and|,|,_and) {quotedName:other} (under|for) {quotedName:next})?',
    means: ({ be, text, name, other, next }: Be & Required<Marked> & { next?: string }, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span)
        ? [shows({ name }, text), ...(next === undefined ? [] : [shows({ name: next }, other)])]
        : undefined,
    cost: -0.4,
  },
  // "There is a new tag "tea" with the count 1 in the sidebar"
  {
    pattern:
      'there (now|still|again)? {be} (a|an|one) (new)? {nounOfOne} {quotedName:name} {where:front}? with {values} {where}?',
    means: ({ be, name, front, where = front ?? {}, values }: Be & Valued, span: Span) => {
      const thing = place({ name }, where);
      const more = ofIt({ name }, values);
      return isSaidPlainly({ be }) && !goesOn(span) && thing && more ? [visible(thing), ...more] : undefined;
    },
    cost: -0.1,
  },
  // "Each of the three rows has the links "Edit" and "Delete""
  {
    pattern: `${EACH} {aux} ${HAS} the {kind} {quotedNames:names}`,
    means: eachHas,
    cost: -0.3,
  },
  {
    pattern: `${EACH} {aux} ${HAS} (a|an) {quotedName:name} and (a|an) {quotedName:other} {kind}`,
    means: ({ name, other = '', ...said }: Aux & Each & Marked, span: Span) =>
      eachHas({ ...said, names: [name, other] }, span),
    cost: -0.3,
  },
  // "The dialog has an empty "Score" and an empty "Value""
  {
    pattern:
      '{thing:within} {aux} (has|have) (an)? (empty|blank) {quotedName:name} ((and|,|,_and) (an)? (empty|blank) {quotedName:other})?',
    means: ({ within, name, other, ...said }: Aux & Marked & { within: Target }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && within.role !== undefined
        ? [name, other].flatMap((one): Action[] =>
            one === undefined ? [] : [{ kind: 'expectEmpty', target: { name: one, within }, negated: false }],
          )
        : undefined,
    cost: -0.3,
  },
  // "The sidebar counts 5 for "All" and 2 for "Done""
  {
    pattern: '{thing:within} {aux} (now|again)? (counts|count|shows|show|gives) {countsFor}',
    means: ({ within, countsFor, ...said }: Aux & { within: Target; countsFor: CountFor[] }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && within.role !== undefined
        ? countsFor.map(({ name, text }) => shows({ name, within }, text))
        : undefined,
    cost: -0.4,
  },
];

type Pair = { name: string; value: string };

interface Marked {
  name: string;
  text: string;
  other?: string;
}

interface Valued {
  name: string;
  front?: Where;
  where?: Where;
  values: Value[];
}

interface Each {
  count?: number;
  kind: KindSaid;
  names: string[];
}

interface CountFor {
  name: string;
  text: string;
}

function eachHas({ kind, names, count, aux }: Aux & Each, span: Span): Action[] | undefined {
  if (!isSaidPlainly({ aux }) || goesOn(span)) return undefined;
  const areItems = span.tokens.slice(span.from, span.to).some(({ lower }) => /^items?$/.test(lower));
  const role = areItems ? 'item' : 'row';
  const within: Target = { role, each: 'each' };
  const seen = names.map((name) => visible({ name, role: kind.kind, within }));
  const things: Target = { role };
  return count === undefined
    ? seen
    : [{ kind: 'expectCount', things, comparison: 'exactly', count }, ...seen];
}

export const ATTRIBUTE_READERS: Readonly<Record<string, Reader>> = {
  accountNoun: compileRules(
    ['user name', 'username', 'email', 'e-mail', 'email address', 'password', 'login', 'address'].map(
      (name) => ({
        pattern: name.replaceAll(' ', '_'),
        means: () => name,
      }),
    ),
  ),
  unfolded: compileRules([
    { pattern: '(open|opened|expanded|unfolded|shown|visible)', means: () => 'unfolded' },
  ]),
  countFor: compileRules([
    {
      pattern: '{digits:text} (for|under|at|beside|next_to|behind) {quotedName:name}',
      means: (said: CountFor) => said,
    },
  ]),
  countsFor: compileRules([
    { pattern: '{countFor}', means: ({ countFor }: { countFor: CountFor }) => [countFor] },
    {
      pattern: '{countFor} (,|and|,_and) {countsFor}',
      means: ({ countFor, countsFor }: { countFor: CountFor; countsFor: CountFor[] }) => [
        countFor,
        ...countsFor,
      ],
    },
  ]),
};
