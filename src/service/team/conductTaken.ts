/** A run of a plan that a worker has taken: conducted from what the database says of it. */
import { isPlanRunCaseOver } from '../../contract/index.js';
import { Cases } from '../plans/Cases.js';
import { conductRun } from '../plans/LocalRuns.js';
import { runSettings } from '../plans/PlanRuns.js';
import type { RunSettings, SessionStarter } from '../plans/RunSettings.js';
import { RunUnderWay } from '../plans/RunUnderWay.js';
import { endInterrupted, type StoredPlanRun, type StoredRunCase } from '../plans/StoredPlanRun.js';
import type { Projects } from '../projects/Projects.js';
import type { RecordContext } from '../Records.js';
import type { Dispatch } from '../sessions/Work.js';
import { unlessAborted } from '../waits.js';
import { whileAway } from './FencedEvidence.js';
import type { HeldLease } from './Leases.js';
import { applyIn } from './postgresDatabase.js';
import { LeaseLostError, type Queue, type Taken } from './Queue.js';
import type { RunWork } from './QueuedRuns.js';
import { QueuedSessions } from './QueuedSessions.js';

export interface ConductSettings extends RecordContext {
  queue: Queue;
  projects: Projects;
  dispatch: Dispatch;
  queueLimit: number;
  isPhone: RunSettings['isPhone'];
  onFault: (error: unknown) => void;
}

/** Resolves when the run is over, or somebody else's. @param onStop is called where a request cancels the run */
export async function conductTaken(
  taken: Taken,
  { lease, onStop }: { lease: HeldLease; onStop: (listener: () => void) => void },
  settings: ConductSettings,
): Promise<void> {
  const { queue, database } = settings;
  const entry = await whileAway(lease.lost, () => database.get('planRuns', lease.id));
  if (!entry) return;
  const sessions = new QueuedSessions({ ...settings, lease });
  const stored = await withoutMissing(entry.document as StoredPlanRun, sessions);
  const under = (document: StoredPlanRun, isOver: boolean) =>
    whileAway(lease.lost, () =>
      queue.under(lease, async (sql) => {
        await applyIn(sql, [{ kind: 'planRuns', id: lease.id, document }]);
        if (isOver) await sql.query('delete from queue where id = $1', [lease.id]);
      }),
    );
  const cases = new Cases(settings, settings.projects);
  const onFault = (error: unknown) => {
    if (!(error instanceof LeaseLostError)) settings.onFault(error);
  };
  let work: RunWork;
  try {
    work = queue.open(taken) as RunWork;
  } catch (error) {
    settings.onFault(error);
    return under(await interrupted(stored, { ...settings, cases, sessions, lease }), true);
  }
  const context = { ...settings, cases, sessions: patient(sessions, lease), onFault };
  const more = runSettings(context, work);
  const noteRun: RunSettings['noteRun'] = (caseId, lastRun) =>
    whileAway(lease.lost, () => more.noteRun(caseId, lastRun));
  const save: RunSettings['save'] = (document) => under(document, false);
  const run = new RunUnderWay({ ...more, save, noteRun }, stored);
  onStop(() => run.stop('cancelled'));
  lease.lost.addEventListener('abort', () => run.wake());
  await conductRun(run, onFault, (finished) => under(finished, true));
  await sessions.close();
}

/** With its sessions, which nobody would wait for. */
async function interrupted(
  stored: StoredPlanRun,
  {
    cases,
    sessions,
    lease,
    now,
  }: Pick<RecordContext, 'now'> & { cases: Cases; sessions: QueuedSessions; lease: HeldLease },
): Promise<StoredPlanRun> {
  for (const { sessionId, status } of stored.cases)
    if (sessionId !== undefined && !isPlanRunCaseOver(status))
      await patient(sessions, lease).terminate(sessionId, 'its run can not be carried out');
  return whileAway(lease.lost, () => endInterrupted(stored, { now, cases }));
}

/** A session that was announced may not have been created. */
async function withoutMissing(run: StoredPlanRun, { kept }: QueuedSessions): Promise<StoredPlanRun> {
  const look = async (one: StoredRunCase): Promise<StoredRunCase> => {
    if (one.sessionId === undefined || (await kept.get(one.sessionId))) return one;
    return { ...one, sessionId: undefined };
  };
  return { ...run, cases: await Promise.all(run.cases.map(look)) };
}

/** Waits while the database is away, and does nothing once the lease is lost. */
function patient(sessions: SessionStarter, { lost }: HeldLease): SessionStarter {
  const guarded = <Result>(work: () => Promise<Result>) => whileAway(lost, work);
  return {
    create: (request, about) => guarded(() => sessions.create(request, about)),
    check: (request) => guarded(() => sessions.check(request)),
    get: (id) => guarded(() => sessions.get(id)),
    ended: (id) => guarded(() => unlessAborted(sessions.ended(id), lost)),
    terminate: (id, why) => guarded(() => sessions.terminate(id, why)),
  };
}
