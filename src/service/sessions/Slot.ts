/** A place where sessions run in turn. */
import { limitFunction } from 'p-limit';

export class Slot {
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

  async empty(): Promise<void> {
    await Promise.all(this.#runs);
  }
}

/** The slots of devices: one per device, made when the first session asks for it. */
export class Slots {
  readonly #slots = new Map<string, Slot>();

  of(deviceId: string, concurrency = 1): Slot {
    const slot = this.#slots.get(deviceId) ?? new Slot(concurrency);
    this.#slots.set(deviceId, slot);
    return slot;
  }

  remove(deviceId: string): void {
    this.#slots.delete(deviceId);
  }
}
