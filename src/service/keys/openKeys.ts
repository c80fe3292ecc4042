/**
 * The keys of a data folder, for `casewright keys`: in its records, or asked of the service that has them open, by the address
 * and the token in its data folder. How it asks is no part of the contract.
 */
import { stat, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hono } from 'hono';
import { z } from 'zod';
import { Projects } from '../projects/Projects.js';
import { openLevelStore } from '../store/openLevelStore.js';
import { storeDatabase } from '../store/storeDatabase.js';
import { DataFolderError } from '../store/Store.js';
import { Keys, type KeysContext, type KeyShown, type KeyWrite } from './Keys.js';
import { ErrorBody } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { sameAs } from '../http/createApp.js';
import { limitBody } from '../http/handlers.js';

export type OpenKeys = Pick<Keys, 'list' | 'revoke'> & {
  /** With the key itself, which is shown this once. */
  add(write: KeyWrite): Promise<KeyShown & { key: string }>;
  close(): Promise<void>;
};

/** @throws DataFolderError where there is no such folder, or another process has it that can't be asked */
export async function openKeys(folder: string): Promise<OpenKeys> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    const message =
      `There is no data folder ${folder}. ` +
      `Please give the one of the service, or start it once: casewright serve --data ${folder}`;
    throw new DataFolderError('notOpened', folder, message);
  }
  try {
    const store = await openLevelStore(folder);
    const around = { database: await storeDatabase(store), now: () => new Date() };
    return keysOf({ ...around, projects: await Projects.load(around) }, () => store.close());
  } catch (error) {
    if (error instanceof DataFolderError && error.code === 'inUse') return askRunning(folder, error);
    throw error;
  }
}

export const keysOf = (around: KeysContext, close: () => Promise<void>): OpenKeys =>
  Object.assign(new Keys(around), { close });

const Running = z.object({ baseURL: z.string(), token: z.string() });

type Running = z.infer<typeof Running>;

const fileIn = (folder: string) => path.join(folder, 'running.json');

/** @param token whoever has it may make keys: it is in the data folder, as all else that the service keeps */
export function addKeyRoutes(app: Hono, keys: Keys, token: string): void {
  const isToken = sameAs(token);
  app.use('/admin/*', async (c, next) => {
    if (!isToken(c.req.header('x-api-key') ?? ''))
      throw new ApiError(401, 'This is for casewright keys alone');
    await next();
  });
  app.get('/admin/keys', async (c) => c.json({ items: await keys.list() }));
  app.post('/admin/keys', limitBody, async (c) => c.json(await keys.add(await c.req.json()), 201));
  app.delete('/admin/keys/:name', async (c) => {
    await keys.revoke(c.req.param('name'));
    return c.body(null, 204);
  });
}

/** Readable by its owner alone, as the records are. @returns what takes it away again */
export async function announce(folder: string, running: Running): Promise<() => Promise<void>> {
  const file = fileIn(folder);
  // One that a killed service left keeps its rights when it is written again.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(running)}\n`, { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** @throws DataFolderError where no service can be asked */
async function askRunning(folder: string, inUse: DataFolderError): Promise<OpenKeys> {
  const running = Running.safeParse(JSON.parse(await readFile(fileIn(folder), 'utf8').catch(() => 'null')));
  const unreachable = (cause: unknown) => {
    const message =
      `The data folder ${folder} is in use, and the service that has it can't be asked from here. ` +
      `Please run this on the machine, or in the container, of the service, or stop it first.`;
    return new DataFolderError('inUse', folder, message, { cause });
  };
  if (!running.success) throw unreachable(inUse);
  const { baseURL, token } = running.data;
  const ask = async (method: string, name = '', body?: object): Promise<unknown> => {
    const answer = await fetch(`${reachable(baseURL)}/admin/keys${name}`, {
      method,
      headers: { 'x-api-key': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw unreachable(error);
    });
    if (answer.status === 401) throw unreachable(inUse);
    if (answer.status === 204) return undefined;
    const said: unknown = await answer.json();
    if (!answer.ok) throw new Error(ErrorBody.parse(said).error);
    return said;
  };
  return {
    add: async (write) => (await ask('POST', '', write)) as KeyShown & { key: string },
    list: async () => ((await ask('GET')) as { items: KeyShown[] }).items,
    async revoke(name) {
      await ask('DELETE', `/${encodeURIComponent(name)}`);
    },
    close: () => Promise.resolve(),
  };
}

/** A service that listens everywhere is asked on this machine. */
const reachable = (baseURL: string) =>
  baseURL.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
