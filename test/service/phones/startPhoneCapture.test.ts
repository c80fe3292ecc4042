/** The logs of phones as events, from what drivers answer. */
import { describe, expect, it } from 'vitest';
import type { PhonePlatform } from '../../../src/agent/phone/index.js';
import { startPhoneCapture } from '../../../src/service/capture/startPhoneCapture.js';
import { named, scriptedPhone, type Script } from '../../support/appium/scriptedPhone.js';

const SESSION = { id: '0', platform: 'ios' };
const entry = (timestamp: number, message: string) => ({ timestamp, level: 'INFO', message });

async function recorded(platform: PhonePlatform, on: Script['on']) {
  const phone = scriptedPhone({ platform, source: '', ...(on && { on }) });
  const capture = await startPhoneCapture(phone.world.phone, platform);
  await capture?.end();
  const { events = [], truncated } = capture?.toRecord(SESSION) ?? {};
  return { capture, events, truncated, asked: phone.asked.map(({ what, with: [type] }) => [what, type]) };
}

describe('the log of a phone', () => {
  it('is that of the system and of crashes on iOS, in the order of time', async () => {
    const answers: Partial<Record<string, object[][]>> = {
      syslog: [
        [entry(1, 'before')],
        [entry(Date.now() + 1, 'Shop: begun'), entry(Date.now() + 9, 'Shop: ended')],
      ],
      crashlog: [[], [entry(Date.now() + 5, 'Exception Type: EXC_CRASH')]],
    };
    const { events, asked } = await recorded('ios', {
      getLogTypes: () => ['syslog', 'crashlog', 'performance'],
      getLogs: ([type]) => answers[String(type)]?.shift(),
    });
    expect(events).toMatchObject([
      { type: 'console', source: 'syslog', level: 'info', text: 'Shop: begun' },
      { type: 'console', source: 'crashlog', level: 'error', text: 'Exception Type: EXC_CRASH' },
      { type: 'console', source: 'syslog', level: 'info', text: 'Shop: ended' },
    ]);
    expect(asked).toEqual([
      ['getLogTypes', undefined],
      ...['syslog', 'crashlog', 'syslog', 'crashlog'].map((type) => ['getLogs', type]),
    ]);
  });

  it.each([
    ['has none', () => []],
    ['knows no such command', () => Promise.reject(named('unknown command'))],
    ['knows no such method', () => Promise.reject(named('unknown method'))],
  ])('is no error where the driver %s', async (_why, getLogTypes) => {
    const { capture, asked } = await recorded('android', { getLogTypes });
    expect(capture).toBeUndefined();
    expect(asked).toEqual([['getLogTypes', undefined]]);
  });

  it('says what could not be read, and reads nothing that began before', async () => {
    const { capture, events, asked } = await recorded('android', {
      getLogTypes: () => ['logcat'],
      getLogs: () => Promise.reject(new Error('adb has gone')),
    });
    expect(capture?.mishaps).toEqual(['The capture failed to read the logcat of the phone: adb has gone']);
    expect(events).toEqual([]);
    expect(asked.filter(([what]) => what === 'getLogs')).toHaveLength(1);
  });

  it('has bounds', async () => {
    const answers = [[], Array.from({ length: 10_001 }, () => entry(0, 'x'.repeat(5_000)))];
    const { events, truncated } = await recorded('android', {
      getLogTypes: () => ['logcat'],
      getLogs: () => answers.shift(),
    });
    expect(events).toHaveLength(10_000);
    expect(String(events?.[0]?.['text'])).toHaveLength(1_000);
    expect(truncated).toBe(true);
  });
});
