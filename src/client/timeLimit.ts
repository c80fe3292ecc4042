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

/** Node's timers hold no more milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** @param milliseconds `Infinity` for no limit */
export function startTimeLimit(milliseconds: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  let ended = false;
  let isUp = false;
  const passOn = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => {
      isUp = !controller.signal.aborted;
      controller.abort();
    },
    Math.ceil(Math.min(milliseconds, LONGEST)),
  );
  outer?.addEventListener('abort', passOn, { once: true });
  if (outer?.aborted) passOn();
  return {
    signal: controller.signal,
    isUp: () => isUp,
    restart: () => {
      // Refreshing would bring a timer back that was cleared.
      if (!ended) timer.refresh();
    },
    end: () => {
      ended = true;
      clearTimeout(timer);
      outer?.removeEventListener('abort', passOn);
    },
  };
}
