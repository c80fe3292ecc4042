/** Who asks, by the key of the request. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../ApiError.js';
import type { Caller, Keys } from '../keys/Keys.js';
import { aboutOf } from './tellRequests.js';
import { RateLimit } from './RateLimit.js';

/** The one with the service's own key, who may do all. */
const OWNER: Caller = { name: 'own' };

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
    const caller = isOwn(key) ? OWNER : await keys?.find(key);
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
