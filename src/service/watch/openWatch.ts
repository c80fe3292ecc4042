/**
 * Sees what happens in a service, for its logs and what it counts, and says how it is: `/healthz`, `/readyz` and `/metrics` ask
 * for no key, and tell of nobody's tests.
 */
import type { Hono } from 'hono';
import { messageOf } from '../ApiError.js';
import type { KeptSession } from '../sessions/KeptSession.js';
import { isTerminal, LIVE_STATUSES } from '../../contract/index.js';
import type { Change, Database } from '../store/Database.js';
import { openMetrics, type LiveSessions, type Metrics } from './Metrics.js';
import { sessionEvent, type Tell } from './ServiceEvent.js';
import { inTime } from '../waits.js';

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
    get: (kind, id) => database.get(kind, id),
    list: (kind, query) => database.list(kind, query),
    below: (kind, id) => database.below(kind, id),
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
