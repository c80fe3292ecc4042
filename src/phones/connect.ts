/** A session on an Appium server, by the package webdriver, which is only loaded here. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Phone } from '../screen/phone/Phone.js';
import { type KnownPhone, knownPhones, type PhoneOption } from './options.js';

export interface PhoneSession {
  phone: Phone;
  id: string;
}

/** Milliseconds: an emulator may install the server of its driver first. */
const CREATED_IN = 240_000;

/** @param app a package's path, installed for the session @throws Error of Appium, or where the package is missing */
export async function connect(phone: KnownPhone, app: string | undefined): Promise<PhoneSession> {
  const { default: WebDriver } = await loadWebDriver();
  const client = await WebDriver.newSession({
    ...accessTo(phone.server),
    // What is created twice would be there twice, and a step asks again by itself.
    connectionRetryCount: 0,
    connectionRetryTimeout: CREATED_IN,
    capabilities: { alwaysMatch: capabilitiesOf(phone, app), firstMatch: [{}] },
  });
  return { phone: client as unknown as Phone, id: client.sessionId };
}

function capabilitiesOf({ platform, name, udid, capabilities }: KnownPhone, app: string | undefined) {
  const isIos = platform === 'ios';
  return {
    platformName: isIos ? 'iOS' : 'Android',
    'appium:automationName': isIos ? 'XCUITest' : 'UiAutomator2',
    'appium:deviceName': name,
    'appium:newCommandTimeout': IDLE_SECONDS,
    // The client would open a socket to the browser for this, and there is none.
    'wdio:enforceWebDriverClassic': true,
    ...(udid !== undefined && { 'appium:udid': udid }),
    ...capabilities,
    ...(app !== undefined && { 'appium:app': app }),
  };
}

/** After so long without a command Appium ends a session by itself, as when this process was killed. */
const IDLE_SECONDS = 180;

function accessTo(server: string) {
  const { protocol, hostname, port, pathname, username, password } = new URL(server);
  return {
    protocol: protocol.replace(':', ''),
    hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    path: pathname,
    ...(username !== '' && { user: decodeURIComponent(username), key: decodeURIComponent(password) }),
  };
}

/** False where no answer comes in so many milliseconds. What is no more needs no end, and a server that is away has none to end. */
export async function endSession(server: string, id: string, within: number): Promise<boolean> {
  const signal = AbortSignal.timeout(within);
  try {
    await fetch(`${server}/session/${id}`, { method: 'DELETE', signal });
    return true;
  } catch {
    return !signal.aborted;
  }
}

/** Milliseconds. */
const STATUS_IN = 2_000;

export async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`, { signal: AbortSignal.timeout(STATUS_IN) })).ok;
  } catch {
    return false;
  }
}

async function loadWebDriver() {
  // Its loggers take their level when they are made, and tell of each call otherwise.
  process.env['WDIO_LOG_LEVEL'] ??= 'silent';
  try {
    return await import('webdriver');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Error(
      'Phones are driven by the package webdriver, which is not installed. Please run: npm install -D webdriver@9',
      { cause: error },
    );
  }
}

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
