/** What a session says and shows, on its way into the database: in order, and only while its worker has the lease. */
import type { Files } from '../files/Files.js';
import type { Evidence } from '../sessions/SessionLog.js';
import type { Change } from '../store/Database.js';
import { pause } from '../waits.js';
import { DatabaseGoneError } from './connect.js';
import { applyIn } from './postgresDatabase.js';
import type { Lease, Queue } from './Queue.js';

/** Milliseconds: what comes meanwhile is written together. */
const TOGETHER = 200;

/** Milliseconds until a database that was away is asked again. */
const AGAIN = 300;

export class FencedEvidence implements Evidence {
  #changes: Change[] = [];
  #pictures: [key: string, bytes: Uint8Array][] = [];
  #writing: Promise<void> = Promise.resolve();
  #isScheduled = false;

  constructor(
    private readonly to: {
      queue: Queue;
      lease: Lease;
      pictures: Files;
      /** Aborted when the lease is lost. */
      lost: AbortSignal;
    },
    /** What changes with each of them, such as the counts of the session. */
    private readonly along: () => readonly Change[],
  ) {}

  put(...[kind, id, document]: Parameters<Evidence['put']>): void {
    this.#changes.push({ kind, id, document });
    this.#schedule();
  }

  putBytes(key: string, bytes: Uint8Array): void {
    this.#pictures.push([key, bytes]);
    this.#schedule();
  }

  /** Resolves when all is written. @throws LeaseLostError */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      // Whoever ends the session flushes, and learns of it.
      this.flush().catch(() => undefined);
    }, TOGETHER).unref();
  }

  async #write(): Promise<void> {
    const [changes, pictures] = [this.#changes, this.#pictures];
    if (changes.length + pictures.length === 0) return;
    this.#changes = [];
    this.#pictures = [];
    // A picture is there before anything tells of it.
    for (const [key, bytes] of pictures) await this.to.pictures.put(key, bytes);
    const { queue, lease, lost } = this.to;
    await whileAway(lost, () => queue.under(lease, (sql) => applyIn(sql, [...changes, ...this.along()])));
  }
}

/** Does it again for as long as the database is away and the lease may still hold. @throws LeaseLostError */
export async function whileAway<Result>(lost: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    lost.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DatabaseGoneError)) throw error;
      await pause(AGAIN, lost);
    }
  }
}
