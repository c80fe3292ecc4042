/** What `casewright keys` does: the key itself goes to standard output, all else that is said beside it doesn't. */
import path from 'node:path';
import { type KeyShown, type KeyWrite, openKeys, type OpenKeys } from '../service/index.js';
import { type Environment, messageOf, UsageError } from './Environment.js';

export interface KeysOptions {
  data?: string;
  database?: string;
}

export interface AddOptions extends KeysOptions {
  projects?: string[];
  expires?: string;
}

type Around = Pick<Environment, 'cwd' | 'env' | 'stdout' | 'stderr'>;

export async function makeKey(
  name: string,
  { projects, expires, ...where }: AddOptions,
  around: Around,
): Promise<number> {
  const write: KeyWrite = {
    name,
    ...(projects && { projects }),
    ...(expires !== undefined && { expiresAt: expires }),
  };
  const made = await onKeys(where, around, (keys) => keys.add(write));
  around.stderr.write(`The key "${name}", for ${spanOf(made)}. It is shown this once:\n`);
  around.stdout.write(`${made.key}\n`);
  return 0;
}

export async function listKeys(
  { json, ...where }: KeysOptions & { json?: boolean },
  around: Around,
): Promise<number> {
  const keys = await onKeys(where, around, (open) => open.list());
  if (json === true) around.stdout.write(`${JSON.stringify(keys, null, 2)}\n`);
  else if (keys.length === 0) around.stderr.write("There are no keys but the service's own.\n");
  else around.stdout.write(keys.map((key) => `${key.name}  ${spanOf(key)}\n`).join(''));
  return 0;
}

export async function revokeKey(name: string, where: KeysOptions, around: Around): Promise<number> {
  await onKeys(where, around, (keys) => keys.revoke(name));
  around.stderr.write(`The key "${name}" is revoked.\n`);
  return 0;
}

async function onKeys<Result>(
  where: KeysOptions,
  around: Around,
  use: (keys: OpenKeys) => Promise<Result>,
): Promise<Result> {
  try {
    const keys = await openAt(where, around);
    try {
      return await use(keys);
    } finally {
      await keys.close();
    }
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

async function openAt({ data, database: given }: KeysOptions, { cwd, env }: Around): Promise<OpenKeys> {
  if (data !== undefined && given !== undefined)
    throw new Error('--data and --database are two places for keys: please give one of them.');
  if (data !== undefined) return openKeys(path.resolve(cwd, data));
  const database = given ?? env['CASEWRIGHT_DATABASE'];
  if (!database)
    throw new Error('Whose keys? Please give --data <folder> or --database <address> of the service.');
  const { openTeamKeys } = await import('../service/team/index.js');
  return openTeamKeys(database);
}

function spanOf({ projects, expiresAt }: KeyShown): string {
  const what = projects === null ? 'all projects' : `project ${projects.join(', ')}`;
  if (expiresAt === null) return `${what}, without an end`;
  return `${what}, ${Date.parse(expiresAt) <= Date.now() ? 'expired' : 'until'} ${expiresAt}`;
}
