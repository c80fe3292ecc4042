/** All runs of plans: triggers them, tells how far they are, cancels them, and keeps what came of them. */
import {
  isPlanRunOver,
  type PlanRun,
  type PlanRunSummary,
  type PlanTrigger,
  type ProjectPlanRunItem,
  type SessionCreate,
} from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { type NumberedPage, type PageAsked, Records, type RecordContext } from '../Records.js';
import type { Projects, Cases } from '../projects/Projects.js';
import { pause } from '../waits.js';
import type { Conductor } from './LocalRuns.js';
import type { Plans, StoredPlan } from './Plans.js';
import {
  type RunSettings,
  type Triggered,
  newRun,
  shownOfProject,
  shownRun,
  shownSummary,
  withSessions,
  type StoredPlanRun,
} from './StoredPlanRun.js';
import { sessionOf, type SessionStarter } from '../sessions/SessionRecords.js';

export interface PlanRunContext extends RecordContext {
  projects: Projects;
  cases: Cases;
  plans: Plans;
  sessions: SessionStarter;
  /** @throws ApiError where a session of that request can't run */
  dispatch: (request: SessionCreate) => Promise<unknown>;
  conductor: Conductor;
  isPhone?: RunSettings['isPhone'];
  onFault: (error: unknown) => void;
  /** Waits while the queue of sessions is full. @default by the system's timers */
  pause?: RunSettings['pause'];
}

export class PlanRuns {
  readonly #records: Records<StoredPlanRun>;
  #isClosed = false;

  constructor(private readonly all: PlanRunContext) {
    this.#records = new Records(all.database, 'planRuns');
  }

  /** @throws ApiError 404, also for a device or an app, 409 for a plan that can't be run, 422 for an unknown model */
  async trigger(planId: string, trigger: PlanTrigger = {}): Promise<PlanRun> {
    const { plans, dispatch, cases } = this.all;
    const plan = await plans.mustHave(planId);
    if (this.#isClosed) throw new ApiError(409, 'The service is being stopped');
    await checkTrigger(plan, trigger, dispatch);
    const stored = await cases.find(plan.caseIds);
    const inOrder = plan.caseIds.flatMap((id) => stored.get(id) ?? []);
    const settings = runSettings(this.all, { plan, trigger, cases: inOrder });
    const run = newRun(settings, this.all.now());
    await this.all.conductor.start(run, settings);
    return shownRun(run);
  }

  /** As it is now, by its sessions. @throws ApiError 404 */
  async get(planId: string, runId: string): Promise<PlanRun> {
    const run = await this.#mustHave(planId, runId);
    return shownRun(await withSessions(run, (sessionId) => sessionOf(sessionId, this.all.sessions)));
  }

  /** What a summary says of cases is the same whether their sessions run or wait. */
  async list(planId: string, page: PageAsked): Promise<NumberedPage<PlanRunSummary>> {
    await this.all.plans.mustHave(planId);
    const listed = await this.#records.numberedPage({ plan: planId }, page);
    return { ...listed, items: listed.items.map(shownSummary) };
  }

  async listOfProject(projectId: string, page: PageAsked): Promise<NumberedPage<ProjectPlanRunItem>> {
    await this.all.projects.mustHave(projectId);
    const { items, ...numbers } = await this.#records.numberedPage({ project: projectId }, page);
    const plans = await this.all.plans.find(items.map(({ planId }) => planId));
    return {
      items: items.map((run) => shownOfProject(run, plans.get(run.planId)?.title ?? '')),
      ...numbers,
    };
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
    const archivedAt = this.all.now().toISOString();
    const archived = await this.#records.change(runId, (stored) => {
      if (isPlanRunOver(stored.status))
        return stored.archivedAt === null ? { ...stored, archivedAt } : stored;
      const words = `Plan run ${runId} is still under way. Please cancel it first, or wait for its end`;
      throw new ApiError(409, words);
    });
    return archived ? shownRun(archived) : missing(planId, runId);
  }

  /** Nothing is triggered any more; ends what is under way in this process as `failed`, and waits for it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.all.conductor.close();
  }

  async #mustHave(planId: string, runId: string): Promise<StoredPlanRun> {
    const [found] = await Promise.all([this.#records.get(runId), this.all.plans.mustHave(planId)]);
    return found?.planId === planId ? found : missing(planId, runId);
  }
}

function missing(planId: string, runId: string): never {
  throw new ApiError(404, `Plan ${planId} has no run ${runId}`);
}

export function runSettings(
  { cases, ...all }: Omit<PlanRunContext, 'conductor' | 'dispatch' | 'plans' | 'projects'>,
  triggered: Triggered,
): RunSettings {
  const records = new Records<StoredPlanRun>(all.database, 'planRuns');
  const { sessions, isPhone, onFault, now } = all;
  return {
    ...{ ...triggered, sessions, isPhone, onFault, now },
    pause: all.pause ?? pause,
    save: (run) => records.put(run),
    noteRun: (caseId, lastRun) => cases.noteRun(caseId, lastRun),
  };
}

/** @throws ApiError 404 for a device or an app that the service doesn't have, 409, 422 for an unknown model */
async function checkTrigger(
  plan: StoredPlan,
  { model, userDeviceId, mobileConfig: { deviceArn, uploadArn } = {} }: PlanTrigger,
  dispatch: PlanRunContext['dispatch'],
): Promise<void> {
  refusePlan(plan);
  const { title, projectId } = plan;
  const session = { title, prompt: title, projectId };
  // Each case may have another device, but the model is the same for all.
  if (model !== undefined) await dispatch({ ...session, model });
  if (userDeviceId !== undefined)
    await refuseAbsent({ ...session, platform: 'desktop', userDeviceId }, dispatch);
  // An app alone can't be looked up: a session that names one needs a device as well, which is that of each case.
  if (deviceArn !== undefined)
    await refuseAbsent({ ...session, platform: 'android', deviceArn, uploadArn }, dispatch);
}

function refusePlan({ id, archivedAt, apiEnabled, caseIds }: StoredPlan): void {
  const cannotRun = (why: string) => new ApiError(409, `Plan ${id} can't be run: ${why}`);
  if (archivedAt !== null) throw cannotRun('it is archived');
  if (!apiEnabled) throw cannotRun('its apiEnabled is false. Please set it to true');
  if (caseIds.length === 0) throw cannotRun('it has no cases. Please give it some, in caseIds');
}

/** Whatever else could be refused, such as the platform, is a matter of each case. */
async function refuseAbsent(request: SessionCreate, dispatch: PlanRunContext['dispatch']): Promise<void> {
  try {
    await dispatch(request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
  }
}
