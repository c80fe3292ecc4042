/** Makes the page believe that it is on another device or in another window, as far as a running browser can. */
import type { CDPSession, devices, Page } from '@playwright/test';
import { distance } from 'fastest-levenshtein';
import { performed } from '../../act/Doing.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { StepError } from '../../screen/StepError.js';
import { attempt } from './attempt.js';

export async function emulate({ device }: ActionOf<'emulate'>, act: Act): Promise<Performed> {
  const { page } = act;
  const [name, facts] = await findDevice(device);
  const session = await openSession(page, device);
  await attempt(`emulate "${name}"`, act, () => apply(facts, page, session));
  const { width, height } = facts.viewport;
  return performed(
    `Emulated "${name}": ${width} x ${height}, its user agent and its touch screen.`,
    undefined,
    ['The browser is still Chromium; pages notice the user agent and the touch screen when they are loaded.'],
  );
}

/** Its name, and what Playwright says of it. */
type FoundDevice = [name: string, facts: (typeof devices)[string]];

async function findDevice(wanted: string): Promise<FoundDevice> {
  const known = (await import('@playwright/test')).devices;
  const folded = wanted.trim().toLowerCase();
  const found = Object.entries(known).find(([name]) => name.toLowerCase() === folded);
  if (found) return found;
  const nearest = nearestDevices(folded, Object.keys(known));
  const message = `Playwright knows no device "${wanted}". The nearest: ${nearest.map((one) => `"${one}"`).join(', ')}.`;
  throw new StepError('target not found', message, { candidates: nearest });
}

/** One per page: what it has set ends with it. */
const sessions = new WeakMap<Page, CDPSession>();

async function openSession(page: Page, device: string): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  try {
    const session = await page.context().newCDPSession(page);
    sessions.set(page, session);
    return session;
  } catch (cause) {
    const message = `Failed to emulate "${device}": a running browser can only be made another device in Chromium. Please choose it in the runner's configuration, as in use: { ...devices["${device}"] }.`;
    throw new StepError('action failed', message, { cause });
  }
}

async function apply(facts: FoundDevice[1], page: Page, session: CDPSession): Promise<void> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = facts;
  await page.setViewportSize(viewport);
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor,
    mobile: isMobile,
    screenWidth: viewport.width,
    screenHeight: viewport.height,
  });
  await session.send('Emulation.setUserAgentOverride', { userAgent });
  await session.send('Emulation.setTouchEmulationEnabled', {
    enabled: hasTouch,
    ...(hasTouch && { maxTouchPoints: 5 }),
  });
}

const SHOWN = 3;

function nearestDevices(folded: string, names: readonly string[]): string[] {
  const upright = names.filter((name) => !/ landscape$/.test(name));
  const apart = (name: string) => distance(name.toLowerCase(), folded) / Math.max(name.length, folded.length);
  return upright.sort((one, other) => apart(one) - apart(other)).slice(0, SHOWN);
}

export async function setWindow({ width, height }: ActionOf<'setWindow'>, act: Act): Promise<Performed> {
  const size = `${width} x ${height}`;
  const what = `set the size of the window to ${size}`;
  await attempt(what, act, () => act.page.setViewportSize({ width, height }));
  return performed(`Set the size of the window to ${size}.`);
}
