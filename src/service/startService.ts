/** The local service: the contract over HTTP, with the built-in agent behind it. */
import { binaryHome } from './binaryHome.js';
import { openServer } from './http/listen.js';
import type { BackEndChoice } from './openPlaces.js';
import { openResources, type Counts, type ResourceSettings } from './openResources.js';
import type { DeviceRegistration, OwnOfProject } from './Place.js';
import type { SessionOptions } from './SessionOptions.js';
import { LocalRuns } from './plans/LocalRuns.js';
import { openAccess } from './Sealer.js';
import type { CaptureDetail } from './sessions/runSession.js';
import { Sessions } from './sessions/Sessions.js';
import { openLevelStore } from './store/openLevelStore.js';
import { storeDatabase, storeFiles } from './store/storeDatabase.js';
import { memoryStore } from './store/Store.js';
import type { TeamOptions } from './team/openTeam.js';
import type { UserDevices } from './userDevices/UserDevices.js';
import { closingOnFailure } from './waits.js';
import { openWatch, type Watch, type WatchOptions } from './watch/openWatch.js';
import { faultsOf } from './watch/ServiceEvent.js';

export interface ServiceOptions
  extends
    SessionOptions,
    WatchOptions,
    BackEndChoice,
    Partial<Pick<TeamOptions, 'database' | 'storage' | 'leaseTime'>> {
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
export function startService(options: ServiceOptions = {}): Promise<LocalService> {
  return options.database === undefined ? startAlone(options) : startOnTeam(options, options.database);
}

const QUEUE_LIMIT = 1_000;

async function startAlone(options: ServiceOptions): Promise<LocalService> {
  const { now = () => new Date(), queueLimit = QUEUE_LIMIT } = options;
  const store = options.data === undefined ? memoryStore() : await openLevelStore(options.data);
  const onFault = faultsOf(options, 'the local service');
  return closingOnFailure(store, async () => {
    const database = await storeDatabase(store);
    const { apiKey, sealer } = await openAccess(database, options.apiKey);
    const binaries = binaryHome(options.data, onFault);
    const watch = await openWatch(database, options);
    const around = { database: watch.database, pictures: storeFiles(store), sealer, now, onFault };
    return serve(options, {
      ...{ ...around, apiKey, watch, binaries, sweep: (kept) => binaries.sweep(kept) },
      carriers: {
        sessions: (dispatch) => Sessions.load({ ...around, queueLimit, dispatch, evidence: store }),
        conductor: (context) => LocalRuns.load(context),
      },
      async close() {
        await binaries.close();
        await store.close();
      },
    });
  });
}

/** Any number of such processes; workers carry out what they take in. */
async function startOnTeam(options: ServiceOptions, database: string): Promise<LocalService> {
  const { storage, apiKey, leaseTime, now, queueLimit = QUEUE_LIMIT } = options;
  if (storage === undefined)
    throw new Error('A service on a database needs a storage for pictures and apps, too: give it a folder.');
  const { QueuedRuns, QueuedSessions, keepSweeping, openTeam } = await import('./team/index.js');
  const team = await openTeam({ database, storage, apiKey, leaseTime, now });
  return closingOnFailure(team, async () => {
    const { queue, binaries } = team;
    const watch = await openWatch(team.around.database, options);
    const onFault = faultsOf(options, 'the local service');
    const around = { ...team.around, database: watch.database, onEvent: watch.tell, onFault };
    const stopSweeping = keepSweeping(queue, around);
    const close = () => stopSweeping().then(() => team.close());
    return closingOnFailure({ close: stopSweeping }, () =>
      serve(options, {
        ...{ ...around, apiKey: team.apiKey, watch, close, binaries },
        ...{ sweep: undefined, runsElsewhere: true },
        carriers: {
          sessions: (dispatch) =>
            Promise.resolve(new QueuedSessions({ ...around, queueLimit, dispatch, queue })),
          conductor: () => Promise.resolve(new QueuedRuns(queue, around)),
        },
      }),
    );
  });
}

/** What the service stands on. */
interface Ground extends Omit<ResourceSettings, 'options' | 'baseURL'> {
  watch: Watch;
  apiKey: string;
  close: () => Promise<void>;
}

async function serve(options: ServiceOptions, ground: Ground): Promise<LocalService> {
  let baseURL = '';
  const resources = await openResources({ ...options, ...ground, options, baseURL: () => baseURL });
  const { requestsPerSecond } = options;
  const server = await closingOnFailure(resources, () =>
    openServer({ ...ground, ...resources, requestsPerSecond }, options),
  );
  baseURL = server.baseURL;
  const { projectId, userDevices, addProject, counts } = resources;
  return {
    ...{ baseURL, apiKey: ground.apiKey, projectId, userDevices, addProject, counts },
    registerDevice(device) {
      const left = new AbortController();
      const { id } = userDevices.addPage(device, () => left.abort());
      return {
        ...{ id, left: left.signal },
        async remove(why) {
          await userDevices.remove(id, why.message);
        },
      };
    },
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
