/**
 * Sees what happens in a service, for its logs and what it counts for Prometheus, and says how it is: `/healthz`, `/readyz` and `/metrics` ask
 * for no key, and tell of nobody's tests.
 */
import type { Hono } from 'hono';
import { messageOf, codeOf } from '../ApiError.js';
import type { KeptSession } from '../sessions/KeptSession.js';
import { isTerminal, LIVE_STATUSES } from '../../contract/index.js';
import type { Change, Database } from '../store/Database.js';
import {
  sessionEvent,
  type Tell,
  type RequestEvent,
  type ServiceEvent,
  type SessionEvent,
} from './ServiceEvent.js';
import { inTime } from '../waits.js';
import type * as Prometheus from 'prom-client';

export interface Watch {
  /** The database, with what is kept in it of sessions that were reported. */
  database: Database;
  tell: Tell;
  metrics: Metrics | 'not installed' | 'off';
}

export interface WatchOptions {
  /** Called with all that happens, such as for a log. */
  onEvent?: Tell | undefined;
  /** Whether what happens is counted. */
  metrics?: boolean | undefined;
}

export async function openWatch(database: Database, { onEvent, metrics }: WatchOptions): Promise<Watch> {
  const counted = metrics === true ? ((await openMetrics(() => liveIn(database))) ?? 'not installed') : 'off';
  const tell: Tell = (event) => {
    if (typeof counted === 'object') counted.tell(event);
    onEvent?.(event);
  };
  return { database: watched(database, tell), tell, metrics: counted };
}

function watched(database: Database, tell: Tell): Database {
  /** The last reported status of each that has not ended. */
  const reported = new Map<string, string>();
  const look = (change: Change) => {
    if (change.kind !== 'sessions' || 'below' in change || change.document === null) return;
    const kept = change.document as KeptSession;
    const { status } = kept.shown;
    if (reported.get(kept.id) === status || status === 'archived') return;
    if (isTerminal(status)) reported.delete(kept.id);
    else reported.set(kept.id, status);
    tell(sessionEvent(kept));
  };
  return {
    ...database,
    async apply(changes) {
      const isDone = await database.apply(changes);
      if (isDone) changes.forEach(look);
      return isDone;
    },
  };
}

async function liveIn(database: Database): Promise<LiveSessions> {
  const count = async (status: string): Promise<[string, number]> => {
    const page = { offset: 0, limit: 0 };
    return [status, (await database.list('sessions', { where: { status: [status] }, page })).total];
  };
  const queued = { where: { status: ['queued'] }, order: 'oldest' as const, page: { offset: 0, limit: 1 } };
  const [byStatus, { items }] = await Promise.all([
    Promise.all(LIVE_STATUSES.map(count)),
    database.list('sessions', queued),
  ]);
  const [oldest] = items as KeptSession[];
  return {
    byStatus: Object.fromEntries(byStatus),
    oldestQueued: oldest && new Date(oldest.shown.createdAt),
  };
}

/** Rejects with why a part that sessions need can't be reached. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds that a part may take to answer. */
const CHECK_TIME = 3_000;

export function addWatchRoutes(app: Hono, checks: Checks, metrics: Watch['metrics']): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const found = await Promise.all(Object.entries(checks).map(([name, check]) => faultOf(name, check)));
    const failed = Object.assign({}, ...found) as Record<string, string>;
    if (Object.keys(failed).length === 0) return c.json({ status: 'ready' });
    return c.json({ status: 'not ready', failed }, 503);
  });
  if (metrics === 'off') return;
  app.get('/metrics', async (c) => {
    if (metrics === 'not installed') return c.json({ error: NO_METRICS }, 503);
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'content-type': contentType });
  });
}

const NO_METRICS =
  'Metrics need the package prom-client, which is not installed. Run `npm install prom-client@15`.';

async function faultOf(name: string, check: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await inTime(check(), CHECK_TIME, `no answer within ${CHECK_TIME / 1000} s`);
    return {};
  } catch (error) {
    return { [name]: messageOf(error) };
  }
}

export interface LiveSessions {
  byStatus: Readonly<Record<string, number>>;
  /** When the one that has waited longest was created. */
  oldestQueued: Date | undefined;
}

export type Metrics = NonNullable<Awaited<ReturnType<typeof openMetrics>>>;

const REQUEST_SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const SESSION_SECONDS = [1, 5, 15, 60, 180, 600, 1800, 7200];

/** @returns undefined where the package `prom-client` is not installed */
export async function openMetrics(live: Live) {
  const client = await import('prom-client').catch((error: unknown) => {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
  if (!client) return undefined;
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const metrics = metricsIn(client, registry);
  showLive(client, registry, live);
  return {
    tell(event: ServiceEvent): void {
      if (event.event === 'request') countRequest(event, metrics);
      if (event.event === 'session') countSession(event, metrics);
      if (event.event === 'lease lost') {
        const kind = event.session === undefined ? 'plan run' : 'session';
        metrics.leasesLost.inc({ kind, became: event.became });
      }
    },
    /** In the text form of Prometheus. */
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

type Client = typeof Prometheus;
type Registry = Prometheus.Registry;

function metricsIn({ Counter, Histogram }: Client, registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const times = <Label extends string = never>(
    ...[name, help, buckets, ...labelNames]: [name: string, help: string, buckets: number[], ...Label[]]
  ) => new Histogram({ name, help, buckets, labelNames, registers });
  const asked = 'Requests, by endpoint and status';
  const ended = 'Sessions that have ended, by what came of them and why they did not pass';
  const lost = 'Sessions and runs of plans whose worker was gone, by what became of them';
  return {
    requests: counter('casewright_requests_total', asked, 'method', 'route', 'status'),
    requestTimes: times('casewright_request_seconds', 'How long requests took', REQUEST_SECONDS, 'route'),
    ended: counter('casewright_sessions_ended_total', ended, 'status', 'result', 'reason'),
    ran: times('casewright_session_seconds', 'How long sessions ran', SESSION_SECONDS, 'result'),
    waited: times('casewright_session_wait_seconds', 'How long sessions waited to run', SESSION_SECONDS),
    dollars: counter('casewright_model_dollars_total', 'What asking models has cost'),
    calls: counter('casewright_model_calls_total', 'How often models were asked'),
    leasesLost: counter('casewright_leases_lost_total', lost, 'kind', 'became'),
  };
}

type Counted = ReturnType<typeof metricsIn>;

function countRequest({ method, route, status, duration }: RequestEvent, metrics: Counted): void {
  // A route and method that aren't of the contract are anybody's own, of which there may be any number.
  metrics.requests.inc({ method: route === undefined ? 'other' : method, route: route ?? 'other', status });
  if (route !== undefined) metrics.requestTimes.observe({ route }, duration / 1000);
}

function countSession(event: SessionEvent, metrics: Counted): void {
  const { status, result = 'none', reason = 'none', waited, duration, cost = 0, modelCalls = 0 } = event;
  if (status === 'running' && waited !== undefined) metrics.waited.observe(waited / 1000);
  if (!isTerminal(status)) return;
  metrics.ended.inc({ status, result, reason });
  if (duration !== undefined) metrics.ran.observe({ result }, duration / 1000);
  metrics.dollars.inc(cost);
  metrics.calls.inc(modelCalls);
}

type Live = () => LiveSessions | Promise<LiveSessions>;

/** Asked for when they are read. */
function showLive({ Gauge }: Client, registry: Registry, live: Live): void {
  const registers = [registry];
  new Gauge({
    name: 'casewright_sessions',
    help: 'Sessions that have not ended, by status; those that are queued are the depth of the queue',
    ...{ labelNames: ['status'], registers },
    async collect() {
      const { byStatus } = await live();
      for (const status of LIVE_STATUSES) this.set({ status }, byStatus[status] ?? 0);
    },
  });
  new Gauge({
    name: 'casewright_queue_oldest_seconds',
    help: 'How long the session that has waited longest has been waiting',
    registers,
    async collect() {
      const { oldestQueued } = await live();
      this.set(oldestQueued ? (Date.now() - oldestQueued.getTime()) / 1000 : 0);
    },
  });
}
