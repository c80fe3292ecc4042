/** What a session on a device needs before it is created: the device, and the app on it. */
import type { Device } from '../../contract/index.js';
import { AppFileError } from '../errors/index.js';
import { gather } from '../lists/listItems.js';
import { pollSettings, type PollOptions } from '../polling/index.js';
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

const FILE_TYPES = { android: 'ANDROID_APP', ios: 'IOS_APP' } as const;
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
  // The device first: a wrong name should not cost an upload.
  const device = await deviceOf(client, { ...wish, platform }, settings);
  const fileType = platform && FILE_TYPES[platform];
  const provision = { ...settings, memory, fileType };
  const app = wish.app === undefined ? undefined : await provideApp(client, wish.app, provision);
  return { ...platformField(platform, device), ...deviceFields(device), ...appFields(app), remarks };
}

/** The wish's own, or that of the app's file. */
function platformOf({ platform, app }: DeviceWish): MobilePlatform | undefined {
  if (app === undefined || !isPath(app)) return platform;
  const fileType = fileTypeOf(app);
  const ofApp = fileType === 'IOS_APP' ? 'ios' : 'android';
  if (platform === undefined || platform === ofApp) return ofApp;
  throw new AppFileError(app, `it is an ${ofApp} app, and the platform is ${platform}`);
}

interface Looking {
  signal?: AbortSignal | undefined;
  onRemark: (remark: string) => void;
}

async function deviceOf(
  client: ServiceClient,
  { platform, device: wanted, userDeviceId }: DeviceWish,
  { signal, onRemark }: Looking,
): Promise<Device | undefined> {
  if (wanted === undefined && userDeviceId !== undefined) return undefined;
  const catalogued = platform && CATALOGUE_PLATFORMS[platform];
  const devices = await gather(client.listDevices({ platform: catalogued, signal }));
  return chooseDevice(devices, { platform: catalogued, wanted }, onRemark);
}

function platformField(
  platform: MobilePlatform | undefined,
  device: Device | undefined,
): Pick<PreparedDevice, 'platform'> {
  const known = platform ?? MOBILE_PLATFORMS.find((name) => CATALOGUE_PLATFORMS[name] === device?.platform);
  return known === undefined ? {} : { platform: known };
}

const MOBILE_PLATFORMS = ['android', 'ios'] as const;

function deviceFields(device: Device | undefined): Pick<PreparedDevice, 'deviceArn' | 'deviceName'> {
  const name = device?.name || device?.model;
  return { ...(device?.arn && { deviceArn: device.arn }), ...(name && { deviceName: name }) };
}

function appFields(app: ProvidedApp | undefined): Pick<PreparedDevice, 'uploadArn' | 'appName'> {
  if (!app) return {};
  return { uploadArn: app.uploadArn, ...(app.appName && { appName: app.appName }) };
}
