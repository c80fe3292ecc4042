/** Runs of plans that workers conduct. */
import { isPlanRunOver, type CaseDetail, type PlanTrigger } from '../../contract/index.js';
import type { Conductor } from '../plans/LocalRuns.js';
import type { StoredPlan } from '../plans/Plans.js';
import type { RunSettings } from '../plans/RunSettings.js';
import type { StoredPlanRun } from '../plans/StoredPlanRun.js';
import { Records, type RecordContext } from '../Records.js';
import { pause } from '../waits.js';
import type { Queue } from './Queue.js';

export interface RunWork {
  plan: StoredPlan;
  cases: readonly CaseDetail[];
  trigger: PlanTrigger;
}

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
    const work: RunWork = { plan, cases, trigger };
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
