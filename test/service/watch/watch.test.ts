/** What a service tells of itself: health, metrics and its log, of requests and sessions that really were. */
import { expect, onTestFinished, test } from 'vitest';
import {
  logLines,
  startService,
  type ServiceEvent,
  type ServiceOptions,
} from '../../../src/service/index.js';
import { serveHttp } from '../../support/httpServer.js';

async function serving(options: ServiceOptions = {}) {
  const events: ServiceEvent[] = [];
  const lines: string[] = [];
  const log = logLines('json', (line) => lines.push(line));
  const service = await startService({
    metrics: true,
    stepTimeout: 2_000,
    ...options,
    onEvent(event) {
      events.push(event);
      log(event);
    },
  });
  onTestFinished(() => service.close());
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(service.baseURL + path, {
      ...init,
      headers: {
        'x-api-key': service.apiKey,
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  return { ...service, events, lines, ask, open: (path: string) => fetch(service.baseURL + path) };
}

const create = (prompt: string, projectId: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify({ title: 'T', prompt, projectId }),
});

test('metrics count requests by endpoint and sessions by what came of them and why', async () => {
  const { ask, open, events, projectId } = await serving();
  const { origin } = await serveHttp((_, response) => response.end('<button>Buy</button>'));
  for (const step of ['Click "Buy"', 'Click "Sell"', 'Dance'])
    await ask('/api/sessions', create(`1. Open "${origin}/"\n2. ${step}`, projectId));
  const ended = () => events.filter((event) => event.event === 'session' && event.result !== undefined);
  await expect.poll(ended, { timeout: 30_000 }).toHaveLength(3);
  await ask('/api/models/more');
  const answer = await open('/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'casewright_requests_total{method="POST",route="/api/sessions",status="201"} 3',
    'casewright_requests_total{method="other",route="other",status="404"} 1',
    'casewright_sessions_ended_total{status="succeeded",result="passed",reason="none"} 1',
    'casewright_sessions_ended_total{status="failed",result="failed",reason="target not found"} 1',
    'casewright_sessions_ended_total{status="error",result="error",reason="step not understood"} 1',
    'casewright_session_seconds_count{result="passed"} 1',
    'casewright_session_wait_seconds_count 3',
    'casewright_sessions{status="running"} 0',
    'casewright_sessions{status="queued"} 0',
    'casewright_model_dollars_total 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('process_resident_memory_bytes');
});

test('metrics show the queue while there is one', async () => {
  const { ask, open, projectId, apiKey } = await serving({ concurrency: 1 });
  for (let count = 0; count < 3; count++)
    await ask('/api/sessions', create('1. Wait 200 seconds', projectId));
  const read = async () => (await (await open('/metrics')).text()).split('\n');
  await expect.poll(read, { timeout: 20_000 }).toContain('casewright_sessions{status="running"} 1');
  const lines = await read();
  expect(lines).toContain('casewright_sessions{status="queued"} 2');
  const oldest = lines.find((line) => line.startsWith('casewright_queue_oldest_seconds '));
  expect(Number(oldest?.split(' ')[1])).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toContain(apiKey);
});

test('a request has an id, which its line of the log and its answer have, too', async () => {
  const { ask, open, lines, projectId, apiKey } = await serving();
  const given = await ask('/api/sessions', {
    ...create('1. Dance', projectId),
    headers: { 'x-request-id': 'from-the-proxy:1' },
  });
  expect(given.headers.get('x-request-id')).toBe('from-the-proxy:1');
  const { id } = (await given.json()) as { id: string };
  const forged = await ask('/api/sessions/x?secret=1', { headers: { 'x-request-id': 'two words' } });
  const made = forged.headers.get('x-request-id');
  expect(made).toMatch(/^[\da-f-]{36}$/);
  expect((await open('/api/models')).status).toBe(401);
  await expect.poll(() => lines.join(''), { timeout: 20_000 }).toContain('"result":"error"');
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({
      ...{ level: 'info', event: 'request', requestId: 'from-the-proxy:1', method: 'POST', status: 201 },
      ...{ route: '/api/sessions', path: '/api/sessions', key: 'own', session: id },
    }),
  );
  const refused = {
    level: 'warn',
    requestId: made,
    status: 404,
    path: '/api/sessions/x',
    error: 'No session x',
  };
  expect(logged).toContainEqual(expect.objectContaining(refused));
  expect(logged).toContainEqual(
    expect.objectContaining({ status: 401, error: 'The header x-api-key is missing' }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({
      ...{
        event: 'session',
        session: id,
        project: projectId,
        status: 'error',
        reason: 'step not understood',
      },
      error: expect.stringContaining('Not understood: step 1') as string,
    }),
  );
  expect(lines.join('')).not.toContain(apiKey);
  expect(lines.join('')).not.toContain('secret');
});

test('a line of text stays one, whatever comes over the network', () => {
  const lines: string[] = [];
  const tell = logLines(
    'text',
    (line) => lines.push(line),
    () => new Date(0),
  );
  const about = { requestId: 'a', method: 'GET', path: '/x', status: 404, duration: 1 };
  tell({ event: 'request', ...about, error: 'No session "a"\n1970 info' });
  expect(lines).toEqual([
    '1970-01-01T00:00:00.000Z warn request requestId=a method=GET path=/x status=404 duration=1 ' +
      'error="No session \\"a\\"\\n1970 info"\n',
  ]);
});

test('is alive without a key, and ready where sessions can run', async () => {
  const { open } = await serving();
  expect(await (await open('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await open('/readyz');
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 200,
    body: { status: 'ready' },
  });
});

test('is alive but not ready while it stops', async () => {
  const { ask, open, events, close, projectId } = await serving();
  await ask('/api/sessions', create('1. Wait 2 seconds', projectId));
  const isRunning = () => events.some((event) => event.event === 'session' && event.status === 'running');
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(true);
  const closing = close({ grace: 30_000 });
  const [alive, ready] = [await open('/healthz'), await open('/readyz')];
  await closing;
  expect(alive.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'not ready', failed: { service: 'it is stopping' } });
});

test('is alive but not ready without a browser, and says why', async () => {
  const before = process.env['CASEWRIGHT_BROWSER'];
  process.env['CASEWRIGHT_BROWSER'] = '/nowhere/chrome';
  onTestFinished(() => {
    if (before === undefined) delete process.env['CASEWRIGHT_BROWSER'];
    else process.env['CASEWRIGHT_BROWSER'] = before;
  });
  const { open } = await serving();
  expect((await open('/healthz')).status).toBe(200);
  const answer = await open('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    status: 'not ready',
    failed: { 'a place to run': expect.stringContaining('CASEWRIGHT_BROWSER names no file') as string },
  });
});
