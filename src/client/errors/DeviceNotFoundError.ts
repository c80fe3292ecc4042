import type { Device } from '../../contract/index.js';
import { PreparationError } from './PreparationError.js';

/** No device of the catalogue is the one that was asked for, or several are. */
export class DeviceNotFoundError extends PreparationError {
  override readonly name = 'DeviceNotFoundError';
  readonly code = 'device-not-found';
  /** The name, model or token; undefined where any device would have done. */
  readonly wanted: string | undefined;
  /** The near ones, or those that are meant equally. */
  readonly candidates: readonly Device[];

  constructor(message: string, wanted: string | undefined, candidates: readonly Device[]) {
    super(message);
    this.wanted = wanted;
    this.candidates = candidates;
  }
}
