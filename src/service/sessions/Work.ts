/** What it takes to carry out a session: where, how, and what is told while it is. */
import type { MobileSession, SessionCreate } from '../../contract/index.js';
import type { Capture } from '../capture/startCapture.js';
import type { Ending } from './KeptSession.js';
import type { SessionLog } from './SessionLog.js';

export interface Progress {
  log: SessionLog;
  /** Ends the session as `terminated`. */
  signal: AbortSignal;
  /** Resolves when that is kept; rejects where the session must not go on. */
  onStatus: (status: 'preparing' | 'running') => Promise<void>;
  onCapture: (capture: Pick<Capture, 'toRecord'>) => void;
}

export interface Work {
  /** The same for all that take turns: `browser` for the service's own, else one for each device. */
  place: string;
  /** Sessions at a time there. @default 1 */
  concurrency?: number;
  /** Never rejects. */
  run: (progress: Progress) => Promise<Ending>;
  mobileSession?: MobileSession;
}

export const ANY_BROWSER = 'browser';

export const placeOfUser = (userDeviceId: string) => `user:${userDeviceId}`;
export const placeOfDevice = (deviceId: string) => `device:${deviceId}`;

export type Dispatch = (request: SessionCreate) => Promise<Work>;
