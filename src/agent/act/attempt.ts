/** Does one thing by Playwright; if that fails, tells why in the user's words. */
import type { Locator } from '@playwright/test';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { asPageError, firstLine } from './pageErrors.js';

export interface Attempt {
  /** As in "Failed to …": `click the "Save" button`. */
  what: string;
  locator?: Locator;
}

export async function attempt<T>({ what, locator }: Attempt, act: Act, run: () => Promise<T>): Promise<T> {
  try {
    await act.deadline.race(act.scene.seen());
    return await act.deadline.race(act.scene.dialogs.during(run));
  } catch (error) {
    const pageError = asPageError(error);
    if (pageError instanceof StepError || act.signal?.aborted === true) throw pageError;
    const why = (await explainByState(locator)) ?? explainByLog(error);
    throw new StepError('action failed', `Failed to ${what}: ${why}`, { cause: error });
  }
}

const PATIENCE = 500;

async function explainByState(locator: Locator | undefined): Promise<string | undefined> {
  if (locator === undefined) return undefined;
  try {
    if (await locator.isDisabled({ timeout: PATIENCE })) {
      return 'it is disabled. Please do first what enables it.';
    }
    if (!(await locator.isVisible())) return 'it is not visible any more. Please wait for it first.';
    const readonly = await locator.getAttribute('readonly', { timeout: PATIENCE });
    return readonly === null ? undefined : 'it is read-only. Please fill in another field.';
  } catch {
    // The element went away; Playwright's own message is all there is to tell.
    return undefined;
  }
}

const COVERED = /(<[^>]*>)[^\n]*intercepts pointer events/;
const TIME_OVER = /^Timeout \d+ms exceeded\.?$/;

function explainByLog(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, cover] = COVERED.exec(message) ?? [];
  if (cover !== undefined) {
    return `it is covered by ${cover}, which takes the click. Please close or remove that first.`;
  }
  if (/outside of the viewport/.test(message)) return 'it lies outside of the page that can be seen.';
  if (/element is not stable/.test(message)) return 'it does not stop moving.';
  if (TIME_OVER.test(firstLine(error))) {
    return "the step's time was over. Please check that the page is ready for it, or give the step more time.";
  }
  return `${firstLine(error).replace(/\.$/, '')}. Please check that the page is ready for it.`;
}
