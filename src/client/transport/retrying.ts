/** Retries with backoff and full jitter, honouring `Retry-After`; a call that may cost money twice is not one. */
import { makeRetriable } from 'p-retry';
import { type Clock, TimeIsUp } from '../timeLimit.js';
import { isAnswerLost, ServiceError, ServiceUnreachableError, UnexpectedAnswerError } from '../errors.js';

interface RetryRule {
  /** Whether the call may be made again although the service may have carried it out already. */
  idempotent: boolean;
  clock: Clock;
  signal?: AbortSignal | undefined;
}

const ATTEMPTS = 5;
/** Fewer, as a path that is an assumption may well be answered with some page. */
const ATTEMPTS_TO_READ = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** With this status the service has carried nothing out, so that even a call that costs money may be made again. */
export const TOO_MANY_REQUESTS = 429;
const PASSING_STATUSES = [408, 425, TOO_MANY_REQUESTS, 500, 502, 503, 504];

/** @param call told whether the service may have carried it out at an attempt before */
export async function retrying<Value>(
  call: (mayBeDone: boolean) => Promise<Value>,
  rule: RetryRule,
): Promise<Value> {
  let isPerhapsDone = false;
  let lastFailure: ErrorOptions = {};
  const calling = makeRetriable(() => call(isPerhapsDone), {
    retries: ATTEMPTS - 1,
    minTimeout: 0,
    shouldRetry: async ({ error, attemptNumber }) => {
      if (!mayTryAgain(error, attemptNumber, rule)) return false;
      isPerhapsDone ||= isAnswerLost(error);
      lastFailure = { cause: error };
      await rule.clock.sleep(waitBefore(attemptNumber, error, rule.clock), rule.signal);
      return true;
    },
  });
  try {
    return await calling();
  } catch (error) {
    throw error instanceof TimeIsUp ? new TimeIsUp(lastFailure) : error;
  }
}

function mayTryAgain(error: unknown, attempt: number, { idempotent }: RetryRule): boolean {
  if (error instanceof ServiceUnreachableError) return idempotent || !error.mayHaveArrived;
  if (error instanceof UnexpectedAnswerError) {
    return idempotent && error.isGarbled && attempt < ATTEMPTS_TO_READ;
  }
  if (!(error instanceof ServiceError)) return false;
  if (!idempotent && error.status !== TOO_MANY_REQUESTS) return false;
  // Asking before the time that the service named would be of no use, and waiting so long is for the caller to decide.
  return PASSING_STATUSES.includes(error.status) && (error.retryAfter ?? 0) <= LONGEST_PAUSE;
}

/** Milliseconds before the attempt after number `attempt`. */
function waitBefore(attempt: number, error: unknown, clock: Clock): number {
  const jittered = clock.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  const asked = error instanceof ServiceError ? error.retryAfter : undefined;
  return (asked ?? 0) + jittered;
}

/** Milliseconds of the first pause that has no time of its own; each further one is twice as long. */
const FIRST_PAUSE = 1_000;
const LONGEST_OWN_PAUSE = 8_000;
/** A service that asks for more is heard by each request by itself: none may hang for an hour. */
const LONGEST_PAUSE = 60_000;

export class Throttle {
  /** Milliseconds between two requests. */
  readonly #interval: number;
  #nextTurn = -Infinity;
  #pausedUntil = -Infinity;
  /** Since a request was last answered well. */
  #ownPauses = 0;

  /** @throws TypeError for a limit that is none */
  constructor(
    maxRequestsPerSecond: number,
    private readonly clock: Clock,
  ) {
    if (!(maxRequestsPerSecond > 0)) {
      throw new TypeError(
        `\`maxRequestsPerSecond\` is ${maxRequestsPerSecond}. Please give a number above 0, or leave it out for no limit.`,
      );
    }
    this.#interval = 1000 / maxRequestsPerSecond;
  }

  /** Ends when a request may be sent; in the order of the calls, unless a pause comes between. */
  async turn(signal?: AbortSignal): Promise<void> {
    do {
      const now = this.clock.now();
      const at = Math.max(now, this.#nextTurn, this.#pausedUntil);
      this.#nextTurn = at + this.#interval;
      if (at > now) await this.clock.sleep(at - now, signal);
    } while (this.#pausedUntil > this.clock.now());
  }

  /** @param asked milliseconds; undefined where the service did not say for how long */
  pause(asked: number | undefined): void {
    const now = this.clock.now();
    const isPaused = this.#pausedUntil > now;
    // Those that were under way when the pause began are refused with the first one, and say nothing new.
    if (asked === undefined && isPaused) return;
    const own = Math.min(LONGEST_OWN_PAUSE, FIRST_PAUSE * 2 ** this.#ownPauses);
    if (asked === undefined) this.#ownPauses++;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(asked ?? own, LONGEST_PAUSE));
  }

  /** A request was answered well. */
  worked(): void {
    if (this.#pausedUntil <= this.clock.now()) this.#ownPauses = 0;
  }
}
