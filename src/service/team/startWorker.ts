/** A worker of a service for a team: takes sessions and runs of plans from the queue, and carries them out. */
import { hostname } from 'node:os';
import { Hono } from 'hono';
import { openPlaces } from '../openResources.js';
import { ownBrowser, type BrowserSource } from '../ownBrowser.js';
import type { DeviceBackEnd } from '../devices/DeviceBackEnd.js';
import type { PhonesOption } from '../../phones/options.js';
import { AppiumBackEnd } from '../phones/AppiumBackEnd.js';
import type { SessionOptions } from '../SessionOptions.js';
import type { CaptureDetail } from '../sessions/runSession.js';
import { ANY_BROWSER, placeOfDevice } from '../sessions/Work.js';
import { faultsTo, textOf, type Tell } from '../watch/ServiceEvent.js';
import { openWatch, type Watch } from '../watch/openWatch.js';
import { addWatchRoutes, type Checks } from '../watch/watchRoutes.js';
import { listen } from '../http/listen.js';
import { openTeam, type TeamOptions } from './openTeam.js';
import type { Caps } from './Queue.js';
import { Worker } from './Worker.js';

export interface WorkerOptions extends SessionOptions, Omit<TeamOptions, 'apiKey'>, BrowserSource {
  /**
   * Sessions at a time.
   * @default 4
   */
  browsers?: number;
  /** At a time, of all workers together. @default no limit */
  caps?: Caps;
  /** @default 'full' */
  capture?: CaptureDetail;
  phones?: PhonesOption | readonly PhonesOption[] | undefined;
  /** Carries out Android and iOS sessions. @default those of `phones`, if there are any */
  deviceBackEnd?: DeviceBackEnd;
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
  const { browsers = 4, caps = {}, capture = 'full', phones, onEvent } = options;
  const { onFault = onEvent ? faultsTo(onEvent) : writeFault } = options;
  const { name = `${hostname()}/${process.pid}`, browserServer, cdp } = options;
  const deviceBackEnd = options.deviceBackEnd ?? (phones && new AppiumBackEnd([phones].flat()));
  const { database: _, now: __, ...sessionOptions } = options;
  const team = await openTeam(options);
  const places = await openPlaces({
    ...{ ...team.around, options: sessionOptions, concurrency: browsers, capture, deviceBackEnd, onFault },
    binaries: { files: team.binaries },
    // Nothing is uploaded to a worker.
    baseURL: () => '',
    ownBrowser: ownBrowser({ browserServer, cdp }),
  });
  const { dispatch, isPhone } = places;
  const watch = await openWatch(team.around.database, {
    onEvent,
    metrics: options.metricsPort !== undefined,
  });
  const worker = new Worker({
    ...{ ...team.around, projects: team.projects, queue: team.queue, dispatch, isPhone, onFault },
    ...{
      onEvent: watch.tell,
      name,
      caps,
      capacity: browsers,
      queueLimit: 1_000,
      places: placesOf(deviceBackEnd),
    },
  });
  const watched = await serveWatch(options.metricsPort, watch, {
    database: () => team.around.database.get('settings', 'access'),
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

function writeFault(error: unknown): void {
  process.stderr.write(`casewright: the worker has a fault: ${textOf(error)}\n`);
}
