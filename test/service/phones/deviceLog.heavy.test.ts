/** What a phone logs while a session runs there: as events of the session's capture, and only where capture is on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneService } from '../../support/appium/phoneService.js';
import { startAppium, type Appium } from '../../support/appium/startAppium.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

const PROMPT =
  '1. Enter "s3cret" into the "User" field\n2. Tap "Log in"\n3. Accept the alert\n4. Tap "Crash"';

test('is told since the session began, line by line, with levels and times', async () => {
  const { flow, client } = await phoneService(appium.address);
  const { id } = await flow(PROMPT);
  const capture = await client.getCapture(id);
  expect(capture).toMatchObject({ platform: 'android', snapshotCount: 0, truncated: false });
  expect(capture.events?.map(({ type, level, source, text }) => ({ type, level, source, text }))).toEqual(
    [
      ['info', 'I Shop    : tapped Log in'],
      ['info', 'I Shop    : tapped Crash'],
      ['error', 'E AndroidRuntime: FATAL EXCEPTION: main'],
    ].map(([level, text]) => ({
      ...{ type: 'console', level, source: 'logcat' },
      text: expect.stringMatching(new RegExp(`^11-27 10:00:00\\.000  4711  4711 ${text ?? ''}$`)),
    })),
  );
  const [started, ended] = [capture.startedAt, capture.endedAt].map((time) => Date.parse(time ?? ''));
  const times = capture.events?.map(({ ts }) => ts) ?? [];
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times[0]).toBeGreaterThanOrEqual(started ?? NaN);
  // The alert was accepted between the two taps, so they were not logged at once.
  expect(times[0]).toBeLessThan(times[1] ?? NaN);
  expect(times.at(-1)).toBeLessThanOrEqual(ended ?? NaN);
});

test('is not asked for where capture is off', async () => {
  const { flow, client } = await phoneService(appium.address, { capture: 'off' });
  const { id } = await flow(PROMPT);
  expect(await client.getCapture(id)).toMatchObject({ events: [], startedAt: null });
});
