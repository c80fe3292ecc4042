/** Gives each request an id, and tells what came of it. */
import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { RequestEvent, Tell } from '../watch/ServiceEvent.js';

/** What is learnt of a request on its way; see `aboutOf`. */
export type AboutRequest = Partial<Pick<RequestEvent, 'route' | 'key' | 'session' | 'error'>>;

const ABOUT = 'about';

/** To be filled in. */
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
