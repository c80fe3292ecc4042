/** Sessions on Android and iOS: carried out by a device back end. */
import type { MobileSession, SessionCreate, Upload } from '../../contract/index.js';
import type { BackEndSession, DeviceBackEnd } from '../devices/DeviceBackEnd.js';
import type { DeviceCatalogue } from '../devices/DeviceCatalogue.js';
import type { AppiumBackEnd } from '../phones/AppiumBackEnd.js';
import type { KnownPhone } from '../../phones/options.js';
import { readPrompt } from '../../cases/readPrompt.js';
import type { OwnOfProject } from '../Place.js';
import { ApiError } from '../ApiError.js';
import { sessionSettings, type SessionOptions, type SessionSettings } from '../SessionOptions.js';
import type { Uploads } from '../uploads/Uploads.js';
import type { Ending } from './KeptSession.js';
import { unexpectedEnding, type CaptureDetail } from './runSession.js';
import type { Slot } from './Slot.js';
import { placeOfDevice, type Progress, type Work } from './Work.js';

export interface MobileSettings {
  backEnd: DeviceBackEnd | undefined;
  catalogue: DeviceCatalogue;
  uploads: Uploads;
  /** One for each device. */
  deviceSlots: { of(deviceId: string): Slot };
  options: SessionOptions;
  capture: CaptureDetail;
  ownOfProjects: ReadonlyMap<string, OwnOfProject>;
}

export type MobileRequest = SessionCreate & { platform: 'android' | 'ios' };

/** On a device of the catalogue. @throws ApiError as below, and without a back end or a device */
export async function mobileWork(request: MobileRequest, settings: MobileSettings): Promise<Work> {
  const { platform, deviceArn } = request;
  const backEnd = requireBackEnd(request, settings);
  if (deviceArn === undefined) throw new ApiError(400, `deviceArn: required for platform "${platform}"`);
  const device = settings.catalogue.resolve(deviceArn);
  const slot = settings.deviceSlots.of(device.id);
  return workOn(
    { backEnd, device: { ...device, arn: deviceArn }, slot, place: placeOfDevice(device.id) },
    request,
    settings,
  );
}

/** On a phone that a user registered. @throws ApiError as below */
export function userPhoneWork(
  request: MobileRequest,
  { userPhones, phone, slot, place, ...settings }: MobileSettings & UserPhone,
): Promise<Work> {
  userPhones.add(phone);
  const { id, name } = phone;
  const platform = phone.platform === 'ios' ? 'IOS' : 'ANDROID';
  const device = { id, name, platform, arn: settings.catalogue.arnOf({ id, name, platform }) };
  return workOn({ backEnd: userPhones, device, slot, place }, request, settings);
}

interface UserPhone extends Pick<Work, 'place'> {
  userPhones: AppiumBackEnd;
  phone: KnownPhone;
  slot: Slot;
}

interface DeviceToUse extends Pick<Work, 'place'> {
  backEnd: DeviceBackEnd;
  device: { id: string; arn: string; name?: string | undefined; platform?: string | undefined };
  slot: Slot;
}

/** @throws ApiError for foreign tokens, and where device or app are of the other platform */
async function workOn(
  { backEnd, device, slot, place }: DeviceToUse,
  request: MobileRequest,
  settings: MobileSettings,
): Promise<Work> {
  const { platform, uploadArn, prompt } = request;
  const upload = uploadArn === undefined ? undefined : await settings.uploads.resolve(uploadArn);
  refuseOtherPlatform(platform, device.platform, upload?.upload);
  const installed = upload ? undefined : installedOf(request);
  const on = {
    deviceId: device.id,
    installed,
    prompt,
    settings: settingsOf(request, settings),
    ...ownOf(request, settings),
  };
  const run = (progress: Progress) => {
    const { onCapture, ...rest } = progress;
    const recorded = settings.capture === 'off' ? {} : { onCapture };
    return withApp(upload, progress.signal, (app) => runOn(backEnd, { ...on, app, ...recorded }, rest));
  };
  const deviceName = request.deviceName ?? device.name ?? '';
  const mobileSession = mobileSessionOf({ ...request, deviceArn: device.arn, deviceName }, upload?.upload);
  return { slot, place, run, mobileSession };
}

/** Never rejects. */
async function withApp(
  upload: Awaited<ReturnType<Uploads['resolve']>> | undefined,
  signal: AbortSignal,
  run: (app: BackEndSession['app']) => Promise<Ending>,
): Promise<Ending> {
  try {
    const local = await upload?.open();
    const identifier = upload?.upload.identifier ?? null;
    const ending = await run(local && { file: local.file, identifier });
    await local?.release();
    return ending;
  } catch (error) {
    return unexpectedEnding(error, signal);
  }
}

function requireBackEnd({ platform }: SessionCreate, { backEnd }: MobileSettings): DeviceBackEnd {
  if (backEnd) return backEnd;
  const name = platform === 'ios' ? 'iOS' : 'Android';
  throw new ApiError(
    422,
    `The local service has no ${name} devices: platform "${platform ?? ''}" needs a hosted service ` +
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

type MobileFields = Pick<SessionCreate, 'platform' | 'uploadArn' | 'appName'> &
  Pick<MobileSession, 'deviceArn' | 'deviceName'>;

function mobileSessionOf(
  { platform, deviceArn, deviceName, uploadArn, appName }: MobileFields,
  upload: Upload | undefined,
): MobileSession {
  return {
    deviceArn,
    deviceName,
    devicePlatform: platform === 'ios' ? 'IOS' : 'ANDROID',
    uploadArn: uploadArn ?? null,
    uploadType: upload ? 'own_app' : null,
    appName: appName ?? upload?.appName ?? null,
    bundleId: upload?.identifier ?? null,
  };
}

/** Milliseconds. To look at a phone takes a second or two, not a few milliseconds. */
const STEP_TIMEOUT = 20_000;

const ownOf = ({ projectId }: SessionCreate, { ownOfProjects }: MobileSettings) => ({
  ownSteps: ownOfProjects.get(projectId)?.ownSteps,
});

const settingsOf = (
  { projectId }: SessionCreate,
  { options, ownOfProjects }: MobileSettings,
): SessionSettings =>
  sessionSettings(ownOfProjects.get(projectId)?.options, options, { stepTimeout: STEP_TIMEOUT });

/** Without an upload the name may be the identifier of an app that is on the device. */
const installedOf = ({ appName }: SessionCreate): string | undefined =>
  appName !== undefined && IDENTIFIER.test(appName) ? appName : undefined;

const IDENTIFIER = /^[A-Za-z][\w-]*(?:\.[\w-]+)+$/;

async function runOn(
  backEnd: DeviceBackEnd,
  on: Pick<
    BackEndSession,
    'deviceId' | 'app' | 'installed' | 'prompt' | 'settings' | 'ownSteps' | 'onCapture'
  >,
  { log, signal, onStatus }: Omit<Progress, 'onCapture'>,
): Promise<Ending> {
  try {
    // Until then it waits, and its time has not begun.
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
  } catch (error) {
    return unexpectedEnding(error, signal);
  }
}
