/** All requests of a client in one line: no more of them than are allowed, and none while the service asks for a pause. */
import type { Clock } from '../clock.js';

export interface ThrottleSettings {
  /** `Infinity` for no limit. */
  maxRequestsPerSecond: number;
  clock: Clock;
}

/** Milliseconds of the first pause that has no time of its own; each further one is twice as long. */
const FIRST_PAUSE = 1_000;
const LONGEST_OWN_PAUSE = 8_000;
/** A service that asks for more is heard by each request by itself: none may hang for an hour. */
export const LONGEST_PAUSE = 60_000;

export class Throttle {
  readonly #clock: Clock;
  /** Milliseconds between two requests. */
  readonly #interval: number;
  #nextTurn = -Infinity;
  #pausedUntil = -Infinity;
  /** Since a request was last answered well. */
  #ownPauses = 0;

  /** @throws TypeError for a limit that is none */
  constructor({ maxRequestsPerSecond, clock }: ThrottleSettings) {
    if (!(maxRequestsPerSecond > 0)) {
      throw new TypeError(
        `\`maxRequestsPerSecond\` is ${maxRequestsPerSecond}. Please give a number above 0, or leave it out for no limit.`,
      );
    }
    this.#clock = clock;
    this.#interval = 1000 / maxRequestsPerSecond;
  }

  /** Ends when a request may be sent; in the order of the calls, unless a pause comes between. */
  async turn(signal?: AbortSignal): Promise<void> {
    do {
      const now = this.#clock.now();
      const at = Math.max(now, this.#nextTurn, this.#pausedUntil);
      this.#nextTurn = at + this.#interval;
      if (at > now) await this.#clock.sleep(at - now, signal);
    } while (this.#pausedUntil > this.#clock.now());
  }

  /** @param asked milliseconds; undefined where the service did not say for how long */
  pause(asked: number | undefined): void {
    const now = this.#clock.now();
    const isPaused = this.#pausedUntil > now;
    // Those that were under way when the pause began are refused with the first one, and say nothing new.
    if (asked === undefined && isPaused) return;
    const own = Math.min(LONGEST_OWN_PAUSE, FIRST_PAUSE * 2 ** this.#ownPauses);
    if (asked === undefined) this.#ownPauses++;
    this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(asked ?? own, LONGEST_PAUSE));
  }

  /** A request was answered well. */
  worked(): void {
    if (this.#pausedUntil <= this.#clock.now()) this.#ownPauses = 0;
  }
}
