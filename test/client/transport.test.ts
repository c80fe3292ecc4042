/** What a failed exchange and a refusal mean. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ServiceError, UnexpectedAnswerError } from '../../src/client/index.js';
import { connectionFailure } from '../../src/client/transport/exchange.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { PROJECT_ID, SESSION_ID, sessionRecord } from '../support/records.js';
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
  const there = Date.now() + ahead;
  const at = (ms: number) => new Date(there + ms).toUTCString();
  const server = await serveHttp((_request, response, count) => {
    if (count > 1) {
      sendJson(response, sessionRecord());
      return;
    }
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

describe('an answer that can not be read', () => {
  const half = (response: ServerResponse) => void response.end('{"id": "abc", ');

  test('is asked for again where that does no harm, but not for long', async () => {
    const passing = await serveHttp((_, response, count) =>
      count === 1 ? half(response) : sendJson(response, sessionRecord()),
    );
    expect((await clientOf(passing.origin).getSession(SESSION_ID)).id).toBe(SESSION_ID);
    const lasting = await serveHttp((_, response) => half(response));
    const error = await failure(clientOf(lasting.origin).getSession(SESSION_ID), UnexpectedAnswerError);
    expect(error).toMatchObject({ isGarbled: true });
    expect(lasting.requests).toHaveLength(3);
  });

  test('is not asked for again where something was created, or where it could be read and is wrong', async () => {
    const garbled = await serveHttp((_, response) => half(response));
    const request = { title: 'Buying', prompt: '1. Buy', projectId: PROJECT_ID };
    await failure(clientOf(garbled.origin).createSession(request), UnexpectedAnswerError);
    expect(garbled.requests).toHaveLength(1);
    const wrong = await serveHttp((_, response) => sendJson(response, { id: 7 }));
    const error = await failure(clientOf(wrong.origin).getSession(SESSION_ID), UnexpectedAnswerError);
    expect(error).toMatchObject({ isGarbled: false });
    expect(wrong.requests).toHaveLength(1);
  });
});
