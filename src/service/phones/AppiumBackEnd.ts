/** Phones that Appium servers drive, as a device back end. */
import type { BackEndDevice, BackEndSession, DeviceBackEnd, DeviceTurn } from '../devices/DeviceBackEnd.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isReady } from '../../phones/connect.js';
import { knownPhones, type KnownPhone, type PhonesOption } from '../../phones/options.js';
import { endAbandoned, isTaken, takeTurn, type Turn } from '../../phones/turn.js';

export class AppiumBackEnd implements DeviceBackEnd {
  readonly #phones = new Map<string, KnownPhone>();
  readonly #turns = new Map<string, Turn>();

  readonly #closed = new AbortController();
  readonly #abandoned: Promise<void>;

  constructor(options?: PhonesOption) {
    if (options) for (const phone of knownPhones(options)) this.add(phone);
    this.#abandoned = options ? endAbandoned(this.#closed.signal) : Promise.resolve();
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#abandoned;
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
    return Promise.all(
      phones.map(async (phone) =>
        shown(phone, await availabilityOf(phone, ready.get(phone.server) === true)),
      ),
    );
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
    const turn = this.#turns.get(deviceId);
    if (!turn) throw new TypeError('Nobody has taken the device for this session.');
    return runOnPhone(session, this.#phone(deviceId), turn);
  }

  #phone(id: string): KnownPhone {
    const phone = this.#phones.get(id);
    if (phone) return phone;
    throw new Error('The device is no more among the phones of this service. Please list the devices again');
  }
}

async function availabilityOf(phone: KnownPhone, isReady: boolean): Promise<string> {
  if (!isReady) return 'TEMPORARY_NOT_AVAILABLE';
  return (await isTaken(phone)) ? 'BUSY' : 'AVAILABLE';
}

function shown({ id, name, platform, os }: KnownPhone, availability: string): BackEndDevice {
  return {
    ...{ id, name, platform: platform === 'ios' ? 'IOS' : 'ANDROID', availability },
    ...(os !== undefined && { os }),
  };
}
