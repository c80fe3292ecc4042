/** `/admin/keys`: what `casewright keys` asks of a service that runs. It is no part of the contract. */
import type { Hono } from 'hono';
import { ApiError } from '../ApiError.js';
import { sameAs } from '../http/callers.js';
import { limitBody } from '../http/readBody.js';
import type { Keys } from './Keys.js';

/** @param token whoever has it may make keys: it is in the data folder, as all else that the service keeps */
export function addKeyRoutes(app: Hono, keys: Keys, token: string): void {
  const isToken = sameAs(token);
  app.use('/admin/*', async (c, next) => {
    if (!isToken(c.req.header('x-api-key') ?? ''))
      throw new ApiError(401, 'This is for casewright keys alone');
    await next();
  });
  app.get('/admin/keys', async (c) => c.json({ items: await keys.list() }));
  app.post('/admin/keys', limitBody, async (c) => c.json(await keys.add(await c.req.json()), 201));
  app.delete('/admin/keys/:name', async (c) => {
    await keys.revoke(c.req.param('name'));
    return c.body(null, 204);
  });
}
