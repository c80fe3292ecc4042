/** Keys with a name, for others than who runs the service: which projects they may use, and until when. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ApiError } from '../ApiError.js';
import { wrongFields } from '../http/readBody.js';
import type { Projects } from '../projects/Projects.js';
import type { Store } from '../store/Store.js';

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

interface KeptKey extends KeyShown {
  hash: string;
}

/** Who asks. */
export interface Caller {
  name: string;
  /** Ids of the projects that it may use; undefined for all. */
  projects?: readonly string[] | undefined;
}

export interface KeysContext {
  store: Store;
  projects: Pick<Projects, 'list'>;
  now: () => Date;
}

/** Read from the store at each request, so that a key that is made or revoked elsewhere counts at once. */
export class Keys {
  constructor(private readonly around: KeysContext) {}

  /** With the key, which is told this once. @throws ApiError 400 for what is no `KeyWrite`, 404 for an unknown project, 409 for a name that is taken */
  async add(write: unknown): Promise<KeyShown & { key: string }> {
    const { store, now } = this.around;
    const { name, projects, expiresAt = null } = readWrite(write);
    if (expiresAt !== null && Date.parse(expiresAt) <= now().getTime())
      throw new ApiError(400, `expiresAt: ${expiresAt} has passed already`);
    if ((await this.#all()).some((kept) => kept.name === name))
      throw new ApiError(
        409,
        `There is a key called ${name} already: revoke it first, or choose another name`,
      );
    const key = `cw_${randomBytes(32).toString('base64url')}`;
    const ids = projects?.map((project) => this.#projectId(project)) ?? null;
    const shown = { name, projects: ids, createdAt: now().toISOString(), expiresAt };
    store.put('keys', hashOf(key), { ...shown, hash: hashOf(key) } satisfies KeptKey);
    await store.flush();
    return { ...shown, key };
  }

  /** By their names, expired ones among them. */
  async list(): Promise<KeyShown[]> {
    const all = (await this.#all()).map(({ hash: _, ...shown }) => shown);
    return all.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** @throws ApiError 404 */
  async revoke(name: string): Promise<void> {
    const { store } = this.around;
    const found = (await this.#all()).filter((kept) => kept.name === name);
    if (found.length === 0) throw new ApiError(404, `No key is called ${name}`);
    for (const { hash } of found) store.remove('keys', hash);
    await store.flush();
  }

  /** Undefined for a key that was never made or is revoked. @throws ApiError 401 for one that has expired */
  async find(key: string): Promise<Caller | undefined> {
    const kept = (await this.around.store.get('keys', hashOf(key))) as KeptKey | undefined;
    if (!kept) return undefined;
    const { name, projects, expiresAt } = kept;
    if (expiresAt !== null && Date.parse(expiresAt) <= this.around.now().getTime())
      throw new ApiError(401, `The key "${name}" in x-api-key expired on ${expiresAt}`);
    return { name, projects: projects ?? undefined };
  }

  async #all(): Promise<KeptKey[]> {
    return (await this.around.store.all('keys')) as KeptKey[];
  }

  #projectId(project: string): string {
    const all = this.around.projects.list();
    const found = all.filter(({ id, name }) => id === project || name === project);
    if (found.length === 1 && found[0]) return found[0].id;
    if (found.length > 1)
      throw new ApiError(409, `Several projects are called ${project}: name it by its id`);
    const known = all.map(({ name }) => `"${name}"`).join(', ');
    throw new ApiError(404, `No project is called ${project}. There are: ${known}`);
  }
}

function readWrite(write: unknown): Omit<KeyWrite, 'expiresAt'> & { expiresAt?: string | null | undefined } {
  const parsed = KeyWrite.safeParse(write);
  if (parsed.success) return parsed.data;
  throw new ApiError(400, wrongFields(parsed.error, 'body'));
}

/**
 * A slow hash is for what people can remember, and so others guess. Nobody guesses 256 random bits, and a slow one would
 * be paid by each request.
 */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
