/** Takes sessions and runs of plans from the queue for as long as there is a free place, and carries them out. */
import { setMaxListeners } from 'node:events';
import { pause, unlessAborted } from '../waits.js';
import { DatabaseGoneError } from './connect.js';
import { conductTaken, type ConductSettings } from './conductTaken.js';
import { Leases, type HeldLease } from './Leases.js';
import { LeaseLostError, type Caps, type Queue, type Taken } from './Queue.js';
import { runTaken } from './runTaken.js';
import { keepSweeping } from './sweepLeases.js';

export interface WorkerSettings extends ConductSettings {
  queue: Queue;
  /** For whoever wants to know which one it was. */
  name: string;
  /** Sessions at a time. */
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
  readonly #work = new Set<Promise<void>>();
  readonly #loops: Promise<void>[];
  readonly #stopSweeping: () => Promise<void>;

  constructor(private readonly settings: WorkerSettings) {
    // Each of what runs here listens to them.
    setMaxListeners(0, this.#closed.signal, this.#full.signal);
    this.#leases = new Leases(settings.queue, (error) => this.#tell(error));
    this.#stopSweeping = keepSweeping(settings.queue, settings);
    this.#loops = [
      this.#takeAll(
        settings.capacity,
        () => this.#takeSession(),
        (taken) => this.#track(this.#runSession(taken)),
      ),
      this.#takeAll(
        CONDUCTED,
        () => settings.queue.takePlanRun(settings.name),
        (taken) => this.#conduct(taken),
      ),
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
    await Promise.all(this.#work);
    this.#leases.close();
    await this.#stopSweeping();
  }

  async #takeSession(): Promise<Taken | undefined> {
    const { queue, name, places, caps } = this.settings;
    return queue.takeSession(name, await places(), caps);
  }

  /** At once where there was something, else after a while, or when a place here gets free. */
  async #takeAll(
    capacity: number,
    take: () => Promise<Taken | undefined>,
    carryOut: (taken: Taken & { takenAt: number }) => Promise<void>,
  ): Promise<void> {
    const { signal } = this.#full;
    const tell = (error: unknown) => this.#tell(error);
    const here = new Set<Promise<void>>();
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
      this.#work.add(work);
      void work.then(() => {
        free.abort();
        here.delete(work);
        this.#work.delete(work);
      });
    }
  }

  #track(session: Promise<void>): Promise<void> {
    this.#sessions.add(session);
    return session.finally(() => this.#sessions.delete(session));
  }

  async #runSession(taken: Taken & { takenAt: number }): Promise<void> {
    const stop = new AbortController();
    const lease = this.#leases.hold(taken, taken.takenAt, (why) => stop.abort(new Error(why)));
    const end = ({ target }: Event) => stop.abort((target as AbortSignal).reason);
    lease.lost.addEventListener('abort', end);
    this.#closed.signal.addEventListener('abort', end);
    if (this.#closed.signal.aborted) stop.abort(this.#closed.signal.reason);
    try {
      const closed = this.#closed.signal;
      await runTaken(taken, { lease, stop: stop.signal }, { ...this.settings, closed });
    } finally {
      this.#closed.signal.removeEventListener('abort', end);
      this.#leases.leave(lease);
    }
  }

  /** A worker that is stopped leaves the run to another one. */
  async #conduct(taken: Taken & { takenAt: number }): Promise<void> {
    let stop: () => void = () => undefined;
    let isStopped = taken.stop !== null;
    const lease: HeldLease = this.#leases.hold(taken, taken.takenAt, () => {
      isStopped = true;
      stop();
    });
    const onStop = (listener: () => void) => {
      stop = listener;
      if (isStopped) listener();
    };
    const handBack = () => this.#leases.lose(lease);
    this.#closed.signal.addEventListener('abort', handBack);
    try {
      await conductTaken(taken, { lease, onStop }, this.settings);
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
