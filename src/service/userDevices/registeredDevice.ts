/**
 * A user device as it is kept, shown and reached: one that was registered by the address of the server that runs it, or a page
 * or browser of this process, known to no other and gone with it.
 */
import { randomUUID, randomBytes } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { messageOf } from '../ApiError.js';
import { inTime, unlessAborted } from '../waits.js';
import type { UserDevice, UserDeviceWrite } from '../../contract/index.js';
import { knownPhones, type KnownPhone } from '../../phones/options.js';
import { loadChromium } from '../findBrowser.js';
import type { Place, DeviceRegistration, PageRegistration, Seating } from '../Place.js';
import type { DeviceSeating } from './UserDevices.js';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

// A type, because only those fit the store's documents.
export type RegisteredDevice = Omit<UserDeviceWrite, 'os'> & {
  id: string;
  os: string | null;
  lastSeenAt: string | null;
  createdAt: string;
};

/** The address in its normal form, so that two spellings of it are one device. */
export function newDevice(write: UserDeviceWrite, id: string, now: Date): RegisteredDevice {
  const { os = null, address, ...device } = write;
  const createdAt = now.toISOString();
  return { ...device, id, os, address: new URL(address).href, lastSeenAt: null, createdAt };
}

/** A server drives several phones, and a Playwright server is one desktop. */
export const isSamePlace = (one: RegisteredDevice, other: RegisteredDevice): boolean =>
  one.address === other.address && one.udid === other.udid;

export function phoneOf({ name, platform, address, ...device }: RegisteredDevice): KnownPhone | undefined {
  if (platform !== 'ios' && platform !== 'android') return undefined;
  const { udid, app, capabilities } = device;
  const [phone] = knownPhones({ appium: address, devices: [{ name, platform, udid, app, capabilities }] });
  return phone;
}

/** The address stays here: it may carry what lets somebody in. */
export function shownDevice(device: RegisteredDevice, status: 'online' | 'offline'): UserDevice {
  const { id, name, platform, os, lastSeenAt, createdAt } = device;
  return { id, name, platform, os, status, lastSeenAt, createdAt };
}

/** Milliseconds: a browser is started there meanwhile. */
const TIME_LIMIT = 30_000;

/** A page in a browser of its own on a desktop. @throws Error that says why there is none, and what to do there */
export async function openRemotePlace(desktop: RegisteredDevice): Promise<Place> {
  const chromium = await loadChromium();
  let opened: Browser | undefined;
  try {
    const browser = (opened = await chromium.connect(desktop.address, { timeout: TIME_LIMIT }));
    const context = await browser.newContext();
    return { page: await context.newPage(), release: () => release(browser) };
  } catch (cause) {
    await opened?.close();
    throw new Error(`The user device "${desktop.name}" gave no browser: ${inShort(messageOf(cause))}`, {
      cause,
    });
  }
}

/** A context that can't be closed any more goes with the connection, or has gone with the device. */
async function release(browser: Browser): Promise<void> {
  await Promise.allSettled(browser.contexts().map((context) => context.close()));
  await browser.close();
}

/** What Playwright says in a box and with a log of the connection, in a line; never the address. */
function inShort(message: string): string {
  const versions = /server version: v([\d.]+)[^]*client version: v([\d.]+)/.exec(message);
  if (versions) {
    const [, there = '', here = ''] = versions;
    return `its Playwright is ${there} and this service's ${here}. Run \`npx playwright@${here} run-server\` there.`;
  }
  const [first = ''] = message.split('\n');
  const why = first
    .replace(/^browserType\.connect: /, '')
    .replace(/^WebSocket error: /, '')
    .replace(/\bwss?:\/\/\S+/g, 'it answered');
  const mend = /executable doesn't exist/i.test(why)
    ? 'Run `npx playwright install chromium` there'
    : 'Start `npx playwright run-server --host 0.0.0.0 --port <port>` there, or mend its address';
  return `${why.replace(/\.$/, '')}. ${mend}.`;
}

export type PageDevice = ReturnType<typeof pageDevice>;

const NAME = 'Page of the test runner';
const PLATFORMS: Partial<Record<NodeJS.Platform, UserDevice['platform']>> = {
  win32: 'windows',
  darwin: 'macos',
};

/** @param onLeft called when a session has done with the page and is just ending */
export function pageDevice(registration: DeviceRegistration, createdAt: Date, onLeft: () => void) {
  const id = randomUUID();
  const seating = 'page' in registration ? onPage(registration, onLeft) : registration;
  const isOnline = () => !('page' in registration && registration.page.isClosed());
  let lastSeenAt = createdAt;
  return {
    id,
    show(now: Date): UserDevice {
      if (isOnline()) lastSeenAt = now;
      return {
        id,
        name: NAME,
        platform: PLATFORMS[process.platform] ?? 'linux',
        os: null,
        status: isOnline() ? 'online' : 'offline',
        lastSeenAt: lastSeenAt.toISOString(),
        createdAt: createdAt.toISOString(),
      };
    },
    seating: (): DeviceSeating => ({ ...seating, name: NAME, isOnline: isOnline() }),
  };
}

/** A session neither makes nor closes the page. */
function onPage(
  { page, aroundStep, ownSteps, options, secrets }: PageRegistration,
  onLeft: () => void,
): Seating {
  const release = () => {
    onLeft();
    return Promise.resolve();
  };
  const place: Place = { page, release, ownSteps, options, secrets, ...(aroundStep && { aroundStep }) };
  let isFirst = true;
  const open = () => {
    // What a later session finds on the page was left by the one before, not prepared for it.
    const isPrepared = isFirst && page.url() !== 'about:blank';
    isFirst = false;
    return Promise.resolve({ ...place, isPrepared });
  };
  return { concurrency: 1, open, models: options?.models };
}

/**
 * A server says its path over HTTP. One that doesn't, such as one behind a gateway, is greeted as a client would do;
 * not all, because a greeting counts among a server's `--max-clients`.
 * @param timeLimit milliseconds
 */
export async function isAnswering(address: string, signal: AbortSignal, timeLimit: number): Promise<boolean> {
  const url = new URL(address);
  url.protocol = url.protocol === 'wss:' ? 'https:' : 'http:';
  const over = new AbortController();
  const asking = async () =>
    (await saidPath(url, over.signal)) === url.pathname || (await acceptsGreeting(url, over.signal));
  return inTime(unlessAborted(asking(), signal), timeLimit, 'It does not answer')
    .catch(() => false)
    .finally(() => over.abort());
}

const LONGEST_ANSWER = 4_096;

/** Undefined where nobody answers, or not as a Playwright server would. */
async function saidPath(url: URL, signal: AbortSignal): Promise<string | undefined> {
  let text = '';
  try {
    const { body } = await fetch(new URL('/json', url), { signal });
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.length > LONGEST_ANSWER) return undefined;
    }
  } catch {
    return undefined;
  }
  return /"wsEndpointPath":"([^"\\]*)"/.exec(text)?.[1];
}

function acceptsGreeting(url: URL, signal: AbortSignal): Promise<boolean> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = request(url, { signal, headers, agent: false });
    const read = (answer: IncomingMessage) => {
      answer.destroy();
      const { statusCode = 0 } = answer;
      // A client follows where it is sent.
      resolve(statusCode === 101 || (statusCode >= 300 && statusCode < 400));
    };
    asked.on('response', read);
    asked.on('upgrade', read);
    asked.on('error', () => resolve(false));
    asked.end();
  });
}

/** How user devices are watched; handed in, so that tests need not wait. */
export interface Watch {
  /** Calls `look` again and again; returns what ends that. */
  repeat(look: () => void): () => void;
  /** Milliseconds that a device may take to answer. */
  timeLimit: number;
}

/** Keeps no process alive. */
export const repeatEvery =
  (milliseconds: number): Watch['repeat'] =>
  (look) => {
    const timer = setInterval(look, milliseconds).unref();
    return () => clearInterval(timer);
  };
