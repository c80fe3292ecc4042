/** Bounds for a capture: of what a page may put into it, of what stays out of it, and of the time that a page may take. */
import { firstLineOf } from '../ApiError.js';
import { inTime, unlessAborted } from '../waits.js';

const MOST_CHARACTERS = 2_000;
const MOST_OF_DATA_URL = 100;
const MOST_OF_HEADER = 300;
const MOST_HEADERS = 40;
const SECRET_HEADER = /cookie|auth|token|secret|api-?key|password|session|csrf|xsrf/i;
const MASK = '***';

export const boundText = (text: string, most = MOST_CHARACTERS): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** Without the user name and password that an address may carry. */
export function boundUrl(url: string): string {
  if (url.startsWith('data:')) return boundText(url, MOST_OF_DATA_URL);
  return boundText(url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1'));
}

export function boundHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, MOST_HEADERS);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      boundText(name, MOST_OF_HEADER),
      SECRET_HEADER.test(name) ? MASK : boundText(value, MOST_OF_HEADER),
    ]),
  );
}

export function boundTexts(value: unknown): unknown {
  if (typeof value === 'string') return boundText(value);
  if (Array.isArray(value)) return value.map(boundTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, boundTexts(inner)]));
}

const MOST_MISHAPS = 20;
const GONE =
  /has been closed|target closed|session closed|browser has disconnected|crashed|not attached|no target with given id/i;

export class Attempts {
  /** What could not be recorded, and why. A page that has gone is no mishap: its other events say so. */
  readonly mishaps: string[] = [];

  constructor(readonly timeout: number) {}

  /** Undefined where the work failed, took too long or lost its page. `gone` aborts when the page goes. */
  async make<Result>(what: string, work: Promise<Result>, gone?: AbortSignal): Promise<Result | undefined> {
    try {
      const here = gone ? unlessAborted(work, gone) : work;
      return await inTime(here, this.timeout, `no answer for ${this.timeout / 1000} s`);
    } catch (error) {
      if (!gone?.aborted) this.note(what, error);
      return undefined;
    }
  }

  note(what: string, error: unknown): void {
    const why = firstLineOf(error);
    if (GONE.test(why) || this.mishaps.length >= MOST_MISHAPS) return;
    this.mishaps.push(boundText(`The capture failed to ${what}: ${why}`));
  }
}
