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
  const underWay = new Map<string, Promise<string>>();
  return {
    async once(hash, upload, isGood, signal) {
      let others = underWay.get(hash);
      while (others) {
        const uploadId = await unlessAborted(others, signal).catch(passOverGivenUp);
        if (uploadId !== undefined) return uploadId;
        others = underWay.get(hash);
      }
      const attempt = attemptOf(made.get(hash), upload, isGood).catch((error: unknown) => {
        throw signal?.aborted ? new GivenUp(error) : error;
      });
      underWay.set(hash, attempt);
      try {
        const uploadId = await attempt;
        made.set(hash, uploadId);
        return uploadId;
      } catch (error) {
        throw error instanceof GivenUp ? error.cause : error;
      } finally {
        underWay.delete(hash);
      }
    },
  };
}

const memories = new WeakMap<object, UploadMemory>();

/** The memory that belongs to a client. */
export function memoryOf(client: object): UploadMemory {
  const memory = memories.get(client) ?? memoryOfProcess();
  memories.set(client, memory);
  return memory;
}

async function attemptOf(
  known: string | undefined,
  upload: () => Promise<string>,
  isGood: (uploadId: string) => Promise<boolean>,
): Promise<string> {
  return known !== undefined && (await isGood(known)) ? known : upload();
}

/** The caller whose attempt others share was aborted, which is no failure of theirs. */
class GivenUp extends Error {
  constructor(reason: unknown) {
    super('The caller that was uploading the file has given up', { cause: reason });
  }
}

function passOverGivenUp(error: unknown): undefined {
  if (!(error instanceof GivenUp)) throw error;
}

/** What the promise gives, or the signal's reason as soon as it is aborted; the promise goes on for others. */
async function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), {
      once: true,
      signal: settled.signal,
    });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    settled.abort();
  }
}
