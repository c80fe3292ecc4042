/** Jobs that share places, in the order in which they are to begin. */

export class Queue<End, News extends { type: string }> {
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

/** A case that is to be carried out, and how far it is. */
export interface Job<End, News extends { type: string }> {
  /** Of its entry. */
  key: string;
  /** `file:line` of the case, for the terminal. */
  where: string;
  /** Jobs of a queue share its places. */
  queue: string;
  /** How many of the queue may be under way at a time. */
  places: number;
  /** Undefined where nothing is begun: the entry then does it itself, and says what is wrong. */
  carryOut(tell: (news: News) => void, signal: AbortSignal): Promise<End> | undefined;
}

export interface Kept<End, News extends { type: string }> {
  job: Job<End, News>;
  /** `given up`: nothing was begun, and nothing will be. */
  state: 'waiting' | 'running' | 'ended' | 'given up';
  isTaken: boolean;
  /** Milliseconds, by the clock. */
  begun: number;
  /** The latest of each type. */
  news: Map<string, News>;
  listeners: ((news: News) => void)[];
  /** Undefined for one that was given up. */
  end: Promise<End | undefined>;
  /** To be called once. */
  settle: (end: Promise<End> | undefined) => void;
}

export function keep<End, News extends { type: string }>(job: Job<End, News>): Kept<End, News> {
  let settle: Kept<End, News>['settle'] = () => undefined;
  const end = new Promise<End | undefined>((resolve) => (settle = resolve));
  // It may fail before an entry takes it.
  end.catch(() => undefined);
  return { job, state: 'waiting', isTaken: false, begun: 0, news: new Map(), listeners: [], end, settle };
}
