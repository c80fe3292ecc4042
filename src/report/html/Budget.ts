/** What still fits into the page. */

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

  get isSpent(): boolean {
    return this.#left <= 0 || this.#misses >= MOST_MISSES;
  }

  /** Takes something in, if there is room. */
  take(size: number): boolean {
    if (this.isSpent) return false;
    if (size > this.#left) {
      this.#misses += 1;
      return false;
    }
    this.#misses = 0;
    this.#left -= size;
    return true;
  }
}
