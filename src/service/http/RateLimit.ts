/** How many requests a key may make: each has a bucket of tokens that fills at the allowed rate. */
import { ApiError } from '../ApiError.js';

/** Seconds' worth of tokens that a bucket holds: whoever was silent so long may make as many at once. */
const BURST = 5;

export class RateLimit {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param now milliseconds of a clock that never jumps */
  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws ApiError 429 with the time after which there is a token again */
  take(key: string): void {
    const now = this.now();
    const full = Math.max(1, this.perSecond * BURST);
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: full, at: now };
    const filled = Math.min(full, tokens + ((now - at) / 1000) * this.perSecond);
    this.#buckets.set(key, { tokens: filled >= 1 ? filled - 1 : filled, at: now });
    if (filled >= 1) return;
    const retryAfter = Math.ceil((1 - filled) / this.perSecond);
    throw new ApiError(429, `This key may make ${this.perSecond} requests a second, and has made more`, {
      retryAfter,
    });
  }
}
