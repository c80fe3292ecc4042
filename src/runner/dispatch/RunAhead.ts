/** The cases of a run that are carried out ahead of their entries, as the entries would: in the main process of the runner, for all workers. */
import type { Clock } from '../../client/index.js';
import { interruptedWith } from '../brokenBy.js';
import { noProgress, type Progress, type RunContext } from '../CaseToRun.js';
import type { Ask, News, DispatchAddress } from './line.js';
import { serveDispatch, type ServedDispatch } from './serveDispatch.js';
import { Dispatcher, type Tally, type Taken, type Job } from './Dispatcher.js';
import { hostedAccess } from '../serviceAccess.js';
import { carryOutCase } from '../carryOutCase.js';
import { judgePlanRun } from '../plans/judgePlanRun.js';
import { judge } from '../verdict.js';
import type { Entry } from '../entries/Entry.js';
import { UnusableEntry } from '../entries/conclusion.js';
import { journalOf, type EntryPlace } from '../entries/journalOf.js';
import { prepareEntry, type Prepared } from '../entries/prepareEntry.js';
import { placesAhead, type Settings } from '../entries/settings.js';
import { fingerprintOf } from './askDispatch.js';

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

export interface EntryAhead {
  /** The same in the worker. */
  key: string;
  /** Of a hosted service. */
  settings: Settings;
  where: string;
  /** Reads it, when it is its turn; undefined where it can't be made out. */
  read: () => Entry | undefined;
  baseURL?: string | undefined;
  place: EntryPlace;
  /** Milliseconds for its session or plan run; `Infinity` for no limit. */
  timeLimit: (entry: Entry) => number;
}

type CaseJob = Job<Progress, News> & {
  /** Of what would be sent; undefined where that can't be said. */
  fingerprint: () => string | undefined;
};

function caseJob(ahead: EntryAhead): CaseJob {
  const { key, settings, where } = ahead;
  const { service } = settings;
  if (!service) throw new TypeError('Only cases on a hosted service are carried out ahead.');
  let fingerprint: string | undefined;
  const prepare = () => {
    const ready = readyOf(ahead);
    fingerprint ??= ready && fingerprintOf(ready.prepared.toRun, settings);
    return ready;
  };
  return {
    ...{ key, where, queue: settings.name, places: placesAhead(settings) },
    fingerprint: () => fingerprint ?? (prepare(), fingerprint),
    carryOut(tell, signal) {
      const ready = prepare();
      if (!ready) return undefined;
      const { toRun, ...prepared } = ready.prepared;
      return carryOutCase(toRun, {
        // Workers have the other half of the limit: they fetch the evidence.
        ...{ ...prepared, ...hostedAccess(service, 2), signal, ...tellNews(tell) },
        journal: journalOf(ready.entry, ahead.place),
        timeLimit: ahead.timeLimit(ready.entry),
      });
    },
  };
}

function readyOf({ read, baseURL }: EntryAhead): { entry: Entry; prepared: Prepared } | undefined {
  const entry = read();
  if (!entry) return undefined;
  try {
    return { entry, prepared: prepareEntry(entry, baseURL) };
  } catch (error) {
    // The entry says it itself.
    if (error instanceof UnusableEntry) return undefined;
    throw error;
  }
}

const tellNews = (tell: (news: News) => void): Pick<RunContext, 'onCreated' | 'onQueued' | 'onPlanRun'> => ({
  onCreated: (created) => tell({ type: 'created', created }),
  onQueued: () => tell({ type: 'queued' }),
  onPlanRun: (planRun, caseIds) => tell({ type: 'plan run', planRun, caseIds }),
});

/** Without its evidence. */
export function hasFailed({ broken, planRun, session, stored }: Progress): boolean {
  if (broken) return true;
  if (planRun) return judgePlanRun(planRun, { caseIds: stored?.caseIds }).verdict !== 'passed';
  return session === null || judge(session).verdict !== 'passed';
}
