/** Pictures whose presigned address has expired, and those that are too large. */
import { describe, expect, test } from 'vitest';
import { ServiceError, UnexpectedAnswerError } from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { PNG_BYTES, SESSION_ID, screenshotRecord } from '../support/records.js';
import { clientOf, failure } from './clientOf.js';

const shot = (url: string) => screenshotRecord('s', url) as never;

/** Expired addresses, and a list that names new ones. */
async function storage(status: number, renewed: string) {
  const server = await serveHttp(({ url }, response) => {
    if (url.endsWith('/screenshots')) {
      const items = [
        screenshotRecord('other', '/api/screenshots/other'),
        screenshotRecord('s', origin + renewed),
      ];
      sendJson(response, { items });
    } else if (url === '/new') response.end(PNG_BYTES);
    else response.writeHead(status).end('<Error>Request has expired</Error>');
  });
  const { origin } = server;
  return server;
}

describe('a picture at an expired address', () => {
  test.each([400, 401, 403, 404, 410])('is asked for at a new one, after a %i', async (status) => {
    const server = await storage(status, '/new');
    const picture = await clientOf(server.origin).getPicture(SESSION_ID, shot(`${server.origin}/old`));
    expect(picture.bytes).toEqual(PNG_BYTES);
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/old',
      `/api/sessions/${SESSION_ID}/screenshots`,
      '/new',
    ]);
  });

  test('is asked for again only once', async () => {
    const server = await storage(403, '/old');
    const picture = clientOf(server.origin).getPicture(SESSION_ID, shot(`${server.origin}/old`));
    await failure(picture, ServiceError);
    expect(server.requests).toHaveLength(3);
  });

  test('stays refused where the list no longer has it', async () => {
    const server = await serveHttp(({ url }, response) => {
      if (url.endsWith('/screenshots')) sendJson(response, { items: [] });
      else response.writeHead(403).end('expired');
    });
    const picture = clientOf(server.origin).getPicture(SESSION_ID, shot(`${server.origin}/old`));
    expect((await failure(picture, ServiceError)).path).toBe('/old');
  });

  test('is not renewed after a redirect', async () => {
    const server = await storage(302, '/new');
    const picture = clientOf(server.origin).getPicture(SESSION_ID, shot(`${server.origin}/old`));
    await failure(picture, ServiceError);
    expect(server.requests).toHaveLength(1);
  });
});

test('A picture that a relative path refuses is not asked for again.', async () => {
  const server = await storage(404, '/new');
  await failure(clientOf(server.origin).getPicture(SESSION_ID, shot('/api/screenshots/s')), ServiceError);
  expect(server.requests).toHaveLength(1);
});

test('A presigned address gets no key, even at the service’s own origin.', async () => {
  const server = await serveHttp((_, response) => response.end(PNG_BYTES));
  await clientOf(server.origin).getPicture(SESSION_ID, shot(`${server.origin}/1.png?signature=s`));
  expect(server.requests[0]?.headers).not.toHaveProperty('x-api-key');
});

test.each(['\\\\evil.example/1', '//evil.example/1'])(
  'A relative path that looks like another host, %s, stays at the service.',
  async (address) => {
    const server = await serveHttp((_, response) => response.end(PNG_BYTES));
    await clientOf(server.origin).getPicture(SESSION_ID, shot(address));
    expect(server.requests[0]?.url).toBe('/evil.example/1');
  },
);

test.each(['http://', 'https://['])(
  'An address that is none, %s, is an unexpected answer.',
  async (address) => {
    const picture = clientOf('http://127.0.0.1:1').getPicture(SESSION_ID, shot(address));
    await failure(picture, UnexpectedAnswerError);
  },
);

test('A data: URI is limited in size, too.', async () => {
  const data = Buffer.concat([PNG_BYTES, Buffer.alloc(21 * 1024 * 1024)]).toString('base64');
  const picture = clientOf('http://127.0.0.1:1').getPicture(
    SESSION_ID,
    shot(`data:image/png;base64,${data}`),
  );
  expect((await failure(picture, UnexpectedAnswerError)).message).toContain('larger than');
});
