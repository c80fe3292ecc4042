/** How work is waited for. */
import { setTimeout as sleep } from 'node:timers/promises';

/** What the work gives, or the signal's reason as soon as it is aborted; the work itself goes on, for nobody. */
export function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let breakOff = () => {};
  const aborted = new Promise<never>((_, reject) => (breakOff = () => reject(signal.reason as Error)));
  signal.addEventListener('abort', breakOff);
  if (signal.aborted) breakOff();
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', breakOff));
}

/** What the work gives, or an error of these words where it takes too long; the work itself goes on, for nobody. */
export function inTime<Result>(work: Promise<Result>, milliseconds: number, late: string): Promise<Result> {
  const isLate = new AbortController();
  const timer = setTimeout(() => isLate.abort(new Error(late)), milliseconds);
  return unlessAborted(work, isLate.signal).finally(() => clearTimeout(timer));
}

/** Waits until the time is up or the signal ends the waiting; never rejects. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/** What was opened is closed again where going on with it fails. */
export async function closingOnFailure<Result>(
  opened: { close: () => Promise<unknown> },
  goOn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await goOn();
  } catch (error) {
    await opened.close();
    throw error;
  }
}
