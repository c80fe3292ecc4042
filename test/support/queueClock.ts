/** A clock for many that wait at once: time goes on from one awaited moment to the next, and only when it is told to. */
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { Clock } from '../../src/client/index.js';

export interface QueueClock extends Clock {
  /** How many wait. */
  waiting(): number;
  /** Lets time pass until nobody waits any more, or up to that moment. */
  pass(until?: number): Promise<void>;
}

interface Sleeper {
  at: number;
  wake: () => void;
}

export function queueClock(): QueueClock {
  let now = 0;
  const sleepers: Sleeper[] = [];
  const next = (until: number) => {
    const first = sleepers.toSorted((one, other) => one.at - other.at)[0];
    return first && first.at <= until ? first : undefined;
  };
  return {
    now: () => now,
    random: () => 0.5,
    waiting: () => sleepers.length,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: now + ms, wake })),
    async pass(until = Infinity) {
      for (;;) {
        await turnOfLoop();
        const sleeper = next(until);
        if (!sleeper) break;
        sleepers.splice(sleepers.indexOf(sleeper), 1);
        now = Math.max(now, sleeper.at);
        sleeper.wake();
      }
      if (until !== Infinity) now = Math.max(now, until);
    },
  };
}
