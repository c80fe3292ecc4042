/** Jobs that share places, in the order in which they are to begin. */

export class Queue<End, News extends { type: string }> {
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

export interface Kept<End, News extends { type: string }> {
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

export function keep<End, News extends { type: string }>(job: Job<End, News>): Kept<End, News> {
  let settle: Kept<End, News>['settle'] = () => undefined;
  const end = new Promise<End | undefined>((resolve) => (settle = resolve));
  // It may fail before an entry takes it.
  end.catch(() => undefined);
  return { job, isTaken: false, begun: 0, news: new Map(), listeners: [], end, settle };
}
