/** How often to look at something that takes its time. */
import type { Clock } from '../clock.js';

/** Lateness is bounded by `fraction` of the age, requests grow with its logarithm. */
export interface Pace {
  /** The wait as a share of the age of what is waited for. */
  fraction: number;
  /** Milliseconds. */
  floor: number;
  /** Milliseconds. */
  ceiling: number;
}

/** For a service elsewhere, that counts requests. */
export const DEFAULT_PACE: Pace = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };

/** Milliseconds to wait at that age, up to a fifth less by chance so that sessions don't ask in step. */
export function waitAt(age: number, { pace, clock }: { pace: Pace; clock: Clock }): number {
  const wait = Math.min(pace.ceiling, Math.max(pace.floor, age * pace.fraction));
  return wait * (1 - 0.2 * clock.random());
}
