/** Waits until an expectation holds on a page that shows something; else tells what was expected and observed. */
import type { Act } from '../act/act.js';
import { poll, type Sight } from '../act/poll.js';
import type { Expectation, Performed } from '../action.js';
import { createRest, type RestWatch } from './createRest.js';
import { holdOn } from './holdOn.js';
import { needsRest } from './needsRest.js';
import type { Observation, Observe } from './observation.js';
import { pageStateOf, type PageState } from './pageState.js';
import { readPage } from './read.js';
import { blankPage, met, notSteady, unmet } from './verdicts.js';

export async function hold(expectation: Expectation, observe: Observe, act: Act): Promise<Performed> {
  if (expectation.lasting !== undefined) return holdOn(expectation, observe, act);
  const need = needsRest(expectation);
  const rest = need && createRest(need, act);
  return poll(act.deadline, async (): Promise<Sight<Performed>> => {
    const observation = await observe();
    if ('missed' in observation || !observation.holds) {
      rest?.reset();
      return unmet(expectation, observation);
    }
    if (rest !== undefined) return agreeAtRest(expectation, observation, { rest, act });
    const page = observation.seen === true ? undefined : await stateOf(observation, act);
    return page?.blank === true
      ? missed(blankPage(expectation, act))
      : { seen: met(expectation, observation) };
  });
}

interface Waiting {
  rest: RestWatch;
  act: Act;
}

async function agreeAtRest(
  expectation: Expectation,
  observation: Observation,
  { rest, act }: Waiting,
): Promise<Sight<Performed>> {
  const page = await stateOf(observation, act);
  if (page.blank || !page.ready) rest.reset();
  if (page.blank) return missed(blankPage(expectation, act));
  const is = page.ready ? rest.look(page) : 'not yet';
  if (is === 'not yet') return missed(notSteady(expectation, page));
  return { seen: met(expectation, observation, is.note) };
}

const stateOf = async ({ page }: Observation, act: Act): Promise<PageState> =>
  page ?? pageStateOf(await readPage(act));

const missed = (error: Error): Sight<Performed> => ({ missed: () => Promise.resolve(error) });
