/** How to wait for something: its pace, its end, and whom to tell what is odd. */
import { systemClock, type Clock } from '../timeLimit.js';

export interface PollSettings {
  pace: Pace;
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** Aborted by whoever knows that there is something to see: ends the wait for the next look. @default none */
  wake?: AbortSignal | undefined;
  /** Milliseconds until `OutOfTime`; `Infinity` for none. */
  timeLimit: number;
  /**
   * Milliseconds that a session may be queued, or a run of a plan wait for its first case, before `timeLimit` begins.
   * @default 0, so that waiting counts, too
   */
  queueTime?: number | undefined;
  /** Called with each look that finds it waiting for its turn. */
  onQueued?: (() => void) | undefined;
  /** Called with what is odd but no failure, such as a status that the contract doesn't know: once for each. */
  onRemark: (remark: string) => void;
}

/**
 * The same as a user gives it. The pace is a wait of a tenth of the age, from 1 s to 15 s, the clock the system's, and the
 * time limit of each wait `Infinity`, if nothing else is said.
 */
export type PollOptions = Partial<Omit<PollSettings, 'wake' | 'onQueued'>>;

export const pollSettings = ({ pace, clock, timeLimit, onRemark, ...rest }: PollOptions): PollSettings => ({
  ...rest,
  pace: pace ?? DEFAULT_PACE,
  clock: clock ?? systemClock,
  timeLimit: timeLimit ?? Infinity,
  onRemark: (remark) => onRemark?.(remark),
});

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
