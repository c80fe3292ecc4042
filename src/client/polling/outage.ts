/** An outage of the service while something is waited for: it passes, or it lasts too long. */
import { ServiceError, ServiceUnreachableError, UnexpectedAnswerError } from '../errors/index.js';
import type { PollSettings } from './pollSettings.js';

export interface Outage {
  /** Milliseconds that the service asked to be left alone; 0 where it did not, or where there is no outage. */
  askedWait: () => number;
  /** With the failure of the last look as the cause, if it failed. */
  cause: () => ErrorOptions;
  /** @throws the error itself where it does not pass, or where nothing else would end the outage */
  lookFailed: (error: unknown) => void;
  lookWorked: () => void;
}

/** Milliseconds, where there is no time limit. */
const LONGEST_OUTAGE = 10 * 60_000;
const PASSING_STATUSES = [408, 425, 429];
/** "Not implemented" is no outage. */
const NEVER_PASSING = 501;

/** Tells of an outage once, whatever the number of looks that fail. */
export function watchOutage({
  clock,
  timeLimit,
  onRemark,
}: Pick<PollSettings, 'clock' | 'timeLimit' | 'onRemark'>): Outage {
  let failure: { since: number; error: Error } | undefined;
  let isReported = false;
  const askedWait = () => (failure?.error instanceof ServiceError ? (failure.error.retryAfter ?? 0) : 0);
  return {
    askedWait,
    cause: () => (failure ? { cause: failure.error } : {}),
    lookFailed: (error) => {
      if (!passes(error)) throw error;
      failure = { since: failure?.since ?? clock.now(), error };
      const lasting = clock.now() + askedWait() - failure.since;
      if (timeLimit === Infinity && lasting >= LONGEST_OUTAGE) throw error;
      if (!isReported)
        onRemark(`The service could not be reached for a while, and was asked again: ${error.message}`);
      isReported = true;
    },
    lookWorked: () => {
      failure = undefined;
    },
  };
}

function passes(error: unknown): error is Error {
  if (error instanceof ServiceUnreachableError) return true;
  if (error instanceof UnexpectedAnswerError) return error.isGarbled;
  if (!(error instanceof ServiceError) || error.status === NEVER_PASSING) return false;
  return error.status >= 500 || PASSING_STATUSES.includes(error.status);
}
