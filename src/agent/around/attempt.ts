/** Does things by Playwright, and looks at a page that may change under the look; what fails is told in the user's words. */
import { poll as pollOn, type Lookup, type Deadline } from '../../screen/deadline.js';
import type { Act } from '../Act.js';
import { StepError } from '../../screen/StepError.js';

/** @param what as in "Failed to …": `reload the page` */
export async function attempt<T>(what: string, act: Act, run: () => Promise<T>): Promise<T> {
  try {
    await act.deadline.race(act.world.seen());
    return await act.deadline.race(act.world.dialogs.during(run));
  } catch (error) {
    const pageError = asPageError(error);
    if (pageError instanceof StepError || act.signal?.aborted === true) throw pageError;
    throw new StepError('action failed', `Failed to ${what}: ${explain(error)}`, { cause: error });
  }
}

const TIME_OVER = /^Timeout \d+ms exceeded\.?$/;

function explain(error: unknown): string {
  const line = firstLine(error).replace(/\.$/, '');
  return TIME_OVER.test(line)
    ? "the step's time was over. Please check that the page is ready for it, or give the step more time."
    : `${line}. Please check that the page is ready for it.`;
}

type Look<T> = Lookup<T, Error | Promise<Error>>;

/** Looks again and again at a page itself, which may change under the look. */
export function poll<T>(deadline: Deadline, look: () => Look<T> | Promise<Look<T>>): Promise<T> {
  let last: Look<T> | undefined;
  return pollOn(deadline, async (): Promise<Look<T>> => {
    try {
      return (last = await deadline.race(Promise.resolve(look())));
    } catch (error) {
      // What was there a moment ago and isn't any more leaves Playwright waiting for it.
      if (isTimeout(error)) return { missed: deadline.noAnswer };
      if (isPassing(error)) return last ?? { missed: () => error as Error };
      throw asPageError(error);
    }
  });
}

const CHANGING =
  /execution context was destroyed|cannot find context|frame was detached|frame (?:got |has been )?detached|not attached to the DOM|because of a navigation|element is not attached/i;
const CRASHED = /(?:page|target) crashed/i;
const CLOSED = /has been closed|browser has disconnected|target closed/i;

/** The page was just changing: to look again helps. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && !(error instanceof StepError) && CHANGING.test(error.message);
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** A crash or a closed page is reported as such; any other error is given back as it is. */
export function asPageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StepError) return error;
  if (CRASHED.test(error.message)) return lost('The page crashed', error);
  if (CLOSED.test(error.message)) return lost('The page or its browser was closed', error);
  return error;
}

function lost(what: string, cause: Error): StepError {
  const mend = "Please look at the browser's own log; the machine may be short of memory.";
  return new StepError('page crashed', `${what} while the step was carried out. ${mend}`, { cause });
}

/** The first line of Playwright's message, without the name of its method and without colours. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const plain = message.replace(/\u001b\[\d+m/g, '').split('\n', 1)[0] ?? '';
  return plain.replace(/^(?:\w+\.\w+|Error): /, '').trim();
}

const FROM_PLAYWRIGHT = /^(?:locator|page|frame|keyboard|mouse|elementHandle|jsHandle)\.\w+: /i;

/** Whatever Playwright throws is reported as the step's error; an abort's reason and mistakes of ours are not. */
export function asStepError(error: unknown): unknown {
  const pageError = asPageError(error);
  if (pageError instanceof StepError || !(pageError instanceof Error)) return pageError;
  if (!FROM_PLAYWRIGHT.test(pageError.message)) return pageError;
  const message = `Failed to work with the page: ${firstLine(pageError)} Please look at it in a headed browser.`;
  return new StepError('action failed', message, { cause: pageError });
}
