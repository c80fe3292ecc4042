/** The devices that sessions can name as their `userDeviceId`: registered desktops, and pages of this process. */
import { randomUUID } from 'node:crypto';
import { limitFunction } from 'p-limit';
import type { UserDevice, UserDeviceWrite } from '../../contract/index.js';
import { newestFirst } from '../pages.js';
import type { DeviceRegistration, Seating } from '../Place.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import { isAnswering, repeatEvery, type Watch } from './isAnswering.js';
import { openRemotePlace, newDesktop, shownDesktop, type RegisteredDesktop } from './openRemotePlace.js';
import { pageDevice, type PageDevice } from './pageDevice.js';

export interface DeviceSeating extends Seating {
  /** For messages. */
  name: string;
  /** As it was last known. */
  readonly isOnline: boolean;
}

/** Told of a device that is gone; what runs there should end before it resolves. */
type RemovalListener = (id: string, gone: Removal) => Promise<void>;

interface Removal {
  why: string;
  /** Whether nobody can ask for its sessions any more. */
  isForgotten: boolean;
}

const WATCH: Watch = { repeat: repeatEvery(15_000), timeLimit: 2_000 };

export class UserDevices {
  readonly #pages = new Map<string, PageDevice>();
  readonly #online = new Set<string>();
  readonly #removalListeners: RemovalListener[] = [];
  readonly #closed = new AbortController();
  readonly #stopWatching: () => void;
  /** One at a time, so that of two with the same name the second is refused. */
  readonly #registerInTurn = limitFunction((write: UserDeviceWrite) => this.#register(write), {
    concurrency: 1,
  });
  #lastLook: Promise<void> = Promise.resolve();

  private constructor(
    private readonly around: RecordContext,
    private readonly watch: Watch,
    private readonly desktops: Records<RegisteredDesktop>,
  ) {
    this.#stopWatching = watch.repeat(() => {
      this.#lastLook = this.#lookAtAll();
    });
  }

  /** Resolves when it is known which of the devices of an earlier run are online. */
  static async load(around: RecordContext, watch: Partial<Watch> = {}): Promise<UserDevices> {
    const desktops = await Records.load<RegisteredDesktop>(around.store, 'userDevices');
    const devices = new UserDevices(around, { ...WATCH, ...watch }, desktops);
    await devices.#lookAtAll();
    return devices;
  }

  /**
   * One that can't be reached is registered as `offline`.
   * @throws ApiError 409 where the name or the address is registered already
   */
  register(write: UserDeviceWrite): Promise<UserDevice> {
    return this.#registerInTurn(write);
  }

  /** As `register`, but one that is registered already, by both name and address, is fine. */
  async ensure(write: UserDeviceWrite): Promise<UserDevice> {
    const { name, address } = newDesktop(write, '', this.around.now());
    const there = this.desktops.all().find((known) => known.name === name && known.address === address);
    return there ? this.#shownDesktop(there) : this.register(write);
  }

  /**
   * A page of this process, until it is removed; its caller's to close.
   * @param onLeft called when a session has done with the page and is just ending
   */
  addPage(registration: DeviceRegistration, onLeft: () => void = () => undefined): UserDevice {
    const device = pageDevice(registration, this.around.now(), onLeft);
    this.#pages.set(device.id, device);
    return device.show(this.around.now());
  }

  /** Resolves when nothing runs on it any more. @throws ApiError 404 */
  async remove(id: string, why = 'the device was removed'): Promise<UserDevice> {
    const device = this.#shown(id);
    const isForgotten = this.#pages.delete(id);
    if (!isForgotten) this.desktops.remove(id);
    this.#online.delete(id);
    await Promise.all(this.#removalListeners.map((listener) => listener(id, { why, isForgotten })));
    await this.around.store.flush();
    return device;
  }

  /** Newest first; each status is found out now. */
  async list(): Promise<UserDevice[]> {
    await this.#lookAtAll();
    const pages = [...this.#pages.values()].map((page) => page.show(this.around.now()));
    return newestFirst([...this.desktops.all().map((desktop) => this.#shownDesktop(desktop)), ...pages]);
  }

  slot(id: string): DeviceSeating | undefined {
    const page = this.#pages.get(id);
    if (page) return page.seating();
    const desktop = this.desktops.get(id);
    if (!desktop) return undefined;
    const online = this.#online;
    return {
      name: desktop.name,
      get isOnline() {
        return online.has(id);
      },
      // Its user's machine: two sessions side by side would compete for its focus and its screen.
      concurrency: 1,
      open: () => openRemotePlace(desktop),
    };
  }

  onRemoved(listener: RemovalListener): void {
    this.#removalListeners.push(listener);
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.#closed.abort();
    await this.#lastLook;
  }

  async #register(write: UserDeviceWrite): Promise<UserDevice> {
    const desktop = newDesktop(write, randomUUID(), this.around.now());
    const taken = this.desktops
      .all()
      .find(({ name, address }) => name === desktop.name || address === desktop.address);
    if (taken) throw new ApiError(409, alreadyRegistered(taken, desktop));
    const answers = await this.#answers(desktop);
    const lastSeenAt = answers ? this.around.now().toISOString() : null;
    const settled = await this.desktops.settle({ ...desktop, lastSeenAt });
    if (answers) this.#online.add(desktop.id);
    return this.#shownDesktop(settled);
  }

  async #lookAtAll(): Promise<void> {
    await Promise.all(this.desktops.all().map((desktop) => this.#look(desktop)));
  }

  async #look(desktop: RegisteredDesktop): Promise<void> {
    const answers = await this.#answers(desktop);
    const known = this.desktops.get(desktop.id);
    // It was removed meanwhile, or the look was broken off.
    if (!known || this.#closed.signal.aborted) return;
    if (!answers) {
      this.#online.delete(desktop.id);
      return;
    }
    this.#online.add(desktop.id);
    this.desktops.put({ ...known, lastSeenAt: this.around.now().toISOString() });
  }

  #answers({ address }: RegisteredDesktop): Promise<boolean> {
    return isAnswering(address, { signal: this.#closed.signal, timeLimit: this.watch.timeLimit });
  }

  #shown(id: string): UserDevice {
    const page = this.#pages.get(id);
    if (page) return page.show(this.around.now());
    const desktop = this.desktops.get(id);
    if (!desktop) throw new ApiError(404, `No user device ${id} is registered`);
    return this.#shownDesktop(desktop);
  }

  #shownDesktop(desktop: RegisteredDesktop): UserDevice {
    return shownDesktop(desktop, this.#online.has(desktop.id) ? 'online' : 'offline');
  }
}

function alreadyRegistered(taken: RegisteredDesktop, { name }: RegisteredDesktop): string {
  const what = taken.name === name ? 'A user device named' : 'At this address, the user device';
  return `${what} "${taken.name}" is registered already: use it, or remove it first`;
}
