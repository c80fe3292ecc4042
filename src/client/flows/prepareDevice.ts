/** What a session on a device needs before it is created: the device, and the app on it. */
import type { Device } from '../../contract/index.js';
import { AppFileError } from '../errors/index.js';
import { gather } from '../lists/listItems.js';
import { pollSettings, type PollOptions } from '../polling/pollSettings.js';
import type { ServiceClient } from '../ServiceClient.js';
import { fileTypeOf, isPath } from './appFile.js';
import { chooseDevice } from './findDevice.js';
import { provideApp, type ProvidedApp } from './provideApp.js';
import { memoryOf, type UploadMemory } from './uploadMemory.js';

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
export interface PreparedDevice {
  platform?: MobilePlatform;
  deviceArn?: string;
  deviceName?: string;
  uploadArn?: string;
  appName?: string;
  remarks: string[];
}

const CATALOGUE_PLATFORMS = { android: 'ANDROID', ios: 'IOS' } as const;

/** @throws PreparationError, OutOfTime, ServiceCallError, or the signal's reason */
export async function prepareDevice(
  client: ServiceClient,
  wish: DeviceWish,
  { memory = memoryOf(client), ...options }: DevicePreparation = {},
): Promise<PreparedDevice> {
  const remarks: string[] = [];
  const settings = { ...pollSettings(options), onRemark: (remark: string) => remarks.push(remark) };
  const platform = platformOf(wish);
  const catalogued = platform && CATALOGUE_PLATFORMS[platform];
  // The device first: a wrong name should not cost an upload.
  const device = await deviceOf(client, wish, { ...settings, platform: catalogued });
  const provision = { ...settings, memory, fileType: catalogued && (`${catalogued}_APP` as const) };
  const app = wish.app === undefined ? undefined : await provideApp(client, wish.app, provision);
  return { ...fieldsOf(platform, device, app), remarks };
}

/** Those that are known. */
function fieldsOf(
  platform: MobilePlatform | undefined,
  device: Device | undefined,
  app: ProvidedApp | undefined,
): Omit<PreparedDevice, 'remarks'> {
  const fields = {
    platform: platform ?? MOBILE_PLATFORMS.find((name) => CATALOGUE_PLATFORMS[name] === device?.platform),
    deviceArn: device?.arn,
    deviceName: device?.name || device?.model,
    uploadArn: app?.uploadArn,
    appName: app?.appName,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

const MOBILE_PLATFORMS = ['android', 'ios'] as const;

/** The wish's own, or that of the app's file. */
function platformOf({ platform, app }: DeviceWish): MobilePlatform | undefined {
  if (app === undefined || !isPath(app)) return platform;
  const ofApp = fileTypeOf(app) === 'IOS_APP' ? 'ios' : 'android';
  if (platform === undefined || platform === ofApp) return ofApp;
  throw new AppFileError(app, `it is an ${ofApp} app, and the platform is ${platform}`);
}

interface Looking {
  platform: 'ANDROID' | 'IOS' | undefined;
  signal?: AbortSignal | undefined;
  onRemark: (remark: string) => void;
}

async function deviceOf(
  client: ServiceClient,
  { device: wanted, userDeviceId }: DeviceWish,
  { platform, signal, onRemark }: Looking,
): Promise<Device | undefined> {
  if (wanted === undefined && userDeviceId !== undefined) return undefined;
  const devices = await gather(client.listDevices({ platform, signal }));
  return chooseDevice(devices, { platform, wanted }, onRemark);
}
