/**
 * Which phones are attached, as the programs of this machine tell. The real ones need phones and Xcode, so small scripts
 * stand for them on the PATH, which print what those print.
 */
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { attachedTo } from '../../src/phones/connect.js';

const APPIUM = 'http://127.0.0.1:4723';

async function onPath(programs: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-adb-'));
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  vi.stubEnv('ANDROID_HOME', '');
  vi.stubEnv('ANDROID_SDK_ROOT', '');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

const shown = async (server = APPIUM) =>
  (await attachedTo(server)).map(({ name, platform, udid, os }) => [name, platform, udid, os]);

const names = async () => (await attachedTo(APPIUM)).map(({ name }) => name);

const saying = (text: string) => `cat <<'END'\n${text}\nEND`;

const ADB = saying(`List of devices attached
emulator-5554          device product:sdk_gphone64_x86_64 model:sdk_gphone64_x86_64 device:emu64xa transport_id:1
R58M123ABCD            device usb:1-1 product:shiba model:Pixel_8 device:shiba transport_id:2
R58M123WXYZ            device usb:1-2 product:shiba model:Pixel_8 device:shiba transport_id:3
192.168.1.5:5555       device product:o1s model:SM_G991B device:o1s transport_id:4
R58M999                unauthorized usb:1-3 transport_id:5
R58M998                offline usb:1-4 transport_id:6
`);

const SIMCTL = saying(
  JSON.stringify({
    devices: {
      'com.apple.CoreSimulator.SimRuntime.iOS-17-5': [
        { udid: '1B0A9D5C-0000', name: 'iPhone 15', state: 'Booted', isAvailable: true },
      ],
      'com.apple.CoreSimulator.SimRuntime.watchOS-10-5': [
        { udid: '2', name: 'Apple Watch', state: 'Booted' },
      ],
    },
  }),
);

const ANY = [
  ['Android', 'android', undefined, undefined],
  ['iOS', 'ios', undefined, undefined],
];

test('those that are ready for use are told by the names that people know them by', async () => {
  await onPath({ adb: ADB, xcrun: SIMCTL });
  expect(await shown()).toEqual([
    ['emulator-5554', 'android', 'emulator-5554', undefined],
    ['Pixel 8 (…ABCD)', 'android', 'R58M123ABCD', undefined],
    ['Pixel 8 (…WXYZ)', 'android', 'R58M123WXYZ', undefined],
    ['SM G991B', 'android', '192.168.1.5:5555', undefined],
    ['iPhone 15', 'ios', '1B0A9D5C-0000', '17.5'],
  ]);
});

test('a program that is missing, fails or hangs tells of none, and the other of its own', async () => {
  await onPath({ adb: ADB });
  expect((await shown()).map(([, platform]) => platform)).toEqual(Array(4).fill('android'));
  await onPath({ adb: 'echo "emulator-5554 device"; exit 1', xcrun: SIMCTL });
  expect(await names()).toEqual(['iPhone 15']);
  // What it has started holds on to its output.
  await onPath({ adb: 'sleep 8 & sleep 8', xcrun: SIMCTL });
  expect(await names()).toEqual(['iPhone 15']);
});

test('none is there where none is attached', async () => {
  await onPath({ adb: 'echo "List of devices attached"' });
  expect(await shown()).toEqual([]);
});

test('the one that the driver finds is there where nothing can be told, or the server is not on this machine', async () => {
  await onPath({});
  expect(await shown()).toEqual(ANY);
  await onPath({ adb: ADB });
  expect(await shown('http://phones.example:4723')).toEqual(ANY);
});

test('adb is also found where the SDK of Android is said to be', async () => {
  await onPath({ adb: 'exit 1' });
  const home = await mkdtemp(path.join(tmpdir(), 'casewright-sdk-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  await mkdir(path.join(home, 'platform-tools'));
  const file = path.join(home, 'platform-tools', 'adb');
  await writeFile(file, `#!/bin/sh\n${ADB}\n`);
  await chmod(file, 0o755);
  vi.stubEnv('ANDROID_HOME', home);
  expect(await shown()).toHaveLength(4);
});
