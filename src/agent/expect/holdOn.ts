/** Watches that an expectation holds all the time for as long as the step says: "never", "for 3 seconds". */
import type { Act } from '../act/act.js';
import { poll, type Sight } from '../act/poll.js';
import type { Expectation, Performed } from '../action.js';
import { isOfAbsence } from './needsRest.js';
import type { Observation, Observe } from './observation.js';
import { pageStateOf } from './pageState.js';
import { readPage } from './read.js';
import { blankPage, met, notKept, notSteady, unmet } from './verdicts.js';

/** Milliseconds. What comes and goes within that may be missed. */
const LONGEST_PAUSE = 50;

export async function holdOn(expectation: Expectation, observe: Observe, act: Act): Promise<Performed> {
  const { lasting = 0 } = expectation;
  let since: number | undefined;
  const look = async (): Promise<Sight<Performed>> => {
    const observation = await observe();
    if ('missed' in observation || !observation.holds) {
      const { missed } = unmet(expectation, observation);
      if (since !== undefined) throw await lapse(expectation, observation, performance.now() - since);
      // What is denied must not be so from the beginning; anything else may take its time to come about.
      if (!('missed' in observation) && isOfAbsence(expectation)) throw await missed();
      return { missed };
    }
    const page = observation.page ?? pageStateOf(await readPage(act));
    // A page that is being left or loaded neither keeps nor breaks what is expected.
    if (page.blank || !page.ready) {
      since = undefined;
      const error = page.blank ? blankPage(expectation, act) : notSteady(expectation, page);
      return { missed: () => Promise.resolve(error) };
    }
    since ??= performance.now();
    if (performance.now() - since >= lasting) return { seen: met(expectation, observation) };
    return { missed: () => Promise.resolve(notSteady(expectation, page)) };
  };
  return poll(act.deadline, look, LONGEST_PAUSE);
}

async function lapse(
  expectation: Expectation,
  observation: Observation | { missed: () => Promise<Error> },
  heldFor: number,
): Promise<Error> {
  if ('missed' in observation) {
    const { message } = await observation.missed();
    return notKept(expectation, message.replace(/\.$/, ''), heldFor);
  }
  const { observed } = observation;
  return notKept(expectation, typeof observed === 'string' ? observed : observed(), heldFor);
}
