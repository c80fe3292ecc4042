/** What a list begins and ends with, said behind how many it has or how it is sorted: "four articles are listed, the first being "A"". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, State, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { saysNoMore } from '../../neighbours.js';
import { inTurn } from '../shownWhere.js';
import { shows } from '../values.js';
import type { Be } from '../sayOf.js';

const LISTED = '(listed|shown|displayed)';
const LAST = '(and|,|,_and) (ending|finishing) with {quotedName:last}';

export const FIRST_TO_LAST: readonly ExpectationRule[] = [
  {
    pattern: `(the|these)? {count} {counted:things} {be} (now|still|again)? ${LISTED} (,)? (the (first|top|topmost) (one)? being | and the first (one)? is) {quotedName:first}`,
    means: ({ count, things, first, ...said }: Be & Counted, span: Span) =>
      isAlone(said, span)
        ? [{ kind: 'expectCount', things, comparison: 'exactly', count }, shows(nth(1, things), first)]
        : undefined,
    cost: -0.6,
  },
  // "The tasks are now listed alphabetically, beginning with "A" and ending with "B""
  {
    pattern: `(the|these|all)? ({kind} | {nounOfMany:noun} | {noun}) {be} (now|still|again)? (listed|sorted|shown|ordered|arranged|displayed) (alphabetically | in_alphabetical_order) ((,)? (beginning|starting) with {quotedName:first} (${LAST})?)?`,
    means: ({ kind, noun, first, last, ...said }: Be & Sorted, span: Span) =>
      isAlone(said, span) && (kind === undefined ? noun !== undefined : kind.kind === 'row')
        ? [
            {
              ...{ kind: 'expectSorted', target: kind ? { role: 'table' } : { name: noun } },
              ...{ order: 'ascending', negated: false },
            } as Action,
            ...(first === undefined ? [] : [shows({ role: 'item', ordinal: 1 }, first)]),
            ...(last === undefined ? [] : [shows({ role: 'item', ordinal: 'last' }, last)]),
          ]
        : undefined,
    cost: -0.5,
  },
  // "The order is now Desserts, Soup.txt, Salad.txt", "the order of the list: Desserts, Soup.txt, Salad.txt"
  {
    pattern:
      '(the|its) (new)? (order|sequence) (of (the|these) ({kind} | {nounOfMany:noun}))? ({be} (now|again|still)? (:)? | :) ({plainNames:names} | {quotedNames:names})',
    means: ({ names, be = PLAIN }: Partial<Be> & { names: string[] }, span: Span) =>
      isAlone({ be }, span) && new Set(names).size === names.length ? inTurn(names) : undefined,
    cost: -0.4,
  },
  // "Of the options "A", "B" and "C" the first is selected"
  {
    pattern:
      '(of|among) (the|these) (two|three|four|five)? ({kind} | {nounOfMany:noun}) {quotedNames:names} (,)? (only)? the (first|second|third|fourth) (one)? {be} (now|still|already)? {state}',
    means: ({ names, state, ...said }: Be & { names: string[]; state: StateSaid }, span: Span) => {
      const at = span.tokens
        .slice(span.from, span.to)
        .map(({ lower, type }) => (type === 'word' ? ORDINALS.indexOf(lower) : -1))
        .find((index) => index >= 0);
      if (at === undefined || at >= names.length || !isAlone(said, span) || !CHOSEN.has(state.state))
        return undefined;
      return names.map((name, index): Action => ({
        ...{ kind: 'expectState', target: { name }, state: state.state },
        negated: (index === at) === state.negated,
      }));
    },
    cost: -0.5,
  },
  // ""A" is listed with a state beginning with "canceled""
  {
    pattern: `{quotedName:name} {be} (now|still|again)? ${LISTED} with (a|an|the) ({noun} | {detailNoun}) (beginning|starting|that_begins|that_starts|which_begins|which_starts) with {quotedName:text}`,
    means: ({ name, text, ...said }: Be & Record<'name' | 'text', string>, span: Span) =>
      isAlone(said, span) ? [{ kind: 'expectTogether', words: [name, text] } as Action] : undefined,
    cost: -0.5,
  },
  // "An error is displayed, starting with "The name""
  {
    pattern: `(an|the) error (message)? {be} (now)? (displayed|shown|visible) (,)? (starting|beginning|that_starts|that_begins|which_starts|which_begins) with {quotedName:text}`,
    means: ({ text, ...said }: Be & { text: string }, span: Span) =>
      isAlone(said, span)
        ? [{ kind: 'expectVisible', target: { name: text }, negated: false } as Action]
        : undefined,
    cost: -0.5,
  },
];

interface Counted {
  count: number;
  things: Target;
  first: string;
}

interface Sorted {
  kind?: KindSaid;
  noun?: string;
  first?: string;
  last?: string;
}

const PLAIN: Be['be'] = { negated: false };
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const CHOSEN: ReadonlySet<State> = new Set<State>(['selected', 'checked', 'current', 'disabled', 'enabled']);

const nth = (ordinal: 1 | 'last', { role }: Target): Target => ({
  role: role === undefined || role === 'thing' ? 'item' : role,
  ordinal,
});

const isAlone = ({ be }: Be, span: Span): boolean =>
  !be.negated && be.lasting !== true && be.able !== true && saysNoMore(span);
