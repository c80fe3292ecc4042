/** What rows or items a thing is said to have. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import type { Aux } from './sayOf.js';

export const OF_LISTS: readonly ExpectationRule[] = [
  {
    pattern: '{thing} {aux} (has|have) (exactly)? the {rowsOrItems} {names} (in_this_order)?',
    means: listing,
    cost: -0.2,
  },
  {
    pattern: '{thing} {aux} (has|have) (exactly)? the {rowsOrItems} {name} (in_this_order)?',
    means: listing,
    cost: -0.2,
  },

  {
    pattern:
      '(the)? (items|options|entries|choices) (of|in) {thing} (is|are|should_be|must_be|will_be) (exactly)? {names} {inOrder}?',
    means: ({ thing: target, names, inOrder }: { thing: Target; names: string[]; inOrder?: string }) => [
      {
        ...{ kind: 'expectItems', target, items: names },
        ...{ negated: false, exactly: true, inOrder: inOrder !== undefined },
      },
    ],
    cost: -0.3,
  },
];

function listing(
  {
    thing,
    aux,
    rowsOrItems,
    names,
    name,
  }: Aux & { thing: Target; rowsOrItems: 'rows' | 'items'; names?: string[]; name?: string },
  { tokens, from, to }: { tokens: readonly { lower: string; type: string }[]; from: number; to: number },
): Action[] {
  const listed = names ?? [name ?? ''];
  const words = tokens
    .slice(from, to)
    .filter(({ type }) => type !== 'quoted')
    .map(({ lower }) => lower);
  const how = { negated: aux.negated, exactly: words.includes('exactly'), inOrder: words.at(-1) === 'order' };
  return rowsOrItems === 'items'
    ? [{ kind: 'expectItems', target: thing, items: listed, ...how }]
    : [{ kind: 'expectRows', target: thing, rows: listed.map((row) => row.split(' | ')), ...how }];
}
