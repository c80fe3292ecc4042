/** What stands behind a clause and says more of what it is about: "(aria-expanded=false)", "(30 images)". */
import type { Rule, Span } from '../../../chart.js';
import { goesOn } from '../../neighbours.js';
import { shows } from '../../statements/values.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { Tail } from '../tails.js';

/** Of a page or a dialog that has come. */
const withField =
  (name: string, text: string): Tail =>
  (actions) => {
    const last = actions.at(-1);
    if (last?.kind === 'expectPage' && !last.negated) return [...actions, shows({ name }, text)];
    return last?.kind === 'expectVisible' &&
      !last.negated &&
      /^(?:dialog|form|section)$/.test(last.target.role ?? '')
      ? [...actions, shows({ name, within: last.target }, text)]
      : undefined;
  };

/** All that is filled in, where none of it is said to be elsewhere. */
function filledIn(actions: readonly Action[], within: Target): Action[] | undefined {
  const placed = actions.map((action) =>
    (action.kind === 'fill' || action.kind === 'check') && action.target.within === undefined
      ? { ...action, target: { ...action.target, within } }
      : undefined,
  );
  return placed.every((each) => each !== undefined) ? placed : undefined;
}

const rowOf = (target: Target): Target | undefined =>
  target.role === 'row' ? target : target.within && rowOf(target.within);

export const ADDING: readonly Rule[] = [
  // "Enter "Ada" for "Name" and "Oslo" for "City" in the upper form": both are there.
  {
    pattern: '(in|within|inside|of) {thing:within}',
    means:
      ({ within }: { within: Target }): Tail | undefined =>
      (actions) =>
        actions.length > 1 && /^(?:form|dialog|section|table)$/.test(within.role ?? '')
          ? filledIn(actions, within)
          : undefined,
    cost: -0.2,
  },
  // "The page "Settings" opens, with "olga" as the username"
  {
    pattern: '(,)? with {quotedName:text} as (the|its|my|her|his) {noun:name}',
    means: ({ text, name }: { text: string; name: string }, span: Span): Tail | undefined =>
      goesOn(span) ? undefined : withField(name, text),
    cost: -0.2,
  },
  // "It says "Log of Ada", with "returned" in the top row"
  {
    pattern: '(,)? with {quotedName:text} in the {ordinal} (row|entry|line)',
    means:
      ({ text, ordinal }: { text: string; ordinal: number | 'last' }, span: Span): Tail | undefined =>
      (actions) => {
        const last = actions.at(-1);
        const isSeen = last?.kind === 'expectVisible' && !last.negated && last.target.name !== undefined;
        const role = span.tokens[span.to - 1]?.lower === 'entry' ? 'item' : 'row';
        return isSeen && !goesOn(span) ? [...actions, shows({ role, ordinal }, text)] : undefined;
      },
    cost: -0.2,
  },
  // ""Ada" is in the last row, with the number 3 in the "#" column"
  {
    pattern:
      '(,)? with (the (number|value|text|date|amount))? ({quotedName:text} | {digits:text}) in the {quotedName:name} column',
    means:
      ({ text, name }: { text: string; name: string }, span: Span): Tail | undefined =>
      (actions) => {
        const last = actions.at(-1);
        const row = last?.kind === 'expectVisible' && !last.negated ? rowOf(last.target) : undefined;
        return row && !goesOn(span)
          ? [...actions, shows({ name, role: 'cell', within: row }, text)]
          : undefined;
      },
    cost: -0.3,
  },
  // ""Assign" is disabled with the tooltip "No seats left""
  {
    pattern: '(,)? (with|and) (the|a)? (tooltip|tool_tip) (saying|that_says|reading|with)? {quotedName:text}',
    means:
      ({ text }: { text: string }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        const isOfOne =
          (last?.kind === 'expectState' || last?.kind === 'expectVisible') && !('each' in last.target);
        return isOfOne
          ? [
              ...actions,
              { kind: 'hover', target: last.target },
              { kind: 'expectContent', target: { role: 'tooltip' }, relation: 'shows', text, negated: false },
            ]
          : undefined;
      },
    cost: -0.2,
  },
  // "Sorted by price, beginning with "Mug" and 4.50": in the first row.
  {
    pattern:
      '(,)? (beginning|starting) with {quotedName:text} (and ({quotedName:other} | {amountValue:other}))?',
    means:
      ({ text, other }: { text: string; other?: string }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        if (last?.kind !== 'expectSorted' || last.negated) return undefined;
        const role = last.target.role === 'table' ? 'row' : 'item';
        const first: Target = { role, ordinal: 1, within: last.target };
        return [
          ...actions,
          ...[text, other].flatMap((one) => (one === undefined ? [] : [shows(first, one)])),
        ];
      },
    cost: -0.3,
  },
  // "Goes from collapsed to expanded without focus being moved"
  {
    pattern: '(,)? without (the)? focus (being_moved|moving|leaving_it|going_away|being_lost)',
    means: (): Tail => (actions) => {
      const last = actions.at(-1);
      return last?.kind === 'expectState'
        ? [...actions, { kind: 'expectState', target: last.target, state: 'focused', negated: false }]
        : undefined;
    },
    cost: -0.2,
  },
  // "There are 3 rows at least"
  {
    pattern: '(,)? (at_least|at_a_minimum|or_more)',
    means: (): Tail => (actions) => atLeast(actions),
    cost: -0.1,
  },
  // "visit /photos (30 images)"
  {
    pattern: '\\( {amount} {counted} \\)',
    means:
      ({ amount, counted }: { amount: object; counted: Target }): Tail =>
      (actions) => [...actions, { kind: 'expectCount', things: counted, ...amount } as Action],
  },
  {
    // "The button "World" (role=button, aria-expanded=false)"
    pattern: '\\( (role = {bare} ,)? {aria} \\)',
    means:
      ({ aria }: { aria: StateSaid }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        return last && 'target' in last
          ? [...actions, { kind: 'expectState', target: last.target, ...aria }]
          : undefined;
      },
  },
];

function atLeast(actions: readonly Action[]): Action[] | undefined {
  const last = actions.at(-1);
  return last?.kind === 'expectCount' && last.comparison === 'exactly'
    ? [...actions.slice(0, -1), { ...last, comparison: 'at least' }]
    : undefined;
}
