/** An outage of the service while something is waited for: it passes, or it lasts too long. */
import { ServiceError, ServiceUnreachableError, UnexpectedAnswerError } from '../errors/index.js';
import type { PollSettings } from './pollSettings.js';

/** Milliseconds, where there is no time limit. */
const LONGEST_OUTAGE = 10 * 60_000;
const PASSING_STATUSES = [408, 425, 429];
/** "Not implemented" is no outage. */
const NEVER_PASSING = 501;

/** Tells of an outage once, whatever the number of looks that fail. */
export class Outage {
  #failure: { since: number; error: Error } | undefined;
  #isReported = false;

  constructor(private readonly settings: Pick<PollSettings, 'clock' | 'timeLimit' | 'onRemark'>) {}

  /** Milliseconds that the service asked to be left alone; 0 where it did not, or where there is no outage. */
  get askedWait(): number {
    const { error } = this.#failure ?? {};
    return error instanceof ServiceError ? (error.retryAfter ?? 0) : 0;
  }

  /** With the failure of the last look as the cause, if it failed. */
  get cause(): ErrorOptions {
    return this.#failure ? { cause: this.#failure.error } : {};
  }

  /** @throws the error itself where it does not pass, or where nothing else would end the outage */
  lookFailed(error: unknown): void {
    const { clock, timeLimit, onRemark } = this.settings;
    if (!passes(error)) throw error;
    const since = this.#failure?.since ?? clock.now();
    this.#failure = { since, error };
    const lasting = clock.now() + this.askedWait - since;
    if (timeLimit === Infinity && lasting >= LONGEST_OUTAGE) throw error;
    if (!this.#isReported)
      onRemark(`The service could not be reached for a while, and was asked again: ${error.message}`);
    this.#isReported = true;
  }

  lookWorked(): void {
    this.#failure = undefined;
  }
}

function passes(error: unknown): error is Error {
  if (error instanceof ServiceUnreachableError) return true;
  if (error instanceof UnexpectedAnswerError) return error.isGarbled;
  if (!(error instanceof ServiceError) || error.status === NEVER_PASSING) return false;
  return error.status >= 500 || PASSING_STATUSES.includes(error.status);
}
