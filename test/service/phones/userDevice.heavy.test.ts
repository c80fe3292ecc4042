/** A phone that a user registered: a session names it by its id alone, and it is driven by the Appium server at its address. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { gather, pollSession, ServiceClient, ServiceError } from '../../../src/client/index.js';
import { pollSettings } from '../../../src/client/polling/pollUntil.js';
import type { UserDeviceWrite } from '../../../src/contract/index.js';
import { startService, type ServiceOptions } from '../../../src/service/index.js';
import { FAKE, startAppium, type Appium } from '../../support/appium/startAppium.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

const mine = (more: Partial<UserDeviceWrite> = {}): UserDeviceWrite => ({
  ...{ name: 'My phone', platform: 'android', address: appium.address, udid: 'mine' },
  ...{ capabilities: FAKE, app: 'dev.casewright.shop' },
  ...more,
});

async function serve(options: ServiceOptions = {}) {
  const { baseURL, apiKey, projectId, ...service } = await startService({ stepTimeout: 1_500, ...options });
  onTestFinished(() => service.close());
  const client = new ServiceClient({ baseURL, apiKey });
  onTestFinished(() => client.close());
  const run = async (userDeviceId: string, prompt: string, more = {}) => {
    const id = await client.createSession({ title: 'Mine', prompt, projectId, userDeviceId, ...more });
    return pollSession(
      () => client.getSession(id),
      pollSettings({ pace: { fraction: 0.1, floor: 30, ceiling: 200 } }),
    );
  };
  return { client, run, projectId };
}

const LOOK = '1. I should see "Log in"';

test('a session on it needs no platform, and tells which phone it was', async () => {
  const { client, run } = await serve();
  const device = await client.registerUserDevice(mine());
  expect(device.record).toMatchObject({ name: 'My phone', platform: 'android', status: 'online' });
  expect(JSON.stringify(await gather(client.listUserDevices()))).not.toMatch(/udid|mine|127\.0/);
  const before = appium.sessions.length;
  const session = await run(device.id, LOOK);
  expect(session).toMatchObject({
    ...{ status: 'succeeded', result: 'passed', platform: 'android' },
    mobileSession: { deviceName: 'My phone', devicePlatform: 'ANDROID', deviceArn: expect.any(String) },
  });
  expect(appium.sessions.slice(before)).toEqual(['begin mine', 'end mine']);
  expect(await gather(client.listDevices({}))).toEqual([]);
});

test('is the same device as one of the catalogue, and has one session at a time', async () => {
  const phones = {
    appium: appium.address,
    devices: [{ name: 'Pixel 8', platform: 'android' as const, udid: 'mine', capabilities: FAKE }],
  };
  const { client, run } = await serve({ phones });
  const { id } = await client.registerUserDevice(mine());
  const [{ arn = '' } = {}] = await gather(client.listDevices({}));
  const before = appium.sessions.length;
  const sessions = await Promise.all([
    run(id, LOOK),
    run(id, LOOK, { platform: 'android', deviceArn: arn, userDeviceId: undefined }),
    run(id, LOOK, { platform: 'android' }),
  ]);
  expect(sessions.map(({ result }) => result)).toEqual(['passed', 'passed', 'passed']);
  expect(appium.sessions.slice(before).map((line) => line.split(' ')[0])).toEqual([
    'begin',
    'end',
    'begin',
    'end',
    'begin',
    'end',
  ]);
});

test('what runs there ends when it is removed', async () => {
  const { client, run, projectId } = await serve({ stepTimeout: 60_000 });
  const { id } = await client.registerUserDevice(mine());
  const running = run(id, '1. Tap "Hang"\n2. I should see "Groceries"');
  await expect
    .poll(async () => (await gather(client.listSessions(projectId)))[0]?.status, { timeout: 20_000 })
    .toBe('running');
  await client.removeUserDevice(id);
  expect(await running).toMatchObject({ status: 'terminated', summary: expect.stringContaining('removed') });
});

test('a session that does not fit it is refused, and so is one on a phone whose server is away', async () => {
  const { client, run } = await serve();
  const { id } = await client.registerUserDevice(mine());
  const away = await client.registerUserDevice(mine({ name: 'Away', address: 'http://127.0.0.1:9' }));
  expect(away.record).toMatchObject({ status: 'offline', lastSeenAt: null });
  const refusal = (device: string, more: object) => run(device, LOOK, more).catch((error: unknown) => error);
  const reported = await Promise.all([
    refusal(id, { platform: 'desktop' }),
    refusal(id, { platform: 'ios' }),
    refusal(away.id, {}),
    refusal('0b54e7ba-37c8-4f5a-8f41-c6a2be7f2a10', { platform: 'android' }),
  ]);
  expect(reported).toMatchObject([
    { status: 422, message: expect.stringContaining('"My phone" runs android sessions') },
    { status: 422, message: expect.stringContaining('platform: the device is one of ANDROID') },
    { status: 409, message: expect.stringContaining('"Away" is offline. Start its Appium server') },
    { status: 404 },
  ]);
  expect(reported.every((error) => error instanceof ServiceError)).toBe(true);
});

test.each([
  ['a phone with the address of a Playwright server', { address: 'ws://127.0.0.1:1/' }, 'address: '],
  ['a desktop with that of an Appium', { platform: 'linux' as const, udid: undefined }, 'address: '],
  ['a desktop with a udid', { platform: 'linux' as const, address: 'ws://127.0.0.1:1/' }, 'udid: only for'],
])('%s is refused', async (_what, more, why) => {
  const { client } = await serve();
  const refused = client.registerUserDevice(mine(more));
  await expect(refused).rejects.toThrow(why);
});
