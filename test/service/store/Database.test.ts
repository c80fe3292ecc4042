/** What every database of documents does: in memory, in a data folder, in PostgreSQL. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, Database } from '../../../src/service/store/Database.js';
import { storeDatabase } from '../../../src/service/store/storeDatabase.js';
import { memoryStore } from '../../../src/service/store/Store.js';
import { connect, type Postgres, migrate } from '../../../src/service/team/connect.js';
import { postgresDatabase } from '../../../src/service/team/postgresDatabase.js';
import { noPostgres, startPostgres, type TestPostgres } from '../../support/postgres.js';
import { emptyFolder, levelStore } from './stores.js';

let postgres: TestPostgres | undefined;
const opened: Postgres[] = [];
beforeAll(async () => {
  if (!noPostgres) postgres = await startPostgres();
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await postgres?.remove();
});

async function inPostgres(): Promise<Database> {
  const one = await connect(await postgres!.another());
  opened.push(one);
  await migrate(one);
  return postgresDatabase(one);
}

const kinds: [name: string, open: () => Promise<Database>, isMissing?: boolean][] = [
  ['in memory', () => storeDatabase(memoryStore())],
  ['in a data folder', async () => storeDatabase(await levelStore(await emptyFolder()))],
  ['in PostgreSQL', inPostgres, noPostgres],
];

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000).toISOString();
const plan = (id: string, seconds: number, more: object = {}) => ({
  ...{ id, projectId: 'p', title: id, archivedAt: null, createdAt: at(seconds) },
  ...more,
});
const put = (document: { id: string }, expects?: number): Change => ({
  ...{ kind: 'plans', id: document.id, document, expects },
});

describe.each(kinds)('%s', (_, open, isMissing = false) => {
  test.skipIf(isMissing)(
    'a document is given as it was put, with another version after each change',
    async () => {
      const database = await open();
      expect(await database.get('plans', 'a')).toBeUndefined();
      const document = plan('a', 1, { words: 'Grüße 👋', nothing: null, deep: [{ list: [1, true] }] });
      expect(await database.apply([put(document)])).toBe(true);
      const first = (await database.get('plans', 'a'))!;
      expect(first.document).toEqual(document);
      await database.apply([put(plan('a', 1))]);
      const second = (await database.get('plans', 'a'))!;
      expect(second.document).toEqual(plan('a', 1));
      expect(second.version).not.toBe(first.version);
      expect(await database.get('cases', 'a')).toBeUndefined();
      await database.apply([{ kind: 'plans', id: 'a', document: null }]);
      expect(await database.get('plans', 'a')).toBeUndefined();
    },
  );

  test.skipIf(isMissing)('a change is only made where it finds the version that it expects', async () => {
    const database = await open();
    expect(await database.apply([put(plan('a', 1), 3)])).toBe(false);
    expect(await database.apply([put(plan('a', 1), 0)])).toBe(true);
    expect(await database.apply([put(plan('a', 2), 0)])).toBe(false);
    const { version } = (await database.get('plans', 'a'))!;
    expect(await database.apply([put(plan('a', 3), version + 1)])).toBe(false);
    expect(await database.apply([put(plan('a', 4), version)])).toBe(true);
    const removal = { kind: 'plans', id: 'a', document: null } as const;
    expect(await database.apply([{ ...removal, expects: version }])).toBe(false);
    expect((await database.get('plans', 'a'))!.document).toEqual(plan('a', 4));
  });

  test.skipIf(isMissing)('several changes are made all or not at all', async () => {
    const database = await open();
    await database.apply([put(plan('a', 1))]);
    expect(await database.apply([put(plan('b', 2)), put(plan('a', 3), 0)])).toBe(false);
    expect((await database.list('plans')).items).toEqual([plan('a', 1)]);
    const removal = { kind: 'plans', id: 'a', document: null } as const;
    expect(await database.apply([put(plan('b', 2), 0), removal])).toBe(true);
    expect((await database.list('plans')).items).toEqual([plan('b', 2)]);
  });

  test.skipIf(isMissing)(
    'of many who change one document at the same time each sees the change before',
    async () => {
      const database = await open();
      await database.apply([put(plan('a', 0, { count: 0 }))]);
      const addOne = async (): Promise<void> => {
        const { document, version } = (await database.get('plans', 'a'))!;
        const { count } = document as { count: number };
        if (!(await database.apply([put(plan('a', 0, { count: count + 1 }), version)]))) return addOne();
      };
      await Promise.all(Array.from({ length: 20 }, addOne));
      expect((await database.get('plans', 'a'))!.document).toMatchObject({ count: 20 });
    },
  );

  test.skipIf(isMissing)('lists come newest first, of what is asked for, in pages', async () => {
    const database = await open();
    const others = [plan('x', 9, { projectId: 'other' }), plan('y', 9, { archivedAt: at(10) })];
    for (const one of [plan('a', 1), plan('c', 3), plan('b', 2), plan('b2', 2), ...others]) {
      await database.apply([put(one)]);
    }
    // A change is not the first time.
    await database.apply([put(plan('b', 2, { title: 'changed' }))]);
    const where = { project: 'p', isArchived: false };
    const ids = async (query: Parameters<Database['list']>[1]) => {
      const { items, total } = await database.list('plans', query);
      return [items.map((one) => (one as { id: string }).id).join(' '), total];
    };
    expect(await ids({ where })).toEqual(['c b2 b a', 4]);
    expect(await ids({ where, order: 'oldest' })).toEqual(['a b b2 c', 4]);
    expect(await ids({ where, page: { offset: 1, limit: 2 } })).toEqual(['b2 b', 4]);
    expect(await ids({ where, page: { offset: 0, limit: 0 } })).toEqual(['', 4]);
    expect(await ids({ where, page: { offset: 9, limit: 2 } })).toEqual(['', 4]);
    expect(await ids({ where: { id: ['a', 'y', 'none'] } })).toEqual(['y a', 2]);
    await database.apply([put(plan('a', 1, { archivedAt: at(11) })), put(plan('y', 9))]);
    await database.apply([{ kind: 'plans', id: 'c', document: null }]);
    expect(await ids({ where, page: { offset: 0, limit: 9 } })).toEqual(['y b2 b', 3]);
  });

  test.skipIf(isMissing)('sessions are found by what they show, and by their device', async () => {
    const database = await open();
    const session = (id: string, status: string, userDeviceId: string | null) => {
      const shown = { status, createdAt: at(1), archivedAt: null };
      return { kind: 'sessions', id, document: { id, projectId: 'p', userDeviceId, shown } } as const;
    };
    await database.apply([session('a', 'queued', null), session('b', 'running', 'desk')]);
    const found = async (where: object) =>
      (await database.list('sessions', { where })).items.map((one) => (one as { id: string }).id);
    expect(await found({ status: ['running', 'failed'] })).toEqual(['b']);
    expect(await found({ device: 'desk' })).toEqual(['b']);
    expect(await found({ project: 'p' })).toEqual(['b', 'a']);
    expect(await found({ plan: 'p' })).toEqual([]);
  });

  test.skipIf(isMissing)('parts come in the order of their ids, and go together', async () => {
    const database = await open();
    const ids = ['s/0002', 's/0001', 's0/0001', 's', 's/0010', 's-1/0001'];
    await database.apply(ids.map((id) => ({ kind: 'messages', id, document: { id } })));
    expect(await database.below('messages', 's')).toEqual([
      { id: 's/0001' },
      { id: 's/0002' },
      { id: 's/0010' },
    ]);
    await database.apply([{ kind: 'messages', below: 's' }]);
    expect(await database.below('messages', 's')).toEqual([]);
    expect(await database.below('messages', 's-1')).toEqual([{ id: 's-1/0001' }]);
  });

  test.skipIf(isMissing)('takes whatever a page may say', async () => {
    const database = await open();
    const words = 'a\u0000b \ud800 \\u0000 "quoted" \u2028';
    await database.apply([{ kind: 'captures', id: 'a', document: { words } }]);
    const { document } = (await database.get('captures', 'a'))!;
    expect((document as { words: string }).words).toMatch(/^a.b . \\u0000 "quoted" \u2028$/su);
  });
});
