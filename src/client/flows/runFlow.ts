/** The three flows: what is asked for is created and waited for; and what a session on a device needs before: the device, and the app on it. */
import type { Device, Session, SessionCreate, PlanRun, PlanTrigger } from '../../contract/index.js';
import { AppFileError, DeviceNotFoundError } from '../errors.js';
import { gather } from '../calls/lists.js';
import { pollSettings, type PollOptions } from '../polling/pollUntil.js';
import type { ServiceClient } from '../ServiceClient.js';
import {
  fileTypeOf,
  isPath,
  provideApp,
  memoryOf,
  type ProvidedApp,
  type UploadMemory,
} from './provideApp.js';
import { nearestNames } from '../transport/Transport.js';
import { pollPlanRun, pollSession, type PlanRunWatch } from '../polling/pollRecords.js';

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

export interface DeviceWish {
  /** @default that of the app's file, or else of the device */
  platform?: MobilePlatform | undefined;
  /**
   * A device's name, model or token.
   * @default the first device of the platform, which is remarked
   */
  device?: string | undefined;
  /** The absolute path of an .apk or .ipa file, or the file name, app name or identifier of an existing upload. */
  app?: string | undefined;
  /** A device that the user registered: none of the catalogue is looked for then, unless one is named. */
  userDeviceId?: string | undefined;
}

export type MobilePlatform = 'android' | 'ios';

export interface DevicePreparation extends PollOptions {
  /**
   * Which files are uploaded already.
   * @default one for each client, for as long as the process lives
   */
  memory?: UploadMemory;
}

/** Fields for the body that creates the session, and what there is to say of them. */
export interface PreparedDevice extends Pick<
  SessionCreate,
  'deviceArn' | 'deviceName' | 'uploadArn' | 'appName'
> {
  platform?: MobilePlatform;
  remarks: string[];
}

/** @throws PreparationError, OutOfTime, ServiceCallError, or the signal's reason */
export async function prepareDevice(
  client: ServiceClient,
  wish: DeviceWish,
  { memory = memoryOf(client), ...options }: DevicePreparation = {},
): Promise<PreparedDevice> {
  const remarks: string[] = [];
  const settings = { ...pollSettings(options), onRemark: (remark: string) => remarks.push(remark) };
  const platform = platformOf(wish);
  const catalogued = platform && (platform === 'ios' ? 'IOS' : 'ANDROID');
  // The device first: a wrong name should not cost an upload.
  const isOwn = wish.device === undefined && wish.userDeviceId !== undefined;
  const device = isOwn
    ? undefined
    : chooseDevice(
        await gather(client.listDevices({ platform: catalogued, signal: settings.signal })),
        { platform: catalogued, wanted: wish.device },
        settings.onRemark,
      );
  const provision = { ...settings, memory, fileType: catalogued && (`${catalogued}_APP` as const) };
  const app = wish.app === undefined ? undefined : await provideApp(client, wish.app, provision);
  return { ...fieldsOf(platform, device, app), remarks };
}

function fieldsOf(platform?: MobilePlatform, device?: Device, app?: ProvidedApp) {
  const fields = {
    platform: platform ?? (device && PLATFORMS[device.platform ?? '']),
    deviceArn: device?.arn,
    deviceName: device?.name || device?.model,
    uploadArn: app?.uploadArn,
    appName: app?.appName,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

const PLATFORMS: Partial<Record<string, MobilePlatform>> = { ANDROID: 'android', IOS: 'ios' };

function platformOf({ platform, app }: DeviceWish): MobilePlatform | undefined {
  if (app === undefined || !isPath(app)) return platform;
  const ofApp = fileTypeOf(app) === 'IOS_APP' ? 'ios' : 'android';
  if (platform === undefined || platform === ofApp) return ofApp;
  throw new AppFileError(app, `it is an ${ofApp} app, and the platform is ${platform}`);
}

function chooseDevice(
  devices: readonly Device[],
  { platform, wanted }: { platform: Device['platform']; wanted: string | undefined },
  onRemark: (remark: string) => void,
): Device {
  // A service may not know the filter, and a device without a token is of no use to a session.
  const usable = devices.filter(
    (one) => one.arn && (!platform || !one.platform || one.platform === platform),
  );
  const [first] = usable;
  if (!first) {
    const none = `The service's catalogue has no ${platform ? `${platform} ` : ''}device`;
    throw new DeviceNotFoundError(`${none}. Please choose another platform.`, wanted, []);
  }
  if (wanted !== undefined) return findDevice(usable, wanted);
  onRemark(`No device was named; the first one of the catalogue was taken: ${labelOf(first)}.`);
  return first;
}

/**
 * By name, model or token: as it is written, or else whatever the letter case.
 * @throws DeviceNotFoundError listing the near ones, or those that are meant equally
 */
export function findDevice(devices: readonly Device[], wanted: string): Device {
  const exact = devices.filter((one) => namesOf(one).includes(wanted));
  const lower = wanted.toLowerCase();
  const loose = devices.filter((one) => namesOf(one).some((name) => name.toLowerCase() === lower));
  const found = exact.length > 0 ? exact : loose;
  const [first] = found;
  if (!first) throw unknown(devices, wanted);
  if (found.length > 1) throw ambiguous(found, wanted);
  return first;
}

const namesOf = ({ name, model, arn }: Device): string[] => [name, model, arn].filter(isText);

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

const labelOf = ({ name, model, os }: Device): string =>
  [name ?? model ?? 'a device without a name', os].filter(isText).join(', ');

function unknown(devices: readonly Device[], wanted: string): DeviceNotFoundError {
  const wordsOf = ({ name, model }: Device) => [name, model].filter(isText);
  const near = nearestNames(wanted, devices.flatMap(wordsOf));
  const candidates = devices.filter((device) => wordsOf(device).some((name) => near.includes(name)));
  const reported = near.length > 0 ? `Near ones are: ${near.join(', ')}.` : 'Its devices have no names.';
  return new DeviceNotFoundError(
    `The service's catalogue has no device with the name, model or token "${wanted}". ${reported} ` +
      'Please write one of them.',
    wanted,
    candidates,
  );
}

function ambiguous(found: readonly Device[], wanted: string): DeviceNotFoundError {
  const list = found.map((one) => `\n  ${labelOf(one)}: ${one.arn ?? 'no token'}`).join('');
  return new DeviceNotFoundError(
    `${found.length} devices of the catalogue are called "${wanted}". Please write the token of one of them:${list}`,
    wanted,
    found,
  );
}
