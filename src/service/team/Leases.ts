/** The leases that a worker has: renewed together, each lost as soon as it may be somebody else's. */
import { setMaxListeners } from 'node:events';
import { pause } from '../waits.js';
import { DatabaseGoneError, type Sql } from './connect.js';
import { LeaseLostError, type Lease, type Queue, type Taken } from './Queue.js';

/** Milliseconds until a database that was away is asked again. */
const AGAIN = 300;

export class HeldLease implements Lease {
  readonly id: string;
  readonly token: string;
  readonly #lost = new AbortController();
  readonly #stopped = new AbortController();

  /** @param holdsUntil on this process's own clock, which nobody sets */
  constructor(
    { id, token, stop }: Taken,
    private readonly queue: Queue,
    public holdsUntil: number,
  ) {
    this.id = id;
    this.token = token;
    // Each session of a run of a plan listens to it.
    setMaxListeners(0, this.lost);
    this.stop(stop);
  }

  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Aborted, with the reason, when what it is for is to be ended. */
  get stopped(): AbortSignal {
    return this.#stopped.signal;
  }

  stop(why: string | null): void {
    if (why !== null) this.#stopped.abort(new Error(why));
  }

  lose(): void {
    this.#lost.abort(new LeaseLostError());
  }

  /** Does it again for as long as the database is away and the lease may still hold. @throws LeaseLostError */
  async whileAway<Result>(work: () => Promise<Result>): Promise<Result> {
    for (;;) {
      this.lost.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseGoneError)) throw error;
        await pause(AGAIN, this.lost);
      }
    }
  }

  /** Changes what nobody else may change while the lease holds. @throws LeaseLostError */
  under(work: (sql: Sql) => Promise<unknown>): Promise<void> {
    return this.whileAway(async () => {
      await this.queue.under(this, work);
    });
  }
}

export class Leases {
  readonly #held = new Set<HeldLease>();
  readonly #timer: NodeJS.Timeout;
  #isRenewing = false;

  constructor(
    private readonly queue: Queue,
    private readonly onFault: (error: unknown) => void,
  ) {
    this.#timer = setInterval(() => void this.#beat(), Math.min(1_000, queue.leaseTime / 5));
  }

  /** @param takenAt the time, by `performance.now()`, before it was taken */
  hold(taken: Taken, takenAt: number): HeldLease {
    const lease = new HeldLease(taken, this.queue, takenAt + this.queue.leaseTime);
    this.#held.add(lease);
    lease.lost.addEventListener('abort', () => this.leave(lease));
    return lease;
  }

  leave(lease: HeldLease): void {
    this.#held.delete(lease);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #beat(): Promise<void> {
    // A process that stood still finds out before it does anything else.
    for (const lease of this.#held) if (performance.now() > lease.holdsUntil) lease.lose();
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
    const holding = await this.queue.renew(asked.map(({ token }) => token));
    for (const lease of asked) {
      const stop = holding.get(lease.token);
      if (stop === undefined && this.#held.has(lease)) lease.lose();
      if (stop === undefined) continue;
      lease.holdsUntil = askedAt + this.queue.leaseTime;
      lease.stop(stop);
    }
  }
}
