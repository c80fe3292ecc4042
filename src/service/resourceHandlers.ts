/** The rows of the endpoint table, each on the resource that answers it. */
import type { ModelsOption } from '../models/index.js';
import type { DeviceCatalogue } from './devices.js';
import type { Handlers } from './http/handlers.js';
import type { Cases, Projects } from './projects/Projects.js';
import type { PlanRuns } from './plans/PlanRuns.js';
import type { Plans } from './plans/Plans.js';
import { runnableModels } from './dispatch.js';
import type { Uploads } from './uploads/Uploads.js';
import type { UserDevices } from './userDevices/UserDevices.js';
import { page, type RecordContext } from './Records.js';
import { messagesOf, pictureOf, screenshotsOf, timelineOf } from './sessions/evidence.js';
import type { AllSessions } from './sessions/SessionRecords.js';

export interface ListedResources {
  projects: Projects;
  models?: ModelsOption | undefined;
  catalogue: DeviceCatalogue;
  userDevices: UserDevices;
  uploads: Uploads;
  cases: Cases;
  plans: Plans;
  planRuns: PlanRuns;
}

export function resourceHandlers(all: ListedResources) {
  const { projects, catalogue, userDevices, uploads, cases, plans, planRuns } = all;
  return {
    listProjects: async () => ({ items: await projects.list() }),
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
  } satisfies Partial<Handlers>;
}

interface SessionResources extends RecordContext {
  sessions: AllSessions;
  /** @throws ApiError 404 */
  mustHaveProject: (projectId: string) => Promise<unknown>;
}

export function sessionHandlers({ sessions, mustHaveProject, ...around }: SessionResources) {
  const mustHave = async ({ session_id }: { session_id: string }) =>
    (await sessions.kept.mustHave(session_id)).id;
  return {
    createSession: async ({ body }) => {
      await mustHaveProject(body.projectId);
      return sessions.create(body);
    },
    getSession: async ({ parameters }) => (await sessions.get(parameters.session_id)).shown,
    listSessions: async ({ parameters, query }) => {
      await mustHaveProject(parameters.project_id);
      return sessions.kept.page(parameters.project_id, query);
    },
    terminateSession: ({ parameters }) => sessions.terminate(parameters.session_id, 'a request asked for it'),
    archiveSession: ({ parameters }) => sessions.kept.archive(parameters.session_id),
    listMessages: async ({ parameters, query }) =>
      page(await messagesOf(await mustHave(parameters), around), query.cursor),
    listScreenshots: async ({ parameters, query }) =>
      page(await screenshotsOf(await mustHave(parameters), around), query.cursor),
    getTimeline: async ({ parameters }) => timelineOf(await mustHave(parameters), around),
    getCapture: ({ parameters }) => sessions.capture(parameters.session_id),
    getScreenshot: ({ parameters, search }) => pictureOf(parameters.screenshot_id, search, around),
  } satisfies Partial<Handlers>;
}
