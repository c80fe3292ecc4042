/** Takes sessions and runs of plans from the queue for as long as there is a free place, and carries them out. */
import { setMaxListeners } from 'node:events';
import { pause, unlessAborted } from '../waits.js';
import { DatabaseGoneError } from './connect.js';
import { conductTaken, type CarrySettings } from './conductTaken.js';
import { Leases } from './Leases.js';
import { LeaseLostError, type Caps, type Taken } from './Queue.js';
import { runTaken } from './runTaken.js';
import { keepSweeping } from './sweepLeases.js';

interface WorkerSettings extends CarrySettings {
  name: string;
  capacity: number;
  caps: Caps;
  /** Where sessions can run here, beside user devices. */
  places: () => Promise<readonly string[]>;
}

/** Milliseconds until an empty queue is asked again. */
const AGAIN = 200;

/** Runs of plans at a time; they wait more than they work. */
const CONDUCTED = 20;

export class Worker {
  readonly #leases: Leases;
  readonly #closed = new AbortController();
  readonly #full = new AbortController();
  readonly #sessions = new Set<Promise<void>>();
  readonly #runs = new Set<Promise<void>>();
  readonly #loops: Promise<void>[];
  readonly #stopSweeping: () => Promise<void>;

  constructor(private readonly settings: WorkerSettings) {
    const { queue, name, places, caps, capacity } = settings;
    // Each of what runs here listens to them.
    setMaxListeners(0, this.#closed.signal, this.#full.signal);
    this.#leases = new Leases(queue, (error) => this.#tell(error));
    this.#stopSweeping = keepSweeping(queue, settings);
    this.#loops = [
      this.#takeAll(this.#sessions, {
        capacity,
        take: async () => queue.takeSession(name, await places(), caps),
        carryOut: (taken) => this.#runSession(taken),
      }),
      this.#takeAll(this.#runs, {
        capacity: CONDUCTED,
        take: () => queue.takePlanRun(name),
        carryOut: (taken) => this.#conduct(taken),
      }),
    ];
  }

  /** Takes nothing more; resolves when the sessions that run here have ended, or at the signal. */
  async finish(signal: AbortSignal): Promise<void> {
    this.#full.abort();
    await unlessAborted(Promise.all(this.#sessions), signal).catch(() => undefined);
  }

  /** Takes nothing more, and ends what runs here, each with its reason in the database. */
  async close(why = 'its worker was stopped'): Promise<void> {
    this.#full.abort();
    this.#closed.abort(new Error(why));
    await Promise.all(this.#loops);
    await Promise.all([...this.#sessions, ...this.#runs]);
    this.#leases.close();
    await this.#stopSweeping();
  }

  /** At once where there was something, else after a while, or when a place here gets free. */
  async #takeAll(here: Set<Promise<void>>, { capacity, take, carryOut }: Taking): Promise<void> {
    const { signal } = this.#full;
    const tell = (error: unknown) => this.#tell(error);
    let free = new AbortController();
    signal.addEventListener('abort', () => free.abort());
    while (!signal.aborted) {
      free = new AbortController();
      const takenAt = performance.now();
      const taken = here.size < capacity ? await take().catch(tell) : undefined;
      if (!taken) {
        await pause(AGAIN, free.signal);
        continue;
      }
      const work = carryOut({ ...taken, takenAt }).catch(tell);
      here.add(work);
      void work.then(() => {
        free.abort();
        here.delete(work);
      });
    }
  }

  async #runSession(taken: TakenHere): Promise<void> {
    const lease = this.#leases.hold(taken, taken.takenAt);
    const closed = this.#closed.signal;
    const stop = AbortSignal.any([lease.stopped, lease.lost, closed]);
    try {
      await runTaken(taken, { lease, stop, closed }, this.settings);
    } finally {
      this.#leases.leave(lease);
    }
  }

  /** A worker that is stopped leaves the run to another one, also one that it was just taking. */
  async #conduct(taken: TakenHere): Promise<void> {
    const lease = this.#leases.hold(taken, taken.takenAt);
    const handBack = () => lease.lose();
    this.#closed.signal.addEventListener('abort', handBack);
    if (this.#closed.signal.aborted) handBack();
    try {
      await conductTaken(taken, lease, this.settings);
    } finally {
      this.#closed.signal.removeEventListener('abort', handBack);
      this.#leases.leave(lease);
      const { queue } = this.settings;
      if (this.#closed.signal.aborted) await queue.release(queue.postgres, lease);
    }
  }

  #tell(error: unknown): undefined {
    if (!(error instanceof LeaseLostError) && !(error instanceof DatabaseGoneError))
      this.settings.onFault(error);
  }
}

type TakenHere = Taken & { takenAt: number };

interface Taking {
  /** At a time. */
  capacity: number;
  take: () => Promise<Taken | undefined>;
  carryOut: (taken: TakenHere) => Promise<void>;
}
