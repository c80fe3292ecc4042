/** Looks again and again for what nobody carries out any more: also where no worker is left. */
import { DatabaseGoneError } from './connect.js';
import type { Queue } from './Queue.js';
import { sweepLeases } from './sweepLeases.js';

/** Milliseconds. */
const REPEAT = 1_000;

/** @returns what ends it */
export function keepSweeping(
  queue: Queue,
  { now, onFault }: { now: () => Date; onFault: (error: unknown) => void },
): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () =>
    sweepLeases(queue, now).catch((error: unknown) => {
      // It goes on when the database is back.
      if (!(error instanceof DatabaseGoneError)) onFault(error);
    });
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, REPEAT);
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
