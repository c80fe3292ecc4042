/** What is reported for an expectation: that it was met, or why it was not. */
import { describeExpectation } from '../meaning/describeExpectation.js';
import type { Expectation } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { Screen } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import { isUnclear, notesOf, reported, type Judgement, type Outcome } from './Judgement.js';

export function met(expectation: Expectation, judgement: Judgement, restNote?: string): Performed {
  const expected = describeExpectation(expectation);
  const note = notesOf(judgement.note, restNote);
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed: reported(judgement),
    ...(note !== undefined && { note }),
  };
}

/** Why a look did not give what is expected. */
export function explainUnmet(expectation: Expectation, outcome: Outcome, hidden?: Screen): StepError {
  if (!isUnclear(outcome)) return failed(expectation, reported(outcome), outcome.note);
  const error = outcome.unclear(hidden);
  if (outcome.isReported === true) return error;
  const expected = describeExpectation(expectation);
  const { reason, message, candidates } = error;
  return new StepError(reason, `Expected that ${expected}, but: ${message}`, {
    expected,
    observed: message,
    ...(candidates && { candidates }),
    cause: error,
  });
}

/** @param heldFor Milliseconds. */
export function notKept(expectation: Expectation, outcome: Outcome, heldFor: number): StepError {
  const observed = isUnclear(outcome) ? outcome.unclear().message.replace(/\.$/, '') : reported(outcome);
  return failed(expectation, `${observed}, after it had held for ${(heldFor / 1000).toFixed(1)} s`);
}

export function blankPage(expectation: Expectation, url: string | undefined): StepError {
  return url === 'about:blank'
    ? failed(
        expectation,
        'a blank page: nothing was opened yet',
        'Please begin with a step such as: I open "/".',
      )
    : failed(
        expectation,
        `a blank page at ${url ?? 'no address'}`,
        'Please check that the application shows something there.',
      );
}

export function notSteady(expectation: Expectation, isReady: boolean): StepError {
  const observed = isReady ? 'that it held too shortly to be sure' : 'a page that did not finish loading';
  const mend = 'Please give the step more time, or look what the page waits for.';
  return failed(expectation, observed, mend);
}

function failed(expectation: Expectation, observed: string, more?: string): StepError {
  const expected = describeExpectation(expectation);
  const message = `Expected that ${expected}, but observed: ${observed}.${more === undefined ? '' : ` ${more}`}`;
  return new StepError('expectation not met', message, { expected, observed });
}
