/** A place where sessions run in turn. */
import { limitFunction } from 'p-limit';

export class Seat {
  readonly #inTurn: (run: () => Promise<void>) => Promise<void>;
  /** What runs or waits here. */
  readonly #runs = new Set<Promise<void>>();

  constructor(private readonly concurrency: number) {
    this.#inTurn = limitFunction((run: () => Promise<void>) => run(), { concurrency });
  }

  get isFull(): boolean {
    return this.#runs.size >= this.concurrency;
  }

  get waiting(): number {
    return Math.max(0, this.#runs.size - this.concurrency);
  }

  /** @param run never rejects */
  add(run: () => Promise<void>): void {
    const turn = this.#inTurn(run);
    this.#runs.add(turn);
    void turn.finally(() => this.#runs.delete(turn));
  }

  /** Resolves when nothing runs or waits here. */
  async empty(): Promise<void> {
    await Promise.all(this.#runs);
  }
}

/** The seats of user devices: one per device, made when the first session asks for it. */
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

/** Those of devices that stay: one session at a time on each. */
export class DeviceSeats {
  readonly #seats = new Map<string, Seat>();

  of(deviceId: string): Seat {
    const seat = this.#seats.get(deviceId) ?? new Seat(1);
    this.#seats.set(deviceId, seat);
    return seat;
  }
}
