/** Bodies have a time to arrive in: who sends a byte a second would hold a connection for good. */
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';

/** Milliseconds for a body of JSON, which is at most 1 MB. */
export const BODY_TIME = 30_000;

const LATE = 'bodyIsLate';

/** Whether a request was given up: what becomes of its handler doesn't matter any more. */
export const isLate = (c: Context): boolean => c.get(LATE) === true;

/** Answers 408, and closes the connection, where the body is not there in time. */
export function limitBodyTime(time: number): MiddlewareHandler {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => {
        if (hasArrived(c)) return;
        c.set(LATE, true);
        const error = `The body did not arrive within ${time / 1000} s`;
        resolve(c.json({ error }, 408, { connection: 'close' }));
      }, time);
    });
    const handled = next();
    try {
      return await Promise.race([late, handled]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Where an answer doesn't wait for the body, the rest of it is not waited for either. */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  if (!hasArrived(c)) c.header('connection', 'close');
};

function hasArrived(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.complete ?? true;
}
