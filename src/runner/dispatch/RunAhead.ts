/** The cases of a run that are carried out ahead of their entries: in the main process of the runner, for all workers. */
import type { Clock } from '../../client/index.js';
import { interruptedWith } from '../brokenBy.js';
import { noProgress, type Progress } from '../CaseToRun.js';
import type { Ask, News, DispatchAddress } from './line.js';
import { Dispatcher, type Tally, type Taken } from './Dispatcher.js';
import { caseJob, hasFailed, type CaseJob, type EntryAhead } from './EntryAhead.js';
import { serveDispatch, type ServedDispatch } from './serveDispatch.js';

export class RunAhead {
  readonly #dispatcher: Dispatcher<Progress, News>;
  readonly #jobs = new Map<string, CaseJob>();
  readonly #held = new Map<string, CaseJob>();
  readonly #served: Promise<ServedDispatch>;
  #isBrokenOff = false;
  #endWaiting = (): void => undefined;
  readonly #waiting = new Promise<void>((resolve) => (this.#endWaiting = resolve));

  constructor(address: DispatchAddress, clock: Clock) {
    this.#dispatcher = new Dispatcher(clock, hasFailed);
    this.#served = serveDispatch(address, (ask) => this.#answer(ask));
    // Without the line to the workers nothing is ahead; each entry does it itself.
    this.#served.catch(() => this.stop('for entries'));
  }

  /** In the order in which they will run. */
  add(entries: readonly EntryAhead[]): void {
    this.#start(entries.map(caseJob));
  }

  /** Until an entry of the same `cases()` has asked, and would send what would be sent for it here. */
  hold(entries: readonly EntryAhead[]): void {
    for (const entry of entries) this.#held.set(entry.key, caseJob(entry));
  }

  /** One that has not begun will not begin: its entry is over. */
  drop(key: string): void {
    this.#held.delete(key);
    this.#jobs.delete(key);
    this.#dispatcher.drop(key);
  }

  stop(who: 'for entries' | 'for all'): void {
    this.#held.clear();
    this.#dispatcher.stop(who);
  }

  tally(): Tally {
    return this.#dispatcher.tally();
  }

  /**
   * The runner is about to end, and all entries with it: until then they are left waiting, so that none of them begins
   * anything. Resolves when the journal knows all that is left.
   */
  async breakOff(): Promise<void> {
    this.#isBrokenOff = true;
    this.#held.clear();
    await this.#dispatcher.close();
  }

  /** Entries that still wait, or ask from now on, end as interrupted. */
  endEntries(): void {
    this.#endWaiting();
  }

  /** What no entry took over stays as it is; the journal knows it. */
  async close(): Promise<void> {
    this.stop('for all');
    await this.#served.then(
      (served) => served.close(),
      () => undefined,
    );
    await this.#dispatcher.close();
  }

  #start(jobs: readonly CaseJob[]): void {
    for (const job of jobs) this.#jobs.set(job.key, job);
    this.#dispatcher.add(jobs);
  }

  #answer(ask: Ask): Taken<Progress, News> | undefined {
    const taken = this.#take(ask);
    if (!taken && !this.#isBrokenOff) return undefined;
    const { end, ...rest } = taken ?? UNKNOWN;
    return { ...rest, end: end.then((progress) => this.#endOf(progress)) };
  }

  async #endOf(progress: Progress | undefined): Promise<Progress | undefined> {
    if (!this.#isBrokenOff) return progress;
    await this.#waiting;
    return progress ?? { ...noProgress(), broken: interruptedWith('') };
  }

  #take({ key, fingerprint }: Ask): Taken<Progress, News> | undefined {
    const held = this.#held.get(key);
    if (held) this.#release(held, fingerprint);
    const job = this.#jobs.get(key);
    this.#jobs.delete(key);
    if (!job) return undefined;
    if (job.fingerprint() === fingerprint) return this.#dispatcher.take(key);
    // What was prepared here is not what entries of this `cases()` want, so no more of it is begun.
    this.#dispatcher.dropQueue(job.queue);
    return undefined;
  }

  #release(asked: CaseJob, fingerprint: string): void {
    const queue = [...this.#held.values()].filter((job) => job.queue === asked.queue);
    for (const { key } of queue) this.#held.delete(key);
    if (asked.fingerprint() === fingerprint) this.#start(queue);
  }
}

const UNKNOWN: Taken<Progress, News> = {
  end: Promise.resolve(undefined),
  isWaiting: () => false,
  onNews: () => undefined,
  arrived: () => undefined,
};
