/** A service with nothing but uploads and devices, and what its tests say to it and expect of it. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { expect, onTestFinished } from 'vitest';
import { Upload, UploadCreated } from '../../src/contract/index.js';
import { handlersOf, type Resources } from '../../src/service/openResources.js';
import { DeviceCatalogue, type DeviceBackEnd } from '../../src/service/devices.js';
import { createApp } from '../../src/service/http/createApp.js';
import { Sealer } from '../../src/service/Sealer.js';
import { contextOver } from './recordContext.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';
import { binaryHome } from '../../src/service/binaryHome.js';
import { Uploads } from '../../src/service/uploads/Uploads.js';

const KEY = 'the key';
const OCTETS = { 'content-type': 'application/octet-stream' };
export const sealer = new Sealer(Buffer.alloc(32, 7));
export interface Wished {
  maxSize?: number;
  /** Of an earlier run. */
  store?: Store;
  folder?: string;
  backEnd?: DeviceBackEnd;
  /** Whether other services use the same records and files. */
  isOneOfTeam?: boolean;
}

/** Its time stands still until it is told to move. */
export async function startUploads(wished: Wished = {}) {
  const store = wished.store ?? memoryStore();
  const folder = wished.folder ?? path.join(await temporaryFolder(), 'uploads');
  const time = { ms: Date.parse('2026-11-20T10:00:00Z') };
  const around = await contextOver(store, { sealer, now: () => new Date(time.ms) });
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  let baseURL = '';
  const { maxSize = 100_000 } = wished;
  await mkdir(folder, { recursive: true });
  const binaries = binaryHome(path.dirname(folder), (fault) => expect.unreachable(String(fault)));
  const sweep = wished.isOneOfTeam ? undefined : (kept: readonly string[]) => binaries.sweep(kept);
  const settings = { files: binaries, sweep, baseURL: () => baseURL, onFault, maxSize };
  const uploads = await Uploads.load(around, settings);
  const catalogue = new DeviceCatalogue(sealer, wished.backEnd);
  const handlers = handlersOf({ uploads, catalogue } as Resources);
  const app = createApp({ handlers, apiKey: KEY, onFault });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await uploads.close();
    expect(faults).toEqual([]);
  });
  const ask = (where: string, init: RequestInit = {}) =>
    answerOf(
      fetch(baseURL + where, {
        ...init,
        headers: { 'x-api-key': KEY, ...(init.headers as Record<string, string>) },
      }),
    );
  return { uploads, catalogue, store, folder, ask, ...verbs(ask), pass: (ms: number) => (time.ms += ms) };
}

function verbs(ask: (where: string, init?: RequestInit) => Promise<Answer>) {
  const create = async (fileName: string) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await ask('/api/uploads', {
      method: 'POST',
      headers,
      body: JSON.stringify({ fileName }),
    });
    expect(status).toBe(201);
    return UploadCreated.parse(body);
  };
  const submit = (id: string) => ask(`/api/uploads/${id}/submit`, { method: 'POST' });
  const get = async (id: string) => Upload.parse((await ask(`/api/uploads/${id}`)).body);
  const list = async () =>
    ((await ask('/api/uploads')).body as { items: unknown[] }).items.map((item) => Upload.parse(item));
  /** The whole way, to the end of its processing. */
  const upload = async (fileName: string, bytes: Uint8Array) => {
    const { id, uploadUrl } = await create(fileName);
    expect(await put(uploadUrl, bytes)).toMatchObject({ status: 200 });
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'processing' } });
    await expect.poll(async () => (await get(id)).status, { interval: 10 }).not.toBe('processing');
    return get(id);
  };
  return { create, submit, get, list, upload };
}

export interface Answer {
  status: number;
  body: unknown;
}

async function answerOf(response: Promise<Response>): Promise<Answer> {
  const { status, ...rest } = await response.then(async (it) => ({
    status: it.status,
    text: await it.text(),
  }));
  return { status, body: rest.text === '' ? null : (JSON.parse(rest.text) as unknown) };
}

/** Without a key: the address is the permission. */
export const put = (address: string, body: BodyInit | Uint8Array, headers: Record<string, string> = OCTETS) =>
  answerOf(fetch(address, { method: 'PUT', headers, body: body as BodyInit, duplex: 'half' } as RequestInit));

/** A PUT that has sent some of its bytes, so far. */
export async function beginPut(address: string, folder: string, length: number): Promise<ClientRequest> {
  const { size } = new Set(await readdir(folder));
  const sending = request(address, { method: 'PUT', headers: { ...OCTETS, 'content-length': length } });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(10));
  await expect.poll(async () => (await readdir(folder)).length).toBe(size + 1);
  return sending;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export const refusal = (status: number, words: RegExp) => ({
  status,
  body: { error: expect.stringMatching(words) },
});

/** What is thrown there. */
export const refusalOf = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (error) {
    return error;
  }
};
