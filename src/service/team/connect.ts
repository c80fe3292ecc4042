/** Connections to PostgreSQL, by the package `pg`, which only a service for a team needs; and the schema there. */
import type { Pool, PoolClient } from 'pg';
import { ApiError, codeOf, ifInstalled, messageOf } from '../ApiError.js';

export interface Sql {
  /** @throws ApiError 503 where the database can't be reached */
  query<Row extends object = object>(text: string, values?: readonly unknown[]): Promise<SqlResult<Row>>;
}

interface SqlResult<Row> {
  rows: Row[];
  count: number;
}

export interface Postgres extends Sql {
  /** All that is done in it, or nothing where it rejects. Rows that it locks are free at its end. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Connects at the first query. */
export async function connect(address: string): Promise<Postgres> {
  const { default: pg } = await ifInstalled(
    () => import('pg'),
    'A service on PostgreSQL needs the package pg, which is not installed. Run `npm install pg@8`.',
  );
  const pool = new pg.Pool({
    connectionString: address,
    application_name: 'casewright',
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that is gone without a word must not be waited for.
    query_timeout: 30_000,
    keepAlive: true,
  });
  // Of a connection that nobody uses now; who needs one gets an error.
  pool.on('error', () => undefined);
  return {
    ...sqlOver(pool),
    transaction: (work) => transaction(pool, work),
    close: () => pool.end(),
  };
}

async function transaction<Result>(pool: Pool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(explained);
  let isFit = true;
  const sql = sqlOver(client);
  try {
    await sql.query('begin');
    const result = await work(sql);
    await sql.query('commit');
    return result;
  } catch (error) {
    isFit = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isFit);
  }
}

function sqlOver(client: Pool | PoolClient): Sql {
  return {
    async query(text, values = []) {
      const { rows, rowCount } = await client.query(text, [...values]).catch(explained);
      return { rows: rows as never[], count: rowCount ?? 0 };
    },
  };
}

function explained(error: unknown): never {
  if (!isOfConnection(error)) throw error;
  throw new DatabaseGoneError(messageOf(error), error);
}

/** Whether it was carried out is not known. */
export class DatabaseGoneError extends ApiError {
  constructor(why: string, cause: unknown) {
    super(503, `The database can't be reached (${why}): try again`, { retryAfter: 1 });
    this.cause = cause;
  }
}

/** PostgreSQL's own errors have a code of five characters; those of some classes say that it goes or is not there yet. */
function isOfConnection(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  return !/^(?=.*\d)[\dA-Z]{5}$/.test(code) || /^(?:08|53|57P)/.test(code);
}

/**
 * Brings the database to the schema of this version, by the steps that made it; several processes may do so at the same time.
 * @throws Error where a newer version has changed the schema already
 */
export async function migrate(postgres: Postgres): Promise<void> {
  await alone(postgres, async (sql) => {
    await sql.query(
      'create table if not exists migrations (version integer primary key, done_at timestamptz)',
    );
    const { rows } = await sql.query<{ version: number }>('select version from migrations');
    const newest = Math.max(0, ...rows.map(({ version }) => version));
    if (newest > MIGRATIONS.length) throw new Error(newer(newest));
    for (const [index, statements] of MIGRATIONS.entries()) {
      if (index < newest) continue;
      for (const statement of statements) await sql.query(statement);
      await sql.query('insert into migrations values ($1, clock_timestamp())', [index + 1]);
    }
  });
}

/** Of all processes on the database one at a time. */
export function alone<Result>(postgres: Postgres, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return postgres.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [LOCKS.setUp]);
    return work(sql);
  });
}

/** Numbers of our own, for those locks of PostgreSQL that have no names. */
export const LOCKS = { setUp: 7_262_001, claim: 7_262_002 };

const newer = (version: number) =>
  `The database was changed by a newer version of casewright: its schema is ${version}, this version knows ` +
  `up to ${MIGRATIONS.length}. Update casewright here, too.`;

const COMES = 'select kind, project, plan, 1 change from added where not is_archived';
const GOES = 'select kind, project, plan, -1 change from gone where not is_archived';

/** In several rows for each owner, so that those who add at the same time don't wait for each other. */
const counting = (event: string, tables: string, changes: string): string[] => [
  `create function count_${event}() returns trigger language plpgsql as $$ begin
    with changed as (${changes}), owned as (
      select kind, 'project:' || project as owner, change from changed where project is not null
      union all select kind, 'plan:' || plan, change from changed where plan is not null
    )
    insert into totals (kind, owner, shard, n)
    select kind, owner, pg_backend_pid() % 16, sum(change) from owned
    group by kind, owner having sum(change) <> 0 order by kind, owner
    on conflict (kind, owner, shard) do update set n = totals.n + excluded.n;
    return null;
  end $$`,
  `create trigger count_${event} after ${event} on documents referencing ${tables}
    for each statement execute function count_${event}()`,
];

/** What was published is never changed: a change is another step. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table documents (
      kind text not null,
      id text collate "C" not null,
      version integer not null default 1,
      seq bigint generated always as identity,
      project text,
      plan text,
      device text,
      status text,
      is_archived boolean not null,
      created_at timestamptz,
      document jsonb not null,
      primary key (kind, id)
    )`,
    `create index documents_of_project on documents (kind, project, is_archived, created_at desc, seq desc)
      where project is not null`,
    `create index documents_of_plan on documents (kind, plan, is_archived, created_at desc, seq desc)
      where plan is not null`,
    `create index documents_of_device on documents (kind, device) where device is not null`,
    `create index documents_by_age on documents (kind, created_at desc, seq desc) where created_at is not null`,
    // How many a list has: to count a million of them would take longer than to show a page.
    `create table totals (
      kind text, owner text, shard integer, n integer not null, primary key (kind, owner, shard)
    )`,
    ...counting('insert', 'new table as added', COMES),
    ...counting('delete', 'old table as gone', GOES),
    ...counting('update', 'old table as gone new table as added', `${COMES} union all ${GOES}`),
    // Sessions and runs of plans that are not over. Whoever carries one out has its token until the lease ends.
    `create table queue (
      id text primary key,
      kind text not null,
      project text not null,
      place text not null,
      model text not null,
      seq bigint generated always as identity,
      work jsonb not null,
      attempts integer not null default 0,
      token text,
      worker text,
      lease_until timestamptz,
      is_acting boolean not null default false,
      stop text
    )`,
    `create index queue_waiting on queue (kind, place, seq) where token is null`,
    `create index queue_leased on queue (lease_until) where token is not null`,
    `create unique index queue_tokens on queue (token) where token is not null`,
  ],
];
