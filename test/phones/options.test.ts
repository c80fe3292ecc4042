/** What is said of phones in a configuration: what it comes to, and what is wrong with it. */
import { expect, test } from 'vitest';
import { faultsOfPhones, knownPhones } from '../../src/phones/options.js';

const PIXEL = { name: 'Pixel 8', platform: 'android', udid: 'emulator-5554' } as const;
const appium = 'http://127.0.0.1:4723';

test('a device is driven by its own server, or else by the first', () => {
  const devices = [PIXEL, { name: 'iPhone', platform: 'ios', appium: 'http://mac.local:4723/' } as const];
  expect(knownPhones({ appium: [appium], devices }).map(({ name, server }) => [name, server])).toEqual([
    ['Pixel 8', appium],
    ['iPhone', 'http://mac.local:4723'],
  ]);
});

test.each([
  ['yes', '`phones` is no list of choices.'],
  [{ devices: [PIXEL] }, '`appium` of `phones` is no address of a server.'],
  [{ appium, devices: [] }, '`devices` of `phones` lists no device.'],
  [{ appium: 'ws://here', devices: [PIXEL] }, '`appium` of `phones` is no address of a server.'],
  [{ appium, devices: [{ ...PIXEL, platform: 'windows' }] }, "neither 'android' nor 'ios'"],
  [{ appium, devices: [{ ...PIXEL, uuid: '1' }] }, 'Device 1 of `phones` has no option "uuid".'],
  [{ appium, devices: [PIXEL, PIXEL] }, 'Two devices of `phones` are named "Pixel 8".'],
])('%j is refused', (given, words) => {
  expect(faultsOfPhones(given).join('\n')).toContain(words);
});
