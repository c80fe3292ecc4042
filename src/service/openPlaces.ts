/** All the places where sessions can run: the service's own browser, the devices of users, and those of a back end. */
import { RunSpent } from '../models/index.js';
import type { PhonesOption } from '../phones/options.js';
import { type DeviceBackEnd, DeviceCatalogue } from './devices.js';
import { dispatcher } from './dispatch.js';
import { ownBrowser, type BrowserSource } from './ownBrowser.js';
import { AppiumBackEnd } from './phones/AppiumBackEnd.js';
import type { OwnOfProject } from './Place.js';
import type { RecordContext } from './Records.js';
import type { SessionOptions } from './SessionOptions.js';
import type { CaptureDetail } from './sessions/runSession.js';
import { Slot, Slots } from './sessions/Work.js';
import { Uploads, type UploadSettings } from './uploads/Uploads.js';
import { UserDevices } from './userDevices/UserDevices.js';

export interface PlacesSettings extends RecordContext, BackEndChoice {
  options: SessionOptions;
  /** Sessions at a time in the service's own browser. @default 4 */
  concurrency?: number | undefined;
  /** @default 'full' */
  capture?: CaptureDetail | undefined;
  spentFile?: string | undefined;
  browserSource?: BrowserSource;
  binaries: Pick<UploadSettings, 'files' | 'sweep'>;
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
  const uploads = await Uploads.load(settings, { ...settings, ...settings.binaries });
  const userDevices = await UserDevices.load(settings);
  const browser = ownBrowser(settings.browserSource);
  const slots = new Slots();
  const ownOfProjects = new Map<string, OwnOfProject>();
  const dispatch = dispatcher({
    ...settings,
    ...{ backEnd, catalogue, uploads, userDevices, slots, ownOfProjects, capture },
    ownSlot: new Slot(concurrency),
    deviceSlots: new Slots(),
    ownBrowser: browser,
    modelsSpent: new RunSpent(settings.spentFile),
    userPhones: new AppiumBackEnd(),
  });
  return {
    ...{ backEnd, catalogue, uploads, userDevices, slots, dispatch, ownOfProjects },
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
