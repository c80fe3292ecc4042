/** The rows of the endpoint table, each on the resource that answers it; those of sessions are in `sessions/`. */
import type { ModelsOption } from '../models/index.js';
import type { DeviceCatalogue } from './devices/DeviceCatalogue.js';
import type { Handlers } from './http/handlers.js';
import type { Cases } from './plans/Cases.js';
import type { PlanRuns } from './plans/PlanRuns.js';
import type { Plans } from './plans/Plans.js';
import type { Projects } from './projects/Projects.js';
import { runnableModels } from './refuseUnknownModel.js';
import type { Uploads } from './uploads/Uploads.js';
import type { UserDevices } from './userDevices/UserDevices.js';

export const projectHandlers = (
  projects: Projects,
): Pick<Handlers, 'listProjects' | 'createProject' | 'updateProject'> => ({
  listProjects: async () => ({ items: await projects.list() }),
  createProject: ({ body }) => projects.create(body),
  updateProject: ({ parameters, body }) => projects.update(parameters.project_id, body),
});

/** The models that can be asked for. */
export const modelHandlers = (models: ModelsOption | undefined): Pick<Handlers, 'listModels'> => ({
  listModels: () => ({ items: runnableModels(models) }),
});

/** The device catalogue's endpoint. */
export function deviceHandlers(catalogue: DeviceCatalogue): Pick<Handlers, 'listDevices'> {
  return { listDevices: async ({ query }) => ({ items: await catalogue.list(query.platform) }) };
}

/** The endpoints of user devices. */
type Names = 'listUserDevices' | 'registerUserDevice' | 'removeUserDevice';

export function userDeviceHandlers(devices: UserDevices): Pick<Handlers, Names> {
  return {
    listUserDevices: async () => ({ items: await devices.list() }),
    registerUserDevice: ({ body }) => devices.register(body),
    removeUserDevice: ({ parameters }) => devices.remove(parameters.user_device_id),
  };
}

/** The upload endpoints, on the service's uploads. */
export function uploadHandlers(
  uploads: Uploads,
): Pick<Handlers, 'createUpload' | 'putUploadBinary' | 'submitUpload' | 'getUpload' | 'listUploads'> {
  return {
    createUpload: ({ body }) => uploads.create(body),
    async putUploadBinary({ parameters, body, search }) {
      await uploads.receive(parameters.upload_id, body, search);
      return null;
    },
    submitUpload: ({ parameters }) => uploads.submit(parameters.upload_id),
    getUpload: ({ parameters }) => uploads.get(parameters.upload_id),
    listUploads: async () => ({ items: await uploads.list() }),
  };
}

/** The operations on stored cases. */
export const caseHandlers = (
  cases: Cases,
): Pick<Handlers, 'listCases' | 'createCase' | 'getCase' | 'updateCase' | 'archiveCase'> => ({
  listCases: ({ parameters, query }) => cases.list(parameters.project_id, query),
  createCase: ({ parameters, body }) => cases.create(parameters.project_id, body),
  getCase: ({ parameters }) => cases.get(parameters.case_id),
  updateCase: ({ parameters, body }) => cases.update(parameters.case_id, body),
  archiveCase: ({ parameters }) => cases.archive(parameters.case_id),
});

/** The operations on stored plans. */
export const planHandlers = (
  plans: Plans,
): Pick<Handlers, 'listPlans' | 'createPlan' | 'getPlan' | 'updatePlan' | 'archivePlan'> => ({
  listPlans: ({ parameters, query }) => plans.list(parameters.project_id, query),
  createPlan: ({ parameters, body }) => plans.create(parameters.project_id, body),
  getPlan: ({ parameters }) => plans.get(parameters.plan_id),
  updatePlan: ({ parameters, body }) => plans.update(parameters.plan_id, body),
  archivePlan: ({ parameters }) => plans.archive(parameters.plan_id),
});

/** The operations on runs of plans. */
type PlanRunHandlers = Pick<
  Handlers,
  'triggerPlan' | 'getPlanRun' | 'listPlanRuns' | 'listProjectPlanRuns' | 'cancelPlanRun' | 'archivePlanRun'
>;

export const planRunHandlers = (runs: PlanRuns): PlanRunHandlers => ({
  triggerPlan: ({ parameters, body }) => runs.trigger(parameters.plan_id, body),
  getPlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.get(plan_id, plan_run_id),
  listPlanRuns: ({ parameters, query }) => runs.list(parameters.plan_id, query),
  listProjectPlanRuns: ({ parameters, query }) => runs.listOfProject(parameters.project_id, query),
  cancelPlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.cancel(plan_id, plan_run_id),
  archivePlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.archive(plan_id, plan_run_id),
});
