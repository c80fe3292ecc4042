/** `casewright serve` with phones, as a process of the built package: a real Appium, sessions by HTTP. */
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { gather, runMobileFlow } from '../../src/client/index.js';
import { APK } from '../support/appium/phoneService.js';
import { FAKE, startAppium, type Appium } from '../support/appium/startAppium.js';
import { projects, root } from '../support/places.js';
import { serveProgram, type ServedProgram } from './servedProgram.js';

let appium: Appium;
beforeAll(async () => {
  appium = await startAppium();
});
afterAll(() => appium.kill());

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'casewright-phones-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function devicesFile(): Promise<string> {
  const file = path.join(await folder(), 'phones.json');
  const devices = [{ name: 'Pixel 8', platform: 'android', udid: 'of serve', capabilities: FAKE }];
  await writeFile(file, JSON.stringify(devices));
  return file;
}

const look = ({ client, projectId }: ServedProgram) =>
  runMobileFlow(client, {
    request: { title: 'Look', prompt: '1. I should see "Log in"', projectId, platform: 'android' },
    wish: { device: 'Pixel 8', app: APK },
    pace: { fraction: 0.1, floor: 30, ceiling: 200 },
  });

test('runs a session on a phone of its file, tells of it, and ends with Ctrl+C', async () => {
  const program = await serveProgram(['--appium', appium.address, '--devices', await devicesFile()]);
  const before = appium.sessions.length;
  expect(await look(program)).toMatchObject({ status: 'succeeded', result: 'passed' });
  expect(appium.sessions.slice(before)).toEqual(['begin of serve', 'end of serve']);
  program.signal('SIGINT');
  const { how, output } = await program.ended;
  expect(how).toBe(0);
  expect(output).toMatch(/ Phones {3}Pixel 8 {2}android\n/);
});

test('without a file has those that are attached, as adb tells, and asks for them only when they are wanted', async () => {
  const bin = await folder();
  // Stands for the adb of Android's SDK, which would need a phone.
  const script = `#!/bin/sh\necho asked >> ${bin}/asked\necho "emulator-5554 device model:sdk"\n`;
  await writeFile(path.join(bin, 'adb'), script);
  await chmod(path.join(bin, 'adb'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
  vi.stubEnv('ANDROID_HOME', '');
  vi.stubEnv('ANDROID_SDK_ROOT', '');
  const { client } = await serveProgram(['--appium', appium.address]);
  vi.unstubAllEnvs();
  expect(await readdir(bin)).toEqual(['adb']);
  expect(await gather(client.listDevices({}))).toMatchObject([
    { name: 'emulator-5554', platform: 'ANDROID', availability: 'AVAILABLE' },
  ]);
});

test('says what to install where the package webdriver is missing', async () => {
  const modules = path.join(await folder(), 'node_modules');
  await mkdir(path.join(modules, 'casewright'), { recursive: true });
  const installed = path.join(root, 'node_modules');
  for (const name of await readdir(installed)) {
    if (name === 'webdriver' || name === 'casewright' || name.startsWith('.')) continue;
    await symlink(path.join(installed, name), path.join(modules, name));
  }
  const built = path.join(projects, 'node_modules', 'casewright');
  for (const part of ['package.json', 'dist'])
    await cp(path.join(built, part), path.join(modules, 'casewright', part), { recursive: true });
  const words = ['--appium', appium.address, '--devices', await devicesFile()];
  const program = await serveProgram(words, path.join(modules, 'casewright', 'dist', 'cli.js'));
  const session = await look(program);
  expect(session.status).toBe('error');
  expect(session.summary).toBe(
    'The session on "Pixel 8" could not be started: Phones are driven by the package webdriver, which is not installed. Please run: npm install -D webdriver@9',
  );
});
