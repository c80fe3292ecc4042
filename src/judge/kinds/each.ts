/** Whether each of several things is visible, or none of them; all that are amiss are reported at once. */
import { describeExpectation } from '../../meaning/describeExpectation.js';
import type { ActionOf } from '../../meaning/meaning.js';
import { StepError } from '../../screen/StepError.js';
import { isUnclear, notesOf, type Judgement, type Outcome, type View } from '../Judgement.js';
import { explainUnmet, reported } from '../verdicts.js';
import { judgeVisible } from './visible.js';

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
