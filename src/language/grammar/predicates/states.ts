/** What state a thing is in, and how it looks. */
import type { Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { State } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import { goesOn } from '../neighbours.js';
import { type ExpectationRule } from '../expectations.js';
import { place, type Where } from '../things/place.js';
import {
  lasting,
  ofRole,
  said,
  state,
  SUBJECT,
  visible as seen,
  type Aux,
  type Be,
  type SaidPredicate,
} from './said.js';

const CONVEYED =
  'conveyed|exposed|announced|reported|rendered|marked_up|presented|shown|read_out|recognised|recognized|implemented|described';

export const STATES_AND_LOOKS: readonly ExpectationRule[] = [
  // "The status becomes Cancelled in red"
  {
    pattern:
      '{aux} (shows|show|reads|says|becomes|is|passes_to_be|changes_to|turns_to|turns_into|display|displays) {shortText:text} in {colour} (letters|colour|color|type)?',
    means: ({ aux, text, colour }: Aux & { text: string; colour: string }, span: Span) =>
      aux.negated || goesOn(span)
        ? undefined
        : said(
            { kind: 'expectContent', target: SUBJECT, relation: 'shows', text, negated: false },
            { kind: 'expectLook', target: SUBJECT, look: { look: 'colour', colour }, negated: false },
          ),
    cost: -0.5,
  },
  {
    pattern:
      '{be} {state} (again|by_default|initially|now|too|as_well|any_more|anymore|any_longer|automatically|already|to_begin_with|at_first)?',
    // What can be chosen need not be.
    means: ({ be, state: what }: Be & { state: StateSaid }) =>
      be.able === true && /^(?:selected|checked|pressed|disabled)$/.test(what.state)
        ? undefined
        : state(what, be),
    cost: -0.05,
  },
  // "Finish stays disabled until all four are done": now it is.
  {
    pattern: '{be} {state} (until|till|as_long_as|because|since|for_as_long_as) {untilEnd}',
    means: ({ be, state: what }: Be & { state: StateSaid }, { tokens, from, to }: Span) =>
      what.state === 'disabled' &&
      !(what.negated || be.negated || be.able === true) &&
      !tokens.slice(from, to).some(({ lower }) => /^(?:was|were|had|now)$/.test(lower))
        ? state(what, { negated: false })
        : undefined,
    cost: 0.3,
  },
  {
    pattern: '{be} {switched} (again|by_default|initially|now|to_begin_with|at_first)?',
    means: 'expectState ...switched',
    cost: -0.05,
  },
  {
    pattern: '{be} {active} (again|by_default|initially|now|to_begin_with|at_first)?',
    means: ({ be, active }: Be & { active: boolean }) =>
      said({
        kind: 'expectState',
        target: SUBJECT,
        state: 'active' as State,
        negated: be.negated === active,
        ...lasting(be),
      }),
  },
  {
    pattern:
      '{be} (marked|shown|flagged|displayed|announced|reported|conveyed|exposed|rendered|left|set|presented|described) (as|being|to_be)? {state}',
    means: 'expectState ...state',
  },
  {
    pattern:
      '{aux} (has|have|having|gets|get|got|receives|holds|hold|takes|take|owns|own|gains|keeps|is_given|has_got) (the|keyboard|dom|initial)? focus',
    means: 'expectState state:=focused',
  },
  ['{aux} (goes|changes|turns|switches|passes|moves) from {state:old} to {state}', 'expectState ...state'],
  {
    pattern: `{be} (${CONVEYED})? (as)? (a|an|the) {state} {kind}`,
    means: ({ be, state: what, kind }: Be & { state: StateSaid; kind: KindSaid }) =>
      ofRole(kind, state(what, be)),
  },
  {
    pattern: `{be} (${CONVEYED}) as (a|an|the)? {kind} (,|and)? {state} (by_default|initially|at_first)?`,
    means: ({ be, state: what, kind }: Be & { state: StateSaid; kind: KindSaid }) =>
      ofRole(kind, state(what, be)),
  },
  {
    pattern: `{be} (${CONVEYED})? (as)? (a|an|the) {kind} {where}?`,
    // Of "an h1" the level would be lost.
    means: ({ be, kind, where }: Be & { kind: KindSaid; where?: Where }, { tokens, from, to }: Span) =>
      tokens.slice(from, to).some(({ lower }) => /^h[1-6]$/.test(lower))
        ? undefined
        : ofRole(kind, seen(be, where)),
    cost: 0.1,
  },
  {
    pattern: `{be} (put|placed|announced|inserted|output|written|spoken|${CONVEYED})? (in|into|within|inside|via|by|through|part_of) (a|an|the) (aria|polite|assertive)? live_region`,
    means: ({ be }: Be) => ofRole({ kind: 'alert' }, seen(be)),
  },
  {
    pattern:
      '{aux} be clicked|pressed|used|edited|chosen|selected|picked|operated|changed|tapped (any_more|anymore|any_longer|again|now)?',
    means: usable,
  },
  {
    pattern: '{aux} (lights_up|light_up|comes_alive|wakes_up|unlocks|unlock)',
    means: 'expectState state:=enabled',
  },
  { pattern: '{aux} (expands|expand|unfolds|unfold)', means: folded('expanded') },
  { pattern: '{aux} (collapses|collapse|folds_up|folds)', means: folded('collapsed') },
  {
    pattern: '(has|have) (now)? (collapsed|folded_up)',
    means: () => said({ kind: 'expectState', target: SUBJECT, state: 'collapsed', negated: false }),
  },
  {
    pattern: '(has|have) (now)? (expanded|unfolded)',
    means: () => said({ kind: 'expectState', target: SUBJECT, state: 'expanded', negated: false }),
  },
  // "Is in a pressed state"
  {
    pattern: '{be} (shown|displayed|rendered)? in (a|an|the|its) {state} state',
    means: ({ be, state: { state, negated } }: Be & { state: StateSaid }) =>
      said({ kind: 'expectState', target: SUBJECT, state, negated: negated !== be.negated }),
    cost: -0.3,
  },
  // "Is neither checked nor disabled"
  {
    pattern: '{be} neither {state} nor {state:other}',
    means: ({ be, state: one, other }: Be & { state: StateSaid; other: StateSaid }) =>
      be.negated || one.negated || other.negated
        ? undefined
        : said(
            ...[one, other].map(({ state }) => ({
              ...{ kind: 'expectState' as const, target: SUBJECT, state, negated: true },
            })),
          ),
    cost: -0.3,
  },
  {
    pattern: '{aux} (has|have|having|gets|exposes|carries|with)? {aria} (again|now)?',
    means: 'expectState ...aria',
    cost: -0.1,
  },
  { pattern: '{be} {look}', means: 'expectLook look:look' },
  {
    pattern: '{be} (in|shown_in|displayed_in|coloured|colored|written_in)? {colour} (colour|color)?',
    means: 'expectLook look.look:=colour look.colour:colour',
    cost: 0.1,
  },
  {
    pattern: '{be} (filled|highlighted|shaded|marked) (in|with)? {colour} (colour|color)?',
    means: 'expectLook look.look:=background look.colour:colour',
  },
  {
    pattern:
      '{aux} (appears|appear|shows_up|comes_up|pops_up|flashes_up|flashes|lights_up|be_displayed|be_shown|is_displayed|is_shown|are_displayed|are_shown) (now|briefly)? in {colour} (letters|text|colour|color)? {where}?',
    means: inColour,
    cost: -0.1,
  },
  {
    pattern: '{be} (outlined|framed|bordered) in {colour}',
    means: 'expectLook look.look:=border look.colour:colour',
  },
  {
    pattern: '{aux} (has|have|having|gets|get|shows|with) (a)? {colour} (border|outline|frame|edge)',
    means: 'expectLook look.look:=border look.colour:colour',
  },
];

/** "It doesn't expand": that it stays so would have to be watched. */
function folded(to: State): (said: Aux) => SaidPredicate | undefined {
  return ({ aux }) => (aux.negated ? undefined : state({ state: to, negated: false }, aux));
}

function usable(
  { aux }: Aux,
  { tokens, to, from }: { tokens: readonly { lower: string }[]; from: number; to: number },
): SaidPredicate | undefined {
  if (aux.able !== true) return undefined;
  const edited = tokens.slice(from, to).some(({ lower }) => lower === 'edited' || lower === 'changed');
  if (edited && aux.negated) return state({ state: 'read-only', negated: false }, { ...aux, negated: false });
  return state({ state: edited ? 'editable' : 'enabled', negated: false }, aux);
}

/** "Appears in red under the field". */
function inColour({
  aux,
  colour,
  where,
}: Aux & { colour: string; where?: Where }): SaidPredicate | undefined {
  const target = place(SUBJECT, where ?? {});
  return target && !aux.negated
    ? said({ kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false })
    : undefined;
}
