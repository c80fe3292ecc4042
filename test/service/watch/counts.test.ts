/** What is told, counted and answered of things that a whole service rarely shows. */
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moved, newSession } from '../../../src/service/sessions/KeptSession.js';
import { documentOf } from '../../../src/service/team/Leases.js';
import { storeDatabase } from '../../../src/service/store/storeDatabase.js';
import { memoryStore } from '../../../src/service/store/Store.js';
import { openMetrics, openWatch, addWatchRoutes } from '../../../src/service/watch/openWatch.js';
import type { ServiceEvent } from '../../../src/service/watch/ServiceEvent.js';

test('a session is told of once for each of its states, however often it is stored', async () => {
  const events: ServiceEvent[] = [];
  const { database } = await openWatch(await storeDatabase(memoryStore()), {
    onEvent: (event) => events.push(event),
  });
  const created = newSession({ title: 'T', prompt: '1. Look', projectId: 'p' }, {}, new Date());
  const queued = moved(created, 'queued', new Date());
  for (const kept of [created, queued, queued]) await database.apply([documentOf(kept)]);
  expect(events).toMatchObject([{ status: 'created' }, { status: 'queued' }]);
});

test('what models have cost is added up', async () => {
  const metrics = (await openMetrics(() => ({ byStatus: {}, oldestQueued: undefined })))!;
  const about = { event: 'session', project: 'p', status: 'succeeded', result: 'passed' } as const;
  metrics.tell({ ...about, session: 'a', cost: 0.25, modelCalls: 2 });
  metrics.tell({ ...about, session: 'b', cost: 0.5, modelCalls: 1 });
  const lines = (await metrics.read()).text.split('\n');
  expect(lines).toContain('casewright_model_dollars_total 0.75');
  expect(lines).toContain('casewright_model_calls_total 3');
});

test('a part that does not answer makes a service not ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = new Hono();
  addWatchRoutes(app, { database: () => new Promise(() => undefined) }, 'off');
  const asked = app.request('/readyz');
  await vi.advanceTimersByTimeAsync(3_000);
  const answer = await asked;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ failed: { database: 'no answer within 3 s' } });
});
