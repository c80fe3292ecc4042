/**
 * The phones that are attached, where a configuration lists none. An Appium server tells of none without a session, so
 * the programs of this machine are asked, as its drivers do: `adb`, and `xcrun` for simulators.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { knownPhones, type KnownPhone, type PhoneOption } from './options.js';

/** Where nothing can be known there is one of each: the one that the server's driver finds. */
export async function attachedTo(server: string): Promise<KnownPhone[]> {
  const reported = isHere(server) ? await Promise.all([askAdb(), askXcrun()]) : [];
  const phones = reported.flatMap((some) => (some === undefined ? [] : [some]));
  const devices = phones.length === 0 ? ANY_DEVICES : withOwnNames(phones.flat());
  return knownPhones({ appium: server, devices });
}

const ANY_DEVICES: readonly PhoneOption[] = [
  { name: 'Android', platform: 'android' },
  { name: 'iOS', platform: 'ios' },
];

const isHere = (server: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(new URL(server).hostname);

type Attached = PhoneOption & { udid: string };

/** Undefined where there is no answer: there is no such program, or it fails or hangs. */
async function askAdb(): Promise<Attached[] | undefined> {
  const said = await answerOf(adb(), ['devices', '-l']);
  if (said === undefined) return undefined;
  const lines = [...said.matchAll(/^(\S+)\s+device(?: (.*))?$/gm)];
  return lines.map(([, udid = '', about = '']) => {
    // All emulators are of one model.
    const model = udid.startsWith('emulator-') ? undefined : /\bmodel:(\S+)/.exec(about)?.[1];
    return { name: model?.replaceAll('_', ' ') ?? udid, platform: 'android', udid };
  });
}

/** Where Appium's driver looks for it, too. */
function adb(): string {
  const { ANDROID_HOME, ANDROID_SDK_ROOT } = process.env;
  const name = process.platform === 'win32' ? 'adb.exe' : 'adb';
  const installed = [ANDROID_HOME, ANDROID_SDK_ROOT].flatMap((home) =>
    home ? [path.join(home, 'platform-tools', name)] : [],
  );
  return installed.find((file) => existsSync(file)) ?? name;
}

interface Simulators {
  devices: Record<string, { name: string; udid: string }[]>;
}

async function askXcrun(): Promise<Attached[] | undefined> {
  const said = await answerOf('xcrun', ['simctl', 'list', 'devices', 'booted', '--json']);
  if (said === undefined) return undefined;
  // Those of watches and televisions are of other runtimes.
  return Object.entries((JSON.parse(said) as Simulators).devices).flatMap(([runtime, simulators]) => {
    const os = /\.iOS-([\d-]+)$/.exec(runtime)?.[1]?.replaceAll('-', '.');
    if (os === undefined) return [];
    return simulators.map(({ name, udid }) => ({ name, platform: 'ios' as const, udid, os }));
  });
}

/** Milliseconds. `adb` may start its server first. */
const PATIENCE = 5_000;

function answerOf(program: string, args: string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], windowsHide: true });
    const end = (answer?: string) => {
      clearTimeout(timer);
      // What it has started may hold on to it.
      child.stdout.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      end();
    }, PATIENCE);
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.once('error', () => end());
    child.once('close', (code) => end(code === 0 ? text : undefined));
  });
}

/** Of several with one name each gets the end of its udid. */
function withOwnNames(phones: readonly Attached[]): PhoneOption[] {
  const names = phones.map(({ name }) => name);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return phones.map(({ name, ...phone }) => ({
    ...phone,
    name: isShared(name) ? `${name} (…${phone.udid.slice(-4)})` : name,
  }));
}
