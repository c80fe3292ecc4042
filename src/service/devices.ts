/** The seam for what carries out sessions on phones and tablets, and its devices, each under an opaque token. */
import { z } from 'zod';
import { Device, type MessageMetadata } from '../contract/index.js';
import { ApiError } from './ApiError.js';
import type { Sealer } from './Sealer.js';
import type { PromptStep } from '../cases/prompt.js';
import type { Capture } from './capture/startCapture.js';
import type { OwnSteps } from './Place.js';
import type { SessionSettings } from './SessionOptions.js';
import type { Ending } from './sessions/KeptSession.js';

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
      .map((device) => ({ ...ShownDevice.parse(device), arn: this.arnOf(device) }));
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

  arnOf({ id, name, platform }: BackEndDevice): string {
    const known: ResolvedDevice = { id, name: name ?? undefined, platform: platform ?? undefined };
    const sealed = JSON.stringify(known);
    const arn = this.#arns.get(sealed) ?? this.sealer.seal('device', sealed);
    this.#arns.set(sealed, arn);
    return arn;
  }
}

export interface DeviceBackEnd {
  /** The devices that it has now. */
  devices(): Promise<readonly BackEndDevice[]>;
  /** Waits until nobody else has the device, other processes among them. @default nobody else uses it */
  take?(deviceId: string, signal: AbortSignal): Promise<DeviceTurn>;
  /** Carries out one session; resolves with its ending. */
  run(session: BackEndSession): Promise<Ending>;
  /** No session is left. @default nothing is to be closed */
  close?(): Promise<void>;
}

export interface DeviceTurn {
  /** The next one may have the device. */
  leave(): Promise<void>;
}

/** The token is the catalogue's to give. */
export type BackEndDevice = Device & {
  /** The raw identifier, which never leaves the service. */
  id: string;
  arn?: never;
};

export interface BackEndSession {
  /** The `id` of one of its devices. */
  deviceId: string;
  app: { file: string; identifier: string | null } | undefined;
  /** In the place of an app to be installed: the identifier of one that is on the device. */
  installed?: string | undefined;
  /** As it was given. */
  prompt: string;
  /** An address to be opened before the first step: of a page, or a deep link into the app. */
  startUrl?: string | undefined;
  steps: readonly PromptStep[];
  /** Functions of the user's own, by the phrases of their steps. */
  ownSteps?: OwnSteps | undefined;
  settings: SessionSettings;
  log: SessionLog;
  /** Takes what the device logs meanwhile; undefined where nothing is to be recorded. */
  onCapture?: ((capture: Pick<Capture, 'toRecord'>) => void) | undefined;
  /** Ends the session early. */
  signal: AbortSignal;
}

/** Where a back end says what it does, for whoever looks at the session meanwhile and later. */
export interface SessionLog {
  /** Answers the message's id, which pictures and observations name. */
  say(role: 'user' | 'assistant' | 'tool', content: string, metadata?: MessageMetadata): { id: string };
  picture(messageId: string, bytes: Uint8Array, size: { width: number; height: number } | null): void;
  observe(description: string, messageId: string): void;
  /** One of those that were said did not do what it should. */
  countFailedTool(): void;
}
