/** The three flows, over real HTTP and under a virtual clock. */
import { describe, expect, test } from 'vitest';
import {
  AppFileError,
  DeviceNotFoundError,
  OutOfTime,
  ServiceError,
  findDevice,
  prepareDevice,
  runDesktopFlow,
  runMobileFlow,
  runPlanFlow,
} from '../../../src/client/index.js';
import type { Device } from '../../../src/contract/index.js';
import { sendJson, serveHttp } from '../../support/httpServer.js';
import { PROJECT_ID, SESSION_ID, sessionRecord } from '../../support/records.js';
import { clientOf, failure } from '../clientOf.js';
import { appFile, appService } from './appService.js';

const REQUEST = { title: 'A case', prompt: '1. Open the shop', projectId: PROJECT_ID };
const PIXEL = { arn: 'enc:pixel', name: 'Pixel 8', model: 'GKWS6', os: '14', platform: 'ANDROID' };
const GALAXY = { arn: 'enc:galaxy', name: 'Galaxy S24', model: 'SM-S921', os: '14', platform: 'ANDROID' };
const IPHONE = { arn: 'enc:iphone', name: 'iPhone 16', platform: 'IOS' };

describe('the desktop flow', () => {
  test('creates a session and gives it once it has ended', async () => {
    const server = await serveHttp(({ method }, response, count) => {
      if (method === 'POST') sendJson(response, { sessionId: SESSION_ID }, 201);
      else sendJson(response, sessionRecord(count < 4 ? {} : { status: 'succeeded', result: 'passed' }));
    });
    const client = clientOf(server.origin);
    const created: string[] = [];
    const onSession = (sessionId: string) => void created.push(sessionId);
    const session = await runDesktopFlow(client, { request: REQUEST, clock: client.clock, onSession });
    expect(session).toMatchObject({ status: 'succeeded', result: 'passed' });
    expect(created).toEqual([SESSION_ID]);
  });

  test('lists the available models where the model is unknown', async () => {
    const answer = { error: 'Unknown model', availableModels: ['haiku', 'auto'] };
    const server = await serveHttp((_, response) => sendJson(response, answer, 422));
    const client = clientOf(server.origin);
    const flow = runDesktopFlow(client, { request: { ...REQUEST, model: 'x' }, clock: client.clock });
    expect((await failure(flow, ServiceError)).availableModels).toEqual(['haiku', 'auto']);
  });

  test('ends with the signal’s reason while it waits', async () => {
    const stop = new AbortController();
    const server = await serveHttp(({ method }, response) => {
      if (method === 'POST') sendJson(response, { id: SESSION_ID }, 201);
      else stop.abort(new Error('enough'));
    });
    const client = clientOf(server.origin);
    const { signal } = stop;
    const flow = runDesktopFlow(client, { request: REQUEST, clock: client.clock, signal });
    await expect(flow).rejects.toThrow('enough');
  });
});

describe('the mobile flow', () => {
  test('creates the session with the tokens of the device and of the app', async () => {
    const service = await appService();
    service.devices = [GALAXY, PIXEL];
    const client = clientOf(service.origin);
    const session = await runMobileFlow(client, {
      request: { ...REQUEST, platform: 'android' },
      wish: { device: 'Pixel 8', app: await appFile() },
      clock: client.clock,
    });
    expect(session.result).toBe('passed');
    const body = service.requests.find(({ url }) => url === '/api/sessions')?.body ?? '';
    expect(JSON.parse(body)).toEqual({
      ...REQUEST,
      platform: 'android',
      deviceArn: 'enc:pixel',
      deviceName: 'Pixel 8',
      uploadArn: 'enc:upload',
      appName: 'Shop',
    });
    expect(service.count('GET', '/api/devices?platform=ANDROID')).toBe(1);
  });

  test('remembers uploads per client without being told to', async () => {
    const service = await appService();
    service.devices = [PIXEL];
    const client = clientOf(service.origin);
    const app = await appFile();
    const flow = () => runMobileFlow(client, { request: REQUEST, wish: { app }, clock: client.clock });
    await Promise.all([flow(), flow()]);
    expect(service.count('POST', '/api/uploads')).toBe(1);
  });

  test('does not upload an app for a device that does not exist', async () => {
    const service = await appService();
    service.devices = [GALAXY, PIXEL];
    const client = clientOf(service.origin);
    const wish = { device: 'Pixel 9', app: await appFile() };
    const flow = runMobileFlow(client, { request: REQUEST, wish, clock: client.clock });
    const error = await failure(flow, DeviceNotFoundError);
    expect(error.message).toContain('"Pixel 9". Near ones are: Pixel 8, ');
    expect(service.count('POST', '')).toBe(0);
  });
});

describe('preparing a device', () => {
  test('takes the first of the platform where none is named, and says so', async () => {
    const service = await appService();
    service.devices = [IPHONE, GALAXY, PIXEL];
    const client = clientOf(service.origin);
    const { remarks, ...fields } = await prepareDevice(client, { platform: 'android' });
    expect(fields).toEqual({ platform: 'android', deviceArn: 'enc:galaxy', deviceName: 'Galaxy S24' });
    expect(remarks).toEqual([
      'No device was named; the first one of the catalogue was taken: Galaxy S24, 14.',
    ]);
  });

  test('tells the platform by the app’s file, or by the device', async () => {
    const service = await appService();
    service.devices = [PIXEL, IPHONE];
    const client = clientOf(service.origin);
    const app = await appFile('shop.ipa');
    const options = { clock: client.clock };
    expect(await prepareDevice(client, { app }, options)).toMatchObject({
      platform: 'ios',
      deviceArn: 'enc:iphone',
    });
    expect(await prepareDevice(client, { device: 'Pixel 8' })).toMatchObject({ platform: 'android' });
  });

  test('refuses an app of another platform before anything is asked', async () => {
    const service = await appService();
    const client = clientOf(service.origin);
    const wish = { platform: 'android', app: await appFile('shop.ipa') } as const;
    const error = await failure(prepareDevice(client, wish), AppFileError);
    expect(error.message).toContain('it is an ios app, and the platform is android');
    expect(service.requests).toHaveLength(0);
  });

  test('looks for no device where the user’s own is used', async () => {
    const service = await appService();
    const client = clientOf(service.origin);
    const prepared = await prepareDevice(client, { platform: 'android', userDeviceId: PROJECT_ID });
    expect(prepared).toEqual({ platform: 'android', remarks: [] });
    expect(service.requests).toHaveLength(0);
  });

  test('says so where the catalogue is empty', async () => {
    const service = await appService();
    service.devices = [{ name: 'Without a token', platform: 'ANDROID' }];
    const error = await failure(
      prepareDevice(clientOf(service.origin), { platform: 'android' }),
      DeviceNotFoundError,
    );
    expect(error.message).toContain('has no ANDROID device');
  });
});

describe('findDevice', () => {
  const devices = [PIXEL, GALAXY, { ...IPHONE, model: 'pixel 8' }] as Device[];

  test.each([
    ['Pixel 8', 'enc:pixel'],
    ['pixel 8', 'enc:iphone'],
    ['galaxy s24', 'enc:galaxy'],
    ['SM-S921', 'enc:galaxy'],
    ['enc:iphone', 'enc:iphone'],
  ])('finds %s as it is written, or else whatever the letter case', (wanted, arn) => {
    expect(findDevice(devices, wanted).arn).toBe(arn);
  });

  test('lists those that are meant equally, with their tokens', () => {
    const twins = [PIXEL, { ...PIXEL, arn: 'enc:other', os: '15' }] as Device[];
    expect(() => findDevice(twins, 'Pixel 8')).toThrow(
      /2 devices .* "Pixel 8".*token of one of them:\n {2}Pixel 8, 14: enc:pixel\n {2}Pixel 8, 15: enc:other$/,
    );
  });

  test('lists at most five near ones, the nearest first', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ arn: `${index}`, name: `Pixel ${index}` }));
    expect(() => findDevice(many, 'Pixel 41')).toThrow(/Near ones are: (Pixel \d+, ){4}Pixel \d+\. /);
    expect(() => findDevice(many, 'pixel 399')).toThrow('Near ones are: Pixel 39, ');
  });
});

describe('the plan flow', () => {
  const planRun = (status: string) => ({
    ...{ id: 'run', status, triggerSource: 'api', executionMode: 'sequential' },
    ...{ totalCases: 1, completedCases: 0, passedCases: 0, failedCases: 0, createdAt: 'now', cases: [] },
  });

  test('triggers the plan with what is to be different, and tells of each look', async () => {
    const statuses = ['created', 'running', 'completed'];
    const server = await serveHttp(({ method }, response, count) => {
      if (method === 'POST') sendJson(response, { planRunId: 'run', executionMode: 'sequential' }, 201);
      else sendJson(response, planRun(statuses[count - 2] ?? ''));
    });
    const client = clientOf(server.origin);
    const trigger = {
      model: 'auto',
      mobileConfig: { deviceArn: 'enc:d', deviceName: 'Pixel 8', uploadArn: 'enc:u' },
      executionMode: 'sequential',
      userDeviceId: PROJECT_ID,
    } as const;
    const seen: string[] = [];
    const onPlanRun = (planRunId: string) => void seen.push(planRunId);
    const onLook = ({ status }: { status: string }) => void seen.push(status);
    const flow = { planId: 'plan', trigger, clock: client.clock, onPlanRun, onLook };
    expect((await runPlanFlow(client, flow)).status).toBe('completed');
    expect(seen).toEqual(['run', ...statuses]);
    expect(JSON.parse(server.requests[0]!.body)).toEqual(trigger);
  });

  test('ends with OutOfTime where the run does not end', async () => {
    const server = await serveHttp((_, response) => sendJson(response, planRun('running')));
    const client = clientOf(server.origin);
    const flow = runPlanFlow(client, { planId: 'plan', clock: client.clock, timeLimit: 30_000 });
    expect((await failure(flow, OutOfTime)).message).toContain('The run of the plan');
  });
});
