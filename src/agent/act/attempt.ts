/** Does one thing by Playwright; if that fails, tells why in the user's words. */
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { asPageError, firstLine } from './pageErrors.js';

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
