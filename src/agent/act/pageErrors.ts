/** What Playwright's errors mean for a step: passing trouble of a page that changes, or the end of it. */
import { StepError } from '../StepError.js';

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
