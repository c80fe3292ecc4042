/** Jobs that share places, in the order in which they are to begin. */
import type { Job, Kept } from './Job.js';

export class Lane<End, News extends { type: string }> {
  readonly #waiting = new Set<Kept<End, News>>();
  /** Those of the waiting ones that an entry waits for. */
  readonly #wanted = new Set<Kept<End, News>>();
  readonly #running = new Set<Kept<End, News>>();

  add(kept: Kept<End, News>): void {
    this.#waiting.add(kept);
  }

  want(kept: Kept<End, News>): void {
    if (this.#waiting.has(kept)) this.#wanted.add(kept);
  }

  waiting(): Kept<End, News>[] {
    return [...this.#waiting];
  }

  /** The one to begin next, if there is a place for it: what an entry waits for goes first. */
  next(): Kept<End, News> | undefined {
    const [next] = this.#wanted.size > 0 ? this.#wanted : this.#waiting;
    return next && hasPlace(next.job, this.#running.size) ? next : undefined;
  }

  begin(kept: Kept<End, News>): void {
    this.leave(kept);
    this.#running.add(kept);
  }

  /** It has ended, or is given up. */
  leave(kept: Kept<End, News>): void {
    for (const some of [this.#waiting, this.#wanted, this.#running]) some.delete(kept);
  }

  get counts(): { waiting: number; running: number } {
    return { waiting: this.#waiting.size, running: this.#running.size };
  }

  /** Of those that are under way. */
  get oldest(): Kept<End, News> | undefined {
    return this.#running.values().next().value;
  }
}

const hasPlace = <End, News extends { type: string }>({ places }: Job<End, News>, running: number) =>
  running < places;
