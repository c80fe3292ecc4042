/** The client against real HTTP servers: what it sends, what it accepts, what it never does. */
import { describe, expect, test } from 'vitest';
import {
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  gather,
} from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import {
  PNG_BYTES,
  PROJECT_ID,
  SESSION_ID,
  messageRecord,
  screenshotRecord,
  sessionRecord,
} from '../support/records.js';
import { KEY, clientOf, failure } from './clientOf.js';

const BODY = { title: 'A case', prompt: '1. Open the shop', projectId: PROJECT_ID };

describe('creating a session', () => {
  test.each([
    ['a full record', sessionRecord()],
    ['an object with id', { id: SESSION_ID }],
    ['an object with sessionId', { sessionId: SESSION_ID }],
    ['a wrapped record', { session: sessionRecord() }],
    ['a wrapped sessionId', { data: { sessionId: SESSION_ID } }],
  ])('takes the id from %s', async (_, answer) => {
    const server = await serveHttp((__, response) => sendJson(response, answer, 201));
    expect(await clientOf(server.origin).createSession(BODY)).toBe(SESSION_ID);
    expect(server.requests).toMatchObject([{ method: 'POST', url: '/api/sessions' }]);
    expect(server.requests[0]?.headers).toMatchObject({
      'x-api-key': KEY,
      'content-type': 'application/json',
    });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(BODY);
  });

  test('says that a session may be running where the answer names no id', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { ok: true }));
    const error = await failure(clientOf(server.origin).createSession(BODY), UnexpectedAnswerError);
    expect(error.message).toContain('a session may be running');
  });

  test('refuses to send a body that the contract does not allow', async () => {
    const server = await serveHttp((_, response) => sendJson(response, {}));
    const wrong = { ...BODY, projectId: 'not-a-uuid' };
    await expect(clientOf(server.origin).createSession(wrong)).rejects.toThrow('projectId');
    expect(server.requests).toHaveLength(0);
  });

  test.each([500, 502, 503, 504])('is not sent again after a %i', async (status) => {
    const server = await serveHttp((_, response) => sendJson(response, { error: 'Busy' }, status));
    await failure(clientOf(server.origin).createSession(BODY), ServiceError);
    expect(server.requests).toHaveLength(1);
  });

  test('is not sent again after the connection broke with the request read', async () => {
    const server = await serveHttp((_, response) => response.destroy());
    const error = await failure(clientOf(server.origin).createSession(BODY), ServiceUnreachableError);
    expect(error.mayHaveArrived).toBe(true);
    expect(server.requests).toHaveLength(1);
  });

  test('is tried again where nobody listens, as nothing can have arrived', async () => {
    const client = clientOf('http://127.0.0.1:1');
    const error = await failure(client.createSession(BODY), ServiceUnreachableError);
    expect(error.mayHaveArrived).toBe(false);
    expect(error.message).toContain('connection refused');
    expect(client.clock.sleeps).toEqual([125, 250, 500, 1000]);
  });

  test('is not sent again where no answer came in time', async () => {
    const server = await serveHttp(() => undefined);
    const client = clientOf(server.origin, { requestTimeout: 500 });
    const error = await failure(client.createSession(BODY), ServiceUnreachableError);
    expect(error.message).toContain('no complete answer in time');
    expect(server.requests).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('carry status, the body’s error, method and path, and never the key', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { error: `Bad key ${KEY}` }, 401));
    const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
    expect(error).toMatchObject({ status: 401, error: 'Bad key ***', method: 'GET' });
    expect(error.path).toBe(`/api/sessions/${SESSION_ID}`);
    expect(error.message).toContain('CASEWRIGHT_API_KEY');
    expect(JSON.stringify([error, error.message, error.stack])).not.toContain(KEY);
  });

  test('name the available models', async () => {
    const answer = { error: 'Unknown model "gpt-9"', availableModels: ['haiku', 'auto'] };
    const server = await serveHttp((_, response) => sendJson(response, answer, 422));
    const error = await failure(
      clientOf(server.origin).createSession({ ...BODY, model: 'gpt-9' }),
      ServiceError,
    );
    expect(error.availableModels).toEqual(['haiku', 'auto']);
    expect(error.message).toContain('Available models: haiku, auto.');
  });

  test('of another kind than the contract’s still tell the start of their body', async () => {
    const server = await serveHttp((_, response) => response.writeHead(404).end('<h1>Nothing here</h1>'));
    const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
    expect(error.error).toBe('<h1>Nothing here</h1>');
  });

  test('include redirects: the key goes nowhere else', async () => {
    const other = await serveHttp((_, response) => sendJson(response, sessionRecord()));
    const server = await serveHttp((_, response) =>
      response.writeHead(302, { location: other.origin }).end(),
    );
    const error = await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
    expect(error.message).toContain('Redirects are not followed');
    expect(other.requests).toHaveLength(0);
  });
});

describe('reading', () => {
  test('is tried again with growing waits, and waits as long as Retry-After says', async () => {
    const server = await serveHttp((_, response, count) => {
      if (count === 1) sendJson(response, { error: 'Slow down' }, 429, { 'retry-after': '7' });
      else if (count === 2) response.destroy();
      else if (count === 3) sendJson(response, { error: 'Oh' }, 503);
      else sendJson(response, sessionRecord());
    });
    const client = clientOf(server.origin);
    expect((await client.getSession(SESSION_ID)).id).toBe(SESSION_ID);
    expect(client.clock.sleeps).toEqual([7125, 250, 500]);
  });

  test('gives up after five attempts', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { error: 'Oh' }, 503));
    await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
    expect(server.requests).toHaveLength(5);
  });

  test('is not tried again after a 404', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { error: 'No session' }, 404));
    await failure(clientOf(server.origin).getSession(SESSION_ID), ServiceError);
    expect(server.requests).toHaveLength(1);
  });

  test('keeps unknown fields and unknown values', async () => {
    const odd = sessionRecord({ status: 'paused', result: 'inconclusive', mood: 'good' });
    const server = await serveHttp((_, response) => sendJson(response, odd));
    const session = await clientOf(server.origin).getSession(SESSION_ID);
    expect(session).toMatchObject({ status: 'paused', result: 'inconclusive', mood: 'good' });
  });

  test('names the fields that are missing', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { id: SESSION_ID }));
    const error = await failure(clientOf(server.origin).getSession(SESSION_ID), UnexpectedAnswerError);
    expect(error.message).toContain('title: ');
  });

  test('says so where the answer is a web page', async () => {
    const server = await serveHttp((_, response) => response.end('<!doctype html>'));
    const error = await failure(clientOf(server.origin).getSession(SESSION_ID), UnexpectedAnswerError);
    expect(error.message).toContain('it is not JSON');
  });

  test('keeps a path in the base URL and uses other endpoint paths where they are given', async () => {
    const server = await serveHttp((_, response) =>
      sendJson(response, { sessionId: SESSION_ID, stepCount: 0, steps: [] }),
    );
    const endpoints = { getTimeline: '/api/timelines/{session_id}' };
    await clientOf(`${server.origin}/tenant/`, { endpoints }).getTimeline('a/b');
    expect(server.requests[0]?.url).toBe('/tenant/api/timelines/a%2Fb');
  });

  test('ends with the signal’s own reason when it is aborted', async () => {
    const stop = new AbortController();
    const server = await serveHttp(() => stop.abort(new Error('enough')));
    await expect(clientOf(server.origin).getSession(SESSION_ID, { signal: stop.signal })).rejects.toThrow(
      'enough',
    );
  });
});

describe('pages', () => {
  test('are followed by their cursor, each item once', async () => {
    const pages: Record<string, unknown> = {
      '': { items: [messageRecord('a', 'A'), messageRecord('b', 'B')], nextCursor: 'two' },
      two: { items: [messageRecord('b', 'B'), messageRecord('c', 'C')], nextCursor: null },
    };
    const server = await serveHttp(({ url }, response) => {
      sendJson(response, pages[new URL(url, 'http://x').searchParams.get('cursor') ?? '']);
    });
    const messages = await gather(clientOf(server.origin).listMessages(SESSION_ID));
    expect(messages.map(({ content }) => content)).toEqual(['A', 'B', 'C']);
  });

  test('end where a service gives the same page for ever', async () => {
    const page = { items: [messageRecord('a', 'A')], nextCursor: 'again' };
    const server = await serveHttp((_, response) => sendJson(response, page));
    expect(await gather(clientOf(server.origin).listMessages(SESSION_ID))).toHaveLength(1);
    expect(server.requests).toHaveLength(2);
  });
});

describe('pictures', () => {
  const shot = (url: string) => screenshotRecord('s', url) as never;

  test('come from relative paths with the key', async () => {
    const server = await serveHttp((_, response) => response.end(PNG_BYTES));
    const picture = await clientOf(server.origin).getPicture(SESSION_ID, shot('/api/screenshots/1'));
    expect(picture).toMatchObject({ mediaType: 'image/png', extension: 'png', bytes: PNG_BYTES });
    expect(server.requests[0]?.headers['x-api-key']).toBe(KEY);
  });

  test('come from presigned addresses without the key', async () => {
    const storage = await serveHttp((_, response) => response.end(PNG_BYTES));
    const client = clientOf('http://127.0.0.1:1');
    await client.getPicture(SESSION_ID, shot(`${storage.origin}/bucket/1.png?signature=x`));
    expect(storage.requests).toHaveLength(1);
    expect(storage.requests[0]?.headers).not.toHaveProperty('x-api-key');
  });

  test('come from data: URIs without any request', async () => {
    const client = clientOf('http://127.0.0.1:1');
    const picture = await client.getPicture(
      SESSION_ID,
      shot(`data:image/png;base64,${PNG_BYTES.toString('base64')}`),
    );
    expect(picture.bytes).toEqual(PNG_BYTES);
  });

  test('are PNG, JPEG or WebP by their content, whatever they claim to be', async () => {
    const server = await serveHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)"/>'),
    );
    const error = await failure(
      clientOf(server.origin).getPicture(SESSION_ID, shot('/api/screenshots/1')),
      UnexpectedAnswerError,
    );
    expect(error.message).toContain('neither PNG nor JPEG nor WebP');
  });

  test('are limited in size', async () => {
    const server = await serveHttp((_, response) => response.end(Buffer.alloc(21 * 1024 * 1024)));
    const error = await failure(
      clientOf(server.origin).getPicture(SESSION_ID, shot('/api/screenshots/1')),
      UnexpectedAnswerError,
    );
    expect(error.message).toContain('larger than');
  });
});
