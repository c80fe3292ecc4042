/** The leases that a worker has: renewed together, each lost as soon as it may be somebody else's. */
import { setMaxListeners } from 'node:events';
import type { Lease, Queue } from './Queue.js';
import { LeaseLostError } from './Queue.js';

export interface HeldLease extends Lease {
  /** Aborted when the lease is lost. */
  lost: AbortSignal;
}

interface Held {
  lease: HeldLease;
  lose: () => void;
  onStop: (why: string) => void;
  isStopped: boolean;
  /** On this process's own clock, which nobody sets. */
  holdsUntil: number;
}

export class Leases {
  readonly #held = new Map<string, Held>();
  readonly #timer: NodeJS.Timeout;
  #isRenewing = false;

  constructor(
    private readonly queue: Queue,
    /** Called with what goes wrong while leases are renewed. */
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#timer = setInterval(() => void this.#beat(), Math.min(1_000, queue.leaseTime / 5));
  }

  /** @param takenAt the time, by `performance.now()`, before it was taken */
  hold({ id, token }: Lease, takenAt: number, onStop: (why: string) => void): HeldLease {
    const lost = new AbortController();
    // Each session of a run of a plan listens to it.
    setMaxListeners(0, lost.signal);
    const lease = { id, token, lost: lost.signal };
    const lose = () => {
      this.#held.delete(token);
      lost.abort(new LeaseLostError());
    };
    const holdsUntil = takenAt + this.queue.leaseTime;
    this.#held.set(token, { lease, lose, onStop, isStopped: false, holdsUntil });
    return lease;
  }

  /** Gives it up before its time. */
  lose({ token }: Lease): void {
    this.#held.get(token)?.lose();
  }

  leave({ token }: Lease): void {
    this.#held.delete(token);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    // A process that stood still finds out before it does anything else.
    for (const { holdsUntil, lose } of this.#held.values()) if (performance.now() > holdsUntil) lose();
    if (this.#isRenewing || this.#held.size === 0) return;
    this.#isRenewing = true;
    try {
      await this.#renew();
    } catch (error) {
      // Until they run out they may be renewed after all.
      this.onFault(error);
    } finally {
      this.#isRenewing = false;
    }
  }

  async #renew(): Promise<void> {
    const asked = [...this.#held];
    const askedAt = performance.now();
    const holding = await this.queue.renew(asked.map(([token]) => token));
    for (const [token, held] of asked) {
      if (!holding.has(token)) {
        if (this.#held.has(token)) held.lose();
        continue;
      }
      held.holdsUntil = askedAt + this.queue.leaseTime;
      const stop = holding.get(token) ?? null;
      if (stop === null || held.isStopped) continue;
      held.isStopped = true;
      held.onStop(stop);
    }
  }
}
