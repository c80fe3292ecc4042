/** Phones that Appium servers drive, as a device back end. */
import type { BackEndDevice, BackEndSession, DeviceBackEnd, DeviceTurn } from '../devices/DeviceBackEnd.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isReady } from '../../phones/connect.js';
import { knownPhones, type KnownPhone, type PhonesOption } from '../../phones/options.js';
import { takeTurn, type Turn } from '../../phones/turn.js';

export class AppiumBackEnd implements DeviceBackEnd {
  readonly #phones = new Map<string, KnownPhone>();
  readonly #turns = new Map<string, Turn>();

  constructor(options?: PhonesOption) {
    if (options) for (const phone of knownPhones(options)) this.add(phone);
  }

  /** One that is known already becomes what is said of it now. */
  add(phone: KnownPhone): void {
    this.#phones.set(phone.id, phone);
  }

  async devices(): Promise<BackEndDevice[]> {
    const phones = [...this.#phones.values()];
    const servers = [...new Set(phones.map(({ server }) => server))];
    const ready = new Map(
      await Promise.all(servers.map(async (server) => [server, await isReady(server)] as const)),
    );
    return phones.map((phone) => this.#shown(phone, ready.get(phone.server) === true));
  }

  async take(deviceId: string, signal: AbortSignal): Promise<DeviceTurn> {
    const turn = await takeTurn(this.#phone(deviceId), signal);
    this.#turns.set(deviceId, turn);
    return {
      leave: () => {
        this.#turns.delete(deviceId);
        return turn.leave();
      },
    };
  }

  async run(session: BackEndSession): Promise<Ending> {
    const { runOnPhone } = await import('./runOnPhone.js');
    const { deviceId } = session;
    const note = async (id: string) => this.#turns.get(deviceId)?.note(id);
    return runOnPhone(session, this.#phone(deviceId), note);
  }

  #phone(id: string): KnownPhone {
    const phone = this.#phones.get(id);
    if (phone) return phone;
    throw new Error('The device is no more among the phones of this service. Please list the devices again');
  }

  #shown({ id, name, platform, os }: KnownPhone, ready: boolean): BackEndDevice {
    const busy = this.#turns.has(id) ? 'BUSY' : 'AVAILABLE';
    return {
      ...{ id, name, platform: platform === 'ios' ? 'IOS' : 'ANDROID' },
      availability: ready ? busy : 'TEMPORARY_NOT_AVAILABLE',
      ...(os !== undefined && { os }),
    };
  }
}
