/** What one only is or has, and none: "none of the seven users is ticked", "only "Ada" has a "Delete" button", "a single row is left, "Ada"". */
import type { Span } from '../../../chart.js';
import type { Kind, KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { endsList, goesOn, isOfMore } from '../../neighbours.js';
import type { Where } from '../../things/place.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

const ANY_LONGER = '(any_longer|any_more|anymore|yet)?';
const THERE = '(left|listed|shown|there|remaining|visible|displayed|found)';
const ONE = '((exactly|only|just)? one|a_single|exactly_1|only_1|just_1)';

export const ONE_OR_NONE: readonly ExpectationRule[] = [
  {
    pattern: `none of (the|these|those|its) {count}? ({kind} | {nounOfMany:noun}) {be} (now|still)? {state} ${ANY_LONGER}`,
    means: ({ be, count, kind, noun, state }: Be & Some, span: Span) => {
      const role = ticked(kind, state);
      if (!isSaidPlainly({ be }) || !isEnded(span) || role === undefined) return undefined;
      const things: Target =
        noun === undefined ? { role: kind?.kind ?? role } : { name: noun, role: 'thing' };
      const counted: Action[] =
        count === undefined ? [] : [{ kind: 'expectCount', things, comparison: 'exactly', count }];
      const target: Target = { role, each: 'no' };
      return [...counted, { kind: 'expectState', target, state: state.state, negated: state.negated }];
    },
    cost: -0.3,
  },
  {
    pattern: `none of (them|these|those) {be} (a|an|the)? {quotedName:name}`,
    means: ({ be, name }: Be & { name: string }, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span) && !isOfMore(span) ? [visible({ name }, true)] : undefined,
    cost: -0.2,
  },
  // "Only the cards of "A" and "B" are left"
  {
    pattern: `(only|just) (the)? {kind} (of|for|named|called)? {quotedNames:names} {be} (now|still)? ${THERE} {where}?`,
    means: ({ be, kind, names, where }: Be & Left & { kind: KindSaid; names: string[] }, span: Span) =>
      isSaidPlainly({ be }) && isEnded(span) && ENTRIES.has(kind.kind) && kind.isPlural && names.length > 1
        ? allOf(names, kind.kind, where)
        : undefined,
    cost: -0.3,
  },
  // "A single row is left, "Ada"", "exactly one user is listed: "Ada""
  {
    pattern: `${ONE} ({kind} | {nounOfOne} | user | person) {be} (now)? ${THERE} {where}? (,|:|,_namely) {toldEntry:texts}`,
    means: ({ be, kind, texts, where }: Be & Left & { texts: string[] }, span: Span) =>
      isSaidPlainly({ be }) &&
      !goesOn(span) &&
      !isOfMore(span) &&
      (kind === undefined || ENTRIES.has(kind.kind))
        ? oneOnly(texts, kind, where)
        : undefined,
    cost: -0.6,
  },
  // "There is exactly one mailbox in the result, with the name "Ada""
  {
    pattern: `there {be} (now|still)? (exactly|only|just) (one|1) ({kind} | {nounOfOne} | user | person) {where}? (,)? (with_the_name|with_the_title|named|called|titled) {quotedName:name}`,
    means: ({ be, kind, name, where }: Be & Left & { name: string }, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span) && (kind === undefined || ENTRIES.has(kind.kind))
        ? oneOnly([name], kind, where)
        : undefined,
    cost: -0.6,
  },
  // "Only "Ada" has a "Delete" button", "only the account of "Ada" has a "Delete" button"
  {
    pattern:
      'only ((the)? (row|account|entry|card|line|user|item|record) (of|for)?)? {quotedName:name} {aux} (now|still)? (has|shows|offers) (a|an|the) {thing}',
    means: ({ aux, name, thing }: Aux & { name: string; thing: Target }, span: Span) =>
      isSaidPlainly({ aux }) && !endsList(span) && !goesOn(span) && !isOfMore(span) && isPart(thing)
        ? [
            visible({ ...thing, within: { name, role: 'row' } }),
            { kind: 'expectCount', things: thing, comparison: 'exactly', count: 1 },
          ]
        : undefined,
    cost: -0.4,
  },
];

interface Some {
  count?: number;
  kind?: KindSaid;
  noun?: string;
  state: StateSaid;
}

interface Left {
  kind?: KindSaid;
  where?: Where;
}

/** Of users and groups it is their boxes that are ticked. */
function ticked(kind: KindSaid | undefined, { state }: StateSaid): Kind | undefined {
  if (kind !== undefined && (state !== 'checked' || TICKED.has(kind.kind))) return kind.kind;
  return state === 'checked' ? 'checkbox' : undefined;
}

const TICKED: ReadonlySet<Kind> = new Set<Kind>([
  ...(['checkbox', 'radio button', 'switch', 'option', 'row', 'item', 'menu item', 'tree item'] as const),
]);

/** There are as many, and each of them. */
function allOf(names: readonly string[], role: Kind, where: Where = {}): Action[] | undefined {
  const { within, ...elsewhere } = where;
  const things: Target = { role, ...(within && { within }) };
  return Object.keys(elsewhere).length > 0
    ? undefined
    : [
        { kind: 'expectCount', things, comparison: 'exactly', count: names.length },
        ...names.map((name) => visible({ ...things, name })),
      ];
}

/** The only one is of that name, and shows the rest. */
function oneOnly([name = '', ...more]: string[], kind?: KindSaid, where?: Where): Action[] | undefined {
  const listed: Where = kind || where?.within ? (where ?? {}) : { ...where, within: { role: 'list' } };
  const role = kind?.kind ?? (listed.within?.role === 'table' ? 'row' : 'item');
  const one = allOf([name], role, listed);
  const target: Target = { name, role, ...(listed.within && { within: listed.within }) };
  return one && [...one, ...more.map((text) => shows(target, text))];
}

/** Nothing is left out, and nobody else named: "… but "Ada"", "… and "Ben"". */
const isEnded = (span: Span): boolean => {
  const next = span.tokens[span.to]?.lower;
  return (next === undefined || /^(?:[.,;]|and)$/.test(next)) && !goesOn(span) && !isOfMore(span);
};

const ENTRIES: ReadonlySet<string> = new Set(['row', 'item', 'section', 'article', 'option', 'thing']);

const isPart = ({ name, role, within, beside, ordinal }: Target): boolean =>
  name !== undefined &&
  role !== undefined &&
  within === undefined &&
  beside === undefined &&
  ordinal === undefined;
