/** Waits until an expectation holds on a page that shows something; else tells what was expected and observed. */
import type { Act } from '../act/act.js';
import { poll, type Sight } from '../act/poll.js';
import type { Expectation, Performed } from '../action.js';
import { describeExpectation } from '../describeExpectation.js';
import { steadyTime } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import { readPage } from './read.js';
import type { Shown } from './readShown.js';

/** What one look at the page gave. */
export interface Observation {
  holds: boolean;
  /** As in "but observed: …"; worked out only when it is told. */
  observed: string | (() => string);
  note?: string | undefined;
  locator?: string;
  /** Something on the page was seen, so that it can't be blank. */
  seen?: boolean;
  /** What was learnt of the page meanwhile. */
  page?: PageState;
}

export interface PageState {
  /** It shows nothing at all. */
  blank: boolean;
  /** The document is loaded. */
  ready: boolean;
}

export function pageStateOf({ pieces, hasMore, ready }: Shown): PageState {
  return { blank: pieces.length === 0 && !hasMore, ready };
}

/** One look; it gives an error's explanation where not even the thing to look at is there. */
export type Observe = () => Promise<Observation | { missed: () => Promise<Error> }>;

export async function hold(expectation: Expectation, observe: Observe, act: Act): Promise<Performed> {
  const isSteady = createSteadiness(act);
  return poll(act.deadline, async (): Promise<Sight<Performed>> => {
    const observation = await observe();
    const holds = !('missed' in observation) && observation.holds;
    if (!holds) isSteady(false);
    if ('missed' in observation)
      return { missed: async () => explain(expectation, await observation.missed()) };
    if (!holds) return { missed: () => Promise.resolve(notMet(expectation, observation)) };
    const isAbsence = holdsOfAbsence(expectation);
    if (observation.seen === true && !isAbsence) return { seen: met(expectation, observation) };
    const page = observation.page ?? pageStateOf(await readPage(act));
    const steady = isSteady(page.ready && !page.blank);
    if (page.blank) return { missed: () => Promise.resolve(blankPage(expectation, act)) };
    if (isAbsence && !steady) return { missed: () => Promise.resolve(notSteady(expectation, page)) };
    return { seen: met(expectation, observation) };
  });
}

/** That something is absent holds of every page that isn't built yet, so it must hold for a while. */
function createSteadiness(act: Act): (holds: boolean) => boolean {
  const enough = steadyTime(act);
  let since: number | undefined;
  return (holds) => {
    since = holds ? (since ?? performance.now()) : undefined;
    return since !== undefined && performance.now() - since >= enough;
  };
}

function holdsOfAbsence(expectation: Expectation): boolean {
  if (expectation.kind !== 'expectCount') return expectation.negated || expectation.kind === 'expectEmpty';
  const { comparison, count } = expectation;
  return comparison === 'at most' || comparison === 'fewer than' || count === 0;
}

function told({ observed }: Observation): string {
  return typeof observed === 'string' ? observed : observed();
}

function met(expectation: Expectation, observation: Observation): Performed {
  const { note, locator } = observation;
  const expected = describeExpectation(expectation);
  return {
    summary: `Saw that ${expected}.`,
    expected,
    observed: told(observation),
    ...(locator !== undefined && { locator }),
    ...(note !== undefined && { note }),
  };
}

function notMet(expectation: Expectation, observation: Observation): StepError {
  const { note } = observation;
  const observed = told(observation);
  const expected = describeExpectation(expectation);
  const message = `Expected that ${expected}, but observed: ${observed}.${note === undefined ? '' : ` ${note}`}`;
  return new StepError('expectation not met', message, { expected, observed });
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

function notSteady(expectation: Expectation, { ready }: PageState): StepError {
  const expected = describeExpectation(expectation);
  const observed = ready ? 'that it held too shortly to be sure' : 'a page that did not finish loading';
  const mend = 'Please give the step more time, or look what the page waits for.';
  const message = `Expected that ${expected}, but observed: ${observed}. ${mend}`;
  return new StepError('expectation not met', message, { expected, observed });
}
