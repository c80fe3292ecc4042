/** Waits until an expectation holds on a page that shows something; else tells what was expected and observed. */
import type { Act } from '../act/act.js';
import { poll, type Sight } from '../act/poll.js';
import type { Expectation, Performed } from '../action.js';
import { describeExpectation } from '../describeExpectation.js';
import { StepError, type StepErrorDetails } from '../StepError.js';
import { readShown } from './readShown.js';

/** What one look at the page gave. */
export interface Observation {
  holds: boolean;
  /** As in "but the page shows …". */
  observed: string;
  note?: string | undefined;
  locator?: string;
  candidates?: string[];
}

/** One look; it gives an error's explanation where not even the thing to look at is there. */
export type Observe = () => Promise<Observation | { missed: () => Promise<Error> }>;

export async function hold(expectation: Expectation, observe: Observe, act: Act): Promise<Performed> {
  const isSettled = createSettling(expectation);
  return poll(act.deadline, async (): Promise<Sight<Performed>> => {
    const observation = await observe();
    if ('missed' in observation)
      return { missed: async () => explain(expectation, await observation.missed()) };
    if (!observation.holds) return { missed: () => Promise.resolve(notMet(expectation, observation)) };
    const page = await readPage(act);
    if (page.blank) return { missed: () => Promise.resolve(blankPage(expectation, act)) };
    if (!isSettled(page.ready)) return { missed: () => Promise.resolve(notLoaded(expectation)) };
    return { seen: met(expectation, observation) };
  });
}

/** That something is absent holds of every page that isn't built yet. */
function createSettling(expectation: Expectation): (ready: boolean) => boolean {
  let looks = 0;
  return (ready) => {
    if (!holdsOfAbsence(expectation)) return true;
    looks = ready ? looks + 1 : 0;
    return looks > 1;
  };
}

function holdsOfAbsence(expectation: Expectation): boolean {
  if (expectation.kind !== 'expectCount') return expectation.negated || expectation.kind === 'expectEmpty';
  const { comparison, count } = expectation;
  return comparison === 'at most' || comparison === 'fewer than' || count === 0;
}

async function readPage({ page, deadline }: Act): Promise<{ blank: boolean; ready: boolean }> {
  const shown = await page.locator('body').evaluate(readShown, undefined, { timeout: deadline.glance() });
  return { ready: shown.ready, blank: shown.pieces.length === 0 && !shown.hasMore };
}

function met(expectation: Expectation, { observed, note, locator }: Observation): Performed {
  const expected = describeExpectation(expectation);
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed,
    ...(locator !== undefined && { locator }),
    ...(note !== undefined && { note }),
  };
}

function notMet(expectation: Expectation, { observed, candidates, note }: Observation): StepError {
  const expected = describeExpectation(expectation);
  const message = `Expected that ${expected}, but observed: ${observed}.${note === undefined ? '' : ` ${note}`}`;
  const details: StepErrorDetails = { expected, observed, ...(candidates && { candidates }) };
  return new StepError('expectation not met', message, details);
}

function explain(expectation: Expectation, error: Error): Error {
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

function blankPage(expectation: Expectation, { page }: Act): StepError {
  const url = page.url();
  const [observed, mend] =
    url === 'about:blank'
      ? ['a blank page: nothing was opened yet', 'Please begin with a step such as: I open "/".']
      : [`a blank page at ${url}`, 'Please check that the application shows something there.'];
  const expected = describeExpectation(expectation);
  return new StepError(
    'expectation not met',
    `Expected that ${expected}, but observed: ${observed}. ${mend}`,
    {
      expected,
      observed,
    },
  );
}

function notLoaded(expectation: Expectation): StepError {
  const expected = describeExpectation(expectation);
  const observed = 'a page that did not finish loading';
  const mend = 'Please give the step more time, or look what the page waits for.';
  return new StepError(
    'expectation not met',
    `Expected that ${expected}, but observed: ${observed}. ${mend}`,
    {
      expected,
      observed,
    },
  );
}
