/** The local service: the contract over HTTP, with the built-in agent behind it. */
import { binaryHome, filesOf } from './binaryHome.js';
import type { DeviceBackEnd } from './devices/DeviceBackEnd.js';
import { openServer } from './http/openServer.js';
import { openAccess } from './openAccess.js';
import type { PhonesOption } from '../phones/options.js';
import { openResources, type ResourceSettings } from './openResources.js';
import type { Counts } from './resourceFacts.js';
import { LocalRuns } from './plans/LocalRuns.js';
import { Sessions } from './sessions/Sessions.js';
import { storeDatabase, storeFiles } from './store/storeDatabase.js';
import { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import type { DeviceRegistration, OwnOfProject } from './Place.js';
import type { SessionOptions } from './SessionOptions.js';
import type { CaptureDetail } from './sessions/runSession.js';
import { memoryStore } from './store/storeOver.js';
import { openLevelStore } from './store/openLevelStore.js';
import type { Store } from './store/Store.js';
import { faultsTo, textOf } from './watch/ServiceEvent.js';
import { openWatch, type Watch, type WatchOptions } from './watch/openWatch.js';
import type { TeamOptions } from './team/openTeam.js';
import type { RecordContext } from './Records.js';
import type { UserDevices } from './userDevices/UserDevices.js';

export interface ServiceOptions
  extends SessionOptions, WatchOptions, Partial<Pick<TeamOptions, 'database' | 'storage' | 'leaseTime'>> {
  /** @default 0, a free one */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /**
   * A folder that keeps records, pictures and app binaries across restarts.
   * @default everything in memory
   */
  data?: string;
  /** @default a random one, kept in `data` if there is such a folder */
  apiKey?: string;
  /**
   * Sessions at a time in the service's own browser.
   * @default 4
   */
  concurrency?: number;
  /**
   * Sessions that may wait for their place; more are refused with 429.
   * @default 1_000
   */
  queueLimit?: number;
  /**
   * Requests that each key may make, and five times as many at once; more are refused with 429.
   * @default no limit
   */
  requestsPerSecond?: number;
  /**
   * Milliseconds that ended sessions and plan runs are kept with their evidence, and uploads that nobody uses.
   * @default for ever
   */
  keep?: number;
  /**
   * What is recorded of the browser; `full` has DOM and accessibility snapshots, which cost time at each step.
   * @default 'full'
   */
  capture?: CaptureDetail;
  /**
   * A file in which the services of one run, each of a process of its own, note what asking models takes: then
   * `modelLimits.run` is that of all of them together. It need not exist.
   * @default none
   */
  spentFile?: string;
  /** Carries out Android and iOS sessions. @default those of `phones`, if there are any */
  deviceBackEnd?: DeviceBackEnd;
  /** Appium servers, and the phones that they drive. @default none: sessions on Android and iOS are refused */
  phones?: PhonesOption | readonly PhonesOption[] | undefined;
  /** Called with faults of the service's own, which answers only say the fact of. @default written to standard error */
  onFault?: (error: unknown) => void;
  /** The time, for tests. */
  now?: () => Date;
}

export interface LocalService {
  /** Such as `http://127.0.0.1:40123`. */
  baseURL: string;
  apiKey: string;
  /** The project that was there first. */
  projectId: string;
  /** Sessions that name its id as their `userDeviceId` run on it, until it is removed. */
  registerDevice: (device: DeviceRegistration) => RegisteredDevice;
  userDevices: UserDevices;
  /** Gives the id of a new project, whose sessions in the service's own browser are carried out by its own settings. */
  addProject: (name: string, own: OwnOfProject) => Promise<string>;
  /** How much the service has. */
  counts: () => Promise<Counts>;
  /**
   * Ends all sessions, the server and the browser that the service started.
   * @param options.grace milliseconds that sessions which run have to end by themselves; nothing begins any more.
   * @default at once
   */
  close: (options?: { grace?: number | undefined }) => Promise<void>;
}

export interface RegisteredDevice {
  id: string;
  /** Aborted when the first session has done with the page and is just ending; never for a way to open places. */
  left: AbortSignal;
  /** Ends what runs on it, and forgets its sessions. */
  remove: (why: Error) => Promise<void>;
}

/** @throws Error where the port is taken or the folder can't be used */
export async function startService(options: ServiceOptions = {}): Promise<LocalService> {
  if (options.database !== undefined) return startOnTeam(options);
  const store = options.data === undefined ? memoryStore() : await openLevelStore(options.data);
  try {
    return await startOn(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOn(store: Store, options: ServiceOptions): Promise<LocalService> {
  const home = binaryHome(options.data, faultsOf(options));
  const { apiKey, sealer } = await openAccess(store, options.apiKey);
  const binaries = filesOf(home);
  const now = options.now ?? (() => new Date());
  const watch = await openWatch(await storeDatabase(store), options);
  return serve(options, {
    ...{ apiKey, watch, around: { database: watch.database, pictures: storeFiles(store), sealer, now } },
    binaries: { files: binaries, sweep: (kept) => binaries.sweep(kept) },
    carriers: {
      sessions: ({ dispatch }, settings) => Sessions.load({ ...settings, dispatch, evidence: store }),
      conductor: (context) => LocalRuns.load(context),
    },
    async close() {
      await home.remove();
      await store.close();
    },
  });
}

/** Any number of such processes; workers carry out what they take in. */
async function startOnTeam(options: ServiceOptions): Promise<LocalService> {
  const { database, storage, apiKey, leaseTime, now } = options;
  if (database === undefined || storage === undefined)
    throw new Error('A service on a database needs a storage for pictures and apps, too: give it a folder.');
  const { QueuedRuns, QueuedSessions, keepSweeping, openTeam } = await import('./team/index.js');
  const team = await openTeam({ database, storage, apiKey, leaseTime, now });
  const { queue } = team;
  const watch = await openWatch(team.around.database, options);
  const around = { ...team.around, database: watch.database };
  const telling = { onEvent: watch.tell, onFault: faultsOf(options) };
  const stopSweeping = keepSweeping(queue, { now: around.now, ...telling });
  try {
    return await serve(options, {
      ...{ apiKey: team.apiKey, watch, around, binaries: { files: team.binaries }, runsElsewhere: true },
      carriers: {
        sessions: ({ dispatch }, settings) =>
          Promise.resolve(new QueuedSessions({ ...settings, ...telling, dispatch, queue })),
        conductor: () => Promise.resolve(new QueuedRuns(queue, around)),
      },
      close: () => stopSweeping().then(() => team.close()),
    });
  } catch (error) {
    await stopSweeping();
    await team.close();
    throw error;
  }
}

/** What the service stands on. */
interface Ground extends Pick<ResourceSettings, 'binaries' | 'carriers' | 'runsElsewhere'> {
  around: RecordContext;
  watch: Watch;
  apiKey: string;
  close: () => Promise<void>;
}

async function serve(options: ServiceOptions, ground: Ground): Promise<LocalService> {
  const onFault = faultsOf(options);
  const { around, watch, apiKey, ...rest } = ground;
  let baseURL = '';
  const resources = await openResources({
    ...{ ...withDefaults(options), ...around, ...rest, onFault },
    baseURL: () => baseURL,
  });
  const { requestsPerSecond } = options;
  const settings = { ...resources, apiKey, requestsPerSecond, onFault, watch };
  const server = await openServer(settings, options).catch(async (error: unknown) => {
    await resources.close();
    throw error;
  });
  baseURL = server.baseURL;
  return {
    ...{ baseURL, apiKey },
    projectId: resources.projectId,
    userDevices: resources.userDevices,
    addProject: resources.addProject,
    counts: resources.counts,
    registerDevice: (device) => registerIn(resources.userDevices, device),
    async close({ grace = 0 } = {}) {
      if (grace > 0) await resources.finish(AbortSignal.timeout(grace));
      // Whoever still asks is answered until all work has ended, but nothing new begins.
      server.stop();
      await resources.close();
      await server.close();
      await ground.close();
    },
  };
}

function withDefaults({
  concurrency,
  queueLimit,
  capture,
  spentFile,
  deviceBackEnd,
  phones,
  keep,
  now: _,
  ...options
}: ServiceOptions) {
  return {
    ...{ options, keep, spentFile },
    concurrency: concurrency ?? 4,
    queueLimit: queueLimit ?? 1_000,
    capture: capture ?? ('full' as const),
    deviceBackEnd: deviceBackEnd ?? (phones && new AppiumBackEnd([phones].flat())),
  };
}

function registerIn(userDevices: UserDevices, device: DeviceRegistration): RegisteredDevice {
  const left = new AbortController();
  const { id } = userDevices.addPage(device, () => left.abort());
  return {
    ...{ id, left: left.signal },
    async remove(why) {
      await userDevices.remove(id, why.message);
    },
  };
}

function faultsOf({ onFault, onEvent }: ServiceOptions): (error: unknown) => void {
  if (onFault) return onFault;
  return onEvent ? faultsTo(onEvent) : writeFault;
}

function writeFault(error: unknown): void {
  process.stderr.write(`casewright: the local service has a fault: ${textOf(error)}\n`);
}
