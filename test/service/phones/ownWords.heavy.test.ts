/** What the user's own words mean, on a phone: phrases and recordings are carried out, functions of Playwright are refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gather, runMobileFlow } from '../../../src/client/index.js';
import { APK, LOG_IN, phoneService } from '../../support/appium/phoneService.js';
import { startAppium, type Appium } from '../../support/appium/startAppium.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

const asMeaning = (steps: string): string => steps.trim().replace(/^\d+\./gm, '   -');

test.each(['That is:', 'Recorded as:'])(
  'carries out what stands behind "%s", without a model',
  async (word) => {
    const { flow, toolsOf } = await phoneService(appium.address);
    const session = await flow(
      `1. I log in as Ada\n   ${word}\n${asMeaning(LOG_IN)}\n2. I should see "Milk"`,
    );
    expect(session).toMatchObject({ summary: 'All 2 steps passed.', result: 'passed' });
    const tools = await toolsOf(session);
    expect(tools.map(({ metadata }) => metadata?.toolOutput)).toMatchObject([
      { step: 1, inner: 1 },
      { step: 1, inner: 2 },
      { step: 1, inner: 3 },
      { step: 2 },
    ]);
  },
);

test('says which sentence of a recording does not fit the screen any more', async () => {
  const { flow } = await phoneService(appium.address);
  const session = await flow(`1. I log in\n   Recorded as:\n   - Tap "Sign in"\n2. I should see "Milk"`);
  expect(session).toMatchObject({
    result: 'failed',
    summary: expect.stringMatching(/^Step 1 of 2 failed: /),
  });
});

test('refuses a function of defineStep before anything is done', async () => {
  const { client, service } = await phoneService(appium.address);
  const before = appium.sessions.length;
  const run = () => Promise.reject(new Error('It was run.'));
  const find = ({ text }: { text: string }) =>
    text === 'I seed the shop' ? { expression: 'I seed the shop', run } : undefined;
  const projectId = await service.addProject('phones', { ownSteps: { find } });
  const session = await runMobileFlow(client, {
    request: {
      ...{ title: 'Shopping', projectId, platform: 'android' as const },
      prompt: '1. Tap "Log in"\n2. I seed the shop',
    },
    wish: { device: 'Pixel 8', app: APK },
    pace: { fraction: 0.1, floor: 30, ceiling: 200 },
  });
  expect(session).toMatchObject({ status: 'error', result: 'error' });
  expect(session.summary).toContain(
    "defineStep('I seed the shop') has a page of Playwright, and a phone has none.",
  );
  const messages = await gather(client.listMessages(session.id));
  expect(messages.filter(({ role }) => role === 'tool')).toHaveLength(1);
  expect(appium.sessions.slice(before)).toEqual([]);
});
