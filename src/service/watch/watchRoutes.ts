/** What says how a service is: `/healthz`, `/readyz` and `/metrics`. They ask for no key, and tell of nobody's tests. */
import type { Hono } from 'hono';
import { inTime } from '../waits.js';
import type { Watch } from './openWatch.js';

/** Rejects with why a part that sessions need can't be reached. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>;

/** Milliseconds that a part may take to answer. */
const CHECK_TIME = 3_000;

export function addWatchRoutes(app: Hono, checks: Checks, metrics: Watch['metrics']): void {
  app.get('/healthz', (c) => c.json({ status: 'alive' }));
  app.get('/readyz', async (c) => {
    const found = await Promise.all(Object.entries(checks).map(([name, check]) => faultOf(name, check)));
    const failed = Object.assign({}, ...found) as Record<string, string>;
    if (Object.keys(failed).length === 0) return c.json({ status: 'ready' });
    return c.json({ status: 'not ready', failed }, 503);
  });
  if (metrics === 'off') return;
  app.get('/metrics', async (c) => {
    if (metrics === 'not installed') return c.json({ error: NO_METRICS }, 503);
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'content-type': contentType });
  });
}

const NO_METRICS =
  'Metrics need the package prom-client, which is not installed. Run `npm install prom-client@15`.';

async function faultOf(name: string, check: () => Promise<unknown>): Promise<Record<string, string>> {
  try {
    await inTime(check(), CHECK_TIME, `no answer within ${CHECK_TIME / 1000} s`);
    return {};
  } catch (error) {
    return { [name]: error instanceof Error ? error.message : String(error) };
  }
}
