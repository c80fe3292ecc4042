/** Every operation of the endpoint table at its work, with each answer held to the table and to the served document. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CAPTURE_EVENT_TYPES,
  ENDPOINTS,
  RUNNABLE_MODELS,
  type Endpoint,
  type Session,
} from '../../../src/contract/index.js';
import { root } from '../../support/places.js';
import { runPlaywrightServer } from '../../support/playwrightServer.js';
import { BODIES } from './bodies.js';
import { ground, type ContractService } from './contractService.js';
import { startWithBrowser } from './startWithBrowser.js';
import { visitShop } from './visit.js';
import { onPhone } from './world.js';

let contract: ContractService;
let browser: Browser;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ contract, browser, close } = await startWithBrowser());
});
afterAll(() => close());

const ofProject = () => ({ parameters: { project_id: contract.projectId } });

describe('the catalogue', () => {
  test('has projects that are created, changed and listed', async () => {
    const made = await contract.ask('createProject', { body: BODIES.createProject });
    expect(made).toMatchObject(BODIES.createProject);
    const parameters = { project_id: made.id };
    const changed = await contract.ask('updateProject', { parameters, body: { description: null } });
    expect(changed).toEqual({ ...made, description: null });
    const { items } = await contract.ask('listProjects');
    expect(items.map(({ name }) => name)).toEqual(['Default', 'Shop']);
  });

  test('has the models that can be run', async () => {
    const { items } = await contract.ask('listModels');
    expect(items.map(({ id }) => id).sort()).toEqual([...RUNNABLE_MODELS].sort());
    expect(items.map(({ id }) => id)).not.toContain('default');
    expect(items.map(({ id }) => id)).not.toContain('opus');
    const providers = [...new Set(items.map(({ provider }) => provider))];
    expect(providers).toHaveLength(4);
    expect(items.find(({ id }) => id === 'auto')?.provider).toBe('mixed');
  });

  test('has the devices of the back end, by platform', async () => {
    const { items } = await contract.ask('listDevices');
    expect(items.map(({ platform }) => platform)).toEqual(['ANDROID', 'IOS']);
    const phones = await contract.ask('listDevices', { query: { platform: 'ANDROID' } });
    expect(phones.items).toEqual([items[0]]);
  });

  test('has the pages of this process among the user devices, for as long as they are there', async () => {
    const { userDeviceId, page } = await visitShop(contract, browser);
    const look = async () =>
      (await contract.ask('listUserDevices')).items.find(({ id }) => id === userDeviceId);
    expect(await look()).toMatchObject({ status: 'online', lastSeenAt: expect.any(String) });
    await page.close();
    expect(await look()).toMatchObject({ status: 'offline' });
    await contract.ask('removeUserDevice', { parameters: { user_device_id: userDeviceId } });
  });

  test('has user devices that come, run a session, and go', async () => {
    const { addressWithBrowser: address } = await runPlaywrightServer();
    const body = { name: 'desk', platform: 'linux', os: '6.1', address };
    const desk = await contract.ask('registerUserDevice', { body });
    expect(desk).toMatchObject({ name: 'desk', os: '6.1', status: 'online' });
    const away = await contract.ask('registerUserDevice', {
      body: { ...BODIES.registerUserDevice, name: 'away' },
    });
    expect(away).toMatchObject({ status: 'offline', lastSeenAt: null });
    const ids = async () => (await contract.ask('listUserDevices')).items.map(({ id }) => id);
    expect((await ids()).sort()).toEqual([desk.id, away.id].sort());
    const { status } = await runDesktop('1. Open "about:blank"', desk.id);
    expect(status).toBe('succeeded');
    for (const { id } of [desk, away]) {
      const gone = await contract.ask('removeUserDevice', { parameters: { user_device_id: id } });
      expect(gone.id).toBe(id);
    }
    expect(await ids()).toEqual([]);
  });
});

describe('uploads', () => {
  test.each([
    ['shop.apk', 'ANDROID_APP'],
    ['shop.ipa', 'IOS_APP'],
  ])('take in %s and say what is in it', async (fileName, fileType) => {
    const bytes = await readFile(path.join(root, 'fixtures', 'apps', fileName));
    const upload = await contract.upload(fileName, bytes);
    const app = { appVersion: '1.4.2', identifier: 'dev.casewright.shop' };
    expect(upload).toMatchObject({ fileName, fileType, status: 'succeeded', ...app, isExpired: false });
    expect(upload).toMatchObject({ fileSize: bytes.length, uploadArn: expect.any(String) });
    expect(upload.iconData).toBeNull();
  });

  test('fail for what is no app, with a message', async () => {
    const upload = await contract.upload('shop.apk', Buffer.from('not at all'));
    expect(upload).toMatchObject({ status: 'failed', uploadArn: null });
    expect(upload.message).toContain('is not an Android or iOS app');
  });

  test('are listed in all states', async () => {
    await contract.ask('createUpload', { body: { fileName: 'later.IPA' } });
    const { items } = await contract.ask('listUploads');
    const states = items.map(({ status }) => status).sort();
    expect(states).toEqual(['failed', 'initialized', 'succeeded', 'succeeded']);
  });
});

describe('sessions', () => {
  const PASSES = '> Around it\n1. Open "/"\n2. Click "Buy"\n3. I see "Bought"';

  test.skipIf(!ground.hasPages).each([
    ['pass', PASSES, { status: 'succeeded', result: 'passed', toolCount: 3, screenshotsCount: 3 }],
    [
      'fail',
      '1. Open "/"\n2. I see "Apples" within 0.5 seconds',
      { status: 'failed', result: 'failed', failedToolCount: 1 },
    ],
    ['are errors', '1. Dance the tango', { status: 'error', result: 'error', screenshotsCount: 0 }],
  ])('that %s leave their evidence', async (_, prompt, ending) => {
    const { userDeviceId } = await visitShop(contract, browser);
    const session = await runDesktop(prompt, userDeviceId);
    expect(session).toMatchObject({ prompt, platform: 'desktop', model: 'default', ...ending });
    const { messages, screenshots, timeline, capture } = await evidenceOf(session.id);
    expect(messages.nextCursor).toBeNull();
    expect(timeline.stepCount).toBe(messages.items.length);
    expect(screenshots.items).toHaveLength(session.screenshotsCount);
    expect(capture).toMatchObject({ sessionId: session.id, platform: 'desktop', truncated: false });
    expect(capture.snapshotCount).toBe(capture.snapshots?.length);
  });

  test.skipIf(!ground.hasPages)(
    'have a capture of the page, and pictures with the key and without',
    async () => {
      const { userDeviceId } = await visitShop(contract, browser);
      const { id } = await runDesktop(PASSES, userDeviceId);
      const { screenshots, capture } = await evidenceOf(id);
      const types = new Set(capture.events?.map(({ type }) => type));
      for (const type of ['action_started', 'request', 'response', 'console', 'snapshot_captured'])
        expect([...types]).toContain(type);
      for (const type of types) expect(CAPTURE_EVENT_TYPES).toContain(type);
      expect(capture.browserContext).toMatchObject({ userAgent: expect.stringContaining('Chrome') });
      expect(JSON.stringify(capture.storageState)).toContain('basket');
      const triggers = capture.snapshots?.map(({ trigger }) => trigger);
      expect(triggers).toEqual(expect.arrayContaining(['screenshot', 'page_load']));
      for (const { id: screenshot_id, url } of screenshots.items) {
        const withKey = await contract.ask('getScreenshot', { parameters: { screenshot_id } });
        expect(await contract.at('getScreenshot', url)).toEqual({ status: 200, body: withKey });
      }
    },
  );

  test('run in a browser of the service’s own, and are listed', async () => {
    const session = await runDesktop('1. Open "about:blank"');
    expect(session.status).toBe('succeeded');
    const { items, totalCount } = await contract.ask('listSessions', ofProject());
    expect(items[0]?.id).toBe(session.id);
    expect(totalCount).toBe(items.length);
  });

  test('end as terminated when asked to, and are archived', async () => {
    const { id } = await onPhone(contract, '1. Wait');
    const parameters = { session_id: id };
    const ended = await contract.ask('terminateSession', { parameters });
    expect(ended).toMatchObject({ status: 'terminated', result: null });
    const archived = await contract.ask('archiveSession', { parameters });
    expect(archived).toMatchObject({ status: 'archived', archivedAt: expect.any(String) });
  });

  test.each([
    ['Pass', 'succeeded'],
    ['Fail', 'failed'],
    ['Break', 'error'],
  ])('on a phone with an app may %s', async (word, status) => {
    const app = await readFile(path.join(root, 'fixtures', 'apps', 'shop.apk'));
    const { uploadArn } = await contract.upload('shop.apk', app);
    const more = { uploadArn, deviceName: 'Pixel 9', model: 'haiku' };
    const { id } = await onPhone(contract, `1. ${word}`, more);
    const session = await contract.ended(id);
    const about = { bundleId: 'dev.casewright.shop', appName: null, uploadType: 'own_app' };
    const mobileSession = { ...about, devicePlatform: 'ANDROID', deviceName: 'Pixel 9', uploadArn };
    expect(session).toMatchObject({ status, platform: 'android', model: 'haiku', mobileSession });
    const { capture, screenshots } = await evidenceOf(id);
    expect(capture.events).toEqual([]);
    expect(screenshots.items).toHaveLength(1);
  });
});

describe('the list of what has been asked', () => {
  // Cases, plans and their runs have a file of their own.
  const isElsewhere = (path: string) => /cases|plan/.test(path);
  const here = Object.entries<Endpoint>(ENDPOINTS).filter(([, { path }]) => !isElsewhere(path));

  test.skipIf(!ground.hasPages)('has every operation', () => {
    const seen = here.map(([name, { status }]) => `${name} ${status}`);
    expect(seen.filter((one) => !contract.seen.has(one))).toEqual([]);
  });
});

async function runDesktop(prompt: string, userDeviceId?: string): Promise<Session> {
  const place = userDeviceId === undefined ? {} : { userDeviceId };
  const body = { title: 'T', prompt, projectId: contract.projectId, ...place };
  const { id } = await contract.ask('createSession', { body });
  return contract.ended(id);
}

async function evidenceOf(session_id: string) {
  const asked = { parameters: { session_id } };
  return {
    messages: await contract.ask('listMessages', asked),
    screenshots: await contract.ask('listScreenshots', asked),
    timeline: await contract.ask('getTimeline', asked),
    capture: await contract.ask('getCapture', asked),
  };
}
