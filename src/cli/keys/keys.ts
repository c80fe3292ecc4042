/** What `casewright keys` does: the key itself goes to standard output, all else that is said beside it doesn't. */
import path from 'node:path';
import { type KeyShown, type KeyWrite, openKeys, type OpenKeys } from '../../service/index.js';
import { type Environment, UsageError } from '../Environment.js';

export interface KeysOptions {
  data: string;
}

export interface AddOptions extends KeysOptions {
  projects?: string[];
  expires?: string;
}

type Around = Pick<Environment, 'cwd' | 'stdout' | 'stderr'>;

export async function makeKey(
  name: string,
  { data, projects, expires }: AddOptions,
  around: Around,
): Promise<number> {
  const write: KeyWrite = {
    name,
    ...(projects && { projects }),
    ...(expires !== undefined && { expiresAt: expires }),
  };
  const made = await onKeys(data, around, (keys) => keys.add(write));
  around.stderr.write(`The key "${name}", for ${spanOf(made)}. It is shown this once:\n`);
  around.stdout.write(`${made.key}\n`);
  return 0;
}

export async function listKeys(
  { data, json }: KeysOptions & { json?: boolean },
  around: Around,
): Promise<number> {
  const keys = await onKeys(data, around, (open) => open.list());
  if (json === true) around.stdout.write(`${JSON.stringify(keys, null, 2)}\n`);
  else if (keys.length === 0) around.stderr.write("There are no keys but the service's own.\n");
  else around.stdout.write(keys.map((key) => `${key.name}  ${spanOf(key)}\n`).join(''));
  return 0;
}

export async function revokeKey(name: string, { data }: KeysOptions, around: Around): Promise<number> {
  await onKeys(data, around, (keys) => keys.revoke(name));
  around.stderr.write(`The key "${name}" is revoked.\n`);
  return 0;
}

async function onKeys<Result>(
  data: string,
  { cwd }: Around,
  use: (keys: OpenKeys) => Promise<Result>,
): Promise<Result> {
  try {
    const keys = await openKeys(path.resolve(cwd, data));
    try {
      return await use(keys);
    } finally {
      await keys.close();
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function spanOf({ projects, expiresAt }: KeyShown): string {
  const what = projects === null ? 'all projects' : `project ${projects.join(', ')}`;
  if (expiresAt === null) return `${what}, without an end`;
  return `${what}, ${Date.parse(expiresAt) <= Date.now() ? 'expired' : 'until'} ${expiresAt}`;
}
