/** A clock for many who sleep at the same time: time passes to the next of them once nobody has anything else to do. */
import type { Clock } from '../../src/client/index.js';

interface Sleeper {
  at: number;
  wake: () => void;
}

export interface StepClock extends Clock {
  /** Lets time pass until nobody sleeps any more, or so many milliseconds have passed. */
  run(milliseconds?: number): Promise<void>;
}

export function stepClock(random = 0.5): StepClock {
  let now = 0;
  const sleepers: Sleeper[] = [];
  return {
    now: () => now,
    random: () => random,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleeper = { at: now + ms, wake: resolve };
        signal?.addEventListener('abort', () => {
          sleepers.splice(sleepers.indexOf(sleeper), 1);
          reject(signal.reason as Error);
        });
        sleepers.push(sleeper);
      }),
    async run(milliseconds = Infinity) {
      const until = now + milliseconds;
      for (;;) {
        // Whoever was woken does what it does before anybody else wakes.
        await new Promise((resolve) => setImmediate(resolve));
        const next = sleepers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        sleepers.splice(sleepers.indexOf(next), 1);
        now = next.at;
        next.wake();
      }
      if (until < Infinity) now = until;
    },
  };
}
