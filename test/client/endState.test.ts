/** Asking for an end state that an attempt before, whose answer was lost, has reached already. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ServiceError, type ServiceClient } from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import {
  PLAN_ID,
  PLAN_RUN_ID,
  PROJECT_ID,
  caseIdOf,
  caseRecord,
  planRecord,
  planRunRecord,
  sessionRecord,
} from '../support/records.js';
import { clientOf, failure } from './clientOf.js';

type Method = (client: ServiceClient) => Promise<unknown>;
type Row = [name: string, method: Method, reached: Record<string, unknown>, other: Record<string, unknown>];

const ID = caseIdOf(1);
const archivedAt = '2026-11-21T10:00:00.000Z';
const DEVICE = { id: ID, name: 'Desk', platform: 'linux', status: 'online', createdAt: archivedAt };

const ROWS: Row[] = [
  [
    'terminateSession',
    (client) => client.terminateSession(ID),
    sessionRecord({ status: 'terminated' }),
    sessionRecord({ status: 'succeeded' }),
  ],
  [
    'archiveSession',
    (client) => client.archiveSession(ID),
    sessionRecord({ status: 'archived' }),
    sessionRecord(),
  ],
  [
    'archiveCase',
    (client) => client.archiveCase(ID),
    { ...caseRecord(ID), archivedAt },
    { ...caseRecord(ID), archivedAt: null },
  ],
  ['archivePlan', (client) => client.archivePlan(PLAN_ID), { ...planRecord(), archivedAt }, planRecord()],
  [
    'cancelPlanRun',
    (client) => client.cancelPlanRun(PLAN_ID, PLAN_RUN_ID),
    planRunRecord({ status: 'cancelled' }),
    planRunRecord({ status: 'completed' }),
  ],
  [
    'archivePlanRun',
    (client) => client.archivePlanRun(PLAN_ID, PLAN_RUN_ID),
    planRunRecord({ archivedAt }),
    planRunRecord(),
  ],
];

const lost = (response: ServerResponse) => response.destroy();
const gateway = (response: ServerResponse) => sendJson(response, { error: 'Gateway' }, 502);
const tooMany = (response: ServerResponse) => sendJson(response, { error: 'Too many' }, 429);

/** Refuses what changes something, after the given answers to the first attempts; shows `record`. */
function refusing(record: unknown, firstAnswers: ((response: ServerResponse) => unknown)[], status = 409) {
  return serveHttp(({ method }, response, count) => {
    if (method === 'GET') sendJson(response, record);
    else (firstAnswers[count - 1] ?? (() => sendJson(response, { error: 'No' }, status)))(response);
  });
}

describe.each(ROWS)('%s', (_, method, reached, other) => {
  test.each([
    ['lost', [lost], 409],
    ['lost, and 429 the second', [lost, tooMany], 409],
    ['a 502', [gateway], 404],
  ])('gives the record that is found so, where the first answer was %s', async (_name, first, status) => {
    const server = await refusing(reached, first, status);
    expect(await method(clientOf(server.origin))).toMatchObject(reached);
    expect(server.requests.at(-1)?.method).toBe('GET');
  });

  test('stays refused where the record is found otherwise', async () => {
    const server = await refusing(other, [lost]);
    const error = await failure(method(clientOf(server.origin)), ServiceError);
    expect(error).toMatchObject({ status: 409, mayBeDone: true });
  });

  test.each([
    ['the first attempt was refused', [], 1],
    ['the attempts before were turned away', [tooMany], 2],
  ])('stays refused without a second look where %s', async (_name, first, length) => {
    const server = await refusing(reached, first);
    const error = await failure(method(clientOf(server.origin)), ServiceError);
    expect(error).toMatchObject({ status: 409, mayBeDone: false });
    expect(server.requests).toHaveLength(length);
  });
});

describe('removeUserDevice', () => {
  const remove = (origin: string) => clientOf(origin).removeUserDevice(ID);

  test('has no record to give where its answer was lost and the device is gone from the list', async () => {
    const server = await refusing({ items: [{ ...DEVICE, id: PROJECT_ID }] }, [lost], 404);
    expect(await remove(server.origin)).toBeUndefined();
    expect(server.requests.map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'GET']);
  });

  test('stays refused where the device is still listed', async () => {
    const server = await refusing({ items: [DEVICE] }, [lost], 404);
    expect(await failure(remove(server.origin), ServiceError)).toMatchObject({ status: 404 });
  });
});

test.each([400, 401, 410])('A %i after a lost answer tells of no end state.', async (status) => {
  const server = await refusing(sessionRecord({ status: 'terminated' }), [lost], status);
  await failure(clientOf(server.origin).terminateSession(ID), ServiceError);
  expect(server.requests).toHaveLength(2);
});

test('The refusal stands where the look at the record is refused, too.', async () => {
  const server = await serveHttp((_, response, count) => {
    if (count === 1) response.destroy();
    else sendJson(response, { error: `No ${count}` }, 404);
  });
  const error = await failure(clientOf(server.origin).terminateSession(ID), ServiceError);
  expect(error).toMatchObject({ error: 'No 2', endpoint: 'terminateSession' });
});

test('An abort during the look at the record is told as what it is.', async () => {
  const controller = new AbortController();
  const server = await serveHttp(({ method }, response, count) => {
    if (count === 1) response.destroy();
    else if (method === 'GET') controller.abort(new Error('given up'));
    else sendJson(response, { error: 'No' }, 409);
  });
  const call = clientOf(server.origin).terminateSession(ID, { signal: controller.signal });
  await expect(call).rejects.toThrow('given up');
});
