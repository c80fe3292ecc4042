/** The devices that sessions can name as their `userDeviceId`: registered desktops and phones, and pages of this process. */
import { randomUUID } from 'node:crypto';
import { limitFunction } from 'p-limit';
import type { UserDevice, UserDeviceWrite } from '../../contract/index.js';
import { Records, type RecordContext } from '../Records.js';
import type { DeviceRegistration, Seating } from '../Place.js';
import { ApiError } from '../ApiError.js';
import {
  isAnswering,
  repeatEvery,
  type Watch,
  pageDevice,
  type PageDevice,
  isSamePlace,
  newDevice,
  openRemotePlace,
  phoneOf,
  shownDevice,
  type RegisteredDevice,
} from './registeredDevice.js';
import { isReady } from '../../phones/connect.js';
import type { KnownPhone } from '../../phones/options.js';

export interface DeviceSeating extends Seating {
  name: string;
  /** As it was last known. */
  readonly isOnline: boolean;
  /** A phone has no page to be opened. */
  phone?: KnownPhone | undefined;
}

/**
 * Called with a device that is gone; what runs there should end before it resolves. `isForgotten`: nobody can ask for its
 * sessions any more.
 */
type RemovalListener = (id: string, gone: { why: string; isForgotten: boolean }) => Promise<void>;

const WATCH: Watch = { repeat: repeatEvery(15_000), timeLimit: 2_000 };

export class UserDevices {
  readonly #pages = new Map<string, PageDevice>();
  readonly #registered: Records<RegisteredDevice>;
  /** Of those that were looked at, whether they answered last. */
  readonly #online = new Map<string, boolean>();
  #onRemoved: RemovalListener = () => Promise.resolve();
  readonly #closed = new AbortController();
  readonly #stopWatching: () => void;
  /**
   * One at a time, so that of two with the same name the second is refused. One that can't be reached is `offline`.
   * @throws ApiError 409 where the name or the address is registered already
   */
  readonly register = limitFunction((write: UserDeviceWrite) => this.#register(write), { concurrency: 1 });
  #lastLook: Promise<void> = Promise.resolve();

  private constructor(
    private readonly around: RecordContext,
    private readonly watch: Watch,
  ) {
    this.#registered = new Records(around.database, 'userDevices');
    this.#stopWatching = watch.repeat(() => {
      this.#lastLook = this.#lookAtAll();
    });
  }

  /** Resolves when it is known which of the devices of an earlier run are online. */
  static async load(around: RecordContext, watch: Partial<Watch> = {}): Promise<UserDevices> {
    const devices = new UserDevices(around, { ...WATCH, ...watch });
    await devices.#lookAtAll();
    return devices;
  }

  /** As `register`, but one that is registered already, by both name and address, is fine. */
  async ensure(write: UserDeviceWrite): Promise<UserDevice> {
    const device = newDevice(write, '', this.around.now());
    const there = (await this.#registered.all()).find(
      (known) => known.name === device.name && isSamePlace(known, device),
    );
    return there ? this.#shownRegistered(there) : this.register(write);
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
    const device = await this.#shown(id);
    const isForgotten = this.#pages.delete(id);
    if (!isForgotten) await this.#registered.remove(id);
    this.#online.delete(id);
    await this.#onRemoved(id, { why, isForgotten });
    return device;
  }

  /** Newest first; each status is found out now. */
  async list(): Promise<UserDevice[]> {
    await this.#lookAtAll();
    const registered = (await this.#registered.all()).map((device) => this.#shownRegistered(device));
    const pages = [...this.#pages.values()].map((page) => page.show(this.around.now()));
    return [...pages.toReversed(), ...registered].sort(
      (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
    );
  }

  async slot(id: string): Promise<DeviceSeating | undefined> {
    const page = this.#pages.get(id);
    if (page) return page.seating();
    const device = await this.#registered.get(id);
    if (!device) return undefined;
    // Another process may have registered it since this one looked.
    if (!this.#online.has(id)) await this.#look(device);
    return {
      name: device.name,
      isOnline: this.#online.get(id) === true,
      // Its user's machine: two sessions side by side would compete for its focus and its screen.
      concurrency: 1,
      phone: phoneOf(device),
      open: () => openRemotePlace(device),
    };
  }

  onRemoved(listener: RemovalListener): void {
    this.#onRemoved = listener;
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.#closed.abort();
    await this.#lastLook;
  }

  async #register(write: UserDeviceWrite): Promise<UserDevice> {
    const device = newDevice(write, randomUUID(), this.around.now());
    const taken = (await this.#registered.all()).find(
      (known) => known.name === device.name || isSamePlace(known, device),
    );
    if (taken) {
      const what = taken.name === device.name ? 'A user device named' : 'At this address, the user device';
      throw new ApiError(409, `${what} "${taken.name}" is registered already: use it, or remove it first`);
    }
    const answers = await this.#answers(device);
    const lastSeenAt = answers ? this.around.now().toISOString() : null;
    const settled = await this.#registered.put({ ...device, lastSeenAt });
    this.#online.set(device.id, answers);
    return this.#shownRegistered(settled);
  }

  async #lookAtAll(): Promise<void> {
    await Promise.all((await this.#registered.all()).map((device) => this.#look(device)));
  }

  async #look(device: RegisteredDevice): Promise<void> {
    const answers = await this.#answers(device);
    if (this.#closed.signal.aborted) return;
    this.#online.set(device.id, answers);
    if (!answers) return;
    const lastSeenAt = this.around.now().toISOString();
    const seen = await this.#registered.change(device.id, (known) => ({ ...known, lastSeenAt }));
    // It was removed meanwhile.
    if (!seen) this.#online.delete(device.id);
  }

  #answers(device: RegisteredDevice): Promise<boolean> {
    const phone = phoneOf(device);
    if (phone) return isReady(phone.server);
    return isAnswering(device.address, this.#closed.signal, this.watch.timeLimit);
  }

  async #shown(id: string): Promise<UserDevice> {
    const page = this.#pages.get(id);
    if (page) return page.show(this.around.now());
    const device = await this.#registered.get(id);
    if (!device) throw new ApiError(404, `No user device ${id} is registered`);
    return this.#shownRegistered(device);
  }

  #shownRegistered(device: RegisteredDevice): UserDevice {
    return shownDevice(device, this.#online.get(device.id) === true ? 'online' : 'offline');
  }
}
