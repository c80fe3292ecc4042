/** A clock whose time passes only by sleeping, at once. */
import type { Clock } from '../../src/client/index.js';

export interface VirtualClock extends Clock {
  /** Milliseconds of each sleep, in order. */
  sleeps: number[];
}

export function virtualClock(random = 0.5): VirtualClock {
  let now = 0;
  const sleeps: number[] = [];
  return {
    sleeps,
    now: () => now,
    random: () => random,
    sleep: (ms, signal) => {
      signal?.throwIfAborted();
      sleeps.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}
