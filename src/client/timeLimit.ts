import { startSystemTimer, type Clock } from './clock.js';

/**
 * A time limit as a signal, which somebody's own signal ends, too. Not by `AbortSignal.any`: in Node 20 one made of a
 * time-out can be collected as garbage before its time is up.
 */
export interface TimeLimit {
  /** Aborted when time is up, or with the outer signal's reason. */
  signal: AbortSignal;
  /** Whether it was the time that ended it. */
  isUp: () => boolean;
  /** Starts the time anew. */
  restart: () => void;
  /** To be called when the work is done, so that no timer and no listener is left. */
  end: () => void;
}

/** What a time limit's signal is aborted with. What failed last, if anything did, is the cause. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';

  constructor(options?: ErrorOptions) {
    super('There was no time left', options);
  }
}

/** @param milliseconds `Infinity` for no limit */
export function startTimeLimit(
  milliseconds: number,
  outer?: AbortSignal,
  clock: Partial<Clock> = {},
): TimeLimit {
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
    isUp: () => isUp,
    restart: () => timer.restart(),
    end: () => {
      timer.stop();
      outer?.removeEventListener('abort', passOn);
    },
  };
}
