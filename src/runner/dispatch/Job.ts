/** A case that is to be carried out, and how far it is. */

export interface Job<End, News extends { type: string }> {
  /** Of its entry. */
  key: string;
  /** `file:line` of the case, for the terminal. */
  where: string;
  /** Jobs of a lane share its places. */
  lane: string;
  /** How many of the lane may be under way at a time. */
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
