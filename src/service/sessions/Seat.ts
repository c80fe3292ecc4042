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
