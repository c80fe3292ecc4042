/** Looks again and again until what was looked for is there, or the time is over. */
import type { Deadline } from './deadline.js';
import { asPageError, isPassing, isTimeout } from './pageErrors.js';

const PAUSES = [10, 20, 50, 100, 100, 150];
const LONGEST_PAUSE = 200;

/** One look at the page. What is missed is worked out only when it must be told. */
export type Sight<T> =
  { seen: T } | { missed: () => Promise<Error>; /** To look again doesn't help. */ isFinal?: true };

/** Gives what was seen, or throws what the last look missed. */
export async function poll<T>(
  deadline: Deadline,
  look: () => Promise<Sight<T>>,
  longestPause = LONGEST_PAUSE,
): Promise<T> {
  let missed: (() => Promise<Error>) | undefined;
  for (let looks = 0; ; looks++) {
    const isLast = deadline.isOver();
    const sight = await lookOnce(deadline, look);
    if ('seen' in sight) return sight.seen;
    if ('missed' in sight) missed = sight.missed;
    if (isLast || 'isFinal' in sight)
      throw await explain(missed, 'disturbed' in sight ? sight.disturbed : undefined, deadline);
    await deadline.sleep(Math.min(PAUSES[looks] ?? LONGEST_PAUSE, longestPause));
  }
}

async function lookOnce<T>(
  deadline: Deadline,
  look: () => Promise<Sight<T>>,
): Promise<Sight<T> | { disturbed: unknown }> {
  try {
    return await deadline.race(look());
  } catch (error) {
    // What was there a moment ago and isn't any more leaves Playwright waiting for it.
    if (isPassing(error) || isTimeout(error)) return { disturbed: error };
    throw asPageError(error);
  }
}

function explain(
  missed: (() => Promise<Error>) | undefined,
  disturbed: unknown,
  deadline: Deadline,
): unknown {
  if (isTimeout(disturbed)) return deadline.noAnswer();
  return missed ? missed() : disturbed;
}
