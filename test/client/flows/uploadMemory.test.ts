/** The memory of a process: one upload for all who want it, and no failure that lasts. */
import { describe, expect, test } from 'vitest';
import { memoryOfProcess } from '../../../src/client/index.js';

/** An upload that ends when the test says so. */
function upload() {
  const { promise, resolve, reject } = withResolvers();
  let calls = 0;
  const start = () => {
    calls++;
    return promise;
  };
  return { start, resolve, reject, calls: () => calls };
}

function withResolvers() {
  let resolve: (id: string) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<string>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const never = () => Promise.reject(new Error('not to be called'));
const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('memoryOfProcess', () => {
  test('gives all who ask at the same time the same upload', async () => {
    const memory = memoryOfProcess();
    const { start, resolve, calls } = upload();
    const ids = Array.from({ length: 5 }, () => memory.once('hash', start, never));
    resolve('a');
    expect(await Promise.all(ids)).toEqual(['a', 'a', 'a', 'a', 'a']);
    expect(calls()).toBe(1);
  });

  test('knows an upload the moment it is no longer under way', async () => {
    for (let later = 0; later < 12; later++) {
      const memory = memoryOfProcess();
      const { start, resolve, calls } = upload();
      const first = memory.once('hash', start, never);
      resolve('a');
      for (let turn = 0; turn < later; turn++) await Promise.resolve();
      expect(await Promise.all([first, memory.once('hash', start, yes)])).toEqual(['a', 'a']);
      expect(calls(), `asked ${later} turns later`).toBe(1);
    }
  });

  test('uploads other content at the same time', async () => {
    const memory = memoryOfProcess();
    const first = memory.once('one', upload().start, never);
    expect(await memory.once('two', () => Promise.resolve('b'), never)).toBe('b');
    expect(await Promise.race([first, tick()])).toBeUndefined();
  });

  test('gives a known upload that is still good, and replaces one that is not', async () => {
    const memory = memoryOfProcess();
    await memory.once('hash', () => Promise.resolve('a'), never);
    expect(await memory.once('hash', never as () => Promise<string>, yes)).toBe('a');
    expect(await memory.once('hash', () => Promise.resolve('b'), no)).toBe('b');
  });

  test('tells a failure to all who wait for it, and to nobody after that', async () => {
    const memory = memoryOfProcess();
    const { start, reject, calls } = upload();
    const waiting = [memory.once('hash', start, never), memory.once('hash', start, never)];
    reject(new Error('too large'));
    const results = await Promise.allSettled(waiting);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(calls()).toBe(1);
    expect(await memory.once('hash', () => Promise.resolve('b'), never)).toBe('b');
  });

  test('lets one of the others upload where the caller who did was aborted', async () => {
    const memory = memoryOfProcess();
    const stop = new AbortController();
    const given = upload();
    const first = memory.once('hash', given.start, never, stop.signal);
    const own = upload();
    const others = [memory.once('hash', own.start, never), memory.once('hash', own.start, never)];
    stop.abort(new Error('enough'));
    given.reject(stop.signal.reason as Error);
    await expect(first).rejects.toThrow('enough');
    own.resolve('b');
    expect(await Promise.all(others)).toEqual(['b', 'b']);
    expect(own.calls()).toBe(1);
  });

  test('ends the waiting of a caller that is aborted, and of no other', async () => {
    const memory = memoryOfProcess();
    const stop = new AbortController();
    const { start, resolve } = upload();
    const first = memory.once('hash', start, never);
    const second = memory.once('hash', start, never, stop.signal);
    stop.abort(new Error('enough'));
    await expect(second).rejects.toThrow('enough');
    resolve('a');
    expect(await first).toBe('a');
  });
});
