/** The queue in PostgreSQL: who gets what, and who has lost it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Sealer } from '../../../src/service/Sealer.js';
import { newSession, moved, type KeptSession } from '../../../src/service/sessions/KeptSession.js';
import { ANY_BROWSER } from '../../../src/service/sessions/Work.js';
import { connect, type Postgres, migrate, MIGRATIONS } from '../../../src/service/team/connect.js';
import { postgresDatabase } from '../../../src/service/team/postgresDatabase.js';
import { LeaseLostError, Queue } from '../../../src/service/team/Queue.js';
import { documentOf, sweepLeases } from '../../../src/service/team/Leases.js';
import { noPostgres, startPostgres, type TestPostgres } from '../../support/postgres.js';

/** Longer than any of this takes. */
const LEASE = 60_000;
const now = () => new Date();

let server: TestPostgres;
let address: string;
const opened: Postgres[] = [];
let queue: Queue;
beforeAll(async () => {
  if (noPostgres) return;
  server = await startPostgres();
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await server.remove();
});
beforeEach(async () => {
  address = await server.another();
  queue = await openQueue(LEASE);
});

async function openQueue(leaseTime: number): Promise<Queue> {
  const postgres = await connect(address);
  opened.push(postgres);
  await migrate(postgres);
  return new Queue(postgres, leaseTime, new Sealer(Buffer.alloc(32, 7)));
}

async function add({ project = 'p', place = ANY_BROWSER, model = 'default' } = {}): Promise<string> {
  const request = { title: 'T', prompt: '1. Look', projectId: project };
  const kept = moved(newSession(request, {}, now()), 'queued', now());
  await queue.add({ id: kept.id, kind: 'session', project, place, model, work: {} }, [documentOf(kept)]);
  return kept.id;
}

const take = (caps = {}, places = [ANY_BROWSER]) => queue.takeSession('w', places, caps);
/** As if the leases had been renewed for the last time so long ago. */
const leave = (seconds: number) =>
  queue.postgres.query(
    `update queue set lease_until = clock_timestamp() + $1 * interval '1 second' where token is not null`,
    [seconds],
  );
const expire = () => leave(-1);
const look = async (id: string) =>
  ((await postgresDatabase(queue.postgres).get('sessions', id))!.document as KeptSession).shown;
const move = (id: string, status: 'preparing' | 'running') =>
  queue.postgres.query(
    `update documents set document = jsonb_set(document, '{shown,status}', $2::jsonb) where id = $1`,
    [id, JSON.stringify(status)],
  );

describe.skipIf(noPostgres)('the queue', () => {
  test('gives the oldest of the project with the fewest that run', async () => {
    const many = [
      await add({ project: 'many' }),
      await add({ project: 'many' }),
      await add({ project: 'many' }),
    ];
    const few = [await add({ project: 'few' }), await add({ project: 'few' })];
    const taken: (string | undefined)[] = [];
    for (let count = 0; count < 6; count++) taken.push((await take())?.id);
    expect(taken).toEqual([many[0], few[0], many[1], few[1], many[2], undefined]);
  });

  test('keeps to what may run at a time: of a project, of a model, and one on each device', async () => {
    const [first] = [await add(), await add()];
    expect((await take({ perProject: 1 }))?.id).toBe(first);
    expect(await take({ perProject: 1 })).toBeUndefined();
    await add({ project: 'q', model: 'haiku' });
    await add({ project: 'r', model: 'haiku' });
    expect((await take({ perProject: 1, perModel: 1 }))?.model).toBe('haiku');
    expect(await take({ perProject: 1, perModel: 1 })).toBeUndefined();
    await Promise.all([add({ project: 's', place: 'user:a' }), add({ project: 's', place: 'user:a' })]);
    expect((await take({}, []))?.place).toBe('user:a');
    expect(await take({}, [])).toBeUndefined();
    await add({ project: 's', place: 'device:b' });
    expect(await take({}, [])).toBeUndefined();
    expect((await take({}, ['device:b']))?.place).toBe('device:b');
  });

  test('never gives more than a cap leaves, however many ask at the same time', async () => {
    for (let count = 0; count < 8; count++) await add();
    const taken = await Promise.all(Array.from({ length: 8 }, () => take({ perProject: 3 })));
    expect(new Set(taken.flatMap((one) => one?.id ?? [])).size).toBe(3);
  });

  test('lets only so many wait at a place', async () => {
    const waiting = { kind: 'session', project: 'p', place: 'browser', model: 'default', work: {} } as const;
    expect(await queue.add({ ...waiting, id: 'a' }, [], { limit: 1 })).toBe(true);
    expect(await queue.add({ ...waiting, id: 'b' }, [], { limit: 1 })).toBe(false);
    expect(await queue.add({ ...waiting, id: 'c', place: 'user:a' }, [], { limit: 1 })).toBe(true);
  });

  test('a lease that is renewed holds, and tells why what it is for is to be ended', async () => {
    await add();
    const taken = (await take())!;
    await leave(5);
    expect(await queue.renew([taken.token])).toEqual(new Map([[taken.token, null]]));
    const left = 'select extract(epoch from lease_until - clock_timestamp())::float as seconds from queue';
    const { rows } = await queue.postgres.query<{ seconds: number }>(left);
    expect(rows[0]?.seconds).toBeGreaterThan(10);
    expect(await queue.stop(queue.postgres, taken.id, 'enough')).toBe('runs');
    expect(await queue.renew([taken.token])).toEqual(new Map([[taken.token, 'enough']]));
    await expect(queue.under(taken, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  test('whoever has lost the lease can change nothing, renew nothing and add nothing', async () => {
    await add();
    const taken = (await take())!;
    await expire();
    let isDone = false;
    const work = () => Promise.resolve((isDone = true));
    await expect(queue.under(taken, work)).rejects.toThrow(LeaseLostError);
    await sweepLeases(queue, { now });
    const again = (await take())!;
    expect(again).toMatchObject({ id: taken.id, attempts: 2 });
    await expect(queue.under(taken, work)).rejects.toThrow(LeaseLostError);
    expect(await queue.renew([taken.token])).toEqual(new Map());
    const waiting = {
      id: 'x',
      kind: 'session',
      project: 'p',
      place: 'browser',
      model: 'default',
      work: {},
    } as const;
    await expect(queue.add(waiting, [], { lease: taken })).rejects.toThrow(LeaseLostError);
    expect(isDone).toBe(false);
    await expect(queue.under(again, work)).resolves.toBe(true);
  });

  test('what had not begun goes back, until it was taken in vain too often', async () => {
    const id = await add();
    for (let count = 1; count <= 5; count++) {
      expect((await take())?.attempts).toBe(count);
      await move(id, 'preparing');
      await expire();
      await sweepLeases(queue, { now });
    }
    expect(await take()).toBeUndefined();
    expect(await look(id)).toMatchObject({
      status: 'error',
      summary: expect.stringContaining('5 workers took'),
    });
  });

  test('what had begun to act ends as an error, with who ran it', async () => {
    const id = await add();
    await take();
    await move(id, 'running');
    await queue.postgres.query('update queue set is_acting = true');
    await sweepLeases(queue, { now });
    expect(await look(id)).toMatchObject({ status: 'running' });
    await expire();
    await sweepLeases(queue, { now });
    const summary = 'The worker w that ran the session is gone';
    expect(await look(id)).toMatchObject({
      status: 'error',
      result: 'error',
      summary: expect.stringContaining(summary),
    });
    expect(await take()).toBeUndefined();
  });
});

describe.skipIf(noPostgres)('the schema', () => {
  test('is made once by processes that start at the same time, and kept by later ones', async () => {
    address = await server.another();
    await Promise.all(Array.from({ length: 5 }, () => openQueue(LEASE)));
    const { rows } = await (
      await openQueue(LEASE)
    ).postgres.query<{ version: number }>('select version from migrations');
    expect(rows).toEqual(MIGRATIONS.map((_, index) => ({ version: index + 1 })));
  });

  test('of a newer version is left alone', async () => {
    await queue.postgres.query('insert into migrations values (99, now())');
    await expect(migrate(queue.postgres)).rejects.toThrow('Update casewright here, too');
  });
});
