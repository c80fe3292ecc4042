/** Work on pages that may hang or go at any moment: it ends in time, and what fails is noted, never thrown. */
import { inTime, unlessAborted } from '../waits.js';
import { boundText } from './boundText.js';

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
    const why = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
    if (GONE.test(why) || this.mishaps.length >= MOST_MISHAPS) return;
    this.mishaps.push(boundText(`The capture failed to ${what}: ${why}`));
  }
}
