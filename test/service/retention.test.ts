/** What is deleted of what ended long ago, and what stays. */
import { expect, onTestFinished, test } from 'vitest';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { startService, type ServiceOptions } from '../../src/service/index.js';
import { emptyFolder, levelStore } from './store/stores.js';

const DAY = 24 * 60 * 60 * 1000;

async function serving(options: ServiceOptions) {
  const service = await startService(options);
  onTestFinished(() => service.close());
  const ask = async (method: string, address: string, body?: object | Uint8Array<ArrayBuffer>) => {
    const isBinary = body instanceof Uint8Array;
    const answer = await fetch(new URL(address, service.baseURL), {
      method,
      headers: {
        'x-api-key': service.apiKey,
        ...(body && { 'content-type': isBinary ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBinary ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as Record<string, string> };
  };
  return { ...service, ask };
}

/** A day's work: sessions that end, a plan run of one of them, and an upload that fails. */
async function work({ ask, projectId }: Awaited<ReturnType<typeof serving>>, count: number) {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const { body } = await ask('POST', '/api/sessions', { title: 'T', prompt: '1. Dance', projectId });
    ids.push(body['id'] ?? '');
  }
  const ended = async () =>
    Promise.all(ids.map(async (id) => (await ask('GET', `/api/sessions/${id}`)).body['completedAt'] != null));
  await expect.poll(ended, { timeout: 90_000 }).toEqual(ids.map(() => true));
  const { body: upload } = await ask('POST', '/api/uploads', { fileName: 'shop.apk' });
  await ask('PUT', upload['uploadUrl'] ?? '', new Uint8Array([1, 2, 3]));
  return { ids, uploadId: upload['id'] ?? '' };
}

test('what ended longer ago than it is kept goes with all its parts; what is newer stays', async () => {
  const data = await emptyFolder();
  const time = { now: Date.now() };
  const now = () => new Date(time.now);
  const first = await serving({ data, now });
  // More than one step deletes.
  const old = await work(first, 25);
  time.now += 80 * DAY;
  const recent = await work(first, 1);
  await first.close();

  time.now += 15 * DAY;
  const second = await serving({ data, now, keep: 90 * DAY });
  await expect.poll(async () => (await second.counts()).sessions, { timeout: 90_000 }).toBe(1);
  expect((await second.ask('GET', `/api/sessions/${recent.ids[0] ?? ''}`)).status).toBe(200);
  expect((await second.ask('GET', `/api/sessions/${old.ids[0] ?? ''}`)).status).toBe(404);
  const upload = async () => (await second.ask('GET', `/api/uploads/${old.uploadId}`)).status;
  await expect.poll(upload).toBe(404);
  expect((await second.ask('GET', `/api/uploads/${recent.uploadId}`)).status).toBe(200);
  await second.close();

  const store = await levelStore(data);
  const parts = (await store.all('messages')) as { id: string }[];
  const ofRecent = await store.below('messages', recent.ids[0] ?? '');
  expect(parts).toEqual(ofRecent);
  expect(parts.length).toBeGreaterThan(0);
  expect(await readdir(path.join(data, 'uploads'))).toEqual([]);
});

test('nothing is deleted where nobody asked for it', async () => {
  const data = await emptyFolder();
  const time = { now: Date.now() };
  const now = () => new Date(time.now);
  const first = await serving({ data, now });
  await work(first, 2);
  await first.close();
  time.now += 10_000 * DAY;
  const second = await serving({ data, now });
  expect((await second.counts()).sessions).toBe(2);
});
