/** Finds out where a session is to run, the service's browser, a user's device, or a device back end, and by which model. */
import { type SessionCreate, MODELS, type Model } from '../contract/index.js';
import { type RunSpent, offeredModels, type ModelsOption } from '../models/index.js';
import type { Seating } from './Place.js';
import type { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import { ApiError } from './ApiError.js';
import { mobileWork, userPhoneWork, type MobileRequest, type MobileSettings } from './sessions/mobileWork.js';
import { runSession } from './sessions/runSession.js';
import {
  type Slot,
  type Slots,
  ANY_BROWSER,
  placeOfUser,
  type Dispatch,
  type Work,
} from './sessions/Work.js';
import type { DeviceSeating, UserDevices } from './userDevices/UserDevices.js';

interface DispatchSettings extends MobileSettings {
  ownSlot: Slot;
  ownBrowser: Pick<Seating, 'open'>;
  slots: Slots;
  userDevices: UserDevices;
  userPhones: AppiumBackEnd;
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
  registered: DeviceSeating | undefined,
  settings: DispatchSettings,
): Promise<Work> {
  const { platform, deviceArn, userDeviceId } = request;
  if (deviceArn !== undefined || userDeviceId === undefined) return mobileWork(request, settings);
  const { device, ...placing } = onDevice(userDeviceId, registered, settings);
  const { phone } = device;
  if (phone) return userPhoneWork(request, { ...settings, ...placing, phone });
  // Without phones the runner's own page is no answer to what is missing.
  if (settings.backEnd === undefined) return mobileWork(request, settings);
  throw otherPlatform(device.name, 'desktop', platform);
}

const modelsAt = (
  { projectId, userDeviceId }: SessionCreate,
  device: DeviceSeating | undefined,
  settings: DispatchSettings,
) => [
  settings.options.models,
  userDeviceId === undefined ? settings.ownOfProjects.get(projectId)?.options?.models : device?.models,
];

const MOBILE_FIELDS = ['deviceArn', 'deviceName', 'uploadArn', 'appName'] as const;

function desktopWork(
  request: SessionCreate,
  registered: DeviceSeating | undefined,
  settings: DispatchSettings,
): Work {
  const mobile = MOBILE_FIELDS.find((name) => request[name] !== undefined);
  if (mobile) throw new ApiError(400, `${mobile}: only for platform "android" or "ios"`);
  const { slot, place, open } = desktopPlace(request, registered, settings);
  const { options, capture, modelsSpent } = settings;
  const { title, prompt, model = 'default' } = request;
  const about = { title, prompt, open, options, capture, model, modelsSpent };
  return { slot, place, run: (progress) => runSession({ ...about, ...progress }) };
}

function desktopPlace(
  { userDeviceId, projectId }: SessionCreate,
  registered: DeviceSeating | undefined,
  settings: DispatchSettings,
): Pick<Work, 'slot' | 'place'> & Pick<Seating, 'open'> {
  if (userDeviceId !== undefined) {
    const { slot, place, device } = onDevice(userDeviceId, registered, settings);
    if (device.phone) throw otherPlatform(device.name, device.phone.platform, 'desktop');
    return { slot, place, open: () => device.open() };
  }
  const { ownSlot: slot, ownBrowser, ownOfProjects } = settings;
  const open = async () => ({ ...(await ownBrowser.open()), ...ownOfProjects.get(projectId) });
  return { slot, place: ANY_BROWSER, open };
}

const otherPlatform = (name: string, its: string, asked: string) =>
  new ApiError(422, `userDeviceId: the device "${name}" runs ${its} sessions, not platform "${asked}"`);

/** @throws ApiError 404 where it isn't registered, 409 where it is offline */
function onDevice(userDeviceId: string, device: DeviceSeating | undefined, { slots }: DispatchSettings) {
  if (!device) throw new ApiError(404, `No user device ${userDeviceId} is registered`);
  const { name, isOnline, phone, concurrency } = device;
  if (isOnline)
    return { slot: slots.of(userDeviceId, concurrency), place: placeOfUser(userDeviceId), device };
  const server = phone ? 'Appium' : 'Playwright';
  const why = `The user device "${name}" is offline. Start its ${server} server, then list the devices`;
  throw new ApiError(409, why);
}

/** "`mixed` means the model is chosen per step (`auto`)" */
const AUTO: Model = { id: 'auto', displayName: 'Auto', provider: 'mixed' };

/** As `GET /api/models` lists them: "does not include `default` or `opus`, although a session's `model` may hold them". */
export const runnableModels = (models?: ModelsOption): Model[] => [
  ...offeredModels(models)
    .filter(({ id }) => id !== 'opus')
    .map(({ id, displayName, vendor }) => ({ id, displayName, provider: vendor })),
  AUTO,
];

/**
 * "A request rejected for its `model` returns the same body plus `availableModels`".
 * @param places what is set for the service, and for the project or the device
 * @throws ApiError 422
 */
export function refuseUnknownModel(
  { model = 'default' }: { model?: string | undefined },
  places: readonly (ModelsOption | undefined)[],
): void {
  const offered = places.flatMap((models) => offeredModels(models).map(({ id }) => id));
  if (['default', 'auto', ...offered].includes(model)) return;
  const why = MODELS.some((known) => known === model)
    ? `The model "${model}" has no key here. Please set the variable of its provider, or its apiKey in the option models`
    : `Unknown model "${model}"`;
  const available = places.flatMap((models) => runnableModels(models).map(({ id }) => id));
  throw new ApiError(422, why, { availableModels: [...new Set(available)] });
}
