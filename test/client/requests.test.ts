/** What the client sends: bodies that are checked first, binaries as streams, the key only where it belongs. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  InvalidRequestError,
  ServiceError,
  ServiceUnreachableError,
  isUnknownEndpoint,
  type Binary,
} from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { PROJECT_ID, SESSION_ID, sessionRecord } from '../support/records.js';
import { binaryOf, clientOf, failure } from './clientOf.js';

const ID = SESSION_ID;

const ENDLESS: Binary = {
  size: 2 ** 30,
  async *read() {
    for (;;) yield await Promise.resolve(Buffer.alloc(65_536));
  },
};

/** A server that need not read what it is sent. */
async function serveRaw(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a body', () => {
  test('that the contract does not allow is not sent, and each wrong field is named', async () => {
    const server = await serveHttp((_, response) => sendJson(response, {}));
    const wrong = { title: '', variables: [{ name: 'a b', value: 1, isSecret: true }], colour: 'red' };
    const error = await failure(
      clientOf(server.origin).createPlan(PROJECT_ID, wrong as never),
      InvalidRequestError,
    );
    expect(error.wrongFields.map(({ field }) => field).sort()).toEqual([
      'colour',
      'title',
      'variables.0.name',
      'variables.0.value',
    ]);
    expect(error.message).toContain('colour: no such field');
    expect(error).toMatchObject({ code: 'invalid-request', method: 'POST', endpoint: 'createPlan' });
    expect(server.requests).toHaveLength(0);
  });

  test('of a change is sent as it was given, without what a new record would get', async () => {
    const plan = { id: ID, projectId: ID, title: 'x', apiEnabled: false, caseCount: 0 };
    const rest = { createdAt: 'now', updatedAt: 'now', executionMode: 'sequential', stopOnFailure: true };
    const server = await serveHttp((_, response) =>
      sendJson(response, { ...plan, ...rest, variables: [], cases: [] }),
    );
    await clientOf(server.origin).updatePlan(ID, { title: 'x' });
    expect(server.requests[0]?.body).toBe('{"title":"x"}');
  });

  test('of a trigger may be absent', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { planRunId: 'r' }, 201));
    await clientOf(server.origin).triggerPlan(ID);
    expect(server.requests[0]).toMatchObject({ body: '' });
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('putting a binary', () => {
  test('streams it with its length and type, and never with the key, not even to the service itself', async () => {
    const server = await serveHttp((_, response) => response.end());
    await clientOf(server.origin).putUploadBinary(`${server.origin}/put?signature=s`, binaryOf('PK..'));
    await clientOf(server.origin).putUploadBinary('/api/uploads/1/binary?signature=s', binaryOf('PK..'));
    for (const request of server.requests) {
      expect(request).toMatchObject({ method: 'PUT', body: 'PK..' });
      expect(request.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': '4',
      });
      expect(request.headers).not.toHaveProperty('x-api-key');
    }
    expect(server.requests).toHaveLength(2);
  });

  test('begins anew with a fresh stream after a passing failure', async () => {
    const server = await serveHttp((_, response, count) => {
      if (count === 1) response.writeHead(503).end();
      else if (count === 2) response.writeHead(429, { 'retry-after': '3' }).end();
      else response.end();
    });
    const client = clientOf(server.origin);
    await client.putUploadBinary(`${server.origin}/put`, binaryOf('PK..'));
    expect(server.requests.map(({ body }) => body)).toEqual(['PK..', 'PK..', 'PK..']);
    expect(client.clock.sleeps).toEqual([125, 3250]);
  });

  test('is not tried again after a refusal, whose advice does not speak of the key', async () => {
    const server = await serveHttp((_, response) => response.writeHead(403).end('<Error>expired</Error>'));
    const put = clientOf(server.origin).putUploadBinary(
      `${server.origin}/put?signature=secret`,
      binaryOf('P'),
    );
    const error = await failure(put, ServiceError);
    expect(server.requests).toHaveLength(1);
    expect(error.message).not.toContain('CASEWRIGHT_API_KEY');
    expect(error.message).not.toContain('signature');
  });

  test('ends with what reading the bytes ends with, and is not sent again', async () => {
    const server = await serveHttp((_, response) => response.end());
    const broken: Binary = {
      size: 10,
      async *read() {
        yield await Promise.resolve(Buffer.from('PK'));
        throw new Error('the disk is gone');
      },
    };
    const put = clientOf(server.origin).putUploadBinary(`${server.origin}/put`, broken);
    await expect(put).rejects.toThrow('the disk is gone');
    expect(server.requests).toHaveLength(0);
  });

  test('may take longer than the time limit as long as it moves on', async () => {
    const server = await serveHttp((_, response) => response.end());
    const slow: Binary = {
      size: 6,
      async *read() {
        for (const piece of 'abcdef') {
          await new Promise((resolve) => setTimeout(resolve, 250));
          yield Buffer.from(piece);
        }
      },
    };
    await clientOf(server.origin, { requestTimeout: 1000 }).putUploadBinary(`${server.origin}/put`, slow);
    expect(server.requests[0]?.body).toBe('abcdef');
  });

  test('ends where nothing moves on any more', async () => {
    // Takes the head of the request and then nothing.
    const origin = await serveRaw(() => undefined);
    const put = clientOf(origin, { requestTimeout: 300 }).putUploadBinary(`${origin}/put`, ENDLESS);
    const error = await failure(put, ServiceUnreachableError);
    expect(error.message).toContain('in time');
  });

  test('tells a refusal that comes before all is sent', async () => {
    const origin = await serveRaw((_, response) => {
      response.writeHead(413, { connection: 'close' }).end('{"error":"Too large"}');
    });
    const error = await failure(clientOf(origin).putUploadBinary(`${origin}/put`, ENDLESS), ServiceError);
    expect(error).toMatchObject({ status: 413, error: 'Too large' });
  });

  test('begins anew after a connection that broke half way', async () => {
    let requests = 0;
    const origin = await serveRaw((request, response) => {
      if (++requests === 1) request.once('data', () => request.destroy());
      else request.resume().once('end', () => response.end());
    });
    await clientOf(origin).putUploadBinary(`${origin}/put`, binaryOf('PK'.repeat(500_000)));
    expect(requests).toBe(2);
  });

  test('is aborted by its signal', async () => {
    const stop = new AbortController();
    const server = await serveHttp((_, response) => response.end());
    const stopped: Binary = {
      size: 10,
      async *read() {
        yield await Promise.resolve(Buffer.from('PK'));
        stop.abort(new Error('enough'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    };
    const { signal } = stop;
    const put = clientOf(server.origin).putUploadBinary(`${server.origin}/put`, stopped, { signal });
    await expect(put).rejects.toThrow('enough');
  });

  test('refuses addresses that are not of the web', async () => {
    const put = clientOf('http://127.0.0.1:1').putUploadBinary('file:///etc/passwd', binaryOf('P'));
    await expect(put).rejects.toThrow('begins with file:');
  });
});

describe('a request that changes something', () => {
  const twice = () =>
    serveHttp((_, response, count) => {
      if (count === 1) response.destroy();
      else sendJson(response, sessionRecord({ status: 'terminated' }));
    });

  test.each(['terminateSession', 'archiveSession'] as const)('is sent again: %s', async (method) => {
    const server = await twice();
    expect((await clientOf(server.origin)[method](ID)).id).toBe(ID);
    expect(server.requests).toHaveLength(2);
  });

  test('is not sent again where it is a PATCH or triggers a plan', async () => {
    const server = await serveHttp((_, response) => response.destroy());
    const client = clientOf(server.origin);
    await failure(client.updateProject(ID, { name: 'x' }), ServiceUnreachableError);
    await failure(client.triggerPlan(ID), ServiceUnreachableError);
    expect(server.requests.map(({ method }) => method)).toEqual(['PATCH', 'POST']);
  });
});

describe('`endpoints`', () => {
  const refusal = (endpoints: Record<string, unknown>) => () => clientOf('http://x.example', { endpoints });

  test('has only the names of the table', () => {
    expect(refusal({ getTimelines: '/t/{session_id}' })).toThrow(
      /no "getTimelines"\. Did you mean one of getTimeline,/,
    );
    expect(refusal({ toString: '/x' })).toThrow('no "toString"');
  });

  test('has paths with the parameters of the table', () => {
    expect(refusal({ getTimeline: '/api/timelines' })).toThrow(
      /`endpoints.getTimeline` is "\/api\/timelines"\. Its path has exactly \{session_id\}/,
    );
    expect(refusal({ getPlanRun: '/api/runs/{plan_run_id}/{id}' })).toThrow('{plan_id} and {plan_run_id}');
    expect(refusal({ listModels: 7 })).toThrow('is 7');
    expect(refusal({ getPlanRun: '/api/{plan_run_id}/of/{plan_id}' })).not.toThrow();
  });

  test('has no paths of what is asked at addresses that the service gives', () => {
    expect(refusal({ putUploadBinary: '/put/{upload_id}' })).toThrow('would change nothing');
  });
});

test('A base URL that is no http(s) address is refused when the client is made.', () => {
  expect(() => clientOf('service.example')).toThrow('not an http(s) address: service.example');
});

describe('isUnknownEndpoint', () => {
  test.each([
    [404, true],
    [405, true],
    [501, true],
    [400, false],
    [500, false],
  ])('says of a %i at an assumed path: %s', async (status, unknown) => {
    const server = await serveHttp((_, response) => sendJson(response, { error: 'No' }, status));
    const error = await failure(clientOf(server.origin).getTimeline(ID), ServiceError);
    expect(isUnknownEndpoint(error)).toBe(unknown);
  });

  test('says no of documented paths, and of other errors', async () => {
    const server = await serveHttp((_, response) => sendJson(response, { error: 'No' }, 404));
    const error = await failure(clientOf(server.origin).getSession(ID), ServiceError);
    expect(isUnknownEndpoint(error)).toBe(false);
    expect(isUnknownEndpoint(new Error('404'))).toBe(false);
  });
});
