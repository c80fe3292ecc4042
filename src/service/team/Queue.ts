/**
 * What waits to be carried out, and what is: sessions and runs of plans. Whoever takes something has a lease on it, which
 * is judged by the database's clock alone, and a token, without which nothing of it can be changed. What it takes to carry it
 * out is sealed, for there are secrets in it.
 */
import { randomUUID } from 'node:crypto';
import { ANY_BROWSER } from '../sessions/Work.js';
import type { Sealer } from '../Sealer.js';
import type { Change } from '../store/Database.js';
import { type Postgres, type Sql, LOCKS } from './connect.js';
import { applyIn } from './postgresDatabase.js';

export type QueueKind = 'session' | 'planRun';

interface Waiting {
  id: string;
  kind: QueueKind;
  project: string;
  /** Where it has to run: those of the same user device or phone run in turn. */
  place: string;
  model: string;
  work: object;
}

/** Its work is still sealed. */
export interface Taken extends Waiting {
  token: string;
  /** How often it was taken, this time among them. */
  attempts: number;
  /** Why it is to be ended. */
  stop: string | null;
}

export interface Caps {
  /** Sessions at a time. @default no limit */
  perProject?: number | undefined;
  perModel?: number | undefined;
}

export interface Lease {
  id: string;
  token: string;
}

/** Somebody else may have what was taken: nothing of it may be changed any more. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor() {
    super('The lease has run out: the session or run is no longer carried out here');
  }
}

export class Queue {
  /** @param leaseTime milliseconds for which a lease holds after its last renewal */
  constructor(
    readonly postgres: Postgres,
    readonly leaseTime: number,
    private readonly sealer: Pick<Sealer, 'seal' | 'open'>,
  ) {}

  /** With its document in one. False where as many wait at the place as may. @throws LeaseLostError */
  async add(
    waiting: Waiting,
    changes: readonly Change[],
    { limit = NO_LIMIT, lease }: { limit?: number; lease?: Lease | undefined } = {},
  ): Promise<boolean> {
    const { id, kind, project, place, model, work } = waiting;
    return this.postgres.transaction(async (sql) => {
      if (lease) await requireLease(sql, lease);
      const { count } = await sql.query(
        `insert into queue (id, kind, project, place, model, work) select $1, $2, $3, $4, $5, $6
        where (select count(*) from queue where kind = $2 and place = $4 and token is null) < $7`,
        [id, kind, project, place, model, { sealed: this.sealer.seal('work', JSON.stringify(work)) }, limit],
      );
      if (count === 1) await applyIn(sql, changes);
      return count === 1;
    });
  }

  /** The oldest session of the project with the fewest that run, at one of the places; caps are kept. */
  takeSession(worker: string, places: readonly string[], caps: Caps): Promise<Taken | undefined> {
    return this.#take(
      worker,
      `select q.id from queue q
      left join (select project, count(*) n from running group by project) p on p.project = q.project
      left join (select model, count(*) n from running group by model) m on m.model = q.model
      where q.kind = 'session' and q.token is null
        and (q.place = any($4) or q.place like 'user:%')
        and (q.place = $5 or not exists (select from running r where r.place = q.place))
        and coalesce(p.n, 0) < $6 and coalesce(m.n, 0) < $7
      order by coalesce(p.n, 0), q.seq limit 1`,
      [places, ANY_BROWSER, caps.perProject ?? NO_LIMIT, caps.perModel ?? NO_LIMIT],
    );
  }

  /** The oldest that nobody conducts. */
  takePlanRun(worker: string): Promise<Taken | undefined> {
    return this.#take(
      worker,
      `select id from queue where kind = 'planRun' and token is null order by seq limit 1`,
      [],
    );
  }

  /** Which of the leases still hold, and why what they are for is to be ended. */
  async renew(tokens: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const { rows } = await this.postgres.query<{ token: string; stop: string | null }>(
      `update queue set lease_until = ${until('$2')}
      where token = any($1) and lease_until > clock_timestamp() returning token, stop`,
      [tokens, this.leaseTime],
    );
    return new Map(rows.map(({ token, stop }) => [token, stop]));
  }

  /** Only while the lease holds, and keeps it from being lost meanwhile. @throws LeaseLostError */
  under<Result>(lease: Lease, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return this.postgres.transaction(async (sql) => {
      await requireLease(sql, lease);
      return work(sql);
    });
  }

  /** Whoever carries it out learns of it with the next renewal. False where it is over. */
  async stop(sql: Sql, id: string, why: string): Promise<'over' | 'waits' | 'runs'> {
    const { rows } = await sql.query<{ token: string | null }>(
      'update queue set stop = coalesce(stop, $2) where id = $1 returning token',
      [id, why],
    );
    if (!rows[0]) return 'over';
    return rows[0].token === null ? 'waits' : 'runs';
  }

  async release(sql: Sql, { id, token }: Lease): Promise<void> {
    const back = 'token = null, worker = null, lease_until = null';
    await sql.query(`update queue set ${back} where id = $1 and token = $2`, [id, token]);
  }

  /** @returns what it takes to carry it out. @throws where another service's secret sealed it */
  open({ id, work }: Taken): object {
    // Before it was sealed it stood there in the open.
    if (!('sealed' in work)) return work;
    const opened = this.sealer.open('work', (work as { sealed: string }).sealed);
    if (opened !== undefined) return JSON.parse(opened) as object;
    throw new Error(
      `What the database says of ${id} was sealed with another secret: settings of another service were put into it`,
    );
  }

  async #take(worker: string, wanted: string, values: readonly unknown[]): Promise<Taken | undefined> {
    return this.postgres.transaction(async (sql) => {
      // In turn, or two workers would both take the last place that a cap leaves. So the one that is wanted needs no lock of
      // its own, which would have all that wait sorted.
      await sql.query('select pg_advisory_xact_lock($1)', [LOCKS.claim]);
      const { rows } = await sql.query<Taken>(
        `with running as (select place, project, model from queue where kind = 'session' and token is not null),
        wanted as (${wanted})
        update queue set token = $1, worker = $2, lease_until = ${until('$3')}, attempts = attempts + 1
        from wanted where queue.id = wanted.id
        returning queue.id, kind, project, place, model, work, token, attempts, stop`,
        [randomUUID(), worker, this.leaseTime, ...values],
      );
      return rows[0];
    });
  }
}

const NO_LIMIT = 2 ** 31 - 1;

/** Nobody else can get it before the transaction is over. */
async function requireLease(sql: Sql, { id, token }: Lease): Promise<void> {
  const { count } = await sql.query(
    'select from queue where id = $1 and token = $2 and lease_until > clock_timestamp() for update',
    [id, token],
  );
  if (count === 0) throw new LeaseLostError();
}

const until = (milliseconds: string) =>
  `clock_timestamp() + ${milliseconds}::double precision * interval '1 millisecond'`;
