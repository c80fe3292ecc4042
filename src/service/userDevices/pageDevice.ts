/** A page or browser of this process as a user device: its owner's, known to no other process, gone with this one. */
import { randomUUID } from 'node:crypto';
import type { UserDevice } from '../../contract/index.js';
import type { DeviceRegistration, PageRegistration, Place, Seating } from '../Place.js';
import type { DeviceSeating } from './UserDevices.js';

export interface PageDevice {
  id: string;
  show(now: Date): UserDevice;
  seating(): DeviceSeating;
}

const NAME = 'Page of the test runner';
const PLATFORMS: Partial<Record<NodeJS.Platform, UserDevice['platform']>> = {
  win32: 'windows',
  darwin: 'macos',
};

/** @param onLeft called when a session has done with the page and is just ending */
export function pageDevice(
  registration: DeviceRegistration,
  createdAt: Date,
  onLeft: () => void,
): PageDevice {
  const id = randomUUID();
  const seating = 'page' in registration ? onPage(registration, onLeft) : registration;
  const isOnline = () => !('page' in registration && registration.page.isClosed());
  let lastSeenAt = createdAt;
  return {
    id,
    show(now) {
      if (isOnline()) lastSeenAt = now;
      return {
        id,
        name: NAME,
        platform: PLATFORMS[process.platform] ?? 'linux',
        os: null,
        status: isOnline() ? 'online' : 'offline',
        lastSeenAt: lastSeenAt.toISOString(),
        createdAt: createdAt.toISOString(),
      };
    },
    seating: () => ({ ...seating, name: NAME, isOnline: isOnline() }),
  };
}

/** A session neither makes nor closes the page. */
function onPage(
  { page, aroundStep, ownSteps, options, secrets }: PageRegistration,
  onLeft: () => void,
): Seating {
  const release = () => {
    onLeft();
    return Promise.resolve();
  };
  const place: Place = { page, release, ownSteps, options, secrets, ...(aroundStep && { aroundStep }) };
  let isFirst = true;
  const open = () => {
    // What a later session finds on the page was left by the one before, not prepared for it.
    const isPrepared = isFirst && page.url() !== 'about:blank';
    isFirst = false;
    return Promise.resolve({ ...place, isPrepared });
  };
  return { concurrency: 1, open, models: options?.models };
}
