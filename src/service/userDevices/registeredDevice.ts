/** A device that was registered by the address of the server that runs it, as it is kept and shown. */
import type { UserDevice, UserDeviceWrite } from '../../contract/index.js';
import { knownPhones, type KnownPhone } from '../../phones/options.js';

// A type, because only those fit the store's documents.
export type RegisteredDevice = Required<Pick<UserDeviceWrite, 'name' | 'platform' | 'address'>> & {
  id: string;
  os: string | null;
  lastSeenAt: string | null;
  createdAt: string;
  /** Of phones alone. */
  udid?: string | undefined;
  app?: string | undefined;
  capabilities?: Record<string, unknown> | undefined;
};

/** The address in its normal form, so that two spellings of it are one device. */
export function newDevice(write: UserDeviceWrite, id: string, now: Date): RegisteredDevice {
  const { os = null, address, ...device } = write;
  const createdAt = now.toISOString();
  return { ...device, id, os, address: new URL(address).href, lastSeenAt: null, createdAt };
}

/** A server drives several phones, and a Playwright server is one desktop. */
export const isSamePlace = (one: RegisteredDevice, other: RegisteredDevice): boolean =>
  one.address === other.address && one.udid === other.udid;

/** Undefined for a desktop. */
export function phoneOf({ name, platform, address, ...device }: RegisteredDevice): KnownPhone | undefined {
  if (platform !== 'ios' && platform !== 'android') return undefined;
  const { udid, app, capabilities } = device;
  const [phone] = knownPhones({ appium: address, devices: [{ name, platform, udid, app, capabilities }] });
  return phone;
}

/** The address stays here: it may carry what lets somebody in. */
export function shownDevice(device: RegisteredDevice, status: 'online' | 'offline'): UserDevice {
  const { id, name, platform, os, lastSeenAt, createdAt } = device;
  return { id, name, platform, os, status, lastSeenAt, createdAt };
}
