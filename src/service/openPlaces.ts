/** All the places where sessions can run: the service's own browser, the devices of users, and those of a back end. */
import { RunSpent, offeredModels, type ModelsOption } from '../models/index.js';
import type { PhonesOption } from '../phones/options.js';
import { type DeviceBackEnd, DeviceCatalogue } from './devices.js';
import { ownBrowser, type BrowserSource } from './findBrowser.js';
import { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import type { OwnOfProject, Seating } from './Place.js';
import { ANY_BROWSER, placeOfUser, type Dispatch, type Work } from './sessions/Work.js';
import type { SessionOptions } from './SessionOptions.js';
import type { RecordContext } from './Records.js';
import { type CaptureDetail, runSession } from './sessions/runSession.js';
import { Uploads, type UploadSettings } from './uploads/Uploads.js';
import { UserDevices, type DeviceSeating } from './userDevices/UserDevices.js';
import { type SessionCreate, MODELS, type Model } from '../contract/index.js';
import { ApiError } from './ApiError.js';
import { mobileWork, userPhoneWork, type MobileRequest, type MobileSettings } from './sessions/mobileWork.js';

export interface PlacesSettings extends RecordContext, BackEndChoice {
  options: SessionOptions;
  /** Sessions at a time in the service's own browser. @default 4 */
  concurrency?: number | undefined;
  /** @default 'full' */
  capture?: CaptureDetail | undefined;
  spentFile?: string | undefined;
  browserSource?: BrowserSource;
  binaries: UploadSettings['files'];
  /** Of the binaries: for a service that is alone with its data. */
  sweep: UploadSettings['sweep'];
  baseURL: () => string;
  onFault: (error: unknown) => void;
}

export interface BackEndChoice {
  /** Carries out Android and iOS sessions. @default those of `phones`, if there are any */
  deviceBackEnd?: DeviceBackEnd | undefined;
  /** Appium servers, and the phones that they drive. @default none: sessions on Android and iOS are refused */
  phones?: PhonesOption | readonly PhonesOption[] | undefined;
}

export type Places = Awaited<ReturnType<typeof openPlaces>>;

export async function openPlaces(settings: PlacesSettings) {
  const { deviceBackEnd, phones, concurrency = 4, capture = 'full' } = settings;
  const backEnd = deviceBackEnd ?? (phones && new AppiumBackEnd([phones].flat()));
  const catalogue = new DeviceCatalogue(settings.sealer, backEnd);
  const uploads = await Uploads.load(settings, { ...settings, files: settings.binaries });
  const userDevices = await UserDevices.load(settings);
  const browser = ownBrowser(settings.browserSource);
  const ownOfProjects = new Map<string, OwnOfProject>();
  const dispatch = dispatcher({
    ...settings,
    ...{ backEnd, catalogue, uploads, userDevices, ownOfProjects, capture, concurrency },
    ownBrowser: browser,
    modelsSpent: new RunSpent(settings.spentFile),
    userPhones: new AppiumBackEnd(),
  });
  return {
    ...{ backEnd, catalogue, uploads, userDevices, dispatch, ownOfProjects },
    isPhone: async (id: string) => (await userDevices.slot(id))?.phone !== undefined,
    /** @throws Error where there is nowhere that a session could run */
    async check(): Promise<void> {
      if (backEnd) return;
      await browser.check().catch(async (error: unknown) => {
        if (!(await userDevices.list()).some(({ status }) => status === 'online')) throw error;
      });
    },
    async close(): Promise<void> {
      await Promise.all([userDevices.close(), uploads.close(), browser.close()]);
      await backEnd?.close?.();
    },
  };
}

interface DispatchSettings extends MobileSettings {
  /** Of the service's own browser. */
  concurrency: number;
  ownBrowser: Pick<Seating, 'open'>;
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
  const { device, place } = onDevice(userDeviceId, registered);
  const { phone } = device;
  if (phone) return userPhoneWork(request, { userPhones: settings.userPhones, phone, place }, settings);
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
  const { open, ...placing } = desktopPlace(request, registered, settings);
  const { options, capture, modelsSpent } = settings;
  const { title, prompt, model = 'default' } = request;
  const about = { title, prompt, open, options, capture, model, modelsSpent };
  return { ...placing, run: (progress) => runSession({ ...about, ...progress }) };
}

function desktopPlace(
  { userDeviceId, projectId }: SessionCreate,
  registered: DeviceSeating | undefined,
  settings: DispatchSettings,
): Pick<Work, 'place'> & Pick<Seating, 'open' | 'concurrency'> {
  if (userDeviceId !== undefined) {
    const { place, device } = onDevice(userDeviceId, registered);
    if (device.phone) throw otherPlatform(device.name, device.phone.platform, 'desktop');
    return { place, concurrency: device.concurrency, open: () => device.open() };
  }
  const { concurrency, ownBrowser, ownOfProjects } = settings;
  const open = async () => ({ ...(await ownBrowser.open()), ...ownOfProjects.get(projectId) });
  return { place: ANY_BROWSER, concurrency, open };
}

const otherPlatform = (name: string, its: string, asked: string) =>
  new ApiError(422, `userDeviceId: the device "${name}" runs ${its} sessions, not platform "${asked}"`);

/** @throws ApiError 404 where it isn't registered, 409 where it is offline */
function onDevice(userDeviceId: string, device: DeviceSeating | undefined) {
  if (!device) throw new ApiError(404, `No user device ${userDeviceId} is registered`);
  const { name, isOnline, phone } = device;
  if (isOnline) return { place: placeOfUser(userDeviceId), device };
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
