/** All resources of one service, wired to each other, with a handler for each row of the endpoint table. */
import type { Handlers } from './http/handlers.js';
import { Keys } from './keys/Keys.js';
import { openPlaces, type Places, type PlacesSettings, runnableModels } from './openPlaces.js';
import type { OwnOfProject } from './Place.js';
import type { Dispatch } from './sessions/Work.js';
import { Cases, Projects } from './projects/Projects.js';
import type { Conductor } from './plans/LocalRuns.js';
import { PlanRuns, type PlanRunContext } from './plans/PlanRuns.js';
import { Plans } from './plans/Plans.js';
import { keepRetention } from './keepRetention.js';
import type { AllSessions } from './sessions/SessionRecords.js';
import type { Checks } from './watch/openWatch.js';
import type { ModelsOption } from '../models/index.js';
import type { DeviceCatalogue } from './devices.js';
import type { Uploads } from './uploads/Uploads.js';
import type { UserDevices } from './userDevices/UserDevices.js';
import { cursorPage } from './Records.js';

export interface ResourceSettings extends PlacesSettings {
  /** Milliseconds that what has ended is kept. @default for ever */
  keep?: number | undefined;
  /** What carries out sessions and runs of plans. */
  carriers: {
    sessions(dispatch: Dispatch): Promise<AllSessions>;
    conductor(context: Omit<PlanRunContext, 'conductor'>): Promise<Conductor>;
  };
  /** Workers elsewhere run the sessions, so that none needs a place here. */
  runsElsewhere?: boolean | undefined;
}

export interface Counts {
  sessions: number;
  cases: number;
  plans: number;
}

export async function openResources(settings: ResourceSettings) {
  const { carriers } = settings;
  const projects = await Projects.load(settings);
  const places = await openPlaces(settings);
  const sessions = await carriers.sessions(places.dispatch);
  endWithDevices(places, sessions);
  const cases = new Cases(settings, projects);
  const plans = new Plans(settings, projects, cases);
  const { dispatch, isPhone } = places;
  const context = { ...settings, projects, cases, plans, sessions, dispatch, isPhone };
  const conductor = await carriers.conductor(context);
  const planRuns = new PlanRuns({ ...context, conductor });
  const { models } = settings.options;
  const handlers = handlersOf({ ...places, models, projects, sessions, cases, plans, planRuns });
  const endRetention = keepRetention({ ...settings, forgetSession: (id) => sessions.kept.forget(id) });
  let isStopping = false;
  return {
    ...{ handlers, keys: new Keys({ ...settings, projects }) },
    lookups: { session: sessions.kept, case: cases, plan: plans },
    ...{ projectId: (await projects.default()).id, userDevices: places.userDevices },
    checks: checksOf(settings, places, () => isStopping),
    addProject: async (name: string, own: OwnOfProject) => {
      const { id } = await projects.create({ name });
      places.ownOfProjects.set(id, own);
      return id;
    },
    counts: async (): Promise<Counts> => {
      const counts = [sessions.kept.count(), cases.count(), plans.count()] as const;
      return { sessions: await counts[0], cases: await counts[1], plans: await counts[2] };
    },
    /** Begins nothing any more; resolves when what runs has ended, or at the signal. */
    async finish(signal: AbortSignal): Promise<void> {
      isStopping = true;
      conductor.startNoMore?.();
      await sessions.finish?.(signal);
    },
    async close(): Promise<void> {
      await endRetention();
      await planRuns.close();
      await sessions.close();
      await places.close();
    },
  };
}

const checksOf = (
  { database, binaries, runsElsewhere }: ResourceSettings,
  places: Places,
  isStopping: () => boolean,
): Checks => ({
  database: () => database.get('settings', 'access'),
  files: () => binaries.get('ready'),
  ...(runsElsewhere !== true && { 'a place to run': () => places.check() }),
  service: () => (isStopping() ? Promise.reject(new Error('it is stopping')) : Promise.resolve()),
});

function endWithDevices({ userDevices }: Places, sessions: AllSessions): void {
  userDevices.onRemoved(async (id, { why, isForgotten }) => {
    await sessions.vacate(id, why);
    if (!isForgotten) return;
    for (const session of await sessions.kept.all({ device: id })) await sessions.kept.forget(session.id);
  });
}

export interface Resources {
  projects: Projects;
  models?: ModelsOption | undefined;
  catalogue: DeviceCatalogue;
  userDevices: UserDevices;
  uploads: Uploads;
  sessions: AllSessions;
  cases: Cases;
  plans: Plans;
  planRuns: PlanRuns;
}

/* oxlint-disable-next-line max-lines-per-function -- one table, as that of the endpoints */
export function handlersOf(all: Resources): Handlers {
  const { projects, catalogue, userDevices, uploads, sessions, cases, plans, planRuns } = all;
  return {
    listProjects: async () => ({ items: await projects.items() }),
    createProject: ({ body }) => projects.create(body),
    updateProject: ({ parameters, body }) => projects.update(parameters.project_id, body),

    listModels: () => ({ items: runnableModels(all.models) }),
    listDevices: async ({ query }) => ({ items: await catalogue.list(query.platform) }),

    listUserDevices: async () => ({ items: await userDevices.list() }),
    registerUserDevice: ({ body }) => userDevices.register(body),
    removeUserDevice: ({ parameters }) => userDevices.remove(parameters.user_device_id),

    createUpload: ({ body }) => uploads.create(body),
    async putUploadBinary({ parameters, body, search }) {
      await uploads.receive(parameters.upload_id, body, search);
      return null;
    },
    submitUpload: ({ parameters }) => uploads.submit(parameters.upload_id),
    getUpload: ({ parameters }) => uploads.get(parameters.upload_id),
    listUploads: async () => ({ items: await uploads.list() }),

    async createSession({ body }) {
      await projects.mustHave(body.projectId);
      return sessions.create(body);
    },
    getSession: async ({ parameters }) => (await sessions.get(parameters.session_id)).shown,
    async listSessions({ parameters, query }) {
      await projects.mustHave(parameters.project_id);
      return sessions.kept.items(parameters.project_id, query);
    },
    terminateSession: ({ parameters }) => sessions.terminate(parameters.session_id, 'a request asked for it'),
    archiveSession: ({ parameters }) => sessions.kept.archive(parameters.session_id),
    listMessages: async ({ parameters, query }) =>
      cursorPage(await sessions.kept.messages(parameters.session_id), query.cursor),
    listScreenshots: async ({ parameters, query }) =>
      cursorPage(await sessions.kept.screenshots(parameters.session_id), query.cursor),
    getTimeline: ({ parameters }) => sessions.kept.timeline(parameters.session_id),
    getCapture: ({ parameters }) => sessions.capture(parameters.session_id),
    getScreenshot: ({ parameters, search }) => sessions.kept.picture(parameters.screenshot_id, search),

    listCases: ({ parameters, query }) => cases.items(parameters.project_id, query),
    createCase: ({ parameters, body }) => cases.create(parameters.project_id, body),
    getCase: ({ parameters }) => cases.mustHave(parameters.case_id),
    updateCase: ({ parameters, body }) => cases.update(parameters.case_id, body),
    archiveCase: ({ parameters }) => cases.archive(parameters.case_id),

    listPlans: ({ parameters, query }) => plans.items(parameters.project_id, query),
    createPlan: ({ parameters, body }) => plans.create(parameters.project_id, body),
    getPlan: async ({ parameters }) => plans.shown(await plans.mustHave(parameters.plan_id)),
    updatePlan: ({ parameters, body }) => plans.update(parameters.plan_id, body),
    archivePlan: async ({ parameters }) => plans.shown(await plans.archive(parameters.plan_id)),

    triggerPlan: ({ parameters, body }) => planRuns.trigger(parameters.plan_id, body),
    getPlanRun: ({ parameters: { plan_id, plan_run_id } }) => planRuns.get(plan_id, plan_run_id),
    listPlanRuns: ({ parameters, query }) => planRuns.list(parameters.plan_id, query),
    listProjectPlanRuns: ({ parameters, query }) => planRuns.listOfProject(parameters.project_id, query),
    cancelPlanRun: ({ parameters: { plan_id, plan_run_id } }) => planRuns.cancel(plan_id, plan_run_id),
    archivePlanRun: ({ parameters: { plan_id, plan_run_id } }) => planRuns.archive(plan_id, plan_run_id),
  };
}
