/** A desktop that was registered by the address of its Playwright server, as it is kept. */
import type { UserDevice, UserDeviceWrite } from '../../contract/index.js';

// A type, because only those fit the store's documents.
export type RegisteredDesktop = Required<Omit<UserDeviceWrite, 'os'>> & {
  id: string;
  os: string | null;
  lastSeenAt: string | null;
  createdAt: string;
};

/** The address in its normal form, so that two spellings of it are one device. */
export function newDesktop(write: UserDeviceWrite, id: string, now: Date): RegisteredDesktop {
  const { name, platform, os = null, address } = write;
  const createdAt = now.toISOString();
  return { id, name, platform, os, address: new URL(address).href, lastSeenAt: null, createdAt };
}

/** The address stays here: it may carry what lets somebody in. */
export function shownDesktop(desktop: RegisteredDesktop, status: 'online' | 'offline'): UserDevice {
  const { id, name, platform, os, lastSeenAt, createdAt } = desktop;
  return { id, name, platform, os, status, lastSeenAt, createdAt };
}
