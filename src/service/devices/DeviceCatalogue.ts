/** The devices of the back end, each under an opaque token in place of its identifier. */
import { z } from 'zod';
import { Device } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { Sealer } from '../Sealer.js';
import type { BackEndDevice, DeviceBackEnd } from './DeviceBackEnd.js';

/** Only what the contract has: a back end's further fields could tell the identifier after all. */
const ShownDevice = z.object(Device.shape);

/** What a token holds: enough to check a session without asking the back end. */
const ResolvedDevice = z.object({
  id: z.string(),
  name: z.string().optional(),
  platform: z.string().optional(),
});
type ResolvedDevice = z.infer<typeof ResolvedDevice>;

export class DeviceCatalogue {
  /** One for each device, so that it is known again by its token. */
  readonly #arns = new Map<string, string>();

  constructor(
    private readonly sealer: Pick<Sealer, 'seal' | 'open'>,
    private readonly backEnd: DeviceBackEnd | undefined,
  ) {}

  async list(platform?: 'ANDROID' | 'IOS'): Promise<Device[]> {
    const devices = (await this.backEnd?.devices()) ?? [];
    return devices
      .filter((device) => platform === undefined || device.platform === platform)
      .map((device) => this.#show(device));
  }

  /**
   * The device that the token stands for; whether the back end still has it is its to say.
   * @throws ApiError 404 for a token from elsewhere, 422 without a back end
   */
  resolve(arn: string): ResolvedDevice {
    if (!this.backEnd) {
      throw new ApiError(422, 'This service has no device back end, so it runs no Android and iOS sessions');
    }
    const sealed = this.sealer.open('device', arn);
    if (sealed !== undefined) return ResolvedDevice.parse(JSON.parse(sealed));
    throw new ApiError(404, 'The deviceArn is none of this service: take one from the list of devices');
  }

  #show(device: BackEndDevice): Device {
    return { ...ShownDevice.parse(device), arn: this.arnOf(device) };
  }

  arnOf({ id, name, platform }: BackEndDevice): string {
    const sealed = JSON.stringify({
      id,
      name: name ?? undefined,
      platform: platform ?? undefined,
    } satisfies ResolvedDevice);
    const arn = this.#arns.get(sealed) ?? this.sealer.seal('device', sealed);
    this.#arns.set(sealed, arn);
    return arn;
  }
}
