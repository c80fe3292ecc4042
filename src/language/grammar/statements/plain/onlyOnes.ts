/** What alone is there, or is so: "the list contains "A" only", "the menu shows "A" and nothing else", "only "A" is ticked". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn } from '../../neighbours.js';
import { LISTING, onlyListed } from '../ofLists.js';
import { isSaidPlainly, type Aux, type Be } from '../sayOf.js';

const SHOWS = '(shows|show|displays|display|lists|list|contains|contain|has|offers|includes)';

export const ONLY_ONES: readonly ExpectationRule[] = [
  // "The list contains "A" only", "the menu shows "A", "B" and nothing else"
  {
    pattern: `{thing} {aux} (now|still)? ${SHOWS} {onlyNames} (only|alone | (,)? and nothing else | (,)? and no_more)`,
    means: ({ thing, onlyNames, ...said }: Aux & { thing: Target; onlyNames: string[] }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && LISTING.has(thing.role ?? '') && thing.each === undefined
        ? onlyListed(onlyNames, thing)
        : undefined,
    cost: -0.9,
  },
  // ""A" is the only checked box"
  {
    pattern: '{quotedName:name} {be} (now|still)? the only {state} {kind}',
    means: ({ name, state, kind, ...said }: Be & Alone, span: Span) =>
      goesOn(span) || kind.isPlural ? undefined : alone({ name, role: ticked(kind, state) }, state, said),
    cost: -0.6,
  },
  // "Only "A" is ticked"
  {
    pattern: 'only {quotedName:name} {be} (now|still)? {state}',
    means: ({ name, state, ...said }: Be & Omit<Alone, 'kind'>, span: Span) =>
      goesOn(span) || state.state !== 'checked' ? undefined : alone({ name, role: 'checkbox' }, state, said),
    cost: -0.6,
  },
];

interface Alone {
  name: string;
  state: StateSaid;
  kind: KindSaid;
}

/** "The only checked box" is no text field. */
const ticked = ({ kind }: KindSaid, { state }: StateSaid): KindSaid['kind'] =>
  kind === 'field' && state === 'checked' ? 'checkbox' : kind;

/** It is so, and no other of its kind. */
function alone(thing: Target, { state, negated }: StateSaid, said: Be): Action[] | undefined {
  if (!isSaidPlainly(said) || negated) return undefined;
  return [
    { kind: 'expectState', target: thing, state, negated: false },
    {
      kind: 'expectCount',
      things: { role: thing.role as KindSaid['kind'], state },
      comparison: 'exactly',
      count: 1,
    },
  ];
}
