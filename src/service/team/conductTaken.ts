/** Runs of plans that workers conduct: put into the queue, taken, and conducted from what the database says of them. */
import { isPlanRunCaseOver, isPlanRunOver } from '../../contract/index.js';
import { Cases, type Projects } from '../projects/Projects.js';
import { conductRun, type Conductor } from '../plans/LocalRuns.js';
import { runSettings } from '../plans/PlanRuns.js';
import { RunUnderWay } from '../plans/RunUnderWay.js';
import {
  type RunSettings,
  type Triggered,
  endInterrupted,
  type StoredPlanRun,
  type StoredRunCase,
} from '../plans/StoredPlanRun.js';
import { unlessAborted, pause } from '../waits.js';
import type { HeldLease } from './Leases.js';
import { applyIn } from './postgresDatabase.js';
import { LeaseLostError, type Taken, type Queue } from './Queue.js';
import { QueuedSessions, type QueuedSessionsSettings } from './QueuedSessions.js';
import { Records, type RecordContext } from '../Records.js';
import type { SessionStarter } from '../sessions/SessionRecords.js';

export interface CarrySettings extends Omit<QueuedSessionsSettings, 'lease'> {
  projects: Projects;
  isPhone: RunSettings['isPhone'];
  onFault: (error: unknown) => void;
}

/** Resolves when the run is over, or somebody else's. */
export async function conductTaken(taken: Taken, lease: HeldLease, settings: CarrySettings): Promise<void> {
  const { queue, database, projects } = settings;
  const entry = await lease.whileAway(() => database.get('planRuns', lease.id));
  if (!entry) return;
  const queued = new QueuedSessions({ ...settings, lease });
  const stored = await withoutMissing(entry.document as StoredPlanRun, queued);
  const keep = (document: StoredPlanRun, { isOver = false } = {}) =>
    lease.under(async (sql) => {
      await applyIn(sql, [{ kind: 'planRuns', id: lease.id, document }]);
      if (isOver) await sql.query('delete from queue where id = $1', [lease.id]);
    });
  const keepFinished = (document: StoredPlanRun) => keep(document, { isOver: true });
  const sessions = patient(queued, lease);
  const cases = new Cases(settings, projects);
  let work: Triggered;
  try {
    work = queue.open(taken) as Triggered;
  } catch (error) {
    settings.onFault(error);
    await endSessions(stored, sessions);
    return keepFinished(await lease.whileAway(() => endInterrupted(stored, { ...settings, cases })));
  }
  const onFault = (error: unknown) => {
    if (!(error instanceof LeaseLostError)) settings.onFault(error);
  };
  const given = runSettings({ ...settings, cases, sessions, onFault }, work);
  const noteRun: RunSettings['noteRun'] = (...about) => lease.whileAway(() => given.noteRun(...about));
  const run = new RunUnderWay({ ...given, save: (document) => keep(document), noteRun }, stored);
  const cancel = () => run.stop('cancelled');
  lease.stopped.addEventListener('abort', cancel);
  if (lease.stopped.aborted) cancel();
  lease.lost.addEventListener('abort', () => run.wake());
  await conductRun(run, onFault, keepFinished);
  await queued.close();
}

/** Nobody would wait for them. */
async function endSessions(stored: StoredPlanRun, sessions: SessionStarter): Promise<void> {
  for (const { sessionId, status } of stored.cases)
    if (sessionId !== undefined && !isPlanRunCaseOver(status))
      await sessions.terminate(sessionId, 'its run can not be carried out');
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
const patient = (sessions: SessionStarter, lease: HeldLease): SessionStarter => ({
  create: (request, about) => lease.whileAway(() => sessions.create(request, about)),
  get: (id) => lease.whileAway(() => sessions.get(id)),
  ended: (id) => lease.whileAway(() => unlessAborted(sessions.ended(id), lease.lost)),
  terminate: (id, why) => lease.whileAway(() => sessions.terminate(id, why)),
});

const LOOK = 150;

export class QueuedRuns implements Conductor {
  readonly #records: Records<StoredPlanRun>;
  readonly #closed = new AbortController();

  constructor(
    private readonly queue: Queue,
    { database }: Pick<RecordContext, 'database'>,
  ) {
    this.#records = new Records(database, 'planRuns');
  }

  async start(run: StoredPlanRun, { plan, cases, trigger }: RunSettings): Promise<void> {
    const work: Triggered = { plan, cases, trigger };
    const { id, projectId: project } = run;
    const waiting = { id, kind: 'planRun', project, place: 'conductor', model: 'none', work } as const;
    await this.queue.add(waiting, [{ kind: 'planRuns', id, document: run }]);
  }

  async cancel({ id }: StoredPlanRun): Promise<boolean> {
    if ((await this.queue.stop(this.queue.postgres, id, 'cancelled')) === 'over') return false;
    while (!this.#closed.signal.aborted) {
      const run = await this.#records.get(id);
      if (!run || isPlanRunOver(run.status)) break;
      await pause(LOOK, this.#closed.signal);
    }
    return true;
  }

  /** What is under way goes on: it is not this process that conducts it. */
  close(): Promise<void> {
    this.#closed.abort();
    return Promise.resolve();
  }
}
