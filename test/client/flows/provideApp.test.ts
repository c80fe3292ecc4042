/** Apps become uploads: once per content, again where they are still good, by name where they exist. */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  AppFileError,
  OutOfTime,
  ServiceError,
  UploadFailedError,
  UploadNotFoundError,
  memoryOfProcess,
  provideApp,
  type AppProvision,
} from '../../../src/client/index.js';
import { clientOf, failure } from '../clientOf.js';
import { appFile, appService, testFolder, uploadRecord, type AppService } from './appService.js';

function provision(service: AppService, changes: Partial<AppProvision> = {}) {
  const client = clientOf(service.origin);
  const pace = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };
  const settings: AppProvision = {
    memory: memoryOfProcess(),
    clock: client.clock,
    pace,
    timeLimit: 60_000,
    onRemark: () => undefined,
    ...changes,
  };
  return { client, settings };
}

describe('a file', () => {
  test('is registered, put without the key, submitted and waited for', async () => {
    const service = await appService();
    const { client, settings } = provision(service);
    const app = await provideApp(client, await appFile(), settings);
    expect(app).toMatchObject({ uploadArn: 'enc:upload', appName: 'Shop', fileName: 'shop.apk' });
    expect(service.requests.map(({ method, url }) => `${method} ${url}`).slice(0, 3)).toEqual([
      'POST /api/uploads',
      'PUT /put/upload-1?signature=s',
      'POST /api/uploads/upload-1/submit',
    ]);
    const put = service.requests[1]!;
    expect(put.body).toBe('PK the app');
    expect(put.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'content-length': '10' });
    expect(put.headers).not.toHaveProperty('x-api-key');
  });

  test('is uploaded once for 20 callers at the same time, whatever its name', async () => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile();
    const copy = `${await testFolder()}/copy.apk`;
    await copyFile(file, copy);
    const calls = Array.from({ length: 20 }, (_, index) =>
      provideApp(client, index % 2 ? file : copy, settings),
    );
    const apps = await Promise.all(calls);
    expect(new Set(apps.map(({ id }) => id))).toEqual(new Set(['upload-1']));
    expect(service.count('POST', '/api/uploads')).toBe(1);
    expect(service.count('PUT', 'signature=s')).toBe(1);
  });

  test('is uploaded again where its content is another', async () => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile();
    await provideApp(client, file, settings);
    await writeFile(file, 'PK another app');
    expect((await provideApp(client, file, settings)).id).toBe('upload-2');
  });

  test('is used again as long as its upload is good', async () => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile();
    await provideApp(client, file, settings);
    await provideApp(client, file, settings);
    expect(service.count('POST', '/api/uploads')).toBe(1);
  });

  test.each([
    ['is gone', (service: AppService) => void service.uploads.splice(0)],
    ['has failed', (service: AppService) => Object.assign(service.uploads[0]!, { status: 'failed' })],
    ['stays expired', (service: AppService) => Object.assign(service.uploads[0]!, { isExpired: true })],
  ])('is uploaded anew where its upload %s', async (_, change) => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile();
    await provideApp(client, file, settings);
    change(service);
    await provideApp(client, file, settings);
    expect(service.count('POST', '/api/uploads')).toBe(2);
  });

  test('is not uploaded anew where listing puts its expired upload back', async () => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile();
    await provideApp(client, file, settings);
    Object.assign(service.uploads[0]!, { isExpired: true });
    service.onList = () =>
      Object.assign(service.uploads[0]!, { isExpired: false, status: 'processing', looks: 0 });
    expect((await provideApp(client, file, settings)).id).toBe('upload-1');
    expect(service.count('GET', '/api/uploads')).toBe(1);
    expect(service.count('POST', '/api/uploads')).toBe(1);
  });

  test('that the service can’t process fails with the upload’s message, and is not remembered', async () => {
    const service = await appService();
    service.processed = { status: 'failed', message: 'No AndroidManifest.xml.' };
    const { client, settings } = provision(service);
    const file = await appFile();
    const error = await failure(provideApp(client, file, settings), UploadFailedError);
    expect(error).toMatchObject({
      reason: 'No AndroidManifest.xml.',
      uploadId: 'upload-1',
      fileName: 'shop.apk',
    });
    expect(error.message).toContain('The upload of shop.apk failed: No AndroidManifest.xml.');
    service.processed = { status: 'succeeded', uploadArn: 'enc:upload' };
    expect((await provideApp(client, file, settings)).id).toBe('upload-2');
  });

  test('that is never processed ends with OutOfTime', async () => {
    const service = await appService();
    service.processed = {};
    const { client, settings } = provision(service);
    await failure(provideApp(client, await appFile(), settings), OutOfTime);
  });

  test('whose processing took somebody too long is not uploaded again by the next one', async () => {
    const service = await appService();
    service.processed = {};
    const { client, settings } = provision(service);
    const file = await appFile();
    await failure(provideApp(client, file, settings), OutOfTime);
    service.processed = { status: 'succeeded', uploadArn: 'enc:upload' };
    expect((await provideApp(client, file, settings)).id).toBe('upload-1');
    expect(service.count('POST', '/api/uploads')).toBe(1);
  });

  test.each([
    ['no `uploadArn`', { status: 'succeeded' }],
    ['expired', { status: 'succeeded', uploadArn: 'enc:upload', isExpired: true }],
  ])('that succeeded but can’t be used says why: %s', async (why, processed) => {
    const service = await appService();
    service.processed = processed;
    const { client, settings } = provision(service);
    const error = await failure(provideApp(client, await appFile(), settings), UploadFailedError);
    expect(error.message).toContain("can't be used");
    expect(error.reason).toContain(why);
  });

  test('whose submission is refused is an error', async () => {
    const service = await appService();
    service.onSubmit = () => new Error('No binary');
    const { client, settings } = provision(service);
    expect((await failure(provideApp(client, await appFile(), settings), ServiceError)).error).toBe(
      'No binary',
    );
  });

  test('goes on where the answer to its submission was lost and asking again is a conflict', async () => {
    const service = await appService();
    service.onSubmit = (upload) => {
      if (upload['status'] !== 'initialized') return new Error('Submitted already');
      Object.assign(upload, { status: 'processing', looks: 0 });
      return 'lost';
    };
    const { client, settings } = provision(service);
    expect((await provideApp(client, await appFile(), settings)).status).toBe('succeeded');
    expect(service.count('POST', '/submit')).toBe(2);
  });

  test.each([
    ['is missing', 'gone.apk', 'there is no such file'],
    ['has another ending', 'shop.zip', 'it ends in ".zip"'],
    ['is empty', 'empty.apk', 'it is empty'],
    ['is a folder', '', 'ends in'],
  ])('that %s is refused before anything is sent', async (_, name, why) => {
    const service = await appService();
    const { client, settings } = provision(service);
    const file = await appFile(name || 'x.apk', '');
    if (name === 'gone.apk') await rm(file);
    const app = name === '' ? file.replace(/x\.apk$/, '') : file;
    const error = await failure(provideApp(client, app, settings), AppFileError);
    expect(error.message).toContain(why);
    expect(service.requests).toHaveLength(0);
  });
});

describe('a name', () => {
  const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;
  const ready = { uploadArn: 'enc:a', appName: 'Shop', identifier: 'example.shop' };

  test.each(['shop.apk', 'Shop', 'example.shop'])(
    '%s means the newest upload of it that succeeded',
    async (name) => {
      const service = await appService();
      service.uploads = [
        uploadRecord({ id: 'old', ...ready, uploadedAt: at(10) }),
        uploadRecord({ id: 'new', ...ready, uploadedAt: at(12) }),
        uploadRecord({ id: 'failed', ...ready, uploadedAt: at(13), status: 'failed' }),
        uploadRecord({ id: 'ios', ...ready, uploadedAt: at(14), fileType: 'IOS_APP' }),
      ];
      const { client, settings } = provision(service, { fileType: 'ANDROID_APP' });
      expect((await provideApp(client, name, settings)).id).toBe('new');
    },
  );

  test('means an upload that the service is putting back', async () => {
    const service = await appService();
    service.uploads = [uploadRecord({ id: 'back', ...ready, status: 'processing' })];
    const { client, settings } = provision(service);
    expect((await provideApp(client, 'Shop', settings)).id).toBe('back');
  });

  test('that is unknown lists the near ones', async () => {
    const service = await appService();
    service.uploads = [
      uploadRecord({ id: 'a', ...ready }),
      uploadRecord({ id: 'b', uploadArn: 'enc:b', fileName: 'bank.apk', appName: 'Bank' }),
    ];
    const { client, settings } = provision(service);
    const error = await failure(provideApp(client, 'Shup', settings), UploadNotFoundError);
    expect(error.nearNames[0]).toBe('Shop');
    expect(error.message).toContain('"Shup". Near ones are: Shop, ');
  });
});
