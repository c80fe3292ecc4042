/** Looks at something until it is over: often while it is young, ever more rarely as it grows old. */
import { TimeIsUp, systemClock, type Clock } from '../timeLimit.js';
import { NOT_IMPLEMENTED, ServiceError, ServiceUnreachableError, UnexpectedAnswerError } from '../errors.js';

export interface Ending<Value> {
  /** Such as `The session`. */
  what: string;
  isOver: (value: Value) => boolean;
  isQueued?: (value: Value) => boolean;
}

/**
 * The time limit begins when it has its turn, or when it has waited for that as long as it may. An outage of the service is waited out, up to the time limit or, where there is none, for ten minutes.
 * @throws OutOfTime, or what `look` throws, or the signal's reason
 */
export async function pollUntil<Value>(
  look: () => Promise<Value>,
  settings: PollSettings & Ending<Value>,
): Promise<Value> {
  const outage = new Outage(settings);
  try {
    return await lookUntil(look, settings, outage);
  } catch (error) {
    throw error instanceof TimeIsUp ? new TimeIsUp({ ...outage.cause, ...causeOf(error) }) : error;
  }
}

const causeOf = ({ cause }: Error): ErrorOptions => (cause === undefined ? {} : { cause });

async function lookUntil<Value>(
  look: () => Promise<Value>,
  { what, isOver, isQueued = () => false, ...settings }: PollSettings & Ending<Value>,
  outage: Outage,
): Promise<Value> {
  const { clock, pace, signal, timeLimit, wake } = settings;
  const turn = new Turn(settings);
  const call = listenTo(wake);
  for (;;) {
    const left = timeLimit - turn.used;
    const asked = outage.askedWait;
    const wait = Math.max(turn.wait(waitAt(turn.age, { pace, clock }), left), asked);
    if (left > 0 && !call.isNew()) await waitFor(Math.min(wait, left), settings);
    if (left <= 0 || asked > left) throw new OutOfTime(what, outage.cause);
    call.answer();
    const seen = await lookDuring(outage, look, signal);
    if (seen && isOver(seen.value)) return seen.value;
    if (seen) turn.looked({ queued: isQueued(seen.value) });
  }
}

/** A call that came during a look may have come too late for it. */
function listenTo(wake: AbortSignal | undefined) {
  let isAnswered = false;
  return {
    isNew: () => wake?.aborted === true && !isAnswered,
    answer: () => (isAnswered = wake?.aborted === true),
  };
}

/** Once woken it waits as it would without. */
async function waitFor(milliseconds: number, { clock, signal, wake }: PollSettings): Promise<void> {
  if (wake === undefined || wake.aborted) return clock.sleep(milliseconds, signal);
  const either = signal === undefined ? wake : AbortSignal.any([signal, wake]);
  await clock.sleep(milliseconds, either).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (!wake.aborted) throw error;
  });
}

/** Undefined where the service could not be reached. */
async function lookDuring<Value>(
  outage: Outage,
  look: () => Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<{ value: Value } | undefined> {
  try {
    const value = await look();
    outage.lookWorked();
    return { value };
  } catch (error) {
    if (error instanceof TimeIsUp) throw error;
    signal?.throwIfAborted();
    outage.lookFailed(error);
    return undefined;
  }
}

/** When the time of something begins that may have to wait for its turn. */
class Turn {
  readonly #created: number;
  #begun: number;
  #isQueued = false;

  constructor(private readonly settings: Pick<PollSettings, 'clock' | 'queueTime' | 'onQueued'>) {
    this.#created = this.#begun = settings.clock.now();
  }

  /** Milliseconds of its time that are over; none while it is queued, unless that takes longer than it may. */
  get used(): number {
    return this.settings.clock.now() - this.#begun;
  }

  /** Milliseconds since it began to wait or to run, whichever it does. */
  get age(): number {
    return this.settings.clock.now() - (this.#isQueued ? this.#created : this.#begun);
  }

  /** A wait until the next look; while it is queued, one after which there is time left for the look itself. */
  wait(paced: number, left: number): number {
    return this.#isQueued ? Math.min(paced, left / 2) : paced;
  }

  looked({ queued }: { queued: boolean }): void {
    const { clock, queueTime = 0, onQueued } = this.settings;
    // The first look that finds that its turn has come counts as its beginning.
    if (queued || this.#isQueued) this.#begun = Math.min(clock.now(), this.#created + queueTime);
    this.#isQueued = queued;
    if (queued) onQueued?.();
  }
}

/** What was waited for didn't end within the time limit. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  /**
   * @param what such as `The session`; undefined where a single request took all the time
   * @param options with the failure of the last look as the cause, if it failed
   */
  constructor(
    readonly what?: string,
    options?: ErrorOptions,
  ) {
    super(`${what ?? 'What was waited for'} did not end in time`, options);
  }
}

/** Milliseconds, where there is no time limit. */
const LONGEST_OUTAGE = 10 * 60_000;
const PASSING_STATUSES = [408, 425, 429];

/** Tells of an outage once, whatever the number of looks that fail. */
class Outage {
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
  if (!(error instanceof ServiceError) || error.status === NOT_IMPLEMENTED) return false;
  return error.status >= 500 || PASSING_STATUSES.includes(error.status);
}

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
