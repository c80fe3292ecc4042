/** What the promise gives, or the signal's reason as soon as it is aborted; the promise goes on for others. */
export async function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
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
