/** What is written together, and what becomes of writes that fail. */
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { WriteQueue } from '../../../src/service/store/openLevelStore.js';

/** A queue whose writes end when and how the test says. */
function queue() {
  const writes: { addresses: string[]; end: (failure?: Error) => void }[] = [];
  const queue = new WriteQueue(
    (values) =>
      new Promise((resolve, reject) => {
        const end = (failure?: Error) => (failure ? reject(failure) : resolve());
        writes.push({ addresses: [...values.keys()], end });
      }),
  );
  const set = (...addresses: string[]) => {
    for (const address of addresses) queue.set(address, new Uint8Array());
  };
  return { queue, writes, set };
}

describe('WriteQueue', () => {
  test('writes what is queued in one turn in one go, whether it is flushed or not', async () => {
    const { writes, set } = queue();
    set('a', 'b', 'c');
    expect(writes).toEqual([]);
    await turn();
    expect(writes.map(({ addresses }) => addresses)).toEqual([['a', 'b', 'c']]);
  });

  test('writes what is queued while a write is under way together, after it', async () => {
    const { queue: writer, writes, set } = queue();
    set('first');
    const flushed = writer.flush();
    for (const address of ['a', 'b', 'c']) {
      set(address);
      await turn();
    }
    const later = writer.flush();
    expect(writes).toHaveLength(1);
    writes[0]!.end();
    await flushed;
    await turn();
    expect(writes.map(({ addresses }) => addresses)).toEqual([['first'], ['a', 'b', 'c']]);
    writes[1]!.end();
    await later;
    await turn();
    expect(writes).toHaveLength(2);
  });

  test('resolves a flush with its own write, not with those that are queued after it', async () => {
    const { queue: writer, writes, set } = queue();
    await writer.flush();
    set('a');
    const flushed = writer.flush();
    set('later');
    writes[0]!.end();
    await flushed;
  });

  test('tells everyone who waits for a write that failed, and writes it with the next flush', async () => {
    const { queue: writer, writes, set } = queue();
    set('a');
    const flushes = [writer.flush(), writer.flush()];
    set('b');
    writes[0]!.end(new Error('full'));
    for (const result of await Promise.allSettled(flushes))
      expect(result).toMatchObject({ status: 'rejected', reason: new Error('full') });
    expect([...writer.pending.keys()]).toEqual(['a', 'b']);

    await turn();
    writes.at(-1)!.end();
    await writer.flush();
    expect(writes.at(-1)!.addresses).toEqual(['a', 'b']);
    expect([...writer.pending.keys()]).toEqual([]);
  });

  test('tells the first failure since the last flush, also one that nobody waited for', async () => {
    const { queue: writer, writes, set } = queue();
    set('a');
    await turn();
    writes[0]!.end(new Error('first'));
    await turn();
    set('b');
    await turn();
    expect(writes).toHaveLength(1);
    const flushed = writer.flush();
    writes[1]!.end(new Error('second'));
    await expect(flushed).rejects.toThrow('first');
    const again = writer.flush();
    writes[2]!.end(new Error('third'));
    await expect(again).rejects.toThrow('third');
  });

  test('forgets a failure once all of it is written', async () => {
    const { queue: writer, writes, set } = queue();
    set('a');
    await turn();
    writes[0]!.end(new Error('full'));
    await turn();
    const flushed = writer.flush();
    writes[1]!.end();
    await flushed;
    set('b');
    await turn();
    expect(writes[2]!.addresses).toEqual(['b']);
  });
});
