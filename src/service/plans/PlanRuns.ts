/** All runs of plans: triggers them, tells how far they are, cancels them, and keeps what came of them. */
import { isPlanRunOver } from '../../contract/index.js';
import type { PlanRun, PlanRunSummary, PlanTrigger, ProjectPlanRunItem } from '../../contract/index.js';
import { newestFirst, pageOf, type NumberedPage } from '../pages.js';
import type { Projects } from '../projects/Projects.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import type { Cases } from './Cases.js';
import { checkTrigger } from './checkTrigger.js';
import {
  endInterrupted,
  shownOfProject,
  shownRun,
  shownSummary,
  type StoredPlanRun,
} from './StoredPlanRun.js';
import { pause } from '../waits.js';
import type { Plans } from './Plans.js';
import { runPlan } from './runPlan.js';
import type { RunSettings, SessionStarter } from './RunSettings.js';
import { RunUnderWay } from './RunUnderWay.js';

export interface PlanRunContext {
  around: RecordContext;
  projects: Projects;
  cases: Cases;
  plans: Plans;
  sessions: SessionStarter;
  isPhone?: RunSettings['isPhone'];
  /** Told of faults of the service's own. */
  onFault: (error: unknown) => void;
  /** Waits while the queue of sessions is full. @default by the system's timers */
  pause?: RunSettings['pause'];
}

export class PlanRuns {
  readonly #underWay = new Map<string, { run: RunUnderWay; done: Promise<void> }>();
  #isClosed = false;

  private constructor(
    private readonly all: PlanRunContext,
    private readonly records: Records<StoredPlanRun>,
  ) {}

  /** Runs that were under way when the service ended are over. */
  static async load(all: PlanRunContext): Promise<PlanRuns> {
    const records = await Records.load<StoredPlanRun>(all.around.store, 'planRuns');
    const interrupted = records.all().filter(({ status }) => !isPlanRunOver(status));
    for (const run of interrupted) records.put(endInterrupted(run, all));
    await all.around.store.flush();
    return new PlanRuns(all, records);
  }

  /** @throws ApiError 404, also for a device or an app, 409 for a plan that can't be run, 422 for an unknown model */
  async trigger(planId: string, trigger: PlanTrigger = {}): Promise<PlanRun> {
    const run = new RunUnderWay(this.#settings(planId, trigger));
    const created = this.records.put(run.current());
    const isSafe = this.all.around.store.flush();
    const done = isSafe.then(
      () => this.#carryOut(run),
      () => this.#forget(run.id),
    );
    this.#underWay.set(run.id, { run, done });
    await isSafe;
    return shownRun(created);
  }

  /** @throws ApiError 404 */
  get(planId: string, runId: string): PlanRun {
    return shownRun(this.#mustHave(planId, runId));
  }

  /** @throws ApiError 404 */
  list(planId: string, page: { page: number; pageSize: number }): NumberedPage<PlanRunSummary> {
    this.all.plans.stored(planId);
    const { items, ...numbers } = pageOf(this.#listed({ planId }), page);
    return { items: items.map(shownSummary), ...numbers };
  }

  /** @throws ApiError 404 */
  listOfProject(
    projectId: string,
    page: { page: number; pageSize: number },
  ): NumberedPage<ProjectPlanRunItem> {
    this.all.projects.mustHave(projectId);
    const { items, ...numbers } = pageOf(this.#listed({ projectId }), page);
    const shown = items.map((run) => shownOfProject(run, this.all.plans.stored(run.planId).title));
    return { items: shown, ...numbers };
  }

  /** Answers when everything that ran has ended. @throws ApiError 404, 409 for a run that is over */
  async cancel(planId: string, runId: string): Promise<PlanRun> {
    this.#mustHave(planId, runId);
    const underWay = this.#underWay.get(runId);
    underWay?.run.stop('cancelled');
    await underWay?.done;
    const ended = this.#mustHave(planId, runId);
    if (underWay && ended.status === 'cancelled') return shownRun(ended);
    throw new ApiError(409, `Plan run ${runId} has ended already: it is ${ended.status}`);
  }

  /** Archiving it again changes nothing. @throws ApiError 404, 409 for a run that is under way */
  async archive(planId: string, runId: string): Promise<PlanRun> {
    const stored = this.#mustHave(planId, runId);
    if (!isPlanRunOver(stored.status)) {
      throw new ApiError(
        409,
        `Plan run ${runId} is still under way. Please cancel it first, or wait for its end`,
      );
    }
    const archivedAt = stored.archivedAt ?? this.all.around.now().toISOString();
    const archived = this.records.put({ ...stored, archivedAt });
    await this.all.around.store.flush();
    return shownRun(archived);
  }

  /** Ends what is under way as `failed`, and waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const underWay = [...this.#underWay.values()];
    for (const { run } of underWay) run.stop('closed');
    await Promise.all(underWay.map(({ done }) => done));
  }

  /** @throws ApiError */
  #settings(planId: string, trigger: PlanTrigger): RunSettings {
    const { around, cases, plans, sessions, isPhone, onFault } = this.all;
    const plan = plans.stored(planId);
    if (this.#isClosed) throw new ApiError(409, 'The service is being stopped');
    checkTrigger(plan, trigger, sessions);
    return {
      ...{ plan, trigger, sessions, isPhone, onFault },
      cases: plan.caseIds.map((id) => cases.get(id)),
      now: () => around.now(),
      pause: this.all.pause ?? pause,
      save: (run) => {
        this.records.put(run);
        return around.store.flush();
      },
      noteRun: (caseId, lastRun) => cases.noteRun(caseId, lastRun),
    };
  }

  /** Never rejects. The run is shown as finished once that is safe on disk. */
  async #carryOut(run: RunUnderWay): Promise<void> {
    const { onFault } = this.all;
    try {
      await runPlan(run);
    } catch (error) {
      run.fellShort = true;
      onFault(error);
    }
    const finished = run.finished();
    try {
      await this.records.settle(finished);
    } catch (error) {
      onFault(error);
      // Whoever polls must learn of the end, though it can't be kept.
      this.records.put(finished);
    }
    this.#underWay.delete(run.id);
  }

  #forget(runId: string): void {
    this.records.remove(runId);
    this.#underWay.delete(runId);
  }

  #mustHave(planId: string, runId: string): StoredPlanRun {
    this.all.plans.stored(planId);
    const found = this.#current(runId);
    if (found?.planId === planId) return found;
    throw new ApiError(404, `Plan ${planId} has no run ${runId}`);
  }

  #current(runId: string): StoredPlanRun | undefined {
    return this.#underWay.get(runId)?.run.current() ?? this.records.get(runId);
  }

  /** Newest first. */
  #listed({ planId, projectId }: { planId?: string; projectId?: string }): StoredPlanRun[] {
    const listed = this.records
      .all()
      .filter((run) => (run.planId === planId || run.projectId === projectId) && run.archivedAt === null);
    return newestFirst(listed).map((run) => this.#current(run.id) ?? run);
  }
}
