/** The time that one action may take: every wait asks it, and an abort ends them all; and how one looks again and again in it. */
import type { Screen } from './Screen.js';
import { StepError } from './StepError.js';

/** Playwright must be able to tell of its own timeout before ours cuts it off. */
const GRACE = 1_000;

export interface Deadline {
  /** Milliseconds left; at least 1, since Playwright takes 0 for "no limit". */
  rest: () => number;
  isOver: () => boolean;
  /** Settles as the promise does; rejects when the action is aborted, or when the page gives no answer in time. */
  race: <T>(promise: Promise<T>) => Promise<T>;
  sleep: (milliseconds: number) => Promise<void>;
  noAnswer: () => StepError;
}

export function createDeadline(
  timeout: number,
  signal: AbortSignal | undefined,
  noAnswer: (timeout: number) => StepError = noAnswerOfPage,
): Deadline {
  const end = performance.now() + timeout;
  const rest = () => Math.max(1, Math.round(end - performance.now()));
  // No timer may outlive what it limits: it would hold up the end of the process.
  const race = async <T>(promise: Promise<T>) => {
    let abort = () => {};
    let timer: NodeJS.Timeout | undefined;
    const ended = new Promise<never>((_, reject) => {
      abort = () => reject(reasonOf(signal));
      timer = setTimeout(() => reject(noAnswer(timeout)), rest() + GRACE);
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted === true) abort();
    });
    try {
      return await Promise.race([promise, ended]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };
  const sleep = async (milliseconds: number) => {
    let timer: NodeJS.Timeout | undefined;
    const slept = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(milliseconds, rest()));
    });
    await race(slept).finally(() => clearTimeout(timer));
  };
  return {
    rest,
    race,
    noAnswer: () => noAnswer(timeout),
    isOver: () => performance.now() >= end,
    sleep,
  };
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('The action was aborted.');
}

function noAnswerOfPage(timeout: number): StepError {
  return new StepError(
    'page unreachable',
    `The page gave no answer for ${Math.round(timeout / 100) / 10} s: a script may be running without end, or a dialog may block it. ` +
      'Please look at the page in a headed browser.',
  );
}

export interface Missed<Why = Error> {
  /** Worked out only when it must be reported. What a look shows with what is hidden is given where that is asked for. */
  missed: (hidden?: Screen) => Why;
  asksHidden?: true | undefined;
  /** To look again doesn't help. */
  isFinal?: boolean;
}

export type Lookup<T, Why = Error> = { seen: T } | Missed<Why>;

/** Milliseconds. */
const PAUSES = [10, 20, 50, 100, 100, 150];
const LONGEST_PAUSE = 200;

interface Polling {
  longestPause?: number | undefined;
  /** Looks at what is hidden, too. */
  hidden?: () => Promise<Screen | undefined>;
}

/** Looks again and again: gives what was seen, or rejects with what the last look missed when the time is over. */
export async function poll<T>(
  deadline: Deadline,
  look: (looks: number) => Lookup<T, Error | Promise<Error>> | Promise<Lookup<T, Error | Promise<Error>>>,
  { longestPause = LONGEST_PAUSE, hidden }: Polling = {},
): Promise<T> {
  for (let looks = 0; ; looks++) {
    const isLast = deadline.isOver();
    const lookup = await deadline.race(Promise.resolve(look(looks)));
    if ('seen' in lookup) return lookup.seen;
    if (isLast || lookup.isFinal === true) {
      // Where the page gives no answer in time no more can be known.
      const shown = lookup.asksHidden && hidden && deadline.race(hidden()).catch(() => undefined);
      throw await lookup.missed(await shown);
    }
    await deadline.sleep(Math.min(PAUSES[looks] ?? LONGEST_PAUSE, longestPause));
  }
}

/** Milliseconds that something must stay as it is to be taken for that. */
export const steadyTime = (deadline: Deadline): number => Math.min(STEADY_FOR, deadline.rest() / 3);

/** A page that is being built may show "Save as" before "Save", or a thing twice while it moves. */
const STEADY_FOR = 300;

export function createPatience(deadline: Deadline): (words: string) => boolean {
  const enough = steadyTime(deadline);
  let since = { words: '', at: 0 };
  return (words) => {
    if (since.words !== words) since = { words, at: performance.now() };
    return performance.now() - since.at >= enough;
  };
}
