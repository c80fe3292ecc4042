/** A local service with phones of an Appium, and its client. */
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { ServiceClient, gather, runMobileFlow } from '../../../src/client/index.js';
import type { Session, SessionMessage } from '../../../src/contract/index.js';
import { startService, type ServiceOptions } from '../../../src/service/index.js';
import { AppiumBackEnd } from '../../../src/service/phones/AppiumBackEnd.js';
import { root } from '../places.js';
import { FAKE } from './startAppium.js';

export const APK = path.join(root, 'fixtures', 'apps', 'shop.apk');
const PACE = { fraction: 0.1, floor: 30, ceiling: 200 };

export interface PhoneWish {
  device?: string;
  /** @default an .apk */
  app?: string | undefined;
}

export type PhoneFlow = (prompt: string, wish?: PhoneWish) => Promise<Session>;

interface Phones {
  /** Of the devices, all Android. */
  names?: string[];
  /** Further capabilities. */
  more?: object;
  /** Milliseconds in which Appium is to answer that a session has ended. */
  endedIn?: number;
}

export async function phoneService(
  appium: string,
  { names = ['Pixel 8'], more = {}, endedIn, ...options }: ServiceOptions & Phones = {},
) {
  const devices = names.map((name) => ({
    ...{ name, platform: 'android' as const, udid: `udid of ${name}` },
    capabilities: { ...FAKE, ...more },
  }));
  const phones = { appium, devices };
  const service = await startService({
    ...(endedIn === undefined ? { phones } : { deviceBackEnd: new AppiumBackEnd([phones], endedIn) }),
    ...{ stepTimeout: 1_500, ...options },
  });
  onTestFinished(() => service.close());
  const { baseURL, apiKey, projectId } = service;
  const client = new ServiceClient({ baseURL, apiKey });
  onTestFinished(() => client.close());
  const flow: PhoneFlow = (prompt, { device = names[0], ...wish } = {}) =>
    runMobileFlow(client, {
      request: { title: 'Shopping', prompt, projectId, platform: 'android' },
      wish: { device, app: 'app' in wish ? wish.app : APK },
      pace: PACE,
    });
  const toolsOf = async ({ id }: Session): Promise<SessionMessage[]> =>
    (await gather(client.listMessages(id))).filter(({ role }) => role === 'tool');
  return { service, client, flow, toolsOf, projectId };
}

export const LOG_IN =
  '1. Enter "ada" into the "User" field\n2. Type "secret" in the Password field\n3. Tap "Log in"\n';
