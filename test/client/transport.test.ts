/** What a failed exchange and a refusal mean. */
import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/client/index.js';
import { connectionFailure } from '../../src/client/transport/connectionFailure.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { SESSION_ID, sessionRecord } from '../support/records.js';
import { KEY, clientOf, failure } from './clientOf.js';

describe('a failure of the connection', () => {
  const failing = (code: string, syscall?: string) =>
    connectionFailure(Object.assign(new Error('no'), { code, ...(syscall && { syscall }) }), false);

  test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])(
    'with %s means that nothing was sent only while connecting',
    (code) => {
      expect(failing(code, 'connect').mayHaveArrived).toBe(false);
      expect(failing(code, 'read').mayHaveArrived).toBe(true);
      expect(failing(code).mayHaveArrived).toBe(true);
    },
  );

  test('means that nothing was sent where the host was not found', () => {
    expect(failing('ENOTFOUND', 'getaddrinfo').mayHaveArrived).toBe(false);
    expect(failing('EAI_AGAIN').mayHaveArrived).toBe(false);
  });
});

test('A Retry-After of more than a minute is not waited for, and its time is told.', async () => {
  const server = await serveHttp((_, response) =>
    sendJson(response, { error: 'Full' }, 503, { 'retry-after': '300' }),
  );
  const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
  expect(error.retryAfter).toBe(300_000);
  expect(error.message).toContain('not to be called again for 300 s');
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
])('A date in Retry-After counts by the clock of the service, also where that is %s.', async (_, ahead) => {
  const at = (ms: number) => new Date(Date.now() + ahead + ms).toUTCString();
  const server = await serveHttp((_request, response, count) => {
    if (count > 1) return sendJson(response, sessionRecord());
    sendJson(response, { error: 'Full' }, 503, { date: at(0), 'retry-after': at(7_000) });
  });
  const client = clientOf(server.origin);
  await client.getSession(SESSION_ID);
  // Its pause, and some more by chance.
  expect(client.clock.sleeps).toEqual([7_125]);
});

test('Models without a name do not break the words of a refusal.', async () => {
  const answer = { error: 'Unknown model', availableModels: [null, 'a'] };
  const server = await serveHttp((_, response) => sendJson(response, answer, 422));
  const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
  expect(error).toMatchObject({ error: 'Unknown model', availableModels: ['a'] });
});

test('A refusal that is no JSON is cut without leaving a part of the key.', async () => {
  const page = `${'x'.repeat(195)}${KEY} was refused`;
  const server = await serveHttp((_, response) => response.writeHead(401).end(page));
  const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
  expect(error.error).toBe(`${'x'.repeat(195)}*** w`);
});
