/** The three flows: what is asked for is created and waited for. */
import type { Session, SessionCreate, PlanRun, PlanTrigger } from '../../contract/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import { pollPlanRun, pollSession, type PlanRunWatch } from '../polling/pollRecords.js';
import { pollSettings, type PollOptions } from '../polling/pollSettings.js';
import { prepareDevice, type DevicePreparation, type DeviceWish } from './prepareDevice.js';

export interface DesktopFlow extends PollOptions {
  request: SessionCreate;
  /** Called as soon as the session exists, so that it can be found again whatever happens then. */
  onSession?: (sessionId: string) => void;
}

/**
 * @throws OutOfTime, ServiceCallError, or the signal's reason; the session may go on
 * @example
 * const session = await runDesktopFlow(client, { request: { title, prompt, projectId } });
 */
export async function runDesktopFlow(
  client: ServiceClient,
  { request, onSession, ...options }: DesktopFlow,
): Promise<Session> {
  const { signal } = options;
  const sessionId = await client.createSession(request, { signal });
  onSession?.(sessionId);
  return pollSession(() => client.getSession(sessionId, { signal }), pollSettings(options));
}

/** The mobile flow: a device is chosen, an app provided, and a session with both is created and waited for. */
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

/** The plan flow: a run of a plan is triggered and waited for. */
export interface PlanFlow extends PollOptions, PlanRunWatch {
  planId: string;
  /** `model`, `mobileConfig`, `executionMode` and `userDeviceId` instead of what the plan and its cases have. */
  trigger?: PlanTrigger;
  /** Called as soon as the run exists, so that it can be found again whatever happens then. */
  onPlanRun?: (planRunId: string) => void;
}

/**
 * @throws OutOfTime, ServiceCallError, or the signal's reason; the run may go on
 * @example
 * const planRun = await runPlanFlow(client, { planId, onLook: ({ completedCases }) => show(completedCases) });
 */
export async function runPlanFlow(
  client: ServiceClient,
  { planId, trigger, onPlanRun, onLook, ...options }: PlanFlow,
): Promise<PlanRun> {
  const { signal } = options;
  const { planRunId } = await client.triggerPlan(planId, trigger, { signal });
  onPlanRun?.(planRunId);
  const look = () => client.getPlanRun(planId, planRunId, { signal });
  return pollPlanRun(look, { ...pollSettings(options), onLook });
}
