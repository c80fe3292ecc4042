/** Lists whose pages are odd: empty in between, or without an end. */
import { describe, expect, test } from 'vitest';
import { gather } from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { PROJECT_ID, SESSION_ID, messageRecord } from '../support/records.js';
import { clientOf } from './clientOf.js';

const queryOf = (url: string) => new URL(url, 'http://x').searchParams;

describe('a list by cursor', () => {
  test('goes on after a page without items', async () => {
    const pages: Record<string, unknown> = {
      '': { items: [], nextCursor: 'two' },
      two: { items: [messageRecord('a', 'A')], nextCursor: 'three' },
      three: { items: [], nextCursor: 'four' },
      four: { items: [messageRecord('b', 'B')], nextCursor: null },
    };
    const server = await serveHttp(({ url }, response) =>
      sendJson(response, pages[queryOf(url).get('cursor') ?? '']),
    );
    expect(await gather(clientOf(server.origin).listMessages(SESSION_ID))).toHaveLength(2);
  });

  test('ends where a cursor comes again, even in a circle', async () => {
    const server = await serveHttp((_, response, count) =>
      sendJson(response, { items: [], nextCursor: count % 2 ? 'odd' : 'even' }),
    );
    expect(await gather(clientOf(server.origin).listMessages(SESSION_ID))).toEqual([]);
    expect(server.requests).toHaveLength(3);
  });

  test('ends after a thousand pages without anything new', async () => {
    const server = await serveHttp((_, response, count) =>
      sendJson(response, { items: [], nextCursor: `c${count}` }),
    );
    expect(await gather(clientOf(server.origin).listMessages(SESSION_ID))).toEqual([]);
    expect(server.requests).toHaveLength(1_000);
  });
});

test('A list by page number goes up to the last page, even past one that brings nothing new.', async () => {
  const ids: Record<string, string[]> = { 1: ['a'], 2: ['a'], 3: ['b'] };
  const times = { createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' };
  const server = await serveHttp(({ url }, response) => {
    const page = queryOf(url).get('page') ?? '';
    const items = (ids[page] ?? []).map((id) => ({ id, projectId: PROJECT_ID, type: 'web', ...times }));
    sendJson(response, { items, totalCount: 2, page: Number(page), pageSize: 1, totalPages: 3 });
  });
  const cases = await gather(clientOf(server.origin).listCases(PROJECT_ID));
  expect(cases.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(server.requests).toHaveLength(3);
});
