/** The seats of user devices: one per device, made when the first session asks for it. */
import { Seat } from './Seat.js';

export class Seats {
  readonly #seats = new Map<string, Seat>();

  /** @param concurrencyOf undefined for a device that isn't registered */
  constructor(private readonly concurrencyOf: (userDeviceId: string) => number | undefined) {}

  of(userDeviceId: string): Seat | undefined {
    const concurrency = this.concurrencyOf(userDeviceId);
    if (concurrency === undefined) return undefined;
    const seat = this.#seats.get(userDeviceId) ?? new Seat(concurrency);
    this.#seats.set(userDeviceId, seat);
    return seat;
  }

  /** The seat of a device that is going away; undefined where no session has asked for it. */
  take(userDeviceId: string): Seat | undefined {
    const seat = this.#seats.get(userDeviceId);
    this.#seats.delete(userDeviceId);
    return seat;
  }
}
