/** What is said to be in each of several places, or in none: each place is looked into by itself. */
import { groundAll } from '../grounding/ground.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target } from '../meaning/meaning.js';
import { StepError } from '../screen/StepError.js';
import { findOne, onlyRemarks } from './find.js';
import { isUnclear, sayMany, type Judgement, type Outcome, type Unclear, type View } from './Judgement.js';
import type { Judged } from './judge.js';
import { isAcrossTable } from './lists/readTable.js';

type Ask = (expectation: Judged, view: View) => Outcome;

/** Undefined where nothing of that is said. */
export function judgeInEach(expectation: Judged, view: View, ask: Ask): Outcome | undefined {
  if (!('target' in expectation) || expectation.target.each !== undefined) return undefined;
  const { within } = expectation.target;
  if (within === undefined || !isOfMany(within)) return undefined;
  const { each, ...place } = within;
  const asked = each === 'no' ? denied(expectation) : expectation;
  if (asked === undefined || isOfMany(within.within) || place.ordinal !== undefined)
    return unclear(expectation.target);
  const places = placesOf(place, view);
  if (isUnclear(places)) return places;
  return ofAll(
    places.map((one) => ask({ ...asked, target: { ...asked.target, within: one } } as Judged, view)),
  );
}

/** Each of them as the first, the second and so on. */
function placesOf(place: Target, view: View): Target[] | Unclear {
  const nodes = groundAll(place, view.screen, 'place', view.memory).filter(({ isVisible }) => isVisible);
  if (nodes.length > 0 && nodes.every(isAcrossTable)) return onlyRemarks(place);
  if (nodes.length === 0) {
    const none = findOne(place, view, 'place');
    return isUnclear(none) ? none : unclear(place);
  }
  const places = nodes.map((_, index): Target => ({ ...place, ordinal: index + 1 }));
  const areThose = places.every((one, index) => {
    const found = findOne(one, view, 'place');
    return !isUnclear(found) && found.node === nodes[index];
  });
  return areThose ? places : unclear(place);
}

const isOfMany = (place: Target | undefined): boolean =>
  place !== undefined && (place.each === 'each' || place.each === 'no' || isOfMany(place.within));

const denied = (expectation: Judged & { target: Target }): (Judged & { target: Target }) | undefined =>
  'negated' in expectation ? { ...expectation, negated: !expectation.negated } : undefined;

function ofAll(outcomes: readonly Outcome[]): Outcome {
  const vague = outcomes.find(isUnclear);
  if (vague !== undefined) return vague;
  const judged = outcomes as Judgement[];
  return judged.find(({ holds }) => !holds) ?? { holds: true, observed: () => sayMany(judged) };
}

const unclear = (target: Target): Unclear => ({
  unclear: () =>
    new StepError(
      'target ambiguous',
      `${describeTarget(target)}: what several places have can't be told place by place here. Please say it of each by itself, such as "in the first row".`,
    ),
});
