/** What one only is or has, and none: "none of the seven users is ticked", "only "Ada" has a "Delete" button", "a single row is left, "Ada"". */
import type { Span } from '../../../chart.js';
import type { Kind, KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { endsList, goesOn, isOfMore } from '../../neighbours.js';
import type { Where } from '../../things/place.js';
import { onlyLeft } from '../ofLists.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

const ANY_LONGER = '(any_longer|any_more|anymore|yet)?';
const THERE = '(left|listed|shown|there|remaining|visible|displayed|found)';
const ONE = '((exactly|only|just)? one|a_single|exactly_1|only_1|just_1)';

export const ONE_OR_NONE: readonly ExpectationRule[] = [
  {
    pattern: `none of (the|these|those|its) {count}? ({kind} | {nounOfMany}) {be} (now|still)? {state} ${ANY_LONGER}`,
    means: ({ be, count, kind, state }: Be & Some, span: Span) => {
      const role = ticked(kind, state);
      if (!isSaidPlainly({ be }) || goesOn(span) || role === undefined) return undefined;
      const counted: Action[] =
        role === kind?.kind && count !== undefined
          ? [{ kind: 'expectCount', things: { role }, comparison: 'exactly', count }]
          : [];
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
    pattern: `(only|just) (the)? ({kind} | {nounOfMany}) (of|for|named|called)? ({quotedNames:names} | {quotedName:name}) {be} (now|still)? ${THERE} {where}?`,
    means: ({ be, kind, name = '', names = [name], where }: Be & Left, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span) && (kind === undefined || ENTRIES.has(kind.kind))
        ? onlyLeft(names, where)
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
      'only ((the)? {nounOfOne} (of)?)? {quotedName:name} {aux} (now|still)? (has|shows|offers) (a|an|the) {thing}',
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
  state: StateSaid;
}

interface Left {
  kind?: KindSaid;
  names?: string[];
  name?: string;
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

/** All that is there is of that name, and it is one. */
function oneOnly(texts: string[], kind: KindSaid | undefined, where?: Where): Action[] | undefined {
  const shown = texts.map((text) => onlyLeft([text], where));
  const within = where?.within ?? (kind ? undefined : { role: 'list' as const });
  const role = kind?.kind ?? (within?.role === 'table' ? 'row' : 'item');
  const things: Target = { role, ...(within && { within }) };
  return shown.includes(undefined)
    ? undefined
    : [
        { kind: 'expectCount', things, comparison: 'exactly', count: 1 },
        ...shown.flatMap((all) => all ?? []),
      ];
}

const ENTRIES: ReadonlySet<string> = new Set(['row', 'item', 'section', 'article', 'option', 'thing']);

const isPart = ({ name, role, within, beside, ordinal }: Target): boolean =>
  name !== undefined &&
  role !== undefined &&
  within === undefined &&
  beside === undefined &&
  ordinal === undefined;
