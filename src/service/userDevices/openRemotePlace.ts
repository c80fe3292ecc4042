/** A page in a browser of its own on a registered desktop, through the Playwright server that runs there. */
import type { Browser } from '@playwright/test';
import type { Place } from '../Place.js';
import { loadChromium } from '../ownBrowser.js';
import type { RegisteredDevice } from './registeredDevice.js';

/** Milliseconds: a browser is started there meanwhile. */
const TIME_LIMIT = 30_000;

/** @throws Error that says why there is none, and what to do on the device */
export async function openRemotePlace(desktop: RegisteredDevice): Promise<Place> {
  const browser = await connect(desktop);
  try {
    const context = await browser.newContext();
    return { page: await context.newPage(), release: () => release(browser) };
  } catch (error) {
    await browser.close();
    throw unreachable(desktop, error);
  }
}

async function connect(desktop: RegisteredDevice): Promise<Browser> {
  const chromium = await loadChromium();
  try {
    return await chromium.connect(desktop.address, { timeout: TIME_LIMIT });
  } catch (error) {
    throw unreachable(desktop, error);
  }
}

/** A context that can't be closed any more goes with the connection, or has gone with the device. */
async function release(browser: Browser): Promise<void> {
  await Promise.allSettled(browser.contexts().map((context) => context.close()));
  await browser.close();
}

function unreachable({ name }: RegisteredDevice, cause: unknown): Error {
  const text = cause instanceof Error ? cause.message : String(cause);
  return new Error(`The user device "${name}" gave no browser: ${inShort(text)}`, { cause });
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
