/** Finds out where a session is to run: the service's browser, a user's device, or a device back end. */
import type { SessionCreate } from '../contract/index.js';
import type { DeviceBackEnd } from './devices/DeviceBackEnd.js';
import type { DeviceCatalogue } from './devices/DeviceCatalogue.js';
import type { RunSpent } from '../models/index.js';
import type { OwnOfProject, Seating } from './Place.js';
import type { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import { ApiError } from './ApiError.js';
import { refuseUnknownModel } from './refuseUnknownModel.js';
import type { SessionOptions } from './SessionOptions.js';
import { mobileWork, userPhoneWork, type MobileRequest } from './sessions/mobileWork.js';
import { runSession, type CaptureDetail } from './sessions/runSession.js';
import type { Slot, Slots } from './sessions/Slot.js';
import { ANY_BROWSER, placeOfUser, type Dispatch, type Work } from './sessions/Work.js';
import type { Uploads } from './uploads/Uploads.js';
import type { DeviceSeating, UserDevices } from './userDevices/UserDevices.js';

export interface DispatchSettings {
  ownSlot: Slot;
  ownBrowser: Pick<Seating, 'open'>;
  slots: Slots;
  userDevices: UserDevices;
  catalogue: DeviceCatalogue;
  uploads: Uploads;
  backEnd: DeviceBackEnd | undefined;
  /** Carries out sessions on the phones that users registered. */
  userPhones: AppiumBackEnd;
  deviceSlots: { of(deviceId: string): Slot };
  options: SessionOptions;
  capture: CaptureDetail;
  ownOfProjects: ReadonlyMap<string, OwnOfProject>;
  /** What all sessions have spent on models. */
  modelsSpent: RunSpent;
}

export function dispatcher(settings: DispatchSettings): Dispatch {
  return async (request) => {
    const { userDeviceId } = request;
    const device = userDeviceId === undefined ? undefined : await settings.userDevices.slot(userDeviceId);
    refuseUnknownModel(request, modelsAt(request, device, settings));
    // Where the session doesn't say: a registered phone is none but what it is.
    const { platform = device?.phone?.platform ?? 'desktop' } = request;
    return platform === 'desktop'
      ? desktopWork(request, device, settings)
      : phoneWork({ ...request, platform }, device, settings);
  };
}

/** A device of the catalogue goes before one that the user registered: only mobile sessions name one. */
async function phoneWork(
  request: MobileRequest,
  there: DeviceSeating | undefined,
  settings: DispatchSettings,
): Promise<Work> {
  const { platform, deviceArn, userDeviceId } = request;
  if (deviceArn !== undefined || userDeviceId === undefined) return mobileWork(request, settings);
  const { slot, device } = devicePlace(userDeviceId, there, settings);
  // Without phones the runner's own page is no answer to what is missing.
  if (!device.phone && settings.backEnd === undefined) return mobileWork(request, settings);
  if (device.phone)
    return userPhoneWork(request, {
      ...settings,
      slot,
      place: placeOfUser(userDeviceId),
      phone: device.phone,
    });
  const why = `the device "${device.name}" runs desktop sessions, not platform "${platform}"`;
  throw new ApiError(422, `userDeviceId: ${why}`);
}

const modelsAt = (
  { projectId, userDeviceId }: SessionCreate,
  device: DeviceSeating | undefined,
  settings: DispatchSettings,
) => [
  settings.options.models,
  userDeviceId === undefined ? settings.ownOfProjects.get(projectId)?.options?.models : device?.models,
];

function desktopWork(
  { userDeviceId, title, prompt, ...rest }: SessionCreate,
  device: DeviceSeating | undefined,
  settings: DispatchSettings,
): Work {
  const mobile = MOBILE_FIELDS.find((name) => rest[name] !== undefined);
  if (mobile) throw new ApiError(400, `${mobile}: only for platform "android" or "ios"`);
  const { slot, place, open } =
    userDeviceId === undefined
      ? ownPlace(rest.projectId, settings)
      : desktopPlace(userDeviceId, device, settings);
  const { options, capture, modelsSpent } = settings;
  const { model = 'default' } = rest;
  const about = { title, prompt, open, options, capture, model, modelsSpent };
  return { slot, place, run: (progress) => runSession({ ...about, ...progress }) };
}

const MOBILE_FIELDS = ['deviceArn', 'deviceName', 'uploadArn', 'appName'] as const;

type Placing = Pick<Work, 'slot' | 'place'> & Pick<Seating, 'open'>;

function ownPlace(projectId: string, { ownSlot: slot, ...settings }: DispatchSettings): Placing {
  const { ownBrowser, ownOfProjects } = settings;
  return {
    slot,
    place: ANY_BROWSER,
    open: async () => ({ ...(await ownBrowser.open()), ...ownOfProjects.get(projectId) }),
  };
}

function desktopPlace(
  userDeviceId: string,
  there: DeviceSeating | undefined,
  settings: DispatchSettings,
): Placing {
  const { slot, device } = devicePlace(userDeviceId, there, settings);
  if (!device.phone) return { slot, place: placeOfUser(userDeviceId), open: () => device.open() };
  const { platform } = device.phone;
  throw new ApiError(
    422,
    `userDeviceId: the device "${device.name}" runs ${platform} sessions, not platform "desktop"`,
  );
}

/** @throws ApiError 404 where it isn't registered, 409 where it is offline */
function devicePlace(userDeviceId: string, device: DeviceSeating | undefined, { slots }: DispatchSettings) {
  if (!device) throw new ApiError(404, `No user device ${userDeviceId} is registered`);
  if (!device.isOnline) {
    throw new ApiError(
      409,
      `The user device "${device.name}" is offline. Start its ${device.phone ? 'Appium' : 'Playwright'} server, then list the devices`,
    );
  }
  return { slot: slots.of(userDeviceId, device.concurrency), device };
}
