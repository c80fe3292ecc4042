/** "Every request … is authenticated by the request header `x-api-key`". */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { Refusal } from '../Refusal.js';

/** @throws Refusal 401 (which status a wrong key gets is not shown) */
export function requireKey(apiKey: string): (c: Context) => void {
  const expected = digest(apiKey);
  return (c) => {
    const key = c.req.header('x-api-key');
    if (key === undefined) throw new Refusal(401, 'The header x-api-key is missing');
    if (!timingSafeEqual(digest(key), expected)) throw new Refusal(401, 'The key in x-api-key is not valid');
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
