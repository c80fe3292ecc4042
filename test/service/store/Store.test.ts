/** What both stores do, in the same assertions. */
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../src/service/store/Store.js';
import { randomNumbers } from './randomNumbers.js';
import { stores } from './stores.js';

/** Whether the changes are still on their way or on disk, reading gives the same. */
const moments: [moment: string, flushed: boolean][] = [
  ['at once', false],
  ['after a flush', true],
];

describe.each(stores)('%s', (_, open) => {
  describe.each(moments)('%s', (_moment, flushed) => {
    const openStore = async () => {
      const store = await open();
      return { store, settle: () => (flushed ? store.flush() : Promise.resolve()) };
    };

    test('gives a document and bytes as they were put', async () => {
      const { store, settle } = await openStore();
      store.put('cases', 'a', { title: 'Grüße 👋', nothing: null, list: [1, { deep: true }] });
      store.putBytes('a', new Uint8Array([0, 255, 7]));
      await settle();
      expect(await store.get('cases', 'a')).toEqual({
        title: 'Grüße 👋',
        nothing: null,
        list: [1, { deep: true }],
      });
      expect(await store.getBytes('a')).toEqual(new Uint8Array([0, 255, 7]));
    });

    test('keeps bytes that are empty, and big ones', async () => {
      const { store, settle } = await openStore();
      const big = new Uint8Array(3_000_000).fill(42);
      store.putBytes('empty', new Uint8Array());
      store.putBytes('big', big);
      await settle();
      expect(await store.getBytes('empty')).toEqual(new Uint8Array());
      expect(Buffer.compare((await store.getBytes('big'))!, big)).toBe(0);
    });

    test('gives the last of several documents, in its place', async () => {
      const { store, settle } = await openStore();
      store.put('cases', 'a', { n: 1 });
      await settle();
      store.put('cases', 'b', { n: 2 });
      store.put('cases', 'a', { n: 3 });
      store.remove('cases', 'b');
      store.put('cases', 'b', { n: 4 });
      await settle();
      expect(await store.all('cases')).toEqual([{ n: 3 }, { n: 4 }]);
    });

    test('orders documents by their keys, as bytes', async () => {
      const { store, settle } = await openStore();
      const keys = ['s/000010', 's/000002', 'S', '😀', '\uffee', 's', 's-1/000001', 's/'];
      for (const key of keys) store.put('messages', key, { key });
      await settle();
      const inOrder = ['S', 's', 's-1/000001', 's/', 's/000002', 's/000010', '\uffee', '😀'];
      expect(await store.all('messages')).toEqual(inOrder.map((key) => ({ key })));
    });

    test('lists below a prefix what stands behind its slash and nothing else', async () => {
      const { store, settle } = await openStore();
      for (const key of ['a', 'a/1', 'a/2', 'a/2/x', 'a0', 'ab/1', 'a-/1', 'b/1'])
        store.put('messages', key, { key });
      store.put('screenshots', 'a/1', { key: 'of another kind' });
      await settle();
      expect(await store.below('messages', 'a')).toEqual([{ key: 'a/1' }, { key: 'a/2' }, { key: 'a/2/x' }]);
      expect(await store.below('messages', 'c')).toEqual([]);
    });

    test('keeps kinds apart, and documents apart from bytes', async () => {
      const { store, settle } = await openStore();
      for (const kind of KINDS) store.put(kind, 'same', { kind });
      store.putBytes('same', new Uint8Array([1]));
      await settle();
      for (const kind of KINDS) {
        expect(await store.get(kind, 'same')).toEqual({ kind });
        if (kind !== 'settings') expect(await store.all(kind)).toEqual([{ kind }]);
      }
    });

    test('removes a document, or bytes, and only those', async () => {
      const { store, settle } = await openStore();
      store.put('plans', 'a', { n: 1 });
      store.put('planRuns', 'a', { n: 2 });
      store.putBytes('a', new Uint8Array([1]));
      await settle();
      store.remove('plans', 'a');
      store.remove('plans', 'never there');
      await settle();
      expect(await store.get('plans', 'a')).toBeUndefined();
      expect(await store.get('planRuns', 'a')).toEqual({ n: 2 });
      store.removeBytes('a');
      await settle();
      expect(await store.getBytes('a')).toBeUndefined();
      expect(await store.all('planRuns')).toEqual([{ n: 2 }]);
    });

    test('tells the keys below a prefix', async () => {
      const { store, settle } = await openStore();
      for (const key of ['a', 'a/1', 'a/2', 'a0', 'b/1']) store.put('messages', key, { key });
      await settle();
      store.put('messages', 'a/3', { key: 'a/3' });
      store.remove('messages', 'a/2');
      await settle();
      expect((await store.keysBelow('messages', 'a')).sort()).toEqual(['a/1', 'a/3']);
    });

    test('is not reached by changes of what was put or read', async () => {
      const { store, settle } = await openStore();
      const document = { list: ['put'] };
      const bytes = new Uint8Array([1]);
      store.put('cases', 'a', document);
      store.putBytes('a', bytes);
      document.list.push('later');
      bytes[0] = 2;
      await settle();
      const read = (await store.get('cases', 'a')) as typeof document;
      read.list.push('by a reader');
      (await store.getBytes('a'))![0] = 3;
      expect(await store.all('cases')).toEqual([{ list: ['put'] }]);
      expect(await store.getBytes('a')).toEqual(new Uint8Array([1]));
    });
  });

  test('has nothing at first but the version of its format', async () => {
    const store = await open();
    for (const kind of KINDS)
      expect(await store.all(kind)).toEqual(kind === 'settings' ? [{ version: 1 }] : []);
    expect(await store.get('settings', 'format')).toEqual({ version: 1 });
    expect(await store.get('cases', 'a')).toBeUndefined();
    expect(await store.getBytes('a')).toBeUndefined();
  });

  test('gives the same as a plain map after many changes in any order, read while they are written', async () => {
    const store = await open();
    const expected = new Map<string, number>();
    const random = randomNumbers(7);
    for (let n = 0; n < 3000; n++) {
      const [prefix, key] = [`s${random(5)}`, `s${random(5)}/${random(20)}`];
      if (random(20) < 5) {
        store.remove('messages', key);
        expected.delete(key);
      } else {
        store.put('messages', key, { n });
        expected.set(key, n);
      }
      if (random(40) === 0) void store.flush();
      if (random(10) > 0) continue;
      const inOrder = [...expected].sort(([a], [b]) => (a < b ? -1 : 1));
      const below = inOrder.filter(([there]) => there.startsWith(`${prefix}/`));
      const [read, readBelow, readOne] = [
        store.all('messages'),
        store.below('messages', prefix),
        store.get('messages', key),
      ];
      const one = expected.get(key);
      expect(await read).toEqual(inOrder.map(([, value]) => ({ n: value })));
      expect(await readBelow).toEqual(below.map(([, value]) => ({ n: value })));
      expect(await readOne).toEqual(one === undefined ? undefined : { n: one });
    }
  });

  test('refuses every call but close and flush once it is closed', async () => {
    const store = await open();
    store.put('cases', 'a', {});
    await store.close();
    await store.close();
    await store.flush();
    expect(() => store.put('cases', 'b', {})).toThrow('The store is closed');
    expect(() => store.remove('cases', 'b')).toThrow('The store is closed');
    await expect(store.get('cases', 'a')).rejects.toThrow('The store is closed');
    await expect(store.all('cases')).rejects.toThrow('The store is closed');
  });
});
