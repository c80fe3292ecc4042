/** The mobile flow end to end: the client's flow, over HTTP, to sessions on devices that a back end plays. */
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  DeviceNotFoundError,
  ServiceClient,
  ServiceError,
  UploadFailedError,
  gather,
  runMobileFlow,
  type DeviceWish,
} from '../../src/client/index.js';
import type { Session } from '../../src/contract/index.js';
import { startService } from '../../src/service/index.js';
import { loggingProxy } from '../support/loggingProxy.js';
import { root } from '../support/places.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { scriptedDevices } from '../support/scriptedDevices.js';

const APK = path.join(root, 'fixtures', 'apps', 'shop.apk');
const IPA = path.join(root, 'fixtures', 'apps', 'shop.ipa');
const SHOP = { appName: null, bundleId: 'dev.casewright.shop' };
const PACE = { fraction: 0.1, floor: 30, ceiling: 200 };
const DAY = 24 * 60 * 60 * 1000;

async function startMobile({ hasDevices = true } = {}) {
  const devices = scriptedDevices();
  const time = { ahead: 0 };
  const now = () => new Date(Date.now() + time.ahead);
  const service = await startService({ now, ...(hasDevices && { deviceBackEnd: devices }) });
  onTestFinished(() => service.close());
  const wire = await loggingProxy(service.baseURL);
  const client = new ServiceClient({ baseURL: wire.origin, apiKey: service.apiKey });
  onTestFinished(() => client.close());
  const request = {
    title: 'Buying',
    prompt: '1. Tap "Buy"\n2. I see "Thanks"',
    projectId: service.projectId,
  };
  const flow = (wish: DeviceWish, platform?: 'android' | 'ios') =>
    runMobileFlow(client, { request: { ...request, ...(platform && { platform }) }, wish, pace: PACE });
  return { service, wire, client, devices, request, flow, time };
}

const failure = async <Kind extends Error>(work: Promise<unknown>, kind: new (...of: never[]) => Kind) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(kind);
  return error as Kind;
};

async function temporaryFile(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-app-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, name), text);
  return path.join(folder, name);
}

describe('the mobile flow', () => {
  test.each(['its name', 'its model', 'its token'])(
    'finds a device by %s and runs the app there',
    async (by) => {
      const { client, devices, flow } = await startMobile();
      const pixel = (await gather(client.listDevices({ platform: 'ANDROID' })))[0];
      const names = { 'its name': pixel?.name, 'its model': pixel?.model, 'its token': pixel?.arn };
      const session = await flow(
        { device: names[by as keyof typeof names] ?? undefined, app: APK },
        'android',
      );
      expect(session).toMatchObject({
        status: 'succeeded',
        result: 'passed',
        platform: 'android',
        toolCount: 2,
      });
      expect(session.mobileSession).toEqual({
        ...{ deviceArn: pixel?.arn, deviceName: 'Pixel 8', devicePlatform: 'ANDROID' },
        ...{ uploadArn: expect.any(String), uploadType: 'own_app', ...SHOP },
      });
      expect(devices.ran).toEqual([
        {
          deviceId: 'emulator-5554',
          identifier: SHOP.bundleId,
          app: await readFile(APK),
          steps: ['Tap "Buy"', 'I see "Thanks"'],
        },
      ]);
    },
  );

  test('takes the platform from an .ipa file', async () => {
    const { flow, devices } = await startMobile();
    const session = await flow({ app: IPA });
    expect(session).toMatchObject({ platform: 'ios', result: 'passed' });
    expect(session.mobileSession).toMatchObject({ deviceName: 'iPhone 16', devicePlatform: 'IOS' });
    expect(session.mobileSession).toMatchObject({ ...SHOP, appName: 'Casewright Shop' });
    expect(devices.ran).toMatchObject([{ deviceId: '00008110-000A', identifier: SHOP.bundleId }]);
  });

  test('keeps what the device said and showed, for whoever asks later', async () => {
    const { client, flow, wire } = await startMobile();
    const { id } = await flow({ device: 'Pixel 8', app: APK });
    const messages = await gather(client.listMessages(id));
    expect(messages.map(({ content }) => content)).toEqual(['Did: Tap "Buy"', 'Did: I see "Thanks"']);
    const screenshots = await gather(client.listScreenshots(id));
    expect(screenshots.map(({ messageId }) => messageId)).toEqual(messages.map((message) => message.id));
    expect(await client.getPicture(id, screenshots[0]!)).toMatchObject({ mediaType: 'image/png' });
    const { headers } = await fetch(wire.origin + screenshots[0]!.url);
    expect(headers.get('content-type')).toBe('image/png');
    expect(await client.getTimeline(id)).toMatchObject({ stepCount: 2 });
  });

  test('sends the binary to its presigned address as it is, and the key everywhere but there', async () => {
    const { wire, flow, service } = await startMobile();
    await flow({ device: 'Pixel 8', app: APK });
    const bytes = await readFile(APK);
    const [put, ...more] = wire.requests.filter(({ method }) => method === 'PUT');
    expect(more).toEqual([]);
    expect(put).toMatchObject({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    });
    expect(JSON.stringify(put)).not.toContain(service.apiKey);
    expect(put?.headers).not.toHaveProperty('x-api-key');
    const others = wire.requests.filter((one) => one !== put);
    expect(others.every(({ headers }) => headers['x-api-key'] === service.apiKey)).toBe(true);
    const words = others.map(
      ({ method, path: where }) => `${method} ${where.replace(/[\da-f-]{36}/, '<id>')}`,
    );
    expect(words.filter((word, index) => words.indexOf(word) === index)).toEqual([
      'GET /api/devices',
      'POST /api/uploads',
      'POST /api/uploads/<id>/submit',
      'GET /api/uploads/<id>',
      'POST /api/sessions',
      'GET /api/sessions/<id>',
    ]);
  });

  test('uploads one file once for ten sessions at the same time', async () => {
    const { wire, client, flow } = await startMobile();
    const apps = Array.from({ length: 10 }, () => flow({ device: 'Galaxy S24', app: APK }, 'android'));
    const sessions: Session[] = await Promise.all(apps);
    expect(sessions.map(({ result }) => result)).toEqual(Array.from(sessions, () => 'passed'));
    expect(new Set(sessions.map(({ mobileSession }) => mobileSession?.uploadArn)).size).toBe(1);
    expect(wire.count('POST', '/api/uploads')).toBe(1);
    expect(wire.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(await gather(client.listUploads())).toHaveLength(1);
  });

  test('renews an upload after its 30 days instead of uploading again', async () => {
    const { wire, client, request, flow, time } = await startMobile();
    const { mobileSession } = await flow({ device: 'Pixel 8', app: APK });
    time.ahead = 31 * DAY;
    const { deviceArn = '', uploadArn } = mobileSession ?? {};
    const expired = client.createSession({
      ...{ ...request, platform: 'android', deviceArn },
      ...(uploadArn && { uploadArn }),
    });
    expect(await failure(expired, ServiceError)).toMatchObject({
      status: 409,
      message: expect.stringContaining('shop.apk has expired'),
    });
    const again = await flow({ device: 'Pixel 8', app: APK });
    expect(again).toMatchObject({ result: 'passed', mobileSession: { uploadArn } });
    expect(wire.count('POST', '/api/uploads')).toBe(1);
    expect(wire.count('GET', '/api/uploads')).toBe(1);
    expect(await gather(client.listUploads())).toMatchObject([{ isExpired: false, status: 'succeeded' }]);
  });
});

describe('the mobile flow ends before a session is created', () => {
  test('with the upload’s message, for an app that can’t be read', async () => {
    const { wire, client, flow } = await startMobile();
    const app = await temporaryFile('broken.apk', 'This is no app at all.');
    const error = await failure(flow({ device: 'Pixel 8', app }), UploadFailedError);
    const [upload] = await gather(client.listUploads());
    expect(upload).toMatchObject({ status: 'failed', message: expect.stringMatching(/\S/) });
    expect(error).toMatchObject({ code: 'upload-failed', fileName: 'broken.apk', reason: upload?.message });
    expect(error.message).toContain(upload?.message?.replace(/\.$/, ''));
    expect(wire.count('POST', '/api/sessions')).toBe(0);
  });

  test('with the near ones, for a device that is not in the catalogue', async () => {
    const { wire, flow } = await startMobile();
    const error = await failure(flow({ device: 'Pixel 9', app: APK }), DeviceNotFoundError);
    expect(error.message).toContain('"Pixel 9". Near ones are: Pixel 8, ');
    expect(error.message).not.toContain('iPhone');
    expect(wire.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('where the service has no devices for the platform', async () => {
    const { client, request, service, flow } = await startMobile({ hasDevices: false });
    for (const platform of ['android', 'ios'] as const) {
      const { message } = await failure(flow({}, platform), DeviceNotFoundError);
      expect(message).toContain(`has no ${platform.toUpperCase()} device`);
      const name = platform === 'ios' ? 'iOS' : 'Android';
      const refusal = await failure(client.createSession({ ...request, platform }), ServiceError);
      expect(refusal).toMatchObject({ status: 422, message: expect.stringContaining(`no ${name} devices`) });
    }
    expect((await service.counts()).sessions).toBe(0);
  });

  test('for tokens that the service never gave, or gave for something else', async () => {
    const { client, request, flow, service } = await startMobile();
    const { mobileSession } = await flow({ device: 'Pixel 8', app: APK });
    const { deviceArn = '', uploadArn = '' } = mobileSession ?? {};
    const given = { ...request, platform: 'android' as const, deviceArn, uploadArn: uploadArn ?? '' };
    const wrong = [
      { deviceArn: changed(deviceArn) },
      { deviceArn: given.uploadArn },
      { uploadArn: changed(given.uploadArn) },
      { uploadArn: deviceArn },
      { deviceArn: 'emulator-5554' },
    ];
    for (const tokens of wrong) {
      const refusal = await failure(client.createSession({ ...given, ...tokens }), ServiceError);
      const [name] = Object.keys(tokens);
      expect(refusal).toMatchObject({
        status: 404,
        message: expect.stringContaining(`The ${name} is none of`),
      });
    }
    expect((await service.counts()).sessions).toBe(1);
  });
});

/** One character in the middle is another. */
function changed(token: string): string {
  const middle = Math.floor(token.length / 2);
  return token.slice(0, middle) + (token[middle] === 'A' ? 'B' : 'A') + token.slice(middle + 1);
}

describe('a session is refused', () => {
  test('where device, app and platform don’t fit together, and for a desktop that names a device', async () => {
    const { client, request } = await startMobile();
    const [android] = await gather(client.listDevices({ platform: 'ANDROID' }));
    const deviceArn = android?.arn ?? '';
    const refusal = async (more: object) =>
      failure(client.createSession({ ...request, ...more }), ServiceError);
    expect((await refusal({ platform: 'ios', deviceArn })).message).toContain('the device is one of ANDROID');
    expect(await refusal({ platform: 'android' })).toMatchObject({ status: 400 });
    expect((await refusal({ deviceArn })).message).toContain('only for platform "android" or "ios"');
  });
});

describe('entries on a device', () => {
  const CASES = {
    'cases/buy.feature':
      'Feature: Shop\n\n  Scenario: Buying\n    When I tap "Buy"\n    Then I see "Thanks"\n',
    'cases/look.md': '# Looking\n\n## Around\n\n- I see "Shop"\n',
    'cases/bad.md': '# Shop\n\n## Breaking\n\n- I see "Shop"\n- I break it\n',
  };

  /** @param options of each `cases()` */
  async function runEntries(options: readonly string[], cases: Record<string, string> = CASES) {
    const { service, wire, devices } = await startMobile();
    const { apiKey, projectId } = service;
    const access = JSON.stringify({ baseURL: wire.origin, apiKey, projectId });
    const project = await playwrightProject({
      'playwright.config.ts': config(
        options.map((own) => `{ files: 'cases/*', platform: 'android', ${own}, service: ${access} }`),
        'workers: 2,',
      ),
      ...cases,
    });
    await copyFile(APK, path.join(project.folder, 'shop.apk'));
    return { ...(await project.playwright()), project, wire, devices };
  }

  test('pass, or fail at the step that the device names, on two workers that share one upload', async () => {
    const { output, exitCode, project, wire, devices } = await runEntries([
      `device: 'Pixel 8', app: 'shop.apk'`,
    ]);
    expect(output).toContain('using 2 workers');
    expect(output).toContain('2 passed');
    expect(output).toContain('at: I break it');
    expect(output).toMatch(/> 6 \| - I break it/);
    expect(exitCode).toBe(1);
    expect(devices.ran).toHaveLength(3);
    expect(devices.ran.every(({ deviceId }) => deviceId === 'emulator-5554')).toBe(true);
    expect(wire.count('POST', '/api/uploads')).toBe(1);
    expect(wire.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    const hash = createHash('sha256')
      .update(await readFile(APK))
      .digest('hex');
    expect(JSON.parse(await project.read('.casewright/uploads.json'))).toEqual({
      [`${wire.origin} ${hash}`]: expect.any(String),
    });
  });

  test('are red with the near devices, or the name of the app, where either is unknown', async () => {
    const { output, exitCode, project, wire } = await runEntries(
      [
        `name: 'no device', device: 'Pixel 9', app: 'shop.apk'`,
        `name: 'no file', device: 'Pixel 8', app: 'builds/shop.apk'`,
        `name: 'no upload', device: 'Pixel 8', app: 'other.apk'`,
      ],
      { 'cases/look.md': CASES['cases/look.md'] },
    );
    expect(output).toContain('"Pixel 9". Near ones are: Pixel 8, ');
    expect(output).toContain(path.join(project.folder, 'builds/shop.apk'));
    expect(output).toContain('there is no such file');
    expect(output).toMatch(/other\.apk.*upload|upload.*other\.apk/);
    expect(output).toContain('3 failed');
    expect(exitCode).toBe(1);
    expect(wire.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
