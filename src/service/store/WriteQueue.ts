/** Writes values in order, one batch at a time; what is queued while a write is under way goes together with the next. */

/** By address; undefined for one that is removed. */
export type Values = Map<string, Uint8Array | undefined>;

export class WriteQueue {
  #queued: Values = new Map();
  #writing: Values = new Map();
  /** Resolves to the failure, never rejects. */
  #attempt: Promise<Error | undefined> | undefined;
  /** The first one that no flush has reported. */
  #failure: Error | undefined;
  #isScheduled = false;
  #queuedCount = 0;
  #writtenCount = 0;

  /** @param write puts all the values safely on disk, or none */
  constructor(private readonly write: (values: Values) => Promise<void>) {}

  /** What readings have to lay over what is on disk. */
  get pending(): Values {
    return new Map([...this.#writing, ...this.#queued]);
  }

  set(address: string, value: Uint8Array | undefined): void {
    this.#queued.set(address, value);
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
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (!this.#failure && this.#queued.size > 0) void this.#attemptNow();
    });
  }

  #attemptNow(): Promise<Error | undefined> {
    return (this.#attempt ??= this.#writeQueued());
  }

  async #writeQueued(): Promise<Error | undefined> {
    const upTo = this.#queuedCount;
    this.#writing = this.#queued;
    this.#queued = new Map();
    try {
      await this.write(this.#writing);
      this.#writtenCount = upTo;
      this.#failure = undefined;
      this.#schedule();
    } catch (error) {
      this.#queued = this.pending;
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#writing = new Map();
      this.#attempt = undefined;
    }
    return this.#failure;
  }
}
