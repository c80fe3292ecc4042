/** What running a service for a team takes: keys in its database, health, logs of workers, and a worker that stops. */
import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src/service/team/connect.js';
import { startWorker } from '../../../src/service/team/index.js';
import type { Tell } from '../../../src/service/watch/ServiceEvent.js';
import { startService, type ServiceEvent } from '../../../src/service/index.js';
import { runWords } from '../../cli/runWords.js';
import { findPostgres, startPostgres, type TestPostgres } from '../../support/postgres.js';
import { startS3 } from '../files/startS3.js';
import { until } from './startTeam.js';

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-operation-'));
});
afterAll(async () => {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

async function api(place: { database: string; storage: string }, onEvent?: Tell) {
  const service = await startService({ ...place, metrics: true, ...(onEvent && { onEvent }) });
  onTestFinished(() => service.close());
  const ask = async (address: string, key = service.apiKey, body?: object) => {
    const headers = { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) };
    const sent = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
    const answer = await fetch(service.baseURL + address, sent);
    return { status: answer.status, text: await answer.text() };
  };
  return { ...service, ask };
}

describe.skipIf(findPostgres() === undefined && !process.env['CI'])('a service for a team', () => {
  test('has keys in its database, which count at once at all of its processes', async () => {
    const place = { database: await postgres.another(), storage: folder };
    const [one, other] = [await api(place), await api(place)];
    const { out } = await runWords(['keys', 'add', 'ci', '--database', place.database]);
    for (const { ask } of [one, other]) expect((await ask('/api/models', out.trim())).status).toBe(200);
    await runWords(['keys', 'revoke', 'ci'], { env: { CASEWRIGHT_DATABASE: place.database } });
    for (const { ask } of [one, other]) expect((await ask('/api/models', out.trim())).status).toBe(401);
  });

  test('is ready without a browser of its own, shows the queue, and says when the storage is gone', async () => {
    const { ask, projectId, apiKey } = await api({
      database: await postgres.another(),
      storage: await startS3(),
    });
    expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}' });
    await ask('/api/sessions', apiKey, { title: 'T', prompt: '1. Wait 1 second', projectId });
    const { text } = await ask('/metrics');
    expect(text.split('\n')).toContain('casewright_sessions{status="queued"} 1');
    const lost = await api({ database: await postgres.another(), storage: 's3://nowhere' });
    const { status, text: why } = await lost.ask('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(why)).toEqual({
      status: 'not ready',
      failed: { files: 'The specified bucket does not exist' },
    });
  });

  test('is not ready while its database is away', async () => {
    const { ask } = await api({ database: await postgres.another(), storage: folder });
    await postgres.stop();
    const away = await ask('/readyz');
    await postgres.start();
    expect(away.status).toBe(503);
    expect(JSON.parse(away.text)).toMatchObject({
      failed: { database: expect.stringContaining('try again') },
    });
    await until(async () => (await ask('/readyz')).status === 200);
  });

  test('counts what ends in the queue, and what its workers have lost', async () => {
    const place = { database: await postgres.another(), storage: folder };
    const events: ServiceEvent[] = [];
    const { ask, projectId, apiKey } = await api(place, (event) => events.push(event));
    const create = async () => {
      const { text } = await ask('/api/sessions', apiKey, {
        title: 'T',
        prompt: '1. Wait 1 second',
        projectId,
      });
      return (JSON.parse(text) as { id: string }).id;
    };
    const [first, second] = [await create(), await create()];
    await ask(`/api/sessions/${first}/terminate`, apiKey, {});
    const sql = await connect(place.database);
    onTestFinished(() => sql.close());
    const counts = async (line: string) => (await ask('/metrics')).text.split('\n').includes(line);
    const lose = (isActing: boolean) =>
      sql.query(
        `update queue set token = 'x', worker = 'w', lease_until = now() - interval '1 second', is_acting = $1`,
        [isActing],
      );
    await until(() =>
      counts('casewright_sessions_ended_total{status="terminated",result="none",reason="none"} 1'),
    );
    await lose(false);
    await until(() => counts('casewright_leases_lost_total{kind="session",became="queued"} 1'));
    await sql.query(
      `update documents set document = jsonb_set(document, '{shown,status}', '"running"') where id = $1`,
      [second],
    );
    await lose(true);
    await until(() => counts('casewright_leases_lost_total{kind="session",became="ended"} 1'));
    const ended = 'casewright_sessions_ended_total{status="error",result="error",reason="worker lost"} 1';
    expect(await counts(ended)).toBe(true);
    const reported = events.flatMap((one) => {
      if (one.event === 'session') return [[one.session, one.status]];
      return one.event === 'lease lost' ? [[one.session, one.worker, one.became]] : [];
    });
    expect(reported).toEqual([
      [first, 'queued'],
      [second, 'queued'],
      [first, 'terminated'],
      [second, 'w', 'queued'],
      [second, 'w', 'ended'],
      [second, 'error'],
    ]);
  });

  test('has workers that tell of what they run, and finish it when they are stopped', async () => {
    const place = { database: await postgres.another(), storage: await startS3() };
    const { ask, apiKey, projectId } = await api(place);
    const events: ServiceEvent[] = [];
    const worker = await startWorker({
      ...place,
      browsers: 1,
      metricsPort: 0,
      onEvent: (event) => events.push(event),
    });
    onTestFinished(() => worker.close());
    const create = async () => {
      const request = { title: 'T', prompt: '1. Wait 2 seconds', projectId };
      return (JSON.parse((await ask('/api/sessions', apiKey, request)).text) as { id: string }).id;
    };
    const [first, second] = [await create(), await create()];
    await until(() => events.some((event) => event.event === 'session' && event.status === 'running'));
    await worker.close({ grace: 20_000 });
    const statusOf = async (id: string) =>
      (JSON.parse((await ask(`/api/sessions/${id}`)).text) as { status: string }).status;
    expect([await statusOf(first), await statusOf(second)]).toEqual(['succeeded', 'queued']);
    const reported = events.map((event) => event.event === 'session' && [event.session, event.status]);
    expect(reported).toEqual([
      [first, 'preparing'],
      [first, 'running'],
      [first, 'succeeded'],
    ]);
    const { text } = await ask(`/api/sessions/${first}/screenshots`);
    const { items } = JSON.parse(text) as { items: [{ url: string }] };
    expect((await ask(items[0].url)).status).toBe(200);

    const next = await startWorker({ ...place, metricsPort: 0 });
    onTestFinished(() => next.close());
    const look = async (address: string) => {
      const at = (next.watchedAt ?? '').replace('0.0.0.0', '127.0.0.1');
      return (await fetch(at + address)).text();
    };
    expect(await look('/readyz')).toBe('{"status":"ready"}');
    const line = 'casewright_sessions_ended_total{status="succeeded",result="passed",reason="none"} 1';
    await until(async () => (await look('/metrics')).split('\n').includes(line));
  });
});
