/** What becomes of that whose lease ran out: back into the queue where nothing was done yet, else its end. */
import type { KeptSession } from '../sessions/KeptSession.js';
import { ended, endedWithout, moved } from '../sessions/KeptSession.js';
import type { Sql } from './connect.js';
import { applyIn, reading } from './postgresDatabase.js';
import type { Queue } from './Queue.js';

/** Times that a session is taken before it is given up: it may be the session that ends its workers. */
const ATTEMPTS = 5;

interface Lost {
  id: string;
  kind: string;
  worker: string;
  attempts: number;
  is_acting: boolean;
  stop: string | null;
}

/** One at a time, until none is left. */
export async function sweepLeases({ postgres }: Queue, now: () => Date): Promise<void> {
  while (await postgres.transaction((sql) => sweepOne(sql, now)));
}

async function sweepOne(sql: Sql, now: () => Date): Promise<boolean> {
  const { rows } = await sql.query<Lost>(
    `select id, kind, worker, attempts, is_acting, stop from queue
    where token is not null and lease_until < clock_timestamp() limit 1 for update skip locked`,
  );
  const [lost] = rows;
  if (!lost) return false;
  const kept = lost.kind === 'session' ? (await reading(sql).get('sessions', lost.id))?.document : undefined;
  const over = kept && (await endingOf(lost, kept as KeptSession, sql, now));
  if (lost.kind === 'session' && over) {
    await end(sql, over);
  } else {
    if (kept) await applyIn(sql, [documentOf(requeued(kept as KeptSession, now()))]);
    await sql.query('update queue set token = null, worker = null, lease_until = null where id = $1', [
      lost.id,
    ]);
  }
  return true;
}

export const requeued = (kept: KeptSession, now: Date): KeptSession =>
  kept.shown.status === 'queued' ? kept : moved(kept, 'queued', now);

/** Undefined for what may begin anew: nothing was done yet, and nobody wants it ended. */
async function endingOf(
  { worker, attempts, is_acting, stop }: Lost,
  kept: KeptSession,
  sql: Sql,
  now: () => Date,
): Promise<KeptSession | undefined> {
  const context = { database: reading(sql), now };
  if (is_acting) {
    const why = `The worker ${worker} that ran the session is gone, or had no connection to the database for too long`;
    return endedWithout(kept, `${why}; no result was reached.`, context);
  }
  if (stop !== null) return terminated(kept, stop, now());
  if (attempts < ATTEMPTS) return undefined;
  const why = `${attempts} workers took the session, and each was gone before it began; the last one was ${worker}`;
  return endedWithout(kept, `${why}.`, context);
}

export const terminated = (kept: KeptSession, why: string, now: Date): KeptSession =>
  ended(kept, { status: 'terminated', result: null, summary: `The session was terminated: ${why}` }, now);

/** With its place in the queue, in one. */
export async function end(sql: Sql, kept: KeptSession): Promise<void> {
  await applyIn(sql, [documentOf(kept)]);
  await sql.query('delete from queue where id = $1', [kept.id]);
}

export const documentOf = (kept: KeptSession) => ({ kind: 'sessions', id: kept.id, document: kept }) as const;
