/** Writes changes in order, one batch at a time; what is queued while a write is under way goes together with the next. */
import { Changes } from './Changes.js';

export class WriteQueue {
  readonly #write: (changes: Changes) => Promise<void>;
  #queued = new Changes();
  #writing: Changes | undefined;
  /** Resolves to the failure, never rejects. */
  #attempt: Promise<Error | undefined> | undefined;
  /** The first one that no flush has reported. */
  #failure: Error | undefined;
  #scheduled = false;
  #queuedCount = 0;
  #writtenCount = 0;

  /** `write` puts all the changes safely on disk, or none. */
  constructor(write: (changes: Changes) => Promise<void>) {
    this.#write = write;
  }

  /** What readings have to lay over what is on disk, oldest first. */
  get pending(): Changes[] {
    return this.#writing ? [this.#writing, this.#queued] : [this.#queued];
  }

  add(change: (changes: Changes) => void): void {
    change(this.#queued);
    this.#queuedCount++;
    this.#schedule();
  }

  async flush(): Promise<void> {
    const upTo = this.#queuedCount;
    while (this.#writtenCount < upTo) {
      const failure = await this.#attemptNow();
      if (!failure) continue;
      this.#failure = undefined;
      throw failure;
    }
  }

  /** At the end of the turn, so that what belongs together is written together. After a failure only a flush tries. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#failure && !this.#queued.isEmpty) void this.#attemptNow();
    });
  }

  #attemptNow(): Promise<Error | undefined> {
    return (this.#attempt ??= this.#writeQueued());
  }

  async #writeQueued(): Promise<Error | undefined> {
    const upTo = this.#queuedCount;
    const writing = this.#queued;
    this.#writing = writing;
    this.#queued = new Changes();
    try {
      await this.#write(writing);
      this.#writtenCount = upTo;
      this.#failure = undefined;
      this.#schedule();
    } catch (error) {
      this.#queued = writing.followedBy(this.#queued);
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#writing = undefined;
      this.#attempt = undefined;
    }
    return this.#failure;
  }
}
