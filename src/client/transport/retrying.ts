/** Retries with backoff and full jitter, honouring `Retry-After`; a call that may cost money twice is not one. */
import { makeRetriable } from 'p-retry';
import type { Clock } from '../clock.js';
import { ServiceError, ServiceUnreachableError, UnexpectedAnswerError } from '../errors/index.js';
import { TimeIsUp } from '../timeLimit.js';
import { LONGEST_PAUSE } from './Throttle.js';

export interface RetryRule {
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
      isPerhapsDone ||= mayBeDone(error);
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

/** Below 500 it is the service itself that says no; from there on it may be a gateway that lost the answer. */
function mayBeDone(error: unknown): boolean {
  if (error instanceof ServiceUnreachableError) return error.mayHaveArrived;
  if (error instanceof UnexpectedAnswerError) return true;
  return error instanceof ServiceError && error.status >= 500;
}

/** Milliseconds before the attempt after number `attempt`. */
function waitBefore(attempt: number, error: unknown, clock: Clock): number {
  const jittered = clock.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  const asked = error instanceof ServiceError ? error.retryAfter : undefined;
  return (asked ?? 0) + jittered;
}
