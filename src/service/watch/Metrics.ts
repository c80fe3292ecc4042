/** What a service counts, for Prometheus: of requests and sessions, and of its process. */
import type * as Prometheus from 'prom-client';
import { codeOf } from '../ApiError.js';
import type { LeaseEvent, RequestEvent, ServiceEvent, SessionEvent } from './ServiceEvent.js';

export interface LiveSessions {
  byStatus: Readonly<Record<string, number>>;
  /** When the one that has waited longest was created. */
  oldestQueued: Date | undefined;
}

export type Metrics = NonNullable<Awaited<ReturnType<typeof openMetrics>>>;

const SECONDS_OF_REQUESTS = [0.005, 0.02, 0.1, 0.5, 2, 10, 60];
const SECONDS_OF_SESSIONS = [1, 5, 15, 60, 180, 600, 1800, 7200];
const LIVE = ['created', 'queued', 'preparing', 'running'] as const;

/** @returns undefined where the package `prom-client` is not installed */
export async function openMetrics(live: Live) {
  const client = await import('prom-client').catch((error: unknown) => {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  });
  if (!client) return undefined;
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const request = countRequests(client, registry);
  const session = countSessions(client, registry);
  const lease = countLeases(client, registry);
  showLive(client, registry, live);
  return {
    tell(event: ServiceEvent): void {
      if (event.event === 'request') request(event);
      if (event.event === 'session') session(event);
      if (event.event === 'lease lost') lease(event);
    },
    /** In the text form of Prometheus. */
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

type Client = typeof Prometheus;
type Registry = Prometheus.Registry;

function countRequests({ Counter, Histogram }: Client, registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'casewright_requests_total', help: 'Requests, by endpoint and status', registers },
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = new Histogram({
    ...{ name: 'casewright_request_seconds', help: 'How long requests took', registers },
    ...{ labelNames: ['route'], buckets: SECONDS_OF_REQUESTS },
  });
  return ({ method, route, status, duration }: RequestEvent) => {
    // A route and method that aren't of the contract are anybody's own, of which there may be any number.
    requests.inc({ method: route === undefined ? 'other' : method, route: route ?? 'other', status });
    if (route !== undefined) seconds.observe({ route }, duration / 1000);
  };
}

function countSessions({ Counter, Histogram }: Client, registry: Registry) {
  const registers = [registry];
  const buckets = SECONDS_OF_SESSIONS;
  const what = 'Sessions that have ended, by what came of them and why they did not pass';
  const labelNames = ['status', 'result', 'reason'] as const;
  const ended = new Counter({ name: 'casewright_sessions_ended_total', help: what, labelNames, registers });
  const ran = { name: 'casewright_session_seconds', help: 'How long sessions ran' };
  const seconds = new Histogram({ ...ran, labelNames: ['result'], buckets, registers });
  const wait = { name: 'casewright_session_wait_seconds', help: 'How long sessions waited to run' };
  const waited = new Histogram({ ...wait, buckets, registers });
  const dollars = { name: 'casewright_model_dollars_total', help: 'What asking models has cost' };
  const cost = new Counter({ ...dollars, registers });
  const asked = { name: 'casewright_model_calls_total', help: 'How often models were asked' };
  const calls = new Counter({ ...asked, registers });
  return (event: SessionEvent) => {
    const { status, result = 'none', reason = 'none' } = event;
    if (status === 'running' && event.waited !== undefined) waited.observe(event.waited / 1000);
    if ((LIVE as readonly string[]).includes(status)) return;
    ended.inc({ status, result, reason });
    if (event.duration !== undefined) seconds.observe({ result }, event.duration / 1000);
    cost.inc(event.cost ?? 0);
    calls.inc(event.modelCalls ?? 0);
  };
}

function countLeases({ Counter }: Client, registry: Registry) {
  const help = 'Sessions and runs of plans whose worker was gone, by what became of them';
  const about = { name: 'casewright_leases_lost_total', help, registers: [registry] };
  const lost = new Counter({ ...about, labelNames: ['kind', 'became'] });
  return ({ session, became }: LeaseEvent) =>
    lost.inc({ kind: session === undefined ? 'plan run' : 'session', became });
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
      for (const status of LIVE) this.set({ status }, byStatus[status] ?? 0);
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
