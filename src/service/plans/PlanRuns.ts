/** All runs of plans: triggers them, tells how far they are, cancels them, and keeps what came of them. */
import { isPlanRunOver } from '../../contract/index.js';
import type {
  PlanRun,
  PlanRunSummary,
  PlanTrigger,
  ProjectPlanRunItem,
  Session,
} from '../../contract/index.js';
import { numberedPage, type NumberedPage } from '../pages.js';
import type { Projects } from '../projects/Projects.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import type { Cases } from './Cases.js';
import { checkTrigger } from './checkTrigger.js';
import type { Conductor } from './LocalRuns.js';
import {
  newRun,
  shownOfProject,
  shownRun,
  shownSummary,
  withSessions,
  type StoredPlanRun,
} from './StoredPlanRun.js';
import { pause } from '../waits.js';
import type { Plans } from './Plans.js';
import type { RunSettings, SessionStarter } from './RunSettings.js';

export interface PlanRunContext {
  around: RecordContext;
  projects: Projects;
  cases: Cases;
  plans: Plans;
  sessions: SessionStarter;
  conductor: Conductor;
  isPhone?: RunSettings['isPhone'];
  /** Called with faults of the service's own. */
  onFault: (error: unknown) => void;
  /** Waits while the queue of sessions is full. @default by the system's timers */
  pause?: RunSettings['pause'];
}

interface Page {
  page: number;
  pageSize: number;
}

export class PlanRuns {
  readonly #records: Records<StoredPlanRun>;
  #isClosed = false;

  constructor(private readonly all: PlanRunContext) {
    this.#records = new Records(all.around.database, 'planRuns');
  }

  /** @throws ApiError 404, also for a device or an app, 409 for a plan that can't be run, 422 for an unknown model */
  async trigger(planId: string, trigger: PlanTrigger = {}): Promise<PlanRun> {
    const settings = await this.#settings(planId, trigger);
    const run = newRun(settings, this.all.around.now());
    await this.all.conductor.start(run, settings);
    return shownRun(run);
  }

  /** @throws ApiError 404 */
  async get(planId: string, runId: string): Promise<PlanRun> {
    return shownRun(await this.#current(await this.#mustHave(planId, runId)));
  }

  /** @throws ApiError 404 */
  async list(planId: string, page: Page): Promise<NumberedPage<PlanRunSummary>> {
    await this.all.plans.stored(planId);
    return this.#listed({ plan: planId }, page, shownSummary);
  }

  /** @throws ApiError 404 */
  async listOfProject(projectId: string, page: Page): Promise<NumberedPage<ProjectPlanRunItem>> {
    await this.all.projects.mustHave(projectId);
    const { items, ...numbers } = await this.#listed({ project: projectId }, page, (run) => run);
    const titles = await this.all.plans.titles(items.map(({ planId }) => planId));
    return { items: items.map((run) => shownOfProject(run, titles.get(run.planId) ?? '')), ...numbers };
  }

  /** Answers when everything that ran has ended. @throws ApiError 404, 409 for a run that is over */
  async cancel(planId: string, runId: string): Promise<PlanRun> {
    const wasUnderWay = await this.all.conductor.cancel(await this.#mustHave(planId, runId));
    const ended = await this.#mustHave(planId, runId);
    if (wasUnderWay && ended.status === 'cancelled') return shownRun(ended);
    throw new ApiError(409, `Plan run ${runId} has ended already: it is ${ended.status}`);
  }

  /** Archiving it again changes nothing. @throws ApiError 404, 409 for a run that is under way */
  async archive(planId: string, runId: string): Promise<PlanRun> {
    await this.#mustHave(planId, runId);
    const archivedAt = this.all.around.now().toISOString();
    const archived = await this.#records.change(runId, (stored) => {
      if (!isPlanRunOver(stored.status)) {
        throw new ApiError(
          409,
          `Plan run ${runId} is still under way. Please cancel it first, or wait for its end`,
        );
      }
      return stored.archivedAt === null ? { ...stored, archivedAt } : stored;
    });
    if (!archived) throw missing(planId, runId);
    return shownRun(archived);
  }

  /** Nothing is triggered any more; ends what is under way in this process as `failed`, and waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.all.conductor.close();
  }

  /** @throws ApiError */
  async #settings(planId: string, trigger: PlanTrigger): Promise<RunSettings> {
    const { plans, sessions, cases } = this.all;
    const plan = await plans.stored(planId);
    if (this.#isClosed) throw new ApiError(409, 'The service is being stopped');
    await checkTrigger(plan, trigger, sessions);
    const stored = await cases.find(plan.caseIds);
    return runSettings(this.all, {
      ...{ plan, trigger },
      cases: plan.caseIds.flatMap((id) => stored.get(id) ?? []),
    });
  }

  async #mustHave(planId: string, runId: string): Promise<StoredPlanRun> {
    const [found] = await Promise.all([this.#records.get(runId), this.all.plans.stored(planId)]);
    if (found?.planId === planId) return found;
    throw missing(planId, runId);
  }

  #current(run: StoredPlanRun): Promise<StoredPlanRun> {
    return withSessions(run, (sessionId) => this.#look(sessionId));
  }

  async #look(sessionId: string): Promise<Session | undefined> {
    try {
      return (await this.all.sessions.get(sessionId)).shown;
    } catch (error) {
      // It may not be there yet, or be gone with its device.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  /** Newest first. What a summary says of cases is the same whether their sessions run or wait. */
  #listed<Item>(
    where: { plan?: string; project?: string },
    page: Page,
    show: (run: StoredPlanRun) => Item,
  ): Promise<NumberedPage<Item>> {
    return numberedPage(
      page,
      (slice) => this.#records.list({ where: { ...where, isArchived: false }, page: slice }),
      show,
    );
  }
}

const missing = (planId: string, runId: string) => new ApiError(404, `Plan ${planId} has no run ${runId}`);

/** What carries out a run needs beside what was triggered. */
export function runSettings(
  {
    around,
    cases,
    sessions,
    isPhone,
    onFault,
    ...all
  }: Omit<PlanRunContext, 'conductor' | 'plans' | 'projects'>,
  triggered: Pick<RunSettings, 'plan' | 'cases' | 'trigger'>,
): RunSettings {
  const records = new Records<StoredPlanRun>(around.database, 'planRuns');
  return {
    ...triggered,
    ...{ sessions, isPhone, onFault },
    now: () => around.now(),
    pause: all.pause ?? pause,
    save: (run) => records.put(run),
    noteRun: (caseId, lastRun) => cases.noteRun(caseId, lastRun),
  };
}
