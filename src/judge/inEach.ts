/** What is said of each of several things, or of none: of those that are named, or in each of several places by itself. */
import { groundAll } from '../grounding/ground.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { Target, ActionOf } from '../meaning/meaning.js';
import { StepError } from '../screen/StepError.js';
import { findOne, onlyRemarks } from './find.js';
import {
  isUnclear,
  reported,
  unclear,
  sayMany,
  type Judgement,
  type Outcome,
  type Unclear,
  type View,
  notesOf,
  explainUnmet,
} from './Judgement.js';
import type { Judged } from './judge.js';
import { isAcrossTable } from './lists/readTable.js';
import { describeExpectation } from '../meaning/describeExpectation.js';
import { BEGINNING } from './text/matchText.js';
import { judgeVisible } from './kinds/visible.js';

type Ask = (expectation: Judged, view: View) => Outcome;

/** Undefined where nothing of that is said. */
export function judgeInEach(expectation: Judged, view: View, ask: Ask): Outcome | undefined {
  if (!isOfThing(expectation) || expectation.target.each !== undefined) return undefined;
  const { within } = expectation.target;
  if (within === undefined || !isOfMany(within)) return undefined;
  const { each, ...place } = within;
  const asked = each === 'no' ? denied(expectation) : expectation;
  if (asked === undefined || isOfMany(within.within) || place.ordinal !== undefined)
    return notApart(expectation.target);
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
    return isUnclear(none) ? none : notApart(place);
  }
  const places = nodes.map((_, index): Target => ({ ...place, ordinal: index + 1 }));
  const areThose = places.every((one, index) => {
    const found = findOne(one, view, 'place');
    return !isUnclear(found) && found.node === nodes[index];
  });
  return areThose ? places : notApart(place);
}

const isOfThing = (expectation: Judged): expectation is Judged & { target: Target } =>
  'target' in expectation;

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

const notApart = (target: Target): Unclear =>
  unclear(
    'target ambiguous',
    `${describeTarget(target)}: what several places have can't be told place by place here. Please say it of each by itself, such as "in the first row".`,
  );

/** Where only the comments by "Ada" are listed, one by "Adam" is no such. */
export function wholeWords(expectation: Judged, outcome: Judgement): Judgement {
  const isOfEach =
    expectation.kind === 'expectContent' &&
    expectation.target.each === 'each' &&
    expectation.relation === 'shows' &&
    !expectation.negated;
  return isOfEach && outcome.note?.includes(BEGINNING) === true ? { ...outcome, holds: false } : outcome;
}

/** All that are amiss are reported at once. */
export function judgeEach(expectation: ActionOf<'expectEach'>, view: View): Outcome {
  const { targets, negated } = expectation;
  const looks = targets.map((target) => {
    const one = { kind: 'expectVisible', target, negated } as const;
    return { one, outcome: judgeVisible(one, view) };
  });
  const amiss = looks.filter(({ outcome }) => isUnclear(outcome) || !outcome.holds);
  if (amiss.length === 0) {
    const judged = looks.map(({ outcome }) => outcome as Judgement);
    return {
      holds: true,
      observed: judged.map(reported).join(', '),
      note: notesOf(...judged.map(({ note }) => note)),
      isDoubtful: judged.some(({ isDoubtful }) => isDoubtful === true),
    };
  }
  return {
    unclear: () =>
      allOf(
        expectation,
        amiss.map(({ one, outcome }) => explainUnmet(one, outcome)),
      ),
    isReported: true,
  };
}

function allOf(expectation: ActionOf<'expectEach'>, errors: readonly StepError[]): StepError {
  const other = errors.find(({ reason }) => reason !== 'expectation not met');
  const [first] = errors;
  if (first !== undefined && (other !== undefined || errors.length === 1)) return other ?? first;
  return new StepError('expectation not met', errors.map(({ message }) => message).join(' '), {
    expected: describeExpectation(expectation),
    observed: errors.map(({ observed, message }) => observed ?? message).join('; '),
  });
}
