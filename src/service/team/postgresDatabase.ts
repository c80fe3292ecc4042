/** The database of a service for a team: documents in PostgreSQL, beside the columns that they are found by. */
import {
  fieldsOf,
  type Change,
  type Database,
  type DocumentChange,
  type Query,
  type Where,
} from '../store/Database.js';
import type { Postgres, Sql } from './connect.js';

/** Closing the connections is their owner's. */
export function postgresDatabase(postgres: Postgres): Database {
  return {
    ...reading(postgres),
    async apply(changes) {
      const [first] = changes;
      // One statement is a transaction of its own.
      if (changes.length === 1 && first) return write(postgres, first);
      return postgres
        .transaction((sql) => applyIn(sql, changes))
        .catch((error: unknown) => {
          if (error instanceof UnexpectedVersionError) return false;
          throw error;
        });
    },
  };
}

/** Within a transaction, which ends with all that was done in it where a change doesn't find what it expects. */
export async function applyIn(sql: Sql, changes: readonly Change[]): Promise<true> {
  for (const change of changes) if (!(await write(sql, change))) throw new UnexpectedVersionError();
  return true;
}

class UnexpectedVersionError extends Error {
  override readonly name = 'UnexpectedVersionError';
}

export function reading(sql: Sql): Pick<Database, 'get' | 'list' | 'below'> {
  const documents = async (rest: string, values: readonly unknown[]) => {
    const { rows } = await sql.query<{ document: object }>(
      `select document from documents where ${rest}`,
      values,
    );
    return rows.map(({ document }) => document);
  };
  const count = async (kind: string, where: Where) => {
    const { text, values } = condition(kind, where);
    const owner = ownerOf(where);
    const { rows } = await (owner === undefined
      ? sql.query<{ total: number }>(`select count(*)::int total from documents where ${text}`, values)
      : sql.query<{ total: number }>(
          'select coalesce(sum(n), 0)::int total from totals where kind = $1 and owner = $2',
          [kind, owner],
        ));
    return rows[0]?.total ?? 0;
  };
  return {
    async get(kind, id) {
      const { rows } = await sql.query<{ document: object; version: number }>(
        'select document, version from documents where kind = $1 and id = $2',
        [kind, id],
      );
      return rows[0];
    },
    async list(kind, { where = {}, order = 'newest', page }: Query = {}) {
      const { text, values } = condition(kind, where);
      const direction = order === 'newest' ? 'desc' : 'asc';
      const slice = page ? ` limit ${page.limit} offset ${page.offset}` : '';
      const [items, total] = await Promise.all([
        documents(`${text} order by created_at ${direction}, seq ${direction}${slice}`, values),
        page && count(kind, where),
      ]);
      return { items, total: total ?? items.length };
    },
    below: (kind, id) => documents('kind = $1 and id >= $2 and id < $3 order by id', [kind, ...rangeOf(id)]),
  };
}

/** In the order of bytes a slash is followed by `0`. */
const rangeOf = (id: string) => [`${id}/`, `${id}0`];

/** Where it is known how many there are: all of a project or a plan but the archived ones. */
function ownerOf({ project, plan, isArchived, ...more }: Where): string | undefined {
  if (isArchived !== false || Object.keys(more).length > 0) return undefined;
  if (project !== undefined && plan === undefined) return `project:${project}`;
  return plan !== undefined && project === undefined ? `plan:${plan}` : undefined;
}

const COLUMNS: { readonly [Name in keyof Where]-?: string } = {
  id: 'id = any(?)',
  status: 'status = any(?)',
  project: 'project = ?',
  plan: 'plan = ?',
  device: 'device = ?',
  isArchived: 'is_archived = ?',
};

function condition(kind: string, where: Where): { text: string; values: unknown[] } {
  const values: unknown[] = [kind];
  const parts = Object.entries(where).map(([name, value]) => {
    values.push(value);
    return COLUMNS[name as keyof Where].replace('?', `$${values.length}`);
  });
  return { text: ['kind = $1', ...parts].join(' and '), values };
}

async function write(sql: Sql, change: Change): Promise<boolean> {
  const { kind } = change;
  if ('below' in change) {
    const below = 'delete from documents where kind = $1 and id >= $2 and id < $3';
    await sql.query(below, [kind, ...rangeOf(change.below)]);
    return true;
  }
  const { id, document, expects } = change;
  if (document !== null) return put(sql, { kind, id, document, expects });
  const { count } = await sql.query(
    'delete from documents where kind = $1 and id = $2 and ($3::integer is null or version = $3)',
    [kind, id, expects ?? null],
  );
  return expects === undefined || count === 1;
}

const FIELDS = 'project, plan, device, status, is_archived, created_at, document';

async function put(sql: Sql, change: DocumentChange & { document: object }): Promise<boolean> {
  const { kind, id, document, expects } = change;
  const { project, plan, device, status, isArchived, createdAt } = fieldsOf(document);
  const values = [kind, id, project, plan, device, status, isArchived, createdAt, toJson(document)];
  const insert = `insert into documents (kind, id, ${FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
  const changed = `(version, ${FIELDS}) = (documents.version + 1, $3, $4, $5, $6, $7, $8, $9::jsonb)`;
  if (expects === undefined) {
    await sql.query(`${insert} on conflict (kind, id) do update set ${changed}`, values);
    return true;
  }
  const { count } =
    expects === 0
      ? await sql.query(`${insert} on conflict do nothing`, values)
      : await sql.query(`update documents set ${changed} where kind = $1 and id = $2 and version = $10`, [
          ...values,
          expects,
        ]);
  return count === 1;
}

/** Pages may say what PostgreSQL's texts can't have: the character 0, and halves of characters. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(UNFIT, '\ufffd') : part,
  );

const UNFIT = /[\0\p{Surrogate}]/gu;
