/** The schema, as the steps that made it. What was published is never changed: a change is another step. */

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
