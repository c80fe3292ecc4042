/** Who asks, by the key of the request, and how often they may; and what is told of each request. */
import { createHash, timingSafeEqual, randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../ApiError.js';
import type { Caller, Keys } from '../keys/Keys.js';
import type { RequestEvent, Tell } from '../watch/ServiceEvent.js';

export interface KeySettings {
  apiKey: string;
  /** Those that were made for others. @default none */
  keys?: Pick<Keys, 'find'> | undefined;
  /** Of each key. @default no limit */
  requestsPerSecond?: number | undefined;
}

/** @throws ApiError 401 (which status a wrong key gets is not shown), 429 */
export function callersBy({ apiKey, keys, requestsPerSecond }: KeySettings): (c: Context) => Promise<Caller> {
  const isOwn = sameAs(apiKey);
  const limit = requestsPerSecond === undefined ? undefined : new RateLimit(requestsPerSecond);
  return async (c) => {
    const key = c.req.header('x-api-key');
    if (key === undefined) throw new ApiError(401, 'The header x-api-key is missing');
    // Whoever has the service's own key may do all.
    const caller: Caller | undefined = isOwn(key) ? { name: 'own' } : await keys?.find(key);
    if (!caller) throw new ApiError(401, 'The key in x-api-key is not valid');
    aboutOf(c).key = caller.name;
    limit?.take(caller.name);
    return caller;
  };
}

/** Compares in the same time whatever the text is. */
export function sameAs(expected: string): (text: string) => boolean {
  const digested = digest(expected);
  return (text) => timingSafeEqual(digest(text), digested);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

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

type AboutRequest = Partial<Pick<RequestEvent, 'route' | 'key' | 'session' | 'error'>>;

const ABOUT = 'about';

export const aboutOf = (c: Context): AboutRequest => (c.get(ABOUT) as AboutRequest | undefined) ?? {};

/** What a proxy or a caller may give; anything else could be a line of a log. */
const GIVEN_ID = /^[\w.:/+=-]{1,128}$/;

export function tellRequests(tell: Tell | undefined): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = GIVEN_ID.test(given) ? given : randomUUID();
    const about: AboutRequest = {};
    c.set(ABOUT, about);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const duration = Math.round(performance.now() - began);
    const { method, path } = c.req;
    tell?.({ event: 'request', requestId, method, path, status: c.res.status, duration, ...about });
  };
}
