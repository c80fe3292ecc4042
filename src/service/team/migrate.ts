/** Brings the database to the schema of this version; several processes may do so at the same time. */
import type { Postgres, Sql } from './connect.js';
import { MIGRATIONS } from './migrations.js';

/** @throws Error where a newer version has changed the schema already */
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
