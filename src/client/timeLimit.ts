/** Time and chance, handed in so that waiting can be tested without waiting; and limits of time. */
import { setTimeout as sleep } from 'node:timers/promises';

/** What a time limit's signal is aborted with. What failed last, if anything did, is the cause. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';

  constructor(options?: ErrorOptions) {
    super('There was no time left', options);
  }
}

/**
 * A time limit as a signal, aborted when time is up, or with the reason of somebody's own signal. Not by `AbortSignal.any`: in Node 20 one made of a
 * time-out can be collected as garbage before its time is up.
 * @param milliseconds `Infinity` for no limit
 */
export function startTimeLimit(milliseconds: number, outer?: AbortSignal, clock: Partial<Clock> = {}) {
  const controller = new AbortController();
  let isUp = false;
  const passOn = () => controller.abort(outer?.reason);
  const onUp = () => {
    isUp = !controller.signal.aborted;
    controller.abort(new TimeIsUp());
  };
  const timer = clock.startTimer?.(milliseconds, onUp) ?? startSystemTimer(milliseconds, onUp);
  outer?.addEventListener('abort', passOn, { once: true });
  if (outer?.aborted) passOn();
  return {
    signal: controller.signal,
    /** Whether it was the time that ended it. */
    isUp: () => isUp,
    restart: () => timer.restart(),
    /** To be called when the work is done, so that no timer and no listener is left. */
    end: () => {
      timer.stop();
      outer?.removeEventListener('abort', passOn);
    },
  };
}

export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Ends after `ms` milliseconds, or rejects with the signal's reason as soon as it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 (included) to 1 (excluded). */
  random(): number;
  /**
   * Calls back once, after `ms` milliseconds, unless it is stopped before. What limits a request in time.
   * @default by the system's timers
   */
  startTimer?(ms: number, onUp: () => void): Timer;
}

export interface Timer {
  /** Starts the time anew; to no effect once it is stopped. */
  restart(): void;
  stop(): void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: async (ms, signal) => {
    try {
      await sleep(ms, undefined, signal ? { signal } : {});
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    }
  },
  random: Math.random,
};

/** Node's timers hold no more milliseconds. */
const LONGEST = 2 ** 31 - 1;

function startSystemTimer(ms: number, onUp: () => void): Timer {
  let isStopped = false;
  const timer = setTimeout(onUp, Math.ceil(Math.min(ms, LONGEST)));
  return {
    restart: () => {
      // Refreshing would bring a timer back that was cleared.
      if (!isStopped) timer.refresh();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
