/** What words only describe is gone where the case has seen it before: nothing may ever be called so. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf, Expectation, Target } from '../../meaning/meaning.js';
import type { Screen } from '../../screen/Screen.js';
import {
  isUnclear,
  unclear,
  viewOf,
  type Before,
  type Outcome,
  type Unclear,
  type View,
} from '../Judgement.js';
import { judgeVisible } from './visible.js';

export function judgeVisibleOrGone(expectation: ActionOf<'expectVisible'>, view: View): Outcome {
  const { target, gone } = expectation;
  return gone === true && !wasSeen(target, view) ? neverSeen(target) : judgeVisible(expectation, view);
}

/** It could be told from the rest of the page in an earlier step, or before one of the last actions. */
const wasSeen = (target: Target, { before }: View): boolean =>
  before.memory?.described?.has(describeTarget(target)) === true ||
  (before.earlier ?? []).some((screen) => isPlainlySeen(target, screen, before));

function isPlainlySeen(target: Target, screen: Screen, before: Before): boolean {
  const outcome = judgeVisible({ kind: 'expectVisible', target, negated: false }, viewOf(screen, before));
  return !isUnclear(outcome) && outcome.holds && outcome.isDoubtful !== true;
}

/** What was expected of a thing has told which one its words describe: a later step may say that it is gone. */
export function rememberDescribed(expectation: Expectation, screen: Screen, before: Before): void {
  const target =
    'target' in expectation ? expectation.target : 'things' in expectation ? expectation.things : undefined;
  if (target?.name === undefined || !/^\p{Ll}/u.test(target.name) || target.each !== undefined) return;
  const isAbsent = expectation.kind === 'expectVisible' && expectation.negated;
  if (!isAbsent && isPlainlySeen(target, screen, before))
    before.memory?.described?.add(describeTarget(target));
}

const neverSeen = (target: Target): Unclear =>
  unclear(
    'target not found',
    `Nothing that the case has seen so far is plainly ${describeTarget(target)}, so that it isn't there can't be told. Please name it as the page writes it, in quotes.`,
  );
