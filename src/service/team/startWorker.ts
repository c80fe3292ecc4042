/** A worker of a service for a team: takes sessions and runs of plans from the queue, and carries them out. */
import { hostname } from 'node:os';
import { Hono } from 'hono';
import type { DeviceBackEnd } from '../devices.js';
import { openPlaces, type BackEndChoice } from '../openPlaces.js';
import type { BrowserSource } from '../ownBrowser.js';
import type { SessionOptions } from '../SessionOptions.js';
import type { CaptureDetail } from '../sessions/runSession.js';
import { ANY_BROWSER, placeOfDevice } from '../sessions/Work.js';
import { faultsOf, type Tell } from '../watch/ServiceEvent.js';
import { openWatch, type Watch, addWatchRoutes, type Checks } from '../watch/openWatch.js';
import { listen } from '../http/listen.js';
import { openTeam, type TeamOptions } from './openTeam.js';
import type { Caps } from './Queue.js';
import { Worker } from './Worker.js';

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
    binaries: { files: team.binaries },
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
