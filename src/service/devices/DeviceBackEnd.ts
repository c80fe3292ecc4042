/** The seam for what carries out sessions on phones and tablets. */
import type { Device, MessageMetadata } from '../../contract/index.js';
import type { PromptStep } from '../../cases/prompt.js';
import type { Capture } from '../capture/startCapture.js';
import type { OwnSteps } from '../Place.js';
import type { SessionSettings } from '../SessionOptions.js';
import type { Ending } from '../sessions/KeptSession.js';

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
