/** How to wait for something: its pace, its end, and whom to tell what is odd. */
import { systemClock, type Clock } from '../clock.js';

export interface PollSettings {
  pace: Pace;
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** Aborted by whoever knows that there is something to see: ends the wait for the next look. @default none */
  wake?: AbortSignal | undefined;
  /** Milliseconds until `OutOfTime`; `Infinity` for none. */
  timeLimit: number;
  /**
   * Milliseconds of waiting for its turn that are no part of the time limit.
   * @default 0
   */
  queueTime?: number | undefined;
  /** Called with each look that finds it waiting for its turn. */
  onQueued?: (() => void) | undefined;
  /** Told once for each value that the contract doesn't know. */
  onRemark: (remark: string) => void;
}

/** The same as a user gives it. */
export interface PollOptions {
  /** @default a wait of a tenth of the age, from 1 s to 15 s */
  pace?: Pace;
  /** @default the system's */
  clock?: Clock;
  signal?: AbortSignal | undefined;
  /**
   * Milliseconds for each wait.
   * @default Infinity
   */
  timeLimit?: number;
  /**
   * Milliseconds that a session may be queued, or a run of a plan wait for its first case, before `timeLimit` begins.
   * @default 0, so that waiting counts, too
   */
  queueTime?: number | undefined;
  /** Called with what is odd but no failure, such as a status that the contract doesn't know. */
  onRemark?: (remark: string) => void;
}

export const pollSettings = ({
  pace,
  clock,
  signal,
  timeLimit,
  queueTime,
  onRemark,
}: PollOptions): PollSettings => ({
  pace: pace ?? DEFAULT_PACE,
  clock: clock ?? systemClock,
  signal,
  timeLimit: timeLimit ?? Infinity,
  queueTime,
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
