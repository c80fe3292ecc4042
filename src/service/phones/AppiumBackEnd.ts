/** Phones that Appium servers drive, as a device back end. */
import type { BackEndDevice, BackEndSession, DeviceBackEnd, DeviceTurn } from '../devices.js';
import type { Ending } from '../sessions/KeptSession.js';
import { isReady, attachedTo } from '../../phones/connect.js';
import { firstServer, knownPhones, type KnownPhone, type PhonesOption } from '../../phones/options.js';
import { ENDED_IN, endAbandoned, isTaken, takeTurn, type Turn } from '../../phones/turn.js';

export class AppiumBackEnd implements DeviceBackEnd {
  readonly #phones = new Map<string, KnownPhone>();
  /** By their ids, also those that are gone again: a session on one says so. */
  readonly #found = new Map<string, KnownPhone>();
  readonly #turns = new Map<string, Turn>();

  readonly #closed = new AbortController();
  readonly #abandoned: Promise<void>;
  /** Servers whose phones are not written down. */
  readonly #searched: readonly string[];

  /**
   * @param options of several configurations; none where phones come by `add` alone
   * @param endedIn milliseconds in which a server is to answer that a session has ended
   */
  constructor(
    options: readonly PhonesOption[] = [],
    private readonly endedIn = ENDED_IN,
  ) {
    for (const phone of options.flatMap(knownPhones)) this.add(phone);
    const listless = options.filter(({ devices }) => devices === undefined);
    this.#searched = [...new Set(listless.map(({ appium }) => firstServer(appium)))];
    this.#abandoned = options.length > 0 ? endAbandoned(this.#closed.signal) : Promise.resolve();
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
    const found = await this.#find();
    const phones = [...this.#phones.values(), ...found];
    const servers = [...new Set(phones.map(({ server }) => server))];
    const ready = new Map(
      await Promise.all(servers.map(async (server) => [server, await isReady(server)] as const)),
    );
    return Promise.all(phones.map((phone) => shown(phone, ready.get(phone.server) === true)));
  }

  async take(deviceId: string, signal: AbortSignal): Promise<DeviceTurn> {
    const turn = await takeTurn(await this.#phone(deviceId), signal, this.endedIn);
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
    return runOnPhone(session, await this.#phone(deviceId), turn);
  }

  /** What is written down goes before what is found. */
  async #find(): Promise<KnownPhone[]> {
    const attached = (await Promise.all(this.#searched.map(attachedTo))).flat();
    const found = attached.filter(({ id }) => !this.#phones.has(id));
    for (const phone of found) this.#found.set(phone.id, phone);
    return found;
  }

  async #phone(id: string): Promise<KnownPhone> {
    const known = () => this.#phones.get(id) ?? this.#found.get(id);
    if (!known()) await this.#find();
    const phone = known();
    if (phone) return phone;
    throw new Error('The device is no more among the phones of this service. Please list the devices again');
  }
}

async function shown(phone: KnownPhone, isReady: boolean): Promise<BackEndDevice> {
  const { id, name, platform, os } = phone;
  const whenReady = async () => ((await isTaken(phone)) ? 'BUSY' : 'AVAILABLE');
  return {
    ...{ id, name, platform: platform === 'ios' ? 'IOS' : 'ANDROID' },
    availability: isReady ? await whenReady() : 'TEMPORARY_NOT_AVAILABLE',
    ...(os !== undefined && { os }),
  };
}
