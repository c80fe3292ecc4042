/** The mobile flow: a device is chosen, an app provided, and a session with both is created and waited for. */
import type { Session, SessionCreate } from '../../contract/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import { prepareDevice, type DevicePreparation, type DeviceWish } from './prepareDevice.js';
import { runDesktopFlow, type DesktopFlow } from './runDesktopFlow.js';

export interface MobileFlow extends Omit<DesktopFlow, 'request'>, DevicePreparation {
  /** Its platform is the default of the wish's. */
  request: SessionCreate;
  /** @default any device of the platform, without an app */
  wish?: DeviceWish;
}

/**
 * @throws PreparationError, OutOfTime, ServiceCallError, or the signal's reason; the session may go on
 * @example
 * const session = await runMobileFlow(client, {
 *   request: { title, prompt, projectId, platform: 'android' },
 *   wish: { device: 'Pixel 8', app: '/builds/shop.apk' },
 * });
 */
export async function runMobileFlow(
  client: ServiceClient,
  { request, wish = {}, ...options }: MobileFlow,
): Promise<Session> {
  const { remarks, ...prepared } = await prepareDevice(client, wishOf(request, wish), options);
  for (const remark of remarks) options.onRemark?.(remark);
  return runDesktopFlow(client, { ...options, request: { ...request, ...prepared } });
}

function wishOf({ platform, userDeviceId }: SessionCreate, wish: DeviceWish): DeviceWish {
  const ofRequest = platform === 'desktop' ? undefined : platform;
  return { userDeviceId, ...wish, platform: wish.platform ?? ofRequest };
}
