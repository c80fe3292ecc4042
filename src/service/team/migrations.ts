/** The schema, as the steps that made it. What was published is never changed: a change is another step. */

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
