/** Where sessions wait until they are let go on, so that a test knows how often they are looked at before. */

/** What stands in the title and the first step of everything that belongs to one run of a test. */
export const keyIn = (text: string): string => /case-\d+/.exec(text)?.[0] ?? '';

export class Gates {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #open = new Set<string>();

  open(key: string): void {
    this.#open.add(key);
    for (const go of this.#waiting.get(key) ?? []) go();
    this.#waiting.delete(key);
  }

  /** @throws the signal's reason */
  async pass(key: string, signal: AbortSignal): Promise<void> {
    if (this.#open.has(key)) return;
    await new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]);
    });
    signal.throwIfAborted();
  }
}
