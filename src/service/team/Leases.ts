/** The leases that a worker has, and what becomes of that whose lease ran out: back into the queue, or its end. */
import { setMaxListeners } from 'node:events';
import { pause } from '../waits.js';
import { DatabaseGoneError, type Sql } from './connect.js';
import { LeaseLostError, type Lease, type Queue, type Taken, type QueueKind } from './Queue.js';
import { type KeptSession, ended, endedWithout, moved } from '../sessions/KeptSession.js';
import { sessionEvent, type ServiceEvent, type Tell } from '../watch/ServiceEvent.js';
import { applyIn, reading } from './postgresDatabase.js';

/** Milliseconds until a database that was away is asked again. */
const AGAIN = 300;

export class HeldLease implements Lease {
  readonly id: string;
  readonly token: string;
  readonly #lost = new AbortController();
  readonly #stopped = new AbortController();
  readonly lost = this.#lost.signal;
  /** Aborted, with the reason, when what it is for is to be ended. */
  readonly stopped = this.#stopped.signal;

  /** @param holdsUntil on this process's own clock, which nobody sets */
  constructor(
    { id, token, stop }: Taken,
    private readonly queue: Queue,
    public holdsUntil: number,
  ) {
    this.id = id;
    this.token = token;
    // Each session of a run of a plan listens to it.
    setMaxListeners(0, this.lost);
    this.stop(stop);
  }

  stop(why: string | null): void {
    if (why !== null) this.#stopped.abort(new Error(why));
  }

  lose(): void {
    this.#lost.abort(new LeaseLostError());
  }

  /** Does it again for as long as the database is away and the lease may still hold. @throws LeaseLostError */
  async whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      this.lost.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseGoneError)) throw error;
        await pause(AGAIN, this.lost);
      }
    }
  }

  /** Changes what nobody else may change while the lease holds. @throws LeaseLostError */
  under(work: (sql: Sql) => Promise<unknown>): Promise<void> {
    return this.whileAway(async () => {
      await this.queue.under(this, work);
    });
  }
}

/** Renewed together; each is lost as soon as it may be somebody else's. */
export class Leases {
  readonly #held = new Set<HeldLease>();
  readonly #timer: NodeJS.Timeout;
  #isRenewing = false;

  constructor(
    private readonly queue: Queue,
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#timer = setInterval(() => void this.#beat(), Math.min(1_000, queue.leaseTime / 5));
  }

  /** @param takenAt the time, by `performance.now()`, before it was taken */
  hold(taken: Taken, takenAt: number): HeldLease {
    const lease = new HeldLease(taken, this.queue, takenAt + this.queue.leaseTime);
    this.#held.add(lease);
    lease.lost.addEventListener('abort', () => this.leave(lease));
    return lease;
  }

  leave(lease: HeldLease): void {
    this.#held.delete(lease);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    // A process that stood still finds out before it does anything else.
    for (const lease of this.#held) if (performance.now() > lease.holdsUntil) lease.lose();
    if (this.#isRenewing || this.#held.size === 0) return;
    this.#isRenewing = true;
    try {
      await this.#renew();
    } catch (error) {
      // Until they run out they may be renewed after all.
      this.onFault(error);
    } finally {
      this.#isRenewing = false;
    }
  }

  async #renew(): Promise<void> {
    const asked = [...this.#held];
    const askedAt = performance.now();
    const holding = await this.queue.renew(asked.map(({ token }) => token));
    for (const lease of asked) {
      const stop = holding.get(lease.token);
      if (stop === undefined && this.#held.has(lease)) lease.lose();
      if (stop === undefined) continue;
      lease.holdsUntil = askedAt + this.queue.leaseTime;
      lease.stop(stop);
    }
  }
}

/** Times that a session is taken before it is given up: it may be the session that ends its workers. */
const ATTEMPTS = 5;

const REPEAT = 1_000;

interface Sweeping {
  now: () => Date;
  /** Called with what was lost, and with sessions that end with it. */
  onEvent?: Tell | undefined;
}

/** Looks again and again: also where no worker is left. @returns what ends it */
export function keepSweeping(
  queue: Queue,
  { onFault, ...settings }: Sweeping & { onFault: (error: unknown) => void },
): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () =>
    sweepLeases(queue, settings).catch((error: unknown) => {
      // It goes on when the database is back.
      if (!(error instanceof DatabaseGoneError)) onFault(error);
    });
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, REPEAT);
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}

interface Lost extends Lease {
  kind: QueueKind;
  worker: string;
  attempts: number;
  is_acting: boolean;
  stop: string | null;
}

export async function sweepLeases(queue: Queue, { now, onEvent }: Sweeping): Promise<void> {
  for (;;) {
    const events = await queue.postgres.transaction((sql) => sweepOne(queue, sql, now));
    if (events.length === 0) return;
    for (const event of events) onEvent?.(event);
  }
}

/** What there is to tell of it; nothing where there was none. */
async function sweepOne(queue: Queue, sql: Sql, now: () => Date): Promise<ServiceEvent[]> {
  const { rows } = await sql.query<Lost>(
    `select id, token, kind, worker, attempts, is_acting, stop from queue
    where token is not null and lease_until < clock_timestamp() limit 1 for update skip locked`,
  );
  const [lost] = rows;
  if (!lost) return [];
  const { id, kind, worker } = lost;
  if (kind === 'planRun') {
    await queue.release(sql, lost);
    return [{ event: 'lease lost', planRun: id, worker, became: 'queued' }];
  }
  const kept = (await reading(sql).get('sessions', id))?.document as KeptSession | undefined;
  const over = kept && (await endingOf(lost, kept, sql, now));
  if (over) {
    await end(sql, over);
    return [{ event: 'lease lost', session: id, worker, became: 'ended' }, sessionEvent(over)];
  }
  if (kept) await applyIn(sql, [documentOf(requeued(kept, now()))]);
  await queue.release(sql, lost);
  return [{ event: 'lease lost', session: id, worker, became: 'queued' }];
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
  const lostBy = async (why: string) => ({
    ...(await endedWithout(kept, why, context)),
    reason: 'worker lost',
  });
  if (is_acting) {
    const why = `The worker ${worker} that ran the session is gone, or had no connection to the database for too long`;
    return lostBy(`${why}; no result was reached.`);
  }
  if (stop !== null) return terminated(kept, stop, now());
  if (attempts < ATTEMPTS) return undefined;
  const why = `${attempts} workers took the session, and each was gone before it began; the last one was ${worker}`;
  return lostBy(`${why}.`);
}

export const terminated = (kept: KeptSession, why: string, now: Date): KeptSession =>
  ended(kept, { status: 'terminated', result: null, summary: `The session was terminated: ${why}` }, now);

/** With its place in the queue, in one. */
export async function end(sql: Sql, kept: KeptSession): Promise<void> {
  await applyIn(sql, [documentOf(kept)]);
  await sql.query('delete from queue where id = $1', [kept.id]);
}

export const documentOf = (kept: KeptSession) => ({ kind: 'sessions', id: kept.id, document: kept }) as const;
