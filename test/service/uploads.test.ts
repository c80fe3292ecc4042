/** Uploads over the wire: real files in, the contract's records out. */
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Upload, UPLOAD_LIFETIME } from '../../src/contract/index.js';
import { ApiError } from '../../src/service/ApiError.js';
import { Sealer } from '../../src/service/Sealer.js';
import { UPLOAD_ADDRESS_LIFETIME } from '../../src/service/uploads/StoredUpload.js';
import { root } from '../support/places.js';
import { beginPut, put, refusal, refusalOf, sealer, startUploads } from '../support/uploadService.js';

const shop = (kind: 'apk' | 'ipa') => readFile(path.join(root, `fixtures/apps/shop.${kind}`));

describe('an upload', () => {
  test.each([
    ['shop.apk', 'apk', 'ANDROID_APP'],
    ['Shop.IPA', 'ipa', 'IOS_APP'],
  ] as const)('of %s becomes an app that sessions can use', async (fileName, kind, fileType) => {
    const service = await startUploads();
    const bytes = await shop(kind);
    const shown = await service.upload(fileName, bytes);
    expect(shown).toMatchObject({
      fileName,
      fileType,
      fileSize: bytes.length,
      status: 'succeeded',
      isExpired: false,
    });
    expect(shown).toMatchObject({ appVersion: '1.4.2', identifier: 'dev.casewright.shop' });
    expect(shown).toMatchObject({ iconData: null, message: null });
    expect(Object.keys(shown).filter((name) => !(name in Upload.shape))).toEqual([]);
    expect(shown.uploadArn).not.toContain(shown.id);
    const { upload, open } = await service.uploads.resolve(shown.uploadArn!);
    const { file } = await open();
    expect(upload).toEqual(shown);
    expect(path.extname(file)).toBe(`.${kind}`);
    expect(await readFile(file)).toEqual(bytes);
  });

  test('begins with its record alone, and an address below the service that lasts an hour', async () => {
    const { create, get } = await startUploads();
    const { uploadUrl, ...shown } = await create('shop.apk');
    expect(shown).toMatchObject({ status: 'initialized', fileSize: null, uploadArn: null, isExpired: false });
    expect(await get(shown.id)).toEqual(shown);
    expect(uploadUrl).toMatch(new RegExp(`^http://127.0.0.1:\\d+/api/uploads/${shown.id}/binary\\?`));
    const expires = Number(new URL(uploadUrl).searchParams.get('expires'));
    expect(expires - Date.parse(shown.uploadedAt)).toBe(UPLOAD_ADDRESS_LIFETIME);
  });

  test.each([
    ['that is no app', () => Promise.resolve(Buffer.from('no app at all')), /\w/],
    ['of the other kind than its name says', () => shop('ipa'), /shop\.apk is an iOS app: .*\.ipa/],
  ])('%s fails with a message, for good, and its binary is not kept', async (_, bytes, words) => {
    const { upload, submit, folder } = await startUploads();
    const shown = await upload('shop.apk', await bytes());
    expect(shown).toMatchObject({ status: 'failed', message: expect.stringMatching(words), uploadArn: null });
    expect(shown.message).not.toContain(folder);
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(await submit(shown.id)).toMatchObject(refusal(409, /has failed/));
  });

  test('keeps apart from another at the same time', async () => {
    const { upload, list } = await startUploads();
    const uploaded = await Promise.all([
      upload('a.apk', await shop('apk')),
      upload('b.ipa', await shop('ipa')),
    ]);
    expect(uploaded.map(({ fileType, status }) => [fileType, status])).toEqual([
      ['ANDROID_APP', 'succeeded'],
      ['IOS_APP', 'succeeded'],
    ]);
    expect(await list()).toEqual(expect.arrayContaining(uploaded));
  });

  test('takes the binary that came last before it was submitted', async () => {
    const { create, submit, get, folder } = await startUploads();
    const { id, uploadUrl } = await create('shop.apk');
    expect(await submit(id)).toMatchObject(refusal(409, /no binary/));
    await put(uploadUrl, Buffer.from('the first'));
    await put(uploadUrl, await shop('apk'));
    expect(await readdir(folder)).toHaveLength(1);
    await submit(id);
    await expect.poll(async () => (await get(id)).status).toBe('succeeded');
    expect(await submit(id)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  test('that nobody created is not found', async () => {
    const { ask, submit } = await startUploads();
    expect(await ask('/api/uploads/none')).toMatchObject(refusal(404, /none/));
    expect(await submit('none')).toMatchObject(refusal(404, /none/));
  });
});

describe('the presigned address', () => {
  test('is no permission once changed, after an hour, or for an upload that is gone', async () => {
    const { create, pass } = await startUploads();
    const [{ uploadUrl, id }, other] = [await create('a.apk'), await create('b.apk')];
    expect(await put(uploadUrl.replace(/=[\w-]{9}/, '=AAAAAAAAA'), 'x')).toMatchObject(
      refusal(403, /signature/),
    );
    expect(await put(uploadUrl.replace(id, other.id), 'x')).toMatchObject(refusal(403, /signature/));
    const gone = sealer.sign('/api/uploads/gone/binary', new Date('2027-01-01'));
    expect(await put(new URL(gone, uploadUrl).href, 'x')).toMatchObject(refusal(404, /gone/));
    pass(UPLOAD_ADDRESS_LIFETIME);
    expect(await put(uploadUrl, 'x')).toMatchObject(refusal(403, /expired/));
  });

  test('takes bytes only, some, and none after the submission', async () => {
    const { create, submit } = await startUploads();
    const { uploadUrl, id } = await create('shop.apk');
    expect(await put(uploadUrl, '{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
    expect(await put(uploadUrl, new Uint8Array())).toMatchObject(refusal(400, /empty/));
    await put(uploadUrl, await shop('apk'));
    await submit(id);
    expect(await put(uploadUrl, 'x')).toMatchObject(refusal(409, /submitted/));
  });

  test.each([
    ['announced', Buffer.alloc(1001)],
    ['not announced', new Blob([Buffer.alloc(600), Buffer.alloc(600)]).stream()],
  ])('refuses a binary over the limit whose length is %s, and keeps none of it', async (_, body) => {
    const { create, folder } = await startUploads({ maxSize: 1000 });
    const { uploadUrl } = await create('shop.apk');
    expect(await put(uploadUrl, body)).toMatchObject(refusal(413, /1000 bytes/));
    expect(await readdir(folder)).toEqual([]);
    expect(await put(uploadUrl, Buffer.alloc(1000))).toMatchObject({ status: 200 });
  });

  test('refuses what is announced as over the limit before any of it was sent', async () => {
    const { create } = await startUploads({ maxSize: 1000 });
    const headers = { 'content-type': 'application/octet-stream', 'content-length': 1001 };
    const sending = request((await create('shop.apk')).uploadUrl, { method: 'PUT', headers });
    sending.flushHeaders();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    sending.on('error', () => undefined).destroy();
  });

  test('refuses a body that is shorter than announced, and keeps none of it', async () => {
    const { create, uploads, folder } = await startUploads();
    const { uploadUrl, id } = await create('shop.apk');
    const body = { stream: new Blob(['short']).stream(), length: 100 };
    const received = uploads.receive(id, body, new URL(uploadUrl).searchParams);
    await expect(received).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/5 bytes.*100/),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('keeps no half file of a caller that is gone, and the binary before it', async () => {
    const { create, get, folder } = await startUploads();
    const { uploadUrl, id } = await create('shop.apk');
    await put(uploadUrl, 'the whole');
    const sending = await beginPut(uploadUrl, folder, 1000);
    sending.destroy();
    await expect.poll(() => readdir(folder)).toHaveLength(1);
    expect(await readFile(path.join(folder, (await readdir(folder))[0]!), 'utf8')).toBe('the whole');
    expect(await get(id)).toMatchObject({ status: 'initialized', fileSize: 9 });
  });

  test('refuses what was still coming in at the submission', async () => {
    const { create, submit, get, folder } = await startUploads();
    const { uploadUrl, id } = await create('shop.apk');
    await put(uploadUrl, await shop('apk'));
    const sending = await beginPut(uploadUrl, folder, 20);
    await submit(id);
    sending.end(Buffer.alloc(10));
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(409);
    await expect.poll(async () => (await get(id)).status).toBe('succeeded');
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('after 30 days', () => {
  test('an upload has expired, until listing renews it for another 30', async () => {
    const { upload, get, list, uploads, pass } = await startUploads();
    const { id, uploadArn } = await upload('shop.apk', await shop('apk'));
    for (const round of [1, 2]) {
      pass(UPLOAD_LIFETIME - 1);
      expect(await get(id), `round ${round}`).toMatchObject({ isExpired: false });
      pass(1);
      expect(await get(id)).toMatchObject({ isExpired: true, status: 'succeeded', uploadArn });
      expect(await refusalOf(() => uploads.resolve(uploadArn!))).toMatchObject({
        status: 409,
        message: /expired/,
      });
      expect(await list()).toMatchObject([{ id, isExpired: false }]);
      expect((await uploads.resolve(uploadArn!)).upload).toMatchObject({ id, isExpired: false });
    }
  });

  test('an upload whose binary is gone fails, once, and says so', async () => {
    const { upload, list, get, folder, store, pass } = await startUploads();
    const { id } = await upload('shop.apk', await shop('apk'));
    await rm(folder, { recursive: true });
    pass(UPLOAD_LIFETIME);
    expect(await list()).toMatchObject([
      { isExpired: true, status: 'failed', message: expect.stringContaining('gone from storage') },
    ]);
    const writes = vi.spyOn(store, 'put');
    await list();
    expect(writes).not.toHaveBeenCalled();
    expect(await get(id)).toMatchObject({ status: 'failed' });
  });
});

describe('a binary that nobody submits', () => {
  test('is removed an hour after it came, when uploads are listed', async () => {
    const { create, list, submit, folder, pass } = await startUploads();
    const { uploadUrl, id } = await create('shop.apk');
    await put(uploadUrl, 'its binary');
    pass(UPLOAD_ADDRESS_LIFETIME - 1);
    expect(await list()).toMatchObject([{ status: 'initialized' }]);
    expect(await readdir(folder)).toHaveLength(1);
    pass(1);
    expect(await list()).toMatchObject([
      { status: 'failed', message: expect.stringContaining('nobody submitted') },
    ]);
    expect(await readdir(folder)).toEqual([]);
    expect(await submit(id)).toMatchObject(refusal(409, /nobody submitted/));
  });
});

describe('a session', () => {
  test('gets no app for a token from elsewhere, nor for one that is not ready or gone', async () => {
    const { uploads, create, upload, folder } = await startUploads();
    const { id } = await create('shop.apk');
    const foreign = new Sealer(Buffer.alloc(32, 8)).seal('upload', id);
    for (const token of [
      'nonsense',
      foreign,
      sealer.seal('device', id),
      sealer.seal('upload', 'gone'),
      `${sealer.seal('upload', id)}!!`,
    ]) {
      expect(await refusalOf(() => uploads.resolve(token))).toMatchObject({ status: 404 });
    }
    const early = await refusalOf(() => uploads.resolve(sealer.seal('upload', id)));
    expect(early).toBeInstanceOf(ApiError);
    expect(early).toMatchObject({ status: 409, message: expect.stringContaining('initialized') });
    const { uploadArn } = await upload('shop.apk', await shop('apk'));
    await rm(folder, { recursive: true });
    expect(await refusalOf(() => uploads.resolve(uploadArn!))).toMatchObject({ status: 409 });
  });
});

describe('a restart', () => {
  test('keeps what was finished, fails what was being read, and sweeps what is left over', async () => {
    const before = await startUploads();
    const done = await before.upload('done.apk', await shop('apk'));
    const broken = await before.upload('broken.apk', await shop('apk'));
    const waiting = await before.create('waiting.apk');
    await put(waiting.uploadUrl, 'its binary');
    const { store, folder } = before;
    store.put('uploads', broken.id, {
      ...((await store.get('uploads', broken.id)) as object),
      status: 'processing',
    });
    const [name] = await readdir(folder);
    await writeFile(path.join(folder, `${name!}.part`), 'half');
    await writeFile(path.join(folder, 'notes.txt'), 'not ours');
    const after = await startUploads({ store, folder });
    expect(await after.get(done.id)).toEqual(done);
    expect((await after.uploads.resolve(done.uploadArn!)).upload).toEqual(done);
    expect(await after.get(broken.id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('stopped'),
    });
    expect(await after.submit(waiting.id)).toMatchObject({ status: 200 });
    expect((await readdir(folder)).sort()).toEqual(expect.arrayContaining(['notes.txt']));
    expect((await readdir(folder)).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  test('beside other services leaves alone what these read and take in', async () => {
    const other = await startUploads();
    const { id } = await other.upload('read.apk', await shop('apk'));
    const { store, folder } = other;
    store.put('uploads', id, { ...((await store.get('uploads', id)) as object), status: 'processing' });
    const [name] = await readdir(folder);
    await writeFile(path.join(folder, `${name!}.part`), 'half');
    const there = await readdir(folder);
    const after = await startUploads({ store, folder, isOneOfTeam: true });
    expect(await after.get(id)).toMatchObject({ status: 'processing' });
    expect(await readdir(folder)).toEqual(there);
  });

  test('waits at the stop for the app that is being read, and not for a caller that is slow', async () => {
    const { create, submit, uploads, get, folder } = await startUploads();
    const [read, slow] = [await create('read.apk'), await create('slow.apk')];
    await put(read.uploadUrl, await shop('apk'));
    const sending = await beginPut(slow.uploadUrl, folder, 1000);
    await submit(read.id);
    await uploads.close();
    expect(await get(read.id)).toMatchObject({ status: 'succeeded' });
    expect(await readdir(folder)).toHaveLength(1);
    sending.destroy();
  });
});
