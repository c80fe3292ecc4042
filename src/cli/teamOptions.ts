/** The options that name what a service for a team stands on, the same for its API processes and its workers. */
import path from 'node:path';
import type { Command } from 'commander';
import { type Environment, UsageError } from './Environment.js';

export interface TeamChoice {
  database?: string;
  storage?: string;
}

export const addTeamOptions = (command: Command): Command =>
  command
    .option(
      '--database <address>',
      'PostgreSQL of a service for a team, such as postgres://user@host/name (default: CASEWRIGHT_DATABASE)',
    )
    .option(
      '--storage <place>',
      'where all of its processes keep pictures and apps: a folder, or s3://bucket/prefix',
    );

/** Undefined where there is none. @throws UsageError for half of it */
export function readTeam(
  { database: given, storage }: TeamChoice,
  { env, cwd }: Pick<Environment, 'env' | 'cwd'>,
): Required<TeamChoice> | undefined {
  const database = given ?? env['CASEWRIGHT_DATABASE'];
  if (!database && storage === undefined) return undefined;
  if (!database)
    throw new UsageError('--storage needs a database: --database postgres://… or CASEWRIGHT_DATABASE.');
  if (!/^postgres(?:ql)?:\/\/[^/]/.test(database))
    throw new UsageError(
      '--database must be the address of a PostgreSQL, such as postgres://user@host/name.',
    );
  if (storage === undefined)
    throw new UsageError(
      '--database needs a place for pictures and apps, too: --storage <folder> or s3://bucket/prefix.',
    );
  return { database, storage: storage.includes('://') ? storage : path.resolve(cwd, storage) };
}

/** Without what lets somebody in. */
export function placeOf(database: string): string {
  const { host, pathname } = new URL(database);
  return host + pathname;
}
