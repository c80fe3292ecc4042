/** What comes first and what last: ""A" heads the list, followed by "B"", ""A" is in the first row and "B" in the last". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { shows } from '../values.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

const BRACKETS = '{bracketText}?';
const DETAIL = '(at|for|with|from) ({quotedName:detail} | {amountValue:detail})';
const DETAIL_OF_OTHER = '(at|for|with|from) ({quotedName:more} | {amountValue:more})';

export const IN_SEQUENCE: readonly ExpectationRule[] = [
  // ""A" heads the list, followed by "B"", ""A" heads the list and "B" ends it"
  {
    pattern: `{quotedName:text} ${BRACKETS} {aux} (now)? (heads|leads|tops|head|lead|top) (the)? {thing} ((,)? followed by {quotedName:second} ${BRACKETS} | (and|while|,) {quotedName:last} ${BRACKETS} (ends|closes|concludes) (it|the_list|the_table))?`,
    means: ({ text, thing, second, last, ...said }: Aux & Heads, span: Span) => {
      if (!isSaidPlainly(said) || goesOn(span) || !LISTS.has(thing.role ?? '')) return undefined;
      const nth = (ordinal: number | 'last', one: string | undefined): Action[] =>
        one === undefined ? [] : [shows({ role: lineOf(thing), ordinal, within: thing }, one)];
      return [...nth(1, text), ...nth(2, second), ...nth('last', last)];
    },
    cost: -0.4,
  },
  // ""A" is now at the top, followed by "B""
  {
    pattern: `{quotedName:text} ${BRACKETS} {be} (now|again)? (at the top | on top | first | the (first|top|topmost) ({nounOfOne} | one)) (of (the|this) (list|table))? (,)? (directly|immediately)? followed by {quotedName:second} ${BRACKETS}`,
    means: ({ text, second = '', be }: Be & Heads, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span)
        ? [shows({ role: 'item', ordinal: 1 }, text), shows({ role: 'item', ordinal: 2 }, second)]
        : undefined,
    cost: -0.5,
  },
  // "The first product is "A" at $9 and the last is "B" at $50"
  {
    pattern: `(the)? {ordinal} ({kind} | {nounOfOne}) {be} (now|again|still)? {quotedName:text} ${DETAIL} (,|and|,_and|while) (the)? {ordinal:next} ({kind:nextKind} | {nounOfOne} | one)? {be:also}? (now|again|still)? {quotedName:other} (${DETAIL_OF_OTHER})?`,
    means: (said: Be & TwoDetailed, span: Span) => {
      const { ordinal, kind, nextKind = kind, text, detail, next, other, more, be, also } = said;
      const role = kind?.kind ?? 'item';
      if (nextKind?.kind !== kind?.kind) return undefined;
      const areTold = isSaidPlainly({ be }) && isSaidPlainly(also ? { be: also } : {}) && !goesOn(span);
      return areTold && !isOfMore(span)
        ? [
            ...[text, detail].map((one) => shows({ role, ordinal }, one)),
            ...[other, more].flatMap((one) =>
              one === undefined ? [] : [shows({ role, ordinal: next }, one)],
            ),
          ]
        : undefined;
    },
    cost: -0.7,
  },
  // ""A" is in the first row and "B" in the last"
  {
    pattern: `{quotedName:text} ${BRACKETS} {be} (now|again|still)? (listed|shown)? (in|at) the {ordinal} (row|line|place|position) (,|and|,_and|while) {quotedName:other} ${BRACKETS} {be:also}? (in|at) the {ordinal:next} (row|line|place|position|one)?`,
    means: ({ text, ordinal, other, next, be, also }: Be & Two, span: Span) =>
      isSaidPlainly({ be }) && isSaidPlainly(also ? { be: also } : {}) && !goesOn(span)
        ? [shows({ role: 'row', ordinal }, text), shows({ role: 'row', ordinal: next }, other)]
        : undefined,
    cost: -0.5,
  },
  // "The list shows three entries in this order: data, reports, a.txt"
  {
    pattern:
      '{thing} {aux} (now)? (shows|show|lists|list|has|contains) (the)? {count} ({nounOfMany} | {kind}) in this order (:|,) {plainNames:names}',
    means: ({ thing, count, names, ...said }: Aux & Listed, span: Span) =>
      isSaidPlainly(said) && count === names.length && !goesOn(span) && LISTS.has(thing.role ?? '')
        ? [
            {
              ...{ kind: 'expectItems', target: thing, items: names },
              ...{ negated: false, exactly: true, inOrder: true },
            } as Action,
          ]
        : undefined,
    cost: -0.6,
  },
  // "It is the other way round, with "A" in the second row"
  {
    pattern: `(it | the order | the list) {be} (now)? (the other way round | reversed | turned round) (:|,|;) (with)? {quotedName:text} ${BRACKETS} {be:also}? in the {ordinal} (row|line|place|position)`,
    means: ({ text, ordinal, be }: Be & Two, span: Span) =>
      isSaidPlainly({ be }) && !goesOn(span) ? [shows({ role: 'row', ordinal }, text)] : undefined,
    cost: -0.5,
  },
  // "The table has no column "Status" any more"
  {
    pattern:
      '{thing:within} {aux} (now)? (has|have|shows|contains) no (longer)? (a|an|the)? {kind} {quotedName:name} (any_more|anymore|any_longer)',
    means: ({ within, kind, name, ...said }: Aux & Lacking, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && within.role !== undefined
        ? [visible({ name, role: kind.kind, within }, true)]
        : undefined,
    cost: -0.5,
  },
];

interface Heads {
  text: string;
  thing: Target;
  second?: string;
  last?: string;
}

interface Two {
  text: string;
  other: string;
  ordinal: number | 'last';
  next: number | 'last';
  also?: Be['be'];
}

interface TwoDetailed extends Two {
  kind?: KindSaid;
  nextKind?: KindSaid;
  detail: string;
  more?: string;
}

interface Listed {
  thing: Target;
  count: number;
  names: string[];
}

interface Lacking {
  within: Target;
  kind: { kind: NonNullable<Target['role']> };
  name: string;
}

const LISTS: ReadonlySet<string> = new Set(['list', 'table', 'menu', 'tree', 'feed', 'list box']);

const lineOf = ({ role }: Target): 'row' | 'item' => (role === 'table' ? 'row' : 'item');
