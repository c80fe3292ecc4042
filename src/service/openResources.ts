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
import { ownBrowser, type OwnBrowser } from './ownBrowser.js';
import { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import type { OwnOfProject } from './Place.js';
import { Cases } from './plans/Cases.js';
import type { Conductor } from './plans/LocalRuns.js';
import { PlanRuns, type PlanRunContext } from './plans/PlanRuns.js';
import { Plans } from './plans/Plans.js';
import { Projects } from './projects/Projects.js';
import type { SessionOptions } from './SessionOptions.js';
import type { CaptureDetail } from './sessions/runSession.js';
import { Slot, Slots } from './sessions/Slot.js';
import { sessionHandlers } from './sessions/sessionHandlers.js';
import type { AllSessions } from './sessions/SessionRecords.js';
import type { Dispatch } from './sessions/Work.js';
import type { RecordContext } from './Records.js';
import { keepRetention } from './retention/keepRetention.js';
import { checksOf, countsOf, lookupsIn, type Counts } from './resourceFacts.js';
import { Uploads, type UploadSettings } from './uploads/Uploads.js';
import type { Checks } from './watch/watchRoutes.js';
import { UserDevices } from './userDevices/UserDevices.js';

export interface ResourceSettings extends RecordContext {
  options: SessionOptions;
  concurrency: number;
  queueLimit: number;
  /** Milliseconds that what has ended is kept. @default for ever */
  keep?: number | undefined;
  capture: CaptureDetail;
  spentFile?: string | undefined;
  deviceBackEnd: DeviceBackEnd | undefined;
  /** Where app binaries are kept. */
  binaries: Pick<UploadSettings, 'files' | 'sweep'>;
  baseURL: () => string;
  onFault: (error: unknown) => void;
  /** What carries out sessions and runs of plans. */
  carriers: Carriers;
  /** Workers elsewhere run the sessions, so that none needs a place here. */
  runsElsewhere?: boolean | undefined;
}

export interface Carriers {
  sessions(places: Places, settings: ResourceSettings): Promise<AllSessions>;
  conductor(context: Omit<PlanRunContext, 'conductor'>): Promise<Conductor>;
}

export interface Resources {
  handlers: Handlers;
  keys: Keys;
  lookups: ProjectLookups;
  projectId: string;
  userDevices: UserDevices;
  addProject: (name: string, own: OwnOfProject) => Promise<string>;
  counts: () => Promise<Counts>;
  /** What sessions need. */
  checks: Checks;
  /** Begins nothing any more; resolves when what runs has ended, or at the signal. */
  finish: (signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
}

export async function openResources(settings: ResourceSettings): Promise<Resources> {
  const { onFault, carriers } = settings;
  const around = contextOf(settings);
  const projects = await Projects.load(around);
  const places = await openPlaces(settings);
  const sessions = await carriers.sessions(places, settings);
  endWithDevices(places, sessions);
  const cases = new Cases(around, projects);
  const plans = new Plans({ around, projects, cases });
  const context = { around, projects, cases, plans, sessions, isPhone: places.isPhone, onFault };
  const conductor = await carriers.conductor(context);
  const planRuns = new PlanRuns({ ...context, conductor });
  const handlers: Handlers = {
    ...projectHandlers(projects),
    ...modelHandlers(settings.options.models),
    ...deviceHandlers(places.catalogue),
    ...userDeviceHandlers(places.userDevices),
    ...uploadHandlers(places.uploads),
    ...sessionHandlers({ ...around, sessions, mustHaveProject: (id) => projects.mustHave(id) }),
    ...caseHandlers(cases),
    ...planHandlers(plans),
    ...planRunHandlers(planRuns),
  };
  const listed = { sessions, cases, plans };
  return {
    handlers,
    keys: new Keys({ ...around, projects }),
    lookups: lookupsIn(listed),
    ...{ projectId: (await projects.default()).id, userDevices: places.userDevices },
    addProject: (name, own) => addProject(name, own, { projects, places }),
    counts: () => countsOf(listed),
    ...lifeOf(settings, { places, sessions, planRuns, conductor }),
  };
}

interface Lively {
  places: Places;
  sessions: AllSessions;
  planRuns: PlanRuns;
  conductor: Conductor;
}

/** From here to the end of the service. */
function lifeOf(settings: ResourceSettings, { places, sessions, planRuns, conductor }: Lively) {
  let isStopping = false;
  const forgetSession = (id: string) => sessions.kept.forget(id);
  const endRetention = keepRetention({ ...settings, forgetSession });
  return {
    checks: checksOf(settings, places, () => isStopping),
    async finish(signal: AbortSignal) {
      isStopping = true;
      conductor.startNoMore?.();
      await sessions.finish?.(signal);
    },
    async close() {
      await endRetention();
      await planRuns.close();
      await sessions.close();
      await places.close();
    },
  };
}

async function addProject(
  name: string,
  own: OwnOfProject,
  { projects, places }: { projects: Projects; places: Places },
): Promise<string> {
  const { id } = await projects.create({ name });
  places.ownOfProjects.set(id, own);
  return id;
}

export const contextOf = ({ database, pictures, sealer, now }: RecordContext): RecordContext => ({
  ...{ database, pictures, sealer, now },
});

/** All the places where sessions can run. */
export interface Places {
  catalogue: DeviceCatalogue;
  uploads: Uploads;
  userDevices: UserDevices;
  slots: Slots;
  dispatch: Dispatch;
  ownOfProjects: Map<string, OwnOfProject>;
  isPhone: (userDeviceId: string) => Promise<boolean>;
  /** @throws Error where there is nowhere that a session could run */
  check(): Promise<void>;
  close(): Promise<void>;
}

export async function openPlaces(
  settings: Omit<ResourceSettings, 'carriers' | 'queueLimit'> & { ownBrowser?: OwnBrowser },
): Promise<Places> {
  const { concurrency, deviceBackEnd: backEnd } = settings;
  const around = contextOf(settings);
  const catalogue = new DeviceCatalogue(around.sealer, backEnd);
  const uploads = await Uploads.load(around, { ...settings, ...settings.binaries });
  const userDevices = await UserDevices.load(around);
  const browser = settings.ownBrowser ?? ownBrowser();
  const slots = new Slots();
  const ownOfProjects = new Map<string, OwnOfProject>();
  const dispatch = dispatcher({
    ...settings,
    ownSlot: new Slot(concurrency),
    deviceSlots: new Slots(),
    ownBrowser: browser,
    modelsSpent: new RunSpent(settings.spentFile),
    userPhones: new AppiumBackEnd(),
    ...{ backEnd, catalogue, uploads, userDevices, slots, ownOfProjects },
  });
  return {
    ...{ catalogue, uploads, userDevices, slots, dispatch, ownOfProjects },
    isPhone: async (id) => (await userDevices.slot(id))?.phone !== undefined,
    async check() {
      if (backEnd) return;
      await browser.check().catch(async (error: unknown) => {
        if (!(await userDevices.list()).some(({ status }) => status === 'online')) throw error;
      });
    },
    async close() {
      await Promise.all([userDevices.close(), uploads.close(), browser.close()]);
      await backEnd?.close?.();
    },
  };
}

function endWithDevices({ userDevices, slots }: Places, sessions: AllSessions): void {
  userDevices.onRemoved(async (id, { why, isForgotten }) => {
    await sessions.vacate(id, why);
    slots.remove(id);
    if (!isForgotten) return;
    for (const session of await sessions.kept.all({ device: id })) await sessions.kept.forget(session.id);
  });
}
