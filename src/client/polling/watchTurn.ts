/** When the time of something begins that may have to wait for its turn. */
import type { PollSettings } from './pollSettings.js';

export interface Turn {
  /** Milliseconds of its time that are over; none while it is queued, unless that takes longer than it may. */
  used: () => number;
  /** Milliseconds since it began to wait or to run, whichever it does. */
  age: () => number;
  /** A wait until the next look; while it is queued, one after which there is time left for the look itself. */
  wait: (paced: number, left: number) => number;
  looked: (found: { queued: boolean }) => void;
}

export function watchTurn({
  clock,
  queueTime = 0,
  onQueued,
}: Pick<PollSettings, 'clock' | 'queueTime' | 'onQueued'>): Turn {
  const created = clock.now();
  let begun = created;
  let isQueued = false;
  return {
    used: () => clock.now() - begun,
    age: () => clock.now() - (isQueued ? created : begun),
    wait: (paced, left) => (isQueued ? Math.min(paced, left / 2) : paced),
    looked({ queued }) {
      // The first look that finds that its turn has come counts as its beginning.
      if (queued || isQueued) begun = Math.min(clock.now(), created + queueTime);
      isQueued = queued;
      if (queued) onQueued?.();
    },
  };
}
