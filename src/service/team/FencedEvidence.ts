/** What a session says and shows, on its way into the database: in order, and only while its worker has the lease. */
import type { Files } from '../files/Files.js';
import type { Evidence } from '../sessions/SessionLog.js';
import type { Change } from '../store/Database.js';
import type { HeldLease } from './Leases.js';
import { applyIn } from './postgresDatabase.js';

/** Milliseconds: what comes meanwhile is written together. */
const TOGETHER = 200;

export class FencedEvidence implements Evidence {
  #changes: Change[] = [];
  #pictures: [key: string, bytes: Uint8Array][] = [];
  #writing: Promise<void> = Promise.resolve();
  #isScheduled = false;

  /** @param along gives what changes with each of them, such as the counts of the session */
  constructor(
    private readonly lease: HeldLease,
    private readonly pictures: Files,
    private readonly along: () => Change,
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
    for (const [key, bytes] of pictures) await this.pictures.put(key, bytes);
    await this.lease.under((sql) => applyIn(sql, [...changes, this.along()]));
  }
}
