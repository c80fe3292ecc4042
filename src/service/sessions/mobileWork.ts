/** Sessions on Android and iOS: carried out by a device back end. */
import { readPrompt } from '../../cases/prompt.js';
import type { MobileSession, SessionCreate, Upload } from '../../contract/index.js';
import type { KnownPhone } from '../../phones/options.js';
import { ApiError } from '../ApiError.js';
import type { BackEndSession, DeviceBackEnd, DeviceCatalogue } from '../devices.js';
import type { AppiumBackEnd } from '../phones/AppiumBackEnd.js';
import type { OwnOfProject } from '../Place.js';
import { placeOfDevice, type Progress, type Work } from './Work.js';
import { sessionSettings, type SessionOptions } from '../SessionOptions.js';
import type { Uploads } from '../uploads/Uploads.js';
import type { Ending } from './KeptSession.js';
import { unexpectedEnding, type CaptureDetail } from './runSession.js';

export interface MobileSettings {
  backEnd: DeviceBackEnd | undefined;
  catalogue: DeviceCatalogue;
  uploads: Uploads;
  options: SessionOptions;
  capture: CaptureDetail;
  ownOfProjects: ReadonlyMap<string, OwnOfProject>;
}

export type MobileRequest = SessionCreate & { platform: 'android' | 'ios' };

/** On a device of the catalogue. @throws ApiError as below, and without a back end or a device */
export async function mobileWork(request: MobileRequest, settings: MobileSettings): Promise<Work> {
  const { platform, deviceArn } = request;
  const { backEnd } = settings;
  if (!backEnd) throw noDevices(platform);
  if (deviceArn === undefined) throw new ApiError(400, `deviceArn: required for platform "${platform}"`);
  const device = { ...settings.catalogue.resolve(deviceArn), arn: deviceArn };
  return workOn({ backEnd, device, place: placeOfDevice(device.id) }, request, settings);
}

/** On a phone that a user registered. @throws ApiError as below */
export function userPhoneWork(
  request: MobileRequest,
  { userPhones, phone, place }: { userPhones: AppiumBackEnd; phone: KnownPhone; place: string },
  settings: MobileSettings,
): Promise<Work> {
  userPhones.add(phone);
  const { id, name } = phone;
  const platform = phone.platform === 'ios' ? 'IOS' : 'ANDROID';
  const device = { id, name, platform, arn: settings.catalogue.arnOf({ id, name, platform }) };
  return workOn({ backEnd: userPhones, device, place }, request, settings);
}

interface DeviceToUse {
  place: string;
  backEnd: DeviceBackEnd;
  device: { id: string; arn: string; name?: string | undefined; platform?: string | undefined };
}

/** Milliseconds. To look at a phone takes a second or two, not a few milliseconds. */
const STEP_TIMEOUT = 20_000;

/** @throws ApiError for foreign tokens, and where device or app are of the other platform */
async function workOn(
  { backEnd, device, place }: DeviceToUse,
  request: MobileRequest,
  { uploads, options, capture, ownOfProjects }: MobileSettings,
): Promise<Work> {
  const { platform, uploadArn, prompt } = request;
  const app = uploadArn === undefined ? undefined : await uploads.resolve(uploadArn);
  refuseOtherPlatform(platform, device.platform, app?.upload);
  const own = ownOfProjects.get(request.projectId);
  const on = {
    deviceId: device.id,
    installed: app ? undefined : installedOf(request),
    prompt,
    settings: sessionSettings(own?.options, options, { stepTimeout: STEP_TIMEOUT }),
    ownSteps: own?.ownSteps,
  };
  const run = async ({ onCapture, ...progress }: Progress) => {
    try {
      const local = await app?.open();
      const opened = local && { file: local.file, identifier: app?.upload.identifier ?? null };
      const recorded = capture === 'off' ? {} : { onCapture };
      try {
        return await runInTurn(backEnd, { ...on, app: opened, ...recorded }, progress);
      } finally {
        await local?.release();
      }
    } catch (error) {
      return unexpectedEnding(error, progress.signal);
    }
  };
  return { place, run, mobileSession: mobileSessionOf(request, device, app?.upload) };
}

/** Until it has the device it waits, and its time has not begun. */
async function runInTurn(
  backEnd: DeviceBackEnd,
  on: Omit<BackEndSession, 'steps' | 'startUrl' | 'log' | 'signal'>,
  { log, signal, onStatus }: Omit<Progress, 'onCapture'>,
): Promise<Ending> {
  const turn = await backEnd.take?.(on.deviceId, signal);
  try {
    await onStatus('preparing');
    signal.throwIfAborted();
    const { steps, startUrl } = readPrompt(on.prompt);
    await onStatus('running');
    return await backEnd.run({ ...on, startUrl, steps, log, signal });
  } finally {
    await turn?.leave();
  }
}

function noDevices(platform: string): ApiError {
  const name = platform === 'ios' ? 'iOS' : 'Android';
  return new ApiError(
    422,
    `The local service has no ${name} devices: platform "${platform}" needs a hosted service ` +
      '(service.baseURL or CASEWRIGHT_BASE_URL)',
  );
}

function refuseOtherPlatform(platform: string, ofDevice: string | undefined, upload?: Upload): void {
  const [device, fileType] = platform === 'ios' ? ['IOS', 'IOS_APP'] : ['ANDROID', 'ANDROID_APP'];
  if (ofDevice !== undefined && ofDevice !== device) {
    throw new ApiError(422, `platform: the device is one of ${ofDevice}, and the platform is "${platform}"`);
  }
  if (upload && upload.fileType !== fileType) {
    throw new ApiError(
      422,
      `uploadArn: ${upload.fileName} is an ${upload.fileType}, and the platform is "${platform}"`,
    );
  }
}

const mobileSessionOf = (
  { platform, deviceName, uploadArn, appName }: MobileRequest,
  device: DeviceToUse['device'],
  upload: Upload | undefined,
): MobileSession => ({
  deviceArn: device.arn,
  deviceName: deviceName ?? device.name ?? '',
  devicePlatform: platform === 'ios' ? 'IOS' : 'ANDROID',
  uploadArn: uploadArn ?? null,
  uploadType: upload ? 'own_app' : null,
  appName: appName ?? upload?.appName ?? null,
  bundleId: upload?.identifier ?? null,
});

/** Without an upload the name may be the identifier of an app that is on the device. */
const installedOf = ({ appName }: SessionCreate): string | undefined =>
  appName !== undefined && IDENTIFIER.test(appName) ? appName : undefined;

const IDENTIFIER = /^[A-Za-z][\w-]*(?:\.[\w-]+)+$/;
