/** An entry whose case is to be carried out ahead of it, and how that is done: as the entry itself would. */
import { hostedAccess } from '../serviceAccess.js';
import { carryOutCase } from '../carryOutCase.js';
import type { RunContext, Progress } from '../CaseToRun.js';
import { judgePlanRun } from '../plans/judgePlanRun.js';
import { judge } from '../verdict.js';
import type { Entry } from '../entries/Entry.js';
import { UnusableEntry } from '../entries/conclusion.js';
import { journalOf, type EntryPlace } from '../entries/journalOf.js';
import { prepareEntry, type Prepared } from '../entries/prepareEntry.js';
import { placesAhead, type Settings } from '../entries/settings.js';
import { fingerprintOf } from './askDispatch.js';
import type { Job } from './Dispatcher.js';
import type { News } from './line.js';

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

export type CaseJob = Job<Progress, News> & {
  /** Of what would be sent; undefined where that can't be said. */
  fingerprint: () => string | undefined;
};

export function caseJob(ahead: EntryAhead): CaseJob {
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
