/** Makes the page believe that it is on another device, as far as that can be changed while the browser runs. */
import type { CDPSession, Page } from '@playwright/test';
import type { ActionOf, Performed } from '../action.js';
import { nearestDevices, type DeviceFacts } from '../world/nearestDevices.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from '../../act/Doing.js';

export async function emulate({ device }: ActionOf<'emulate'>, act: Act): Promise<Performed> {
  const { page } = act;
  const found = await findDevice(device);
  const session = await openSession(page, device);
  await attempt(`emulate "${found.name}"`, act, () => apply(found, page, session));
  const { width, height } = found.facts.viewport;
  return performed(
    `Emulated "${found.name}": ${width} x ${height}, its user agent and its touch screen.`,
    undefined,
    ['The browser is still Chromium; pages notice the user agent and the touch screen when they are loaded.'],
  );
}

interface FoundDevice {
  name: string;
  facts: DeviceFacts;
}

async function findDevice(wanted: string): Promise<FoundDevice> {
  const { devices } = await import('@playwright/test');
  const known = devices as Record<string, DeviceFacts>;
  const name = Object.keys(known).find((one) => one.toLowerCase() === wanted.trim().toLowerCase());
  const facts = name === undefined ? undefined : known[name];
  if (name !== undefined && facts !== undefined) return { name, facts };
  const nearest = nearestDevices(wanted, Object.keys(known));
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

async function apply({ facts }: FoundDevice, page: Page, session: CDPSession): Promise<void> {
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
