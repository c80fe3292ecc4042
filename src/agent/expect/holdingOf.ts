/** What judging is given of a case: looks at its page, what was before, and what the page waits for. */
import type { Holding } from '../../judge/hold.js';
import type { Requests } from '../../judge/Rest.js';
import type { Act } from '../act/act.js';
import { asPageError, isPassing, isTimeout } from '../act/pageErrors.js';
import { driverOf } from '../world/doingOf.js';

export function holdingOf(act: Act): Holding {
  const { deadline, page, startUrl, isContinued } = act;
  const { memory } = act.world;
  const driver = driverOf(page);
  return {
    look: (options) =>
      unlessPassing(() => driver.look(isContinued ? options : { ...options, recent: false })),
    deadline,
    before: { startUrl, memory, screen: memory.before },
    requests: requestsOf(act),
  };
}

/** Undefined while the page is just being left or built. */
export async function unlessPassing<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isPassing(error) || isTimeout(error)) return undefined;
    throw asPageError(error);
  }
}

/** Milliseconds. */
const PATIENCE = 3_000;

/**
 * What the last action asked for is waited for as long as the step has time. What is older than a step may take, or asked
 * again and again, is a page that waits for news.
 */
function requestsOf({ page, world, deadline }: Act): Requests {
  const time = Math.max(PATIENCE, deadline.rest());
  const underWay = () => {
    const sinceAction = performance.now() - world.actions.lastBegan;
    const [first] = world.traffic
      .underWay(page)
      .filter(({ age, lasting }) => !lasting && (age < time || age <= sinceAction));
    return first?.request;
  };
  return { underWay, giveUp: () => world.traffic.giveUp(page) };
}
