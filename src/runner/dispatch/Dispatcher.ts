/**
 * Carries out cases ahead of the workers that their entries run in: so many at a time, in the order given, each once. What
 * came of a case is kept until its entry takes it. Time is handed in, and what a case is carried out by, too.
 */
import { setMaxListeners } from 'node:events';
import type { Clock } from '../../client/index.js';

export interface Taken<End, News> {
  /** Undefined where nothing was begun, and nothing will be. */
  end: Promise<End | undefined>;
  isWaiting: () => boolean;
  /** Called with the latest news of each type, too. */
  onNews: (listener: (news: News) => void) => void;
  /** To be called when the end has reached the entry. */
  arrived: () => void;
}

export interface Tally {
  total: number;
  begun: number;
  running: number;
  /** Of those that have ended. */
  failed: number;
  /** Of those that run; its age in milliseconds. */
  oldest: { where: string; age: number } | undefined;
  /** Milliseconds since the first began; 0 before that. */
  age: number;
}

export class Dispatcher<End, News extends { type: string }> {
  /** Until their ends have arrived. */
  readonly #kept = new Map<string, Kept<End, News>>();
  readonly #queues = new Map<string, Queue<End, News>>();
  readonly #closing = new AbortController();
  readonly #counts = { total: 0, begun: 0, failed: 0 };
  #stopped: 'no' | 'for entries' | 'for all' = 'no';
  #firstBegun: number | undefined;

  /** @param isFailed what the terminal counts as failed */
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly isFailed: (end: End) => boolean,
  ) {
    // Each case that is under way listens; Node would take more than ten for a leak, and say so in the terminal.
    setMaxListeners(0, this.#closing.signal);
  }

  add(jobs: readonly Job<End, News>[]): void {
    if (this.#stopped !== 'no') return;
    for (const job of jobs) {
      if (this.#kept.has(job.key)) throw new TypeError(`There are two jobs ${job.key}.`);
      const kept = keep(job);
      this.#kept.set(job.key, kept);
      this.#queueOf(job).waiting.add(kept);
    }
    this.#counts.total += jobs.length;
    this.#fill();
  }

  /** Undefined for an entry that is not known, or has taken it before. */
  take(key: string): Taken<End, News> | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.isTaken) return undefined;
    kept.isTaken = true;
    const queue = this.#queueOf(kept.job);
    return {
      end: kept.end,
      isWaiting: () => queue.waiting.has(kept),
      onNews(listener) {
        for (const news of kept.news.values()) listener(news);
        kept.listeners.push(listener);
      },
      arrived: () => this.#kept.delete(key),
    };
  }

  /** It will not begin, if it has not yet. */
  drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept && this.#queueOf(kept.job).waiting.has(kept)) this.#giveUp(kept);
  }

  /** Those of a queue that no entry waits for will not begin. */
  dropQueue(queue: string): void {
    for (const kept of this.#queues.get(queue)?.waiting ?? []) if (!kept.isTaken) this.#giveUp(kept);
  }

  /**
   * Begins no more. An entry that waits for one that has not begun may do it itself; where it is `for all`, not even that:
   * the runner is about to end the entry.
   */
  stop(who: 'for entries' | 'for all'): void {
    if (this.#stopped === 'for all') return;
    this.#stopped = who;
    for (const kept of this.#waiting()) if (who === 'for entries' || !kept.isTaken) this.#giveUp(kept);
  }

  /** Begins no more, and looks no more at what is under way; resolves when that is over. */
  async close(): Promise<void> {
    this.stop('for all');
    for (const kept of this.#waiting()) this.#giveUp(kept);
    this.#closing.abort(new Error('the run has ended'));
    await Promise.allSettled([...this.#kept.values()].map(({ end }) => end));
  }

  tally(): Tally {
    const queues = [...this.#queues.values()];
    const now = this.clock.now();
    const running = queues.flatMap((queue) => [...queue.running]);
    const [oldest] = running.toSorted((a, b) => a.begun - b.begun);
    return {
      ...this.#counts,
      running: running.length,
      oldest: oldest && { where: oldest.job.where, age: now - oldest.begun },
      age: now - (this.#firstBegun ?? now),
    };
  }

  #queueOf({ queue: name }: Job<End, News>): Queue<End, News> {
    const queue = this.#queues.get(name) ?? new Queue();
    this.#queues.set(name, queue);
    return queue;
  }

  #waiting(): Kept<End, News>[] {
    return [...this.#queues.values()].flatMap((queue) => [...queue.waiting]);
  }

  #fill(): void {
    for (const queue of this.#queues.values()) {
      if (this.#stopped !== 'no') return;
      for (let next = queue.next(); next; next = queue.next()) this.#begin(next, queue);
    }
  }

  #begin(kept: Kept<End, News>, queue: Queue<End, News>): void {
    const tell = (news: News) => {
      kept.news.set(news.type, news);
      for (const listener of kept.listeners) listener(news);
    };
    const end = kept.job.carryOut(tell, this.#closing.signal);
    if (!end) {
      this.#giveUp(kept);
      return;
    }
    kept.begun = this.clock.now();
    queue.waiting.delete(kept);
    queue.running.add(kept);
    this.#firstBegun ??= kept.begun;
    this.#counts.begun += 1;
    kept.settle(end);
    const over = (isFailed: boolean) => {
      queue.running.delete(kept);
      if (isFailed) this.#counts.failed += 1;
      this.#fill();
    };
    end.then(
      (came) => over(this.isFailed(came)),
      () => over(true),
    );
  }

  #giveUp(kept: Kept<End, News>): void {
    this.#queueOf(kept.job).waiting.delete(kept);
    this.#kept.delete(kept.job.key);
    this.#counts.total -= 1;
    kept.settle(undefined);
  }
}

class Queue<End, News extends { type: string }> {
  readonly waiting = new Set<Kept<End, News>>();
  readonly running = new Set<Kept<End, News>>();

  /** The one to begin next, if there is a place for it: what an entry waits for goes first. */
  next(): Kept<End, News> | undefined {
    const [first] = this.waiting;
    if (!first || this.running.size >= first.job.places) return undefined;
    return [...this.waiting].find(({ isTaken }) => isTaken) ?? first;
  }
}

/** A case that is to be carried out, and how far it is. */
export interface Job<End, News extends { type: string }> {
  key: string;
  /** `file:line` of the case, for the terminal. */
  where: string;
  queue: string;
  /** How many of the queue may be under way at a time. */
  places: number;
  /** Undefined where nothing is begun: the entry then does it itself, and says what is wrong. */
  carryOut(tell: (news: News) => void, signal: AbortSignal): Promise<End> | undefined;
}

interface Kept<End, News extends { type: string }> {
  job: Job<End, News>;
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

function keep<End, News extends { type: string }>(job: Job<End, News>): Kept<End, News> {
  let settle: Kept<End, News>['settle'] = () => undefined;
  const end = new Promise<End | undefined>((resolve) => (settle = resolve));
  // It may fail before an entry takes it.
  end.catch(() => undefined);
  return { job, isTaken: false, begun: 0, news: new Map(), listeners: [], end, settle };
}
