/**
 * A clock whose time passes only when there is nothing else to do: then it jumps to the next moment that somebody waits
 * for. So an hour of outages takes no time, and no machine is too slow for a time limit.
 */
import type { Clock, Timer } from '../../src/client/index.js';

interface Moment {
  at: number;
  order: number;
  fire: () => void;
}

/** Turns of the event loop in which nothing happens, until what an answer sets off has been done. */
const QUIET_TURNS = 4;

export class EventClock implements Clock {
  /** Whether somebody is at work: as long as that is so, no time passes. */
  isBusy: () => boolean = () => false;
  /** Whether somebody waits for something that never comes: then only time limits go on. */
  isStuck: () => boolean = () => false;
  readonly #moments = new Set<Moment>();
  #now = 0;
  #order = 0;
  #sleepers = 0;
  #quietTurns = 0;
  #isWatching = false;

  constructor(readonly random: () => number = () => 0.5) {}

  now = (): number => this.#now;

  /** What is still waited for: sleeps and time limits. */
  get pending(): number {
    return this.#moments.size;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      this.#sleepers++;
      const stop = () => {
        this.#sleepers--;
        this.#moments.delete(moment);
        signal?.removeEventListener('abort', abort);
      };
      const abort = () => {
        stop();
        reject(signal?.reason as Error);
      };
      const moment = this.#at(ms, () => {
        stop();
        resolve();
      });
      signal?.addEventListener('abort', abort);
    });
  }

  startTimer(ms: number, onUp: () => void): Timer {
    let moment = this.#at(ms, onUp);
    let isStopped = false;
    const stop = () => void this.#moments.delete(moment);
    return {
      restart: () => {
        if (isStopped) return;
        stop();
        moment = this.#at(ms, onUp);
      },
      stop: () => {
        isStopped = true;
        stop();
      },
    };
  }

  /** To be told whenever somebody has done something, or is done. */
  stir = (): void => {
    this.#quietTurns = 0;
    if (this.#isWatching) return;
    this.#isWatching = true;
    setImmediate(this.#watch);
  };

  readonly #watch = (): void => {
    const isIdle = !this.isBusy() && (this.#sleepers > 0 || this.isStuck());
    if (!isIdle || this.#moments.size === 0) {
      this.#isWatching = false;
      return;
    }
    if (++this.#quietTurns > QUIET_TURNS) this.#jump();
    setImmediate(this.#watch);
  };

  #jump(): void {
    let next: Moment | undefined;
    for (const moment of this.#moments) if (!next || isBefore(moment, next)) next = moment;
    if (!next) return;
    this.#quietTurns = 0;
    this.#now = next.at;
    this.#moments.delete(next);
    next.fire();
  }

  #at(ms: number, fire: () => void): Moment {
    const moment = { at: this.#now + ms, order: this.#order++, fire };
    this.#moments.add(moment);
    this.stir();
    return moment;
  }
}

const isBefore = (one: Moment, other: Moment): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
