/** Keys with a name, for others than who runs the service: which projects they may use, and until when. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../ApiError.js';
import { parsed, type Handlers } from '../http/handlers.js';
import type { Projects } from '../projects/Projects.js';
import { Records, type RecordContext } from '../Records.js';
import type { EndpointName } from '../../contract/index.js';

/** What a key is asked for by; the same on the command line and over HTTP. */
const KeyWrite = z.strictObject({
  name: z
    .string()
    .regex(/^[\w.@-]{1,100}$/, 'must be of letters, digits, ".", "_", "@" and "-", and at most 100 of them'),
  /** By id or name. @default all, also those of later */
  projects: z.array(z.string().min(1)).min(1).optional(),
  /** @default never */
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});

export type KeyWrite = z.infer<typeof KeyWrite>;

/** All that is known of a key later: never the key itself. */
export interface KeyShown {
  name: string;
  /** Ids; null for all. */
  projects: string[] | null;
  createdAt: string;
  /** Null for never. */
  expiresAt: string | null;
}

export interface Caller {
  name: string;
  /** Ids of the projects that it may use; undefined for all. */
  projects?: readonly string[] | undefined;
}

export interface KeysContext extends Pick<RecordContext, 'database' | 'now'> {
  projects: Pick<Projects, 'items'>;
}

/** Looked up at each request, so that a key that is made or revoked elsewhere counts at once. */
export class Keys {
  /** By the hash of the key. */
  readonly #records: Records<KeyShown & { id: string }>;

  constructor(private readonly around: KeysContext) {
    this.#records = new Records(around.database, 'keys');
  }

  /** With the key, which is shown this once. @throws ApiError 400 for what is no `KeyWrite`, 404 for an unknown project, 409 for a name that is taken */
  async add(write: unknown): Promise<KeyShown & { key: string }> {
    const { now } = this.around;
    const { name, projects, expiresAt = null } = parsed(KeyWrite, write, 'body');
    if (expiresAt !== null && Date.parse(expiresAt) <= now().getTime())
      throw new ApiError(400, `expiresAt: ${expiresAt} has passed already`);
    if ((await this.#records.all()).some((kept) => kept.name === name))
      throw new ApiError(
        409,
        `There is a key called ${name} already: revoke it first, or choose another name`,
      );
    const key = `cw_${randomBytes(32).toString('base64url')}`;
    const ids = projects ? await this.#idsOf(projects) : null;
    const shown = { name, projects: ids, createdAt: now().toISOString(), expiresAt };
    await this.#records.put({ ...shown, id: hashOf(key) });
    return { ...shown, key };
  }

  /** By their names, expired ones among them. */
  async list(): Promise<KeyShown[]> {
    const all = (await this.#records.all()).map(({ id: _, ...shown }) => shown);
    return all.sort((a, b) => a.name.localeCompare(b.name));
  }

  async revoke(name: string): Promise<void> {
    const found = (await this.#records.all()).filter((kept) => kept.name === name);
    if (found.length === 0) throw new ApiError(404, `No key is called ${name}`);
    for (const { id } of found) await this.#records.remove(id);
  }

  /** Undefined for a key that was never made or is revoked. @throws ApiError 401 for one that has expired */
  async find(key: string): Promise<Caller | undefined> {
    const kept = await this.#records.get(hashOf(key));
    if (!kept) return undefined;
    const { name, projects, expiresAt } = kept;
    if (expiresAt !== null && Date.parse(expiresAt) <= this.around.now().getTime())
      throw new ApiError(401, `The key "${name}" in x-api-key expired on ${expiresAt}`);
    return { name, projects: projects ?? undefined };
  }

  async #idsOf(projects: readonly string[]): Promise<string[]> {
    const all = await this.around.projects.items();
    return projects.map((project) => {
      const [found, ...more] = all.filter(({ id, name }) => id === project || name === project);
      if (more.length > 0)
        throw new ApiError(409, `Several projects are called ${project}: name it by its id`);
      if (found) return found.id;
      const known = all.map(({ name }) => `"${name}"`).join(', ');
      throw new ApiError(404, `No project is called ${project}. There are: ${known}`);
    });
  }
}

/**
 * A slow hash is for what people can remember, and so others guess. Nobody guesses 256 random bits, and a slow one would
 * be paid by each request.
 */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** What is of a project, by its id. @throws ApiError 404 */
export type ProjectLookups = Record<
  'session' | 'case' | 'plan',
  { mustHave(id: string): Promise<{ projectId: string }> }
>;

const OF_THE_SERVICE: readonly EndpointName[] = ['createProject', 'registerUserDevice', 'removeUserDevice'];

/** @throws ApiError 404 for what is of another project, 403 for what isn't of any */
export async function checkProjects(
  name: EndpointName,
  {
    parameters,
    body,
    search,
  }: { parameters: Readonly<Record<string, string>>; body: unknown; search: URLSearchParams },
  { name: key, projects }: Caller,
  lookups: ProjectLookups,
): Promise<void> {
  if (projects === undefined) return;
  if (OF_THE_SERVICE.includes(name))
    throw new ApiError(403, `The key "${key}" is for its projects alone, and may not do this`);
  if (name === 'getScreenshot' && !search.has('signature'))
    throw new ApiError(403, "Use the address in the session's list of screenshots, which is signed");
  const named = parameters['project_id'] ?? (body as { projectId?: string } | undefined)?.projectId;
  if (named !== undefined && !projects.includes(named)) throw new ApiError(404, `No project ${named}`);
  for (const [thing, records] of Object.entries(lookups)) {
    const id = parameters[`${thing}_id`];
    if (id !== undefined && !projects.includes((await records.mustHave(id)).projectId))
      throw new ApiError(404, `No ${thing} ${id}`);
  }
}

/** The one list that isn't below a project. */
export function projectsShown(name: EndpointName, answer: unknown, { projects }: Caller): unknown {
  if (name !== 'listProjects' || projects === undefined) return answer;
  const { items } = answer as Awaited<ReturnType<Handlers['listProjects']>>;
  return { items: items.filter(({ id }) => projects.includes(id)) };
}
