/** The contract's rules for what a session leaves behind: metadata, the timeline, the capture's bound, picture addresses. */
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Session } from '../../../src/contract/index.js';
import { ground, ContractService } from './contractService.js';
import { JPEG } from './ScriptedPhones.js';
import { startWithBrowser } from './startWithBrowser.js';
import { visitShop } from './visit.js';
import { onPhone } from './world.js';

const HOUR = 60 * 60 * 1000;

let contract: ContractService;
let browser: Browser;
let close: () => Promise<void>;
let time = Date.parse('2026-11-20T10:00:00.000Z');
beforeAll(async () => {
  ({ contract, browser, close } = await startWithBrowser({ now: () => new Date(time) }));
});
afterAll(() => close());

describe('messages and the timeline', () => {
  const prompt = '> Words around it\n1. Open "/"\n2. I see "Apples" within 0.5 seconds';

  test.skipIf(!ground.hasPages)('of a real page follow the metadata rules', async () => {
    const { id } = await visited(prompt);
    const { items } = await contract.ask('listMessages', { parameters: { session_id: id } });
    const [first, ...others] = items;
    expect(first).toMatchObject({ role: 'user', metadata: { rewritten: true, originalPrompt: prompt } });
    expect(first?.content).toBe('1. Open "/"\n2. I see "Apples" within 0.5 seconds');
    for (const { role, metadata } of others) {
      expect(['tool', 'assistant']).toContain(role);
      expect(metadata).toMatchObject({ toolName: expect.any(String), toolCallId: expect.any(String) });
      expect(metadata).not.toHaveProperty('rewritten');
      expect(metadata).not.toHaveProperty('originalPrompt');
      expect(metadata?.toolOutput !== undefined).toBe(role === 'tool');
    }
    const calls = others.map(({ metadata }) => metadata?.toolCallId);
    expect(calls[0]).toBe(calls[1]);
    expect(new Set(calls).size).toBe(2);
  });

  test.skipIf(!ground.hasPages)('say only of the first user step that it was rewritten', async () => {
    const { id } = await visited(prompt);
    const asked = { parameters: { session_id: id } };
    const { sessionId, stepCount, steps } = await contract.ask('getTimeline', asked);
    expect({ sessionId, stepCount }).toEqual({ sessionId: id, stepCount: steps.length });
    const [first, ...others] = steps;
    expect(first).toMatchObject({ role: 'user', rewritten: true, originalPrompt: prompt, screenshots: [] });
    for (const step of others) {
      expect(step).not.toHaveProperty('rewritten');
      expect(step).not.toHaveProperty('originalPrompt');
    }
    expect(steps.map(({ index }) => index)).toEqual([...steps.keys()]);
    const { items } = await contract.ask('listMessages', asked);
    expect(steps.map(({ messageId }) => messageId)).toEqual(items.map((message) => message.id));
    expect(steps.map(({ screenshots }) => screenshots.length)).toEqual([0, 0, 1, 0, 1]);
  });
});

describe('the capture', () => {
  test.skipIf(!ground.hasPages)(
    'is truncated where the page does more than it holds, and keeps what came first',
    async () => {
      // The page is busy with itself for longer than a step may take elsewhere.
      const patient = await ContractService.start({ stepTimeout: 30_000 });
      onTestFinished(() => patient.service.close());
      const { userDeviceId } = await visitShop(patient, browser);
      const prompt = '1. Open "/"\n2. Click "Count"\n3. I see "Fresh pears"';
      const body = { title: 'T', prompt, projectId: patient.projectId, userDeviceId };
      const { id } = await patient.ask('createSession', { body });
      expect((await patient.ended(id)).status).toBe('succeeded');
      const capture = await patient.ask('getCapture', { parameters: { session_id: id } });
      expect(capture.truncated).toBe(true);
      const { length } = capture.events!;
      expect(length).toBe(10_000);
      expect(capture.events![0]?.type).not.toBe('console');
      const times = capture.events!.map(({ ts }) => ts);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    },
  );

  test.skipIf(!ground.hasPages)('is there while the session goes on', async () => {
    const { userDeviceId } = await visitShop(contract, browser);
    const session = await created('1. Open "/"\n2. Wait 200 seconds', userDeviceId);
    const asked = { parameters: { session_id: session.id } };
    const events = async () => (await contract.ask('getCapture', asked)).events?.length;
    await expect.poll(events, { timeout: 10_000 }).toBeGreaterThan(0);
    expect((await contract.ask('getCapture', asked)).endedAt).toBeNull();
    expect((await contract.ask('terminateSession', asked)).status).toBe('terminated');
    expect((await contract.ask('getCapture', asked)).endedAt).toEqual(expect.any(String));
  });
});

describe('the address of a picture', () => {
  test('lasts an hour, and is given anew with each list', async () => {
    const { id: session_id } = await onPhone(contract, '1. Pass');
    await contract.ended(session_id);
    const addressOf = async () =>
      (await contract.ask('listScreenshots', { parameters: { session_id } })).items[0]!.url;
    const url = await addressOf();
    expect(url).toMatch(/^\/api\/screenshots\//);
    time += HOUR - 1;
    expect(await contract.at('getScreenshot', url)).toEqual({ status: 200, body: JPEG });
    time += 1;
    const late = await contract.at('getScreenshot', url);
    expect(late).toMatchObject({ status: 403, body: { error: expect.stringContaining('expired') } });
    expect((await contract.at('getScreenshot', await addressOf())).status).toBe(200);
  });

  test('can neither be prolonged nor used for another picture', async () => {
    const { id: session_id } = await onPhone(contract, '1. Pass');
    await contract.ended(session_id);
    const { items } = await contract.ask('listScreenshots', { parameters: { session_id } });
    const url = new URL(items[0]!.url, 'http://x');
    const prolonged = new URL(url);
    prolonged.searchParams.set('expires', String(time + 100 * HOUR));
    const [elsewhere, unsigned] = [new URL(url), new URL(url)];
    elsewhere.pathname = url.pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    unsigned.searchParams.set('signature', '');
    for (const { pathname, search } of [prolonged, elsewhere, unsigned]) {
      const { status } = await contract.at('getScreenshot', pathname + search);
      expect(status, pathname + search).toBe(403);
    }
    expect((await contract.at('getScreenshot', url.pathname)).status).toBe(401);
  });
});

async function created(prompt: string, userDeviceId: string): Promise<Session> {
  const body = { title: 'T', prompt, projectId: contract.projectId, userDeviceId };
  return contract.ask('createSession', { body });
}

/** A session in the shop, once it has ended. */
async function visited(prompt: string): Promise<Session> {
  const { userDeviceId } = await visitShop(contract, browser);
  return contract.ended((await created(prompt, userDeviceId)).id);
}
