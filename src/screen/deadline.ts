/** The time that one action may take: every wait asks it, and an abort ends them all. */
import { StepError } from './StepError.js';

/** Playwright must be able to tell of its own timeout before ours cuts it off. */
const GRACE = 1_000;

const SHORTEST_GLANCE = 300;
const LONGEST_GLANCE = 1_000;

export interface Deadline {
  /** Milliseconds left; at least 1, since Playwright takes 0 for "no limit". */
  rest: () => number;
  /** Milliseconds that one look may take, also when the time is nearly over. */
  glance: () => number;
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
    glance: () => Math.min(LONGEST_GLANCE, Math.max(SHORTEST_GLANCE, rest())),
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
