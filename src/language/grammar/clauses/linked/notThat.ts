/** What is not so, beside what is: "12, not 15", "in "Sent" and no longer in "Drafts"". */
import { isDeepStrictEqual } from 'node:util';
import type { Action, ActionOf, Target } from '../../../../meaning/meaning.js';
import type { Rule, Span } from '../../../chart.js';
import type { Manner } from '../../auxiliaries.js';
import type { SaidTarget } from '../../things/place.js';

export const NOT_THAT: readonly Rule[] = [
  {
    pattern:
      '{core} (,|and|but|,_but|,_and)? (not|no_longer|not_any_longer|rather_than|instead_of|in_place_of) {pairValue:value}',
    means: andNot,
    cost: 0.1,
  },
  {
    pattern:
      '{core} (,|and|but|,_but|,_and)? (not|no_longer) (the|a|an) ({kind} | {noun}) {quotedName:value}',
    means: andNot,
    cost: 0.1,
  },
  // "The text area contains "A" and "B" is no longer in it"
  {
    pattern:
      '{core} (,|and|but|while|,_but|,_and|,_while) {quotedName:value} {be} (longer|now)? (in|on) (it|there) (any_more|anymore|any_longer)?',
    means: ({ be, ...said }: { be: Manner; core: Action[]; value: string }) =>
      be.negated && be.lasting !== true && said.core.at(-1)?.kind === 'expectContent'
        ? andNot(said)
        : undefined,
    cost: -0.3,
  },
  // "The map appears in place of the list"
  {
    pattern: '{core} (,)? (instead_of|in_place_of) {thing}',
    means: inPlaceOf,
    cost: 0.05,
  },
  // "Ada is in "Sent" and no longer in "Drafts""
  {
    pattern: '{core} (,|and|but|,_but|,_and)? (not|no_longer|not_any_more) (in|on|under) {thing}',
    means: notThere,
    cost: -0.1,
  },
];

/** "It must be 12, not 15." */
function andNot({ core, value }: { core: Action[]; value: string }): Action[] | undefined {
  const last = core.at(-1);
  if (last === undefined || !('negated' in last) || last.negated) return undefined;
  if (last.kind === 'expectContent')
    return isCount(last.text) && /^\d+$/.test(value)
      ? undefined
      : [...core, { ...last, text: value, negated: true }];
  if (last.kind === 'expectItems') return [...core, { ...last, items: [value], negated: true }];
  // "Above "A" and not "B"": it is not above "B".
  return last.kind === 'expectVisible' && last.target.beside === undefined
    ? [...core, { ...last, target: { ...last.target, name: value }, negated: true }]
    : undefined;
}

/** A row or a button without a name may be any of them. */
function inPlaceOf(
  { core, thing }: { core: Action[]; thing: SaidTarget },
  { tokens, from, to }: Span,
): Action[] | undefined {
  const last = core.at(-1);
  const isKnown =
    thing.role !== undefined &&
    (thing.name === undefined
      ? REPLACED.has(thing.role)
      : tokens.slice(from, to).some(({ type, text }) => type === 'quoted' && text === thing.name));
  return last?.kind === 'expectVisible' &&
    !last.negated &&
    isKnown &&
    [thing, last.target].every(({ each }) => each === undefined)
    ? [...core, { kind: 'expectVisible', target: thing, negated: true }]
    : undefined;
}

const REPLACED: ReadonlySet<string> = new Set(['list', 'table', 'menu', 'dialog', 'form', 'image']);

/** "3 items, not 4" tells how many there are. */
const isCount = (text: string): boolean => /^\d+ \p{L}/u.test(text);

/** All that was seen there. */
function notThere({ core, thing }: { core: Action[]; thing: Target }): Action[] | undefined {
  const around = placeOf(core.at(-1));
  if (around === undefined) return undefined;
  const within = thing.role === undefined ? { ...around, ...thing } : thing;
  const seen = core.filter((one) => isDeepStrictEqual(placeOf(one), around)) as ActionOf<'expectVisible'>[];
  return [...core, ...seen.map((one) => ({ ...one, target: { ...one.target, within }, negated: true }))];
}

const placeOf = (action: Action | undefined): Target | undefined =>
  action?.kind === 'expectVisible' && !action.negated ? action.target.within : undefined;
