/** What went wrong between here and the phone, reported as the error of a step. */
import { firstLine } from '../../screen/phone/Phone.js';
import { StepError } from '../../screen/StepError.js';

/** Errors of WebDriver by which a session, its device or its server is no more. */
const LOST: ReadonlySet<string> = new Set(['invalid session id', 'no such driver', 'no such window']);

/** Anything but a StepError came from the server, or from the way to it. */
export function asPhoneError(error: unknown): unknown {
  if (error instanceof StepError || !(error instanceof Error)) return error;
  const words = firstLine(error);
  if (isServerAway(error)) return lost(`The Appium server does not answer: ${words}`, error);
  if (LOST.has(error.name)) return lost(`The session on the phone was lost: ${words}`, error);
  return lost(`Appium refused it: ${words}`, error);
}

const MEND = 'Please look at the log of the Appium server.';

const lost = (what: string, cause: Error): StepError =>
  new StepError('page unreachable', `${what.replace(/\.$/, '')}. ${MEND}`, { cause });

export function isServerAway(error: Error): boolean {
  return AWAY.test(`${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`);
}

const AWAY =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|UND_ERR|fail(?:ed)? to fetch|fetch failed|socket hang up|other side closed|aborted due to timeout/i;
