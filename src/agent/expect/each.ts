/** Expects that each of several things is visible, or that none of them is; all that are amiss are told at once. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeExpectation } from '../describeExpectation.js';
import { StepError } from '../StepError.js';
import { expectVisible } from './visible.js';

export async function expectEach(expectation: ActionOf<'expectEach'>, act: Act): Promise<Performed> {
  const { targets, negated, lasting } = expectation;
  const looks = await Promise.allSettled(
    targets.map((target) =>
      expectVisible(
        { kind: 'expectVisible', target, negated, ...(lasting !== undefined && { lasting }) },
        act,
      ),
    ),
  );
  const errors = looks.flatMap((look): unknown[] => (look.status === 'rejected' ? [look.reason] : []));
  if (errors.length > 0) throw allOf(expectation, errors);
  const seen = looks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  const expected = describeExpectation(expectation);
  const notes = [...new Set(seen.flatMap(({ note }) => note ?? []))];
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed: seen.flatMap(({ observed }) => observed ?? []).join(', '),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function allOf(expectation: ActionOf<'expectEach'>, errors: unknown[]): unknown {
  const [first] = errors;
  const told = errors.filter((error) => error instanceof StepError);
  // What is no failure of the step goes before those that are.
  if (told.length < errors.length) return errors.find((error) => !(error instanceof StepError));
  if (told.length < 2 || told.some(({ reason }) => reason !== 'expectation not met')) return first;
  return new StepError('expectation not met', told.map(({ message }) => message).join(' '), {
    expected: describeExpectation(expectation),
    observed: told.map(({ observed, message }) => observed ?? message).join('; '),
  });
}
