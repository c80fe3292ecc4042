/** All resources of one service, wired to each other, with a handler for each row of the endpoint table. */
import {
  deviceHandlers,
  caseHandlers,
  planRunHandlers,
  planHandlers,
  modelHandlers,
  projectHandlers,
  uploadHandlers,
  userDeviceHandlers,
} from './resourceHandlers.js';
import type { DeviceBackEnd } from './devices/DeviceBackEnd.js';
import { DeviceCatalogue } from './devices/DeviceCatalogue.js';
import { dispatcher } from './dispatch.js';
import type { Handlers } from './http/handlers.js';
import { Keys } from './keys/Keys.js';
import type { ProjectLookups } from './keys/limitToProjects.js';
import { RunSpent } from '../models/index.js';
import { ownBrowser } from './ownBrowser.js';
import { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import type { OwnOfProject } from './Place.js';
import { Cases } from './plans/Cases.js';
import { PlanRuns } from './plans/PlanRuns.js';
import { Plans } from './plans/Plans.js';
import { Projects } from './projects/Projects.js';
import type { SessionOptions } from './SessionOptions.js';
import type { CaptureDetail } from './sessions/runSession.js';
import { DeviceSlots, Slot, Slots } from './sessions/Slot.js';
import { sessionHandlers } from './sessions/sessionHandlers.js';
import { Sessions } from './sessions/Sessions.js';
import type { RecordContext } from './Records.js';
import { Uploads } from './uploads/Uploads.js';
import { UserDevices } from './userDevices/UserDevices.js';

export interface ResourceSettings extends RecordContext {
  options: SessionOptions;
  concurrency: number;
  queueLimit: number;
  capture: CaptureDetail;
  spentFile?: string | undefined;
  deviceBackEnd: DeviceBackEnd | undefined;
  /** The folder of app binaries. */
  binaries: () => Promise<string>;
  baseURL: () => string;
  onFault: (error: unknown) => void;
}

export interface Resources {
  handlers: Handlers;
  keys: Keys;
  lookups: ProjectLookups;
  projectId: string;
  userDevices: UserDevices;
  addProject: (name: string, own: OwnOfProject) => Promise<string>;
  counts: () => Counts;
  close: () => Promise<void>;
}

/** How much a service has. */
export interface Counts {
  sessions: number;
  cases: number;
  plans: number;
}

export async function openResources(settings: ResourceSettings): Promise<Resources> {
  const { store, sealer, now, onFault } = settings;
  const around: RecordContext = { store, sealer, now };
  const projects = await Projects.load(around);
  const ownOfProjects = new Map<string, OwnOfProject>();
  const { sessions, ...places } = await openSessions({ ...settings, ownOfProjects }, around);
  const cases = await Cases.load(around, projects);
  const plans = await Plans.load({ around, projects, cases });
  const isPhone = (id: string) => places.userDevices.slot(id)?.phone !== undefined;
  const planRuns = await PlanRuns.load({ around, projects, cases, plans, sessions, isPhone, onFault });
  const mustHaveProject = (projectId: string) => void projects.mustHave(projectId);
  return {
    handlers: {
      ...projectHandlers(projects),
      ...modelHandlers(settings.options.models),
      ...deviceHandlers(places.catalogue),
      ...userDeviceHandlers(places.userDevices),
      ...uploadHandlers(places.uploads),
      ...sessionHandlers({ ...around, sessions, mustHaveProject }),
      ...caseHandlers(cases),
      ...planHandlers(plans),
      ...planRunHandlers(planRuns),
    },
    keys: new Keys({ store, projects, now }),
    lookups: {
      session: (id) => sessions.get(id).projectId,
      case: (id) => cases.get(id).projectId,
      plan: (id) => plans.stored(id).projectId,
    },
    projectId: projects.default.id,
    userDevices: places.userDevices,
    async addProject(name, own) {
      const { id } = await projects.create({ name });
      ownOfProjects.set(id, own);
      return id;
    },
    counts: () => ({ sessions: sessions.all().length, cases: cases.count, plans: plans.count }),
    async close() {
      await planRuns.close();
      await sessions.close();
      await Promise.all([places.userDevices.close(), places.uploads.close(), places.browser.close()]);
      await settings.deviceBackEnd?.close?.();
    },
  };
}

/** Sessions, and all the places where they can run. */
async function openSessions(
  settings: ResourceSettings & { ownOfProjects: ReadonlyMap<string, OwnOfProject> },
  around: RecordContext,
) {
  const { concurrency, deviceBackEnd: backEnd, queueLimit } = settings;
  const catalogue = new DeviceCatalogue(around.sealer, backEnd);
  const uploads = await Uploads.load(around, { ...settings, folder: settings.binaries });
  const userDevices = await UserDevices.load(around);
  const browser = ownBrowser();
  const slots = new Slots((id) => userDevices.slot(id)?.concurrency);
  const dispatch = dispatcher({
    ...settings,
    ownSlot: new Slot(concurrency),
    deviceSlots: new DeviceSlots(),
    ownBrowser: browser,
    slots,
    modelsSpent: new RunSpent(settings.spentFile),
    userDevices,
    catalogue,
    uploads,
    backEnd,
    userPhones: new AppiumBackEnd(),
  });
  const sessions = await Sessions.load({ ...around, dispatch, queueLimit, onFault: settings.onFault });
  userDevices.onRemoved(async (id, { why, isForgotten }) => {
    const slot = slots.take(id);
    if (slot) await sessions.vacate(slot, why);
    if (isForgotten) await sessions.forgetDevice(id);
  });
  return { catalogue, uploads, userDevices, browser, sessions };
}
