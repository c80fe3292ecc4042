/** The wish of the user or the system that the process stops. */
import type { Environment, StopSignal } from './Environment.js';

export interface StopRequest {
  asked: Promise<void>;
  isAsked(): boolean;
  /** From now on signals do what they do by themselves. */
  ignore(): void;
}

/** As shells report a process that a signal has ended. */
const CODES: Record<StopSignal, number> = { SIGINT: 130, SIGTERM: 143 };

/** The first signal asks to stop; the next one doesn't ask. */
export function stopRequest({ onStopSignal, exit }: Environment): StopRequest {
  let ignore: () => void = () => undefined;
  let count = 0;
  const asked = new Promise<void>((resolve) => {
    ignore = onStopSignal((signal) => {
      if (++count > 1) exit(CODES[signal]);
      resolve();
    });
  });
  return { asked, isAsked: () => count > 0, ignore };
}
