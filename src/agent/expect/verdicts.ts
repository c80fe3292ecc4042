/** What is told of an expectation: that it was met, or why it was not. */
import type { Act } from '../act/act.js';
import type { Expectation, Performed } from '../action.js';
import { describeExpectation } from '../describeExpectation.js';
import { StepError } from '../StepError.js';
import type { Observation, Observe } from './observation.js';
import type { PageState } from './pageState.js';

function told({ observed }: Observation): string {
  return typeof observed === 'string' ? observed : observed();
}

export function met(expectation: Expectation, observation: Observation, restNote?: string): Performed {
  const { note, locator } = observation;
  const expected = describeExpectation(expectation);
  const notes = [note, restNote].filter((words) => words !== undefined);
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed: told(observation),
    ...(locator !== undefined && { locator }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function notMet(expectation: Expectation, observation: Observation): StepError {
  const { note } = observation;
  const observed = told(observation);
  return failed(expectation, observed, note);
}

/** @param heldFor Milliseconds. */
export function notKept(expectation: Expectation, observed: string, heldFor: number): StepError {
  return failed(expectation, `${observed}, after it had held for ${(heldFor / 1000).toFixed(1)} s`);
}

function explained(expectation: Expectation, error: Error): Error {
  if (!(error instanceof StepError)) return error;
  const expected = describeExpectation(expectation);
  const { reason, message, candidates } = error;
  return new StepError(reason, `Expected that ${expected}, but: ${message}`, {
    expected,
    observed: message,
    ...(candidates && { candidates }),
    cause: error,
  });
}

export function blankPage(expectation: Expectation, { page }: Act): StepError {
  const url = page.url();
  return url === 'about:blank'
    ? failed(
        expectation,
        'a blank page: nothing was opened yet',
        'Please begin with a step such as: I open "/".',
      )
    : failed(
        expectation,
        `a blank page at ${url}`,
        'Please check that the application shows something there.',
      );
}

export function notSteady(expectation: Expectation, { ready }: PageState): StepError {
  const observed = ready ? 'that it held too shortly to be sure' : 'a page that did not finish loading';
  const mend = 'Please give the step more time, or look what the page waits for.';
  return failed(expectation, observed, mend);
}

function failed(expectation: Expectation, observed: string, more?: string): StepError {
  const expected = describeExpectation(expectation);
  const message = `Expected that ${expected}, but observed: ${observed}.${more === undefined ? '' : ` ${more}`}`;
  return new StepError('expectation not met', message, { expected, observed });
}

/** Why a look did not give what is expected. */
export function unmet(
  expectation: Expectation,
  observation: Awaited<ReturnType<Observe>>,
): { missed: () => Promise<Error> } {
  if (!('missed' in observation)) return { missed: () => Promise.resolve(notMet(expectation, observation)) };
  return { missed: async () => explained(expectation, await observation.missed()) };
}
