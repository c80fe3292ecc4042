/** How many bytes of files may stand in the page. */

/** So many are read at a time. */
const AT_ONCE = 8;

/** So many in a row that didn't fit: the rest is not even read. */
const MOST_MISSES = 20;

export class Budget {
  #left: number;
  #misses = 0;

  constructor(limit: number) {
    this.#left = limit;
  }

  get left(): number {
    return this.#left;
  }

  /**
   * Gives the blocks that there is room for, by their files.
   * @param blockOf undefined for a file that there is no block of
   */
  async fill(
    files: readonly string[],
    blockOf: (file: string) => Promise<string | undefined>,
  ): Promise<Map<string, string>> {
    const blocks = new Map<string, string>();
    for (let from = 0; from < files.length && !this.#isSpent; from += AT_ONCE) {
      const some = files.slice(from, from + AT_ONCE);
      const made = await Promise.all(some.map(blockOf));
      some.forEach((file, index) => {
        const block = made[index];
        if (block !== undefined && this.#take(block.length)) blocks.set(file, block);
      });
    }
    return blocks;
  }

  get #isSpent(): boolean {
    return this.#left <= 0 || this.#misses >= MOST_MISSES;
  }

  #take(size: number): boolean {
    if (this.#isSpent) return false;
    const fits = size <= this.#left;
    this.#misses = fits ? 0 : this.#misses + 1;
    if (fits) this.#left -= size;
    return fits;
  }
}
