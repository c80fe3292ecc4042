/** Connections to PostgreSQL, by the package `pg`, which only a service for a team needs. */
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
