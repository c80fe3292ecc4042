/** Sees what happens in a service, for its logs and what it counts. */
import type { KeptSession } from '../sessions/KeptSession.js';
import { isTerminal } from '../../contract/index.js';
import type { Change, Database } from '../store/Database.js';
import { openMetrics, type LiveSessions, type Metrics } from './Metrics.js';
import { sessionEvent, type Tell } from './ServiceEvent.js';

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
    Promise.all(['created', 'queued', 'preparing', 'running'].map(count)),
    database.list('sessions', queued),
  ]);
  const [oldest] = items as KeptSession[];
  return {
    byStatus: Object.fromEntries(byStatus),
    oldestQueued: oldest && new Date(oldest.shown.createdAt),
  };
}
