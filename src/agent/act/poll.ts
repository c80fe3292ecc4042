/** Looks again and again at a page itself, which may change under the look. */
import { poll as pollOn, type Lookup } from '../../screen/poll.js';
import type { Deadline } from './deadline.js';
import { asPageError, isPassing, isTimeout } from './pageErrors.js';

export type { Lookup } from '../../screen/poll.js';

export async function poll<T>(
  deadline: Deadline,
  look: () => Promise<Lookup<T>>,
  longestPause?: number,
): Promise<T> {
  let last: Lookup<T> | undefined;
  const lookOnce = async (): Promise<Lookup<T>> => {
    try {
      return (last = await deadline.race(look()));
    } catch (error) {
      // What was there a moment ago and isn't any more leaves Playwright waiting for it.
      if (isTimeout(error)) return { missed: deadline.noAnswer };
      if (isPassing(error)) return last ?? { missed: () => error as Error };
      throw asPageError(error);
    }
  };
  return pollOn(deadline, lookOnce, longestPause);
}
