/** Looks at a session until it has ended: often while it is young, ever more rarely as it grows old. */
import type { Clock } from '../client/index.js';
import { isKnownResult, isKnownStatus, isTerminal, type Session } from '../contract/index.js';

/** How often to look. Lateness is bounded by `fraction` of the session's age, requests grow with its logarithm. */
export interface Pace {
  /** The wait as a share of the session's age. */
  fraction: number;
  /** Milliseconds. */
  floor: number;
  /** Milliseconds. */
  ceiling: number;
}

export interface PollSettings {
  pace: Pace;
  clock: Clock;
  signal?: AbortSignal | undefined;
  /** Milliseconds until `OutOfTime`; `Infinity` for none. */
  timeLimit: number;
  /** Told once for each status and result that the contract doesn't know. */
  onRemark(remark: string): void;
}

/** The session didn't end within the time limit. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  constructor() {
    super('The session did not end in time');
  }
}

/** How often a session that succeeded without a result is asked again. */
const LOOKS_FOR_RESULT = 5;

/** @throws OutOfTime, or what `look` throws, or the signal's reason */
export async function pollSession(look: () => Promise<Session>, settings: PollSettings): Promise<Session> {
  const { clock, signal, timeLimit } = settings;
  const begun = clock.now();
  const odd = new Set<string>();
  let withoutResult = 0;
  for (;;) {
    const age = clock.now() - begun;
    if (age >= timeLimit) throw new OutOfTime();
    await clock.sleep(Math.min(waitAt(age, settings), timeLimit - age), signal);
    const session = await look();
    remarkOnce(session, odd, settings);
    if (!isTerminal(session.status)) continue;
    const judged = session.result != null && isKnownResult(session.result);
    const finished = session.status !== 'succeeded' || judged;
    if (finished || ++withoutResult > LOOKS_FOR_RESULT) return session;
  }
}

/** Milliseconds to wait at that age, up to a fifth less by chance so that sessions don't ask in step. */
export function waitAt(age: number, { pace, clock }: Pick<PollSettings, 'pace' | 'clock'>): number {
  const wait = Math.min(pace.ceiling, Math.max(pace.floor, age * pace.fraction));
  return wait * (1 - 0.2 * clock.random());
}

function remarkOnce({ status, result }: Session, told: Set<string>, settings: PollSettings): void {
  const odd = [
    isKnownStatus(status) ? undefined : `status "${status}"`,
    result == null || isKnownResult(result) ? undefined : `result "${result}"`,
  ];
  for (const value of odd) {
    if (value === undefined || told.has(value)) continue;
    told.add(value);
    settings.onRemark(`The service gave the unknown ${value}; it was taken as not finished yet.`);
  }
}
