/** Which files are uploaded already, so that the same one is uploaded once whatever the number of callers. */

export interface UploadMemory {
  /**
   * The id of the upload of the file with that content: a remembered one that is still good, one that another caller
   * is making at this moment, or else a new one. What fails is not remembered.
   * @param upload uploads the file and gives the upload's id
   * @param isGood whether a remembered upload can be used again
   * @param signal ends this caller's waiting; it is the one that `upload` and `isGood` are ended by
   */
  once(
    hash: string,
    upload: () => Promise<string>,
    isGood: (uploadId: string) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<string>;
}

/** Remembers for as long as the process lives. */
export function memoryOfProcess(): UploadMemory {
  const made = new Map<string, string>();
  /** Undefined where the caller whose attempt it was has given up, which is no failure of the others. */
  const underWay = new Map<string, Promise<string | undefined>>();
  return {
    async once(hash, upload, isGood, signal) {
      for (let others = underWay.get(hash); others; others = underWay.get(hash)) {
        const uploadId = await unlessAborted(others, signal);
        if (uploadId !== undefined) return uploadId;
      }
      const attempt = attemptOf(made.get(hash), upload, isGood).catch((error: unknown) => {
        if (!signal?.aborted) throw error;
        return undefined;
      });
      underWay.set(hash, attempt);
      try {
        const uploadId = await attempt;
        if (uploadId === undefined) throw signal?.reason as Error;
        made.set(hash, uploadId);
        return uploadId;
      } finally {
        // Not before it is known: who asks in between would upload it again.
        underWay.delete(hash);
      }
    },
  };
}

const attemptOf = async (
  known: string | undefined,
  upload: () => Promise<string>,
  isGood: (uploadId: string) => Promise<boolean>,
): Promise<string> => (known !== undefined && (await isGood(known)) ? known : upload());

const memories = new WeakMap<object, UploadMemory>();

/** The memory that belongs to a client. */
export function memoryOf(client: object): UploadMemory {
  const memory = memories.get(client) ?? memoryOfProcess();
  memories.set(client, memory);
  return memory;
}

/** What the promise gives, or the signal's reason as soon as it is aborted; the promise goes on for others. */
async function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const options = { once: true, signal: settled.signal };
    signal?.addEventListener('abort', () => reject(signal.reason as Error), options);
  });
  return Promise.race([promise, aborted]).finally(() => settled.abort());
}
