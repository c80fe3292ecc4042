/** Looks again and again until what was looked for is seen, or the time is over. */
import type { Deadline } from './deadline.js';

export interface Missed {
  /** Worked out only when it must be reported. */
  missed: () => Error | Promise<Error>;
  /** To look again doesn't help. */
  isFinal?: boolean;
}

/** What one look gives. */
export type Lookup<T> = { seen: T } | Missed;

/** Milliseconds. */
const PAUSES = [10, 20, 50, 100, 100, 150];
const LONGEST_PAUSE = 200;

/** Gives what was seen, or rejects with what the last look missed. */
export async function poll<T>(
  deadline: Deadline,
  look: (looks: number) => Promise<Lookup<T>>,
  longestPause = LONGEST_PAUSE,
): Promise<T> {
  for (let looks = 0; ; looks++) {
    const isLast = deadline.isOver();
    const lookup = await deadline.race(look(looks));
    if ('seen' in lookup) return lookup.seen;
    if (isLast || lookup.isFinal === true) throw await lookup.missed();
    await deadline.sleep(Math.min(PAUSES[looks] ?? LONGEST_PAUSE, longestPause));
  }
}
