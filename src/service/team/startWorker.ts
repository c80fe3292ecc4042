/** A worker of a service for a team: takes sessions and runs of plans from the queue, and carries them out. */
import { hostname } from 'node:os';
import { Hono } from 'hono';
import type { DeviceBackEnd } from '../devices.js';
import { openPlaces, type BackEndChoice } from '../openPlaces.js';
import type { BrowserSource } from '../findBrowser.js';
import { ANY_BROWSER, placeOfDevice } from '../sessions/Work.js';
import type { SessionOptions } from '../SessionOptions.js';
import type { CaptureDetail } from '../sessions/runSession.js';
import { faultsOf, type Tell } from '../watch/ServiceEvent.js';
import { openWatch, type Watch, addWatchRoutes, type Checks } from '../watch/openWatch.js';
import { listen } from '../http/listen.js';
import { openTeam, type TeamOptions } from './openTeam.js';
import { type Caps, LeaseLostError, type Taken } from './Queue.js';
import { setMaxListeners } from 'node:events';
import { pause, unlessAborted } from '../waits.js';
import { DatabaseGoneError } from './connect.js';
import { conductTaken, type CarrySettings } from './conductTaken.js';
import { Leases, keepSweeping } from './Leases.js';
import { runTaken } from './runTaken.js';

export interface WorkerOptions
  extends SessionOptions, Omit<TeamOptions, 'apiKey'>, BackEndChoice, BrowserSource {
  /**
   * Sessions at a time.
   * @default 4
   */
  browsers?: number;
  /** At a time, of all workers together. @default no limit */
  caps?: Caps;
  /** @default 'full' */
  capture?: CaptureDetail;
  /** In messages of what became of its sessions. @default machine and number of the process */
  name?: string;
  /**
   * A port, open to the network, at which it says how it is: /healthz, /readyz and /metrics.
   * @default none
   */
  metricsPort?: number | undefined;
  /** Called with all that happens to its sessions, such as for a log. */
  onEvent?: Tell;
  /** Called with faults of its own. @default written to standard error */
  onFault?: (error: unknown) => void;
}

export interface RunningWorker {
  name: string;
  /** Where it says how it is, such as `http://0.0.0.0:9464`. */
  watchedAt: string | undefined;
  /**
   * Takes nothing more, and ends or gives back what it has.
   * @param options.grace milliseconds that sessions which run have to end by themselves @default at once
   */
  close(options?: { grace?: number }): Promise<void>;
}

export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { browsers = 4, caps = {}, name = `${hostname()}/${process.pid}`, metricsPort } = options;
  const onFault = faultsOf(options, 'the worker');
  const team = await openTeam(options);
  const { around, projects, queue } = team;
  const places = await openPlaces({
    ...{ ...options, ...around, options, concurrency: browsers, browserSource: options, onFault },
    binaries: team.binaries,
    sweep: undefined,
    // Nothing is uploaded to a worker.
    baseURL: () => '',
  });
  const { dispatch, isPhone } = places;
  const watch = await openWatch(around.database, {
    onEvent: options.onEvent,
    metrics: metricsPort !== undefined,
  });
  const worker = new Worker({
    ...{ ...around, projects, queue, dispatch, isPhone, onFault, onEvent: watch.tell },
    ...{ name, caps, capacity: browsers, queueLimit: 1_000, places: placesOf(places.backEnd) },
  });
  const watched = await serveWatch(metricsPort, watch, {
    database: () => around.database.get('settings', 'access'),
    files: () => team.binaries.get('ready'),
    'a place to run': () => places.check(),
  });
  let closing: Promise<void> | undefined;
  const close = async (grace: number) => {
    if (grace > 0) await worker.finish(AbortSignal.timeout(grace));
    await worker.close();
    await places.close();
    await watched?.close();
    await team.close();
  };
  return { name, watchedAt: watched?.baseURL, close: ({ grace = 0 } = {}) => (closing ??= close(grace)) };
}

async function serveWatch(port: number | undefined, { metrics }: Watch, checks: Checks) {
  if (port === undefined) return undefined;
  const app = new Hono();
  addWatchRoutes(app, checks, metrics);
  return listen(app, { port, host: '0.0.0.0' });
}

/** Milliseconds for which the devices of a back end are taken for the same. */
const KNOWN_FOR = 10_000;

function placesOf(backEnd: DeviceBackEnd | undefined): () => Promise<readonly string[]> {
  let known: { at: number; places: string[] } | undefined;
  return async () => {
    if (known && performance.now() - known.at < KNOWN_FOR) return known.places;
    const devices = (await backEnd?.devices()) ?? [];
    known = { at: performance.now(), places: [ANY_BROWSER, ...devices.map(({ id }) => placeOfDevice(id))] };
    return known.places;
  };
}

interface WorkerSettings extends CarrySettings {
  name: string;
  capacity: number;
  caps: Caps;
  /** Where sessions can run here, beside user devices. */
  places: () => Promise<readonly string[]>;
}

/** Milliseconds until an empty queue is asked again. */
const AGAIN = 200;

/** Runs of plans at a time; they wait more than they work. */
const CONDUCTED = 20;

export class Worker {
  readonly #leases: Leases;
  readonly #closed = new AbortController();
  readonly #full = new AbortController();
  readonly #sessions = new Set<Promise<void>>();
  readonly #runs = new Set<Promise<void>>();
  readonly #loops: Promise<void>[];
  readonly #stopSweeping: () => Promise<void>;

  constructor(private readonly settings: WorkerSettings) {
    const { queue, name, places, caps, capacity } = settings;
    // Each of what runs here listens to them.
    setMaxListeners(0, this.#closed.signal, this.#full.signal);
    this.#leases = new Leases(queue, (error) => this.#tell(error));
    this.#stopSweeping = keepSweeping(queue, settings);
    this.#loops = [
      this.#takeAll(this.#sessions, {
        capacity,
        take: async () => queue.takeSession(name, await places(), caps),
        carryOut: (taken) => this.#runSession(taken),
      }),
      this.#takeAll(this.#runs, {
        capacity: CONDUCTED,
        take: () => queue.takePlanRun(name),
        carryOut: (taken) => this.#conduct(taken),
      }),
    ];
  }

  /** Takes nothing more; resolves when the sessions that run here have ended, or at the signal. */
  async finish(signal: AbortSignal): Promise<void> {
    this.#full.abort();
    await unlessAborted(Promise.all(this.#sessions), signal).catch(() => undefined);
  }

  /** Takes nothing more, and ends what runs here, each with its reason in the database. */
  async close(why = 'its worker was stopped'): Promise<void> {
    this.#full.abort();
    this.#closed.abort(new Error(why));
    await Promise.all(this.#loops);
    await Promise.all([...this.#sessions, ...this.#runs]);
    this.#leases.close();
    await this.#stopSweeping();
  }

  /** At once where there was something, else after a while, or when a place here gets free. */
  async #takeAll(here: Set<Promise<void>>, { capacity, take, carryOut }: Taking): Promise<void> {
    const { signal } = this.#full;
    const tell = (error: unknown) => this.#tell(error);
    let free = new AbortController();
    signal.addEventListener('abort', () => free.abort());
    while (!signal.aborted) {
      free = new AbortController();
      const takenAt = performance.now();
      const taken = here.size < capacity ? await take().catch(tell) : undefined;
      if (!taken) {
        await pause(AGAIN, free.signal);
        continue;
      }
      const work = carryOut({ ...taken, takenAt }).catch(tell);
      here.add(work);
      void work.then(() => {
        free.abort();
        here.delete(work);
      });
    }
  }

  async #runSession(taken: TakenHere): Promise<void> {
    const lease = this.#leases.hold(taken, taken.takenAt);
    const closed = this.#closed.signal;
    const stop = AbortSignal.any([lease.stopped, lease.lost, closed]);
    try {
      await runTaken(taken, { lease, stop, closed }, this.settings);
    } finally {
      this.#leases.leave(lease);
    }
  }

  /** A worker that is stopped leaves the run to another one, also one that it was just taking. */
  async #conduct(taken: TakenHere): Promise<void> {
    const lease = this.#leases.hold(taken, taken.takenAt);
    const handBack = () => lease.lose();
    this.#closed.signal.addEventListener('abort', handBack);
    if (this.#closed.signal.aborted) handBack();
    try {
      await conductTaken(taken, lease, this.settings);
    } finally {
      this.#closed.signal.removeEventListener('abort', handBack);
      this.#leases.leave(lease);
      const { queue } = this.settings;
      if (this.#closed.signal.aborted) await queue.release(queue.postgres, lease);
    }
  }

  #tell(error: unknown): undefined {
    if (!(error instanceof LeaseLostError) && !(error instanceof DatabaseGoneError))
      this.settings.onFault(error);
  }
}

type TakenHere = Taken & { takenAt: number };

interface Taking {
  /** At a time. */
  capacity: number;
  take: () => Promise<Taken | undefined>;
  carryOut: (taken: TakenHere) => Promise<void>;
}
