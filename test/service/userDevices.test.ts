/** User devices: registered desktops with real Playwright servers, and pages of this process. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UserDevice } from '../../src/contract/index.js';
import { findBrowser } from '../../src/service/findBrowser.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';
import { contextOver } from '../support/recordContext.js';
import type { RecordContext } from '../../src/service/Records.js';
import { handlersOf, type Resources } from '../../src/service/openResources.js';
import { UserDevices } from '../../src/service/userDevices/UserDevices.js';
import type { Watch } from '../../src/service/userDevices/registeredDevice.js';
import { launchBrowser } from '../support/browser.js';
import { serveHttp } from '../support/httpServer.js';
import { runPlaywrightServer } from '../support/playwrightServer.js';

const START = Date.parse('2026-11-20T10:00:00.000Z');
/** Nobody listens there. */
const NOWHERE = 'ws://127.0.0.1:1/';

interface Setting {
  devices: UserDevices;
  around: RecordContext & { store: Store };
  /** The background's next look. */
  look: () => void;
  /** Lets seconds pass. */
  pass: (seconds: number) => string;
}

async function setUp(watch: Partial<Watch> = {}, store = memoryStore()): Promise<Setting> {
  let time = START;
  let look: () => void = () => undefined;
  const around = await contextOver(store, { now: () => new Date(time) });
  const repeat: Watch['repeat'] = (again) => {
    look = again;
    return () => (look = () => undefined);
  };
  const devices = await UserDevices.load(around, { repeat, ...watch });
  onTestFinished(() => devices.close());
  const pass = (seconds: number) => new Date((time += seconds * 1_000)).toISOString();
  return { devices, around, look: () => look(), pass };
}

const desk = (address: string, name = 'desk') => ({ name, platform: 'linux' as const, address });
const at = (server: Server) => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** A server in the place of Playwright's. */
async function serveRaw(prepare: (server: Server) => void, answer?: RequestListener): Promise<string> {
  const server = createServer(answer);
  prepare(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return at(server);
}

const nothing = () => undefined;

/** A page that keeps a request open for as long as it is there. */
async function holdingSite() {
  const held = new Set<ServerResponse>();
  const { origin } = await serveHttp(({ url }, response) => {
    if (url === '/') response.end("<title>There</title><script>fetch('/held')</script>");
    if (url !== '/held') return;
    held.add(response);
    response.on('close', () => held.delete(response));
  });
  return { origin, held };
}

describe('a desktop with a Playwright server', () => {
  test('is online while the server answers, offline once it is killed, and last seen when it answered', async () => {
    const { devices, pass } = await setUp();
    const server = await runPlaywrightServer();
    const registered = await devices.register(desk(server.address));
    expect(UserDevice.strict().parse(registered)).toMatchObject({ name: 'desk', status: 'online', os: null });
    expect(registered.lastSeenAt).toBe(registered.createdAt);

    const seen = pass(60);
    expect(await devices.list()).toMatchObject([{ status: 'online', lastSeenAt: seen }]);
    await server.kill();
    pass(60);
    expect(await devices.list()).toMatchObject([{ status: 'offline', lastSeenAt: seen }]);
    expect(await devices.slot(registered.id)).toMatchObject({ isOnline: false });

    await runPlaywrightServer(server.port);
    const again = pass(60);
    expect(await devices.list()).toMatchObject([{ status: 'online', lastSeenAt: again }]);
  });

  test('is watched in the background', async () => {
    const { devices, look, pass } = await setUp();
    const server = await runPlaywrightServer();
    const { id } = await devices.register(desk(server.address));
    await server.kill();
    look();
    await expect.poll(async () => (await devices.slot(id))?.isOnline).toBe(false);
    await runPlaywrightServer(server.port);
    pass(15);
    look();
    await expect.poll(async () => (await devices.slot(id))?.isOnline).toBe(true);
  });

  test('gives each session a browser and a context of its own, and nothing is left of them on release', async () => {
    const { devices } = await setUp();
    const server = await runPlaywrightServer();
    const { id } = await devices.register(desk(server.addressWithBrowser));
    const site = await holdingSite();
    const seat = (await devices.slot(id))!;
    const [first, second] = await Promise.all([seat.open(), seat.open()]);
    await first.page.goto(site.origin);
    await second.page.goto(site.origin);
    expect(await first.page.title()).toBe('There');
    expect(first.page.context().browser()!.contexts()).toEqual([first.page.context()]);
    await expect.poll(() => site.held.size).toBe(2);
    await first.release();
    await expect.poll(() => site.held.size).toBe(1);
    expect([first.page.isClosed(), second.page.isClosed()]).toEqual([true, false]);
    await second.release();
    await expect.poll(() => site.held.size).toBe(0);
  });

  test('can be one that a launched browser serves, which keeps no page of a session', async () => {
    const { devices } = await setUp();
    const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
    const server = await chromium.launchServer(executablePath === undefined ? {} : { executablePath });
    onTestFinished(() => server.close());
    const { id, status } = await devices.register(desk(server.wsEndpoint()));
    expect(status).toBe('online');
    const elsewhere = await devices.register(desk(`${server.wsEndpoint()}x`, 'other'));
    expect(elsewhere.status).toBe('offline');

    const site = await holdingSite();
    const place = await (await devices.slot(id))!.open();
    await place.page.goto(site.origin);
    await expect.poll(() => site.held.size).toBe(1);
    await place.release();
    await expect.poll(() => site.held.size).toBe(0);
    expect(server.process().exitCode).toBeNull();
  });

  test('that dies under a session is released without a word', async () => {
    const { devices } = await setUp();
    const server = await runPlaywrightServer();
    const { id } = await devices.register(desk(server.addressWithBrowser));
    const place = await (await devices.slot(id))!.open();
    await server.kill();
    await place.release();
    expect(place.page.isClosed()).toBe(true);
  });
});

describe('a status', () => {
  test('is online for a server behind a gateway that only knows WebSockets', async () => {
    const { devices } = await setUp();
    const notFound: RequestListener = (_, response) => response.writeHead(404).end();
    const address = await serveRaw((server) => {
      server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    }, notFound);
    const refusing = await serveRaw(nothing, notFound);
    expect(await devices.register(desk(address))).toMatchObject({ status: 'online' });
    expect(await devices.register(desk(refusing, 'web'))).toMatchObject({ status: 'offline' });
  });

  test.each<[string, RequestListener]>([
    ['says nothing', nothing],
    ['never comes to an end', (_, response) => void response.writeHead(200).write('{')],
    ['says far too much', (_, response) => response.end('x'.repeat(1_000_000))],
    ['breaks off', (_, response) => response.write('{', () => response.destroy())],
  ])('is offline where the other side %s', async (_, answer) => {
    const { devices } = await setUp({ timeLimit: 200 });
    const address = await serveRaw((server) => server.on('upgrade', nothing), answer);
    expect(await devices.register(desk(address))).toMatchObject({ status: 'offline', lastSeenAt: null });
  });
});

describe('a place on a desktop', () => {
  test('that is off is refused with what to do', async () => {
    const { devices } = await setUp();
    const { id, status } = await devices.register(desk('ws://127.0.0.1:1/secret?token=secret'));
    expect(status).toBe('offline');
    await expect((await devices.slot(id))!.open()).rejects.toThrow(
      'The user device "desk" gave no browser: connect ECONNREFUSED 127.0.0.1:1. ' +
        'Start `npx playwright run-server --host 0.0.0.0 --port <port>` there, or mend its address.',
    );
  });

  test('with another Playwright is refused with both versions', async () => {
    const { devices } = await setUp();
    const box = '║   - server version: v1.50 ║\n║   - client version: v1.65 ║';
    const address = await serveRaw(
      (server) => {
        server.on('upgrade', (_, socket) =>
          socket.end(`HTTP/1.1 428 Precondition Required\r\n\r\n║ Playwright version mismatch: ║\n${box}`),
        );
      },
      (_, response) => response.end('Running'),
    );
    const { id } = await devices.register(desk(address));
    await expect((await devices.slot(id))!.open()).rejects.toThrow(
      "its Playwright is 1.50 and this service's 1.65. Run `npx playwright@1.65 run-server` there.",
    );
  });

  test('that has no browser is refused with how to install one', async () => {
    const { devices } = await setUp();
    const server = await runPlaywrightServer();
    const url = new URL(server.address);
    url.searchParams.set('launch-options', JSON.stringify({ executablePath: '/no/such/browser' }));
    const { id } = await devices.register(desk(url.href));
    await expect((await devices.slot(id))!.open()).rejects.toThrow(
      /\/no\/such\/browser\. Run `npx playwright install/,
    );
  });

  test('at a wrong path is refused without the address', async () => {
    const { devices } = await setUp();
    const server = await runPlaywrightServer();
    const { id } = await devices.register(desk(`${server.address}secret`));
    const refused = expect((await devices.slot(id))!.open()).rejects;
    await refused.toThrow(/gave no browser: it answered 400 Bad Request\./);
    await refused.not.toThrow(/secret/);
  });
});

describe('registering', () => {
  test.each([
    ['name', desk('ws://127.0.0.1:2/'), 'A user device named "desk"'],
    ['address', desk('ws://127.0.0.1:1', 'other'), 'At this address, the user device "desk"'],
  ])('the same %s twice is refused with 409, also at once', async (_, second, words) => {
    const { devices } = await setUp();
    const both = await Promise.allSettled([devices.register(desk(NOWHERE)), devices.register(second)]);
    expect(both).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 409, message: expect.stringContaining(words) } },
    ]);
    expect(await devices.list()).toHaveLength(1);
  });

  test('survives a restart, with what was last seen', async () => {
    const { devices, around } = await setUp();
    const server = await runPlaywrightServer();
    const registered = await devices.register(desk(server.address));
    await devices.close();
    await server.kill();
    const later = await setUp({}, around.store);
    expect(await later.devices.slot(registered.id)).toMatchObject({ isOnline: false, concurrency: 1 });
    expect(await later.devices.list()).toEqual([{ ...registered, status: 'offline' }]);
  });
});

describe('a page of this process', () => {
  test('is listed beside the desktops, online until it is closed', async () => {
    const { devices, pass } = await setUp();
    await devices.register(desk(NOWHERE));
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const added = devices.addPage({ page });
    expect(UserDevice.strict().parse(added)).toMatchObject({ status: 'online' });
    const place = await (await devices.slot(added.id))!.open();
    expect(place.page).toBe(page);
    await place.release();
    expect(page.isClosed()).toBe(false);

    const seen = pass(60);
    expect(await devices.list()).toMatchObject([{ lastSeenAt: seen }, { name: 'desk' }]);
    await page.close();
    pass(60);
    expect(await devices.list()).toMatchObject([{ status: 'offline', lastSeenAt: seen }, { name: 'desk' }]);
  });
});

describe('the endpoints', () => {
  const call = { query: undefined, search: new URLSearchParams() };

  test('register, list and remove without ever showing an address', async () => {
    const { devices } = await setUp();
    const gone: unknown[] = [];
    devices.onRemoved((...what) => Promise.resolve(void gone.push(what)));
    const { registerUserDevice, listUserDevices, removeUserDevice } = handlersOf({
      userDevices: devices,
    } as Resources);
    const device = await registerUserDevice({ ...call, parameters: {}, body: desk(NOWHERE) });
    const list = await listUserDevices({ ...call, parameters: {}, body: undefined });
    expect(list).toEqual({ items: [device] });
    expect(JSON.stringify(list)).not.toContain('ws:');

    const remove = () =>
      removeUserDevice({ ...call, parameters: { user_device_id: device.id }, body: undefined });
    expect(await remove()).toEqual(device);
    expect(gone).toEqual([[device.id, { why: 'the device was removed', isForgotten: false }]]);
    expect(await devices.list()).toEqual([]);
    expect(await devices.slot(device.id)).toBeUndefined();
    await expect(async () => remove()).rejects.toMatchObject({ status: 404 });
  });
});
