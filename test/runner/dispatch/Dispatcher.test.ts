/** The dispatcher, on a clock whose time passes at once. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { Dispatcher, type Job } from '../../../src/runner/dispatch/Dispatcher.js';
import { stepClock } from '../../support/stepClock.js';

type Word = { type: 'word'; text: string };
type TestJob = Job<string, Word>;

const SECOND = 1_000;

function dispatching() {
  const clock = stepClock();
  const dispatcher = new Dispatcher<string, Word>(clock, (end) => end.includes('failed'));
  const begun: string[] = [];
  const counts = { running: 0, most: 0 };
  const job = (key: string, { takes = 10 * SECOND, queue = 'a', places = 2, end = `end of ${key}` } = {}) =>
    ({
      ...{ key, where: `${key}.feature:1`, queue, places },
      async carryOut(tell, signal) {
        begun.push(key);
        counts.most = Math.max(counts.most, ++counts.running);
        tell({ type: 'word', text: `begun at ${clock.now()}` });
        await clock.sleep(takes, signal).catch(() => undefined);
        counts.running -= 1;
        return signal.aborted ? `${key} was cut off` : end;
      },
    }) satisfies TestJob;
  const ends = (...keys: string[]) => Promise.all(keys.map(async (key) => dispatcher.take(key)?.end));
  return { clock, dispatcher, begun, counts, job, ends };
}

describe('the dispatcher', () => {
  test('begins in the order given, as many at a time as there are places', async () => {
    const { clock, dispatcher, begun, counts, job } = dispatching();
    dispatcher.add(['one', 'two', 'three', 'four', 'five'].map((key) => job(key)));
    expect(begun).toEqual(['one', 'two']);
    await clock.run();
    expect(begun).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(counts.most).toBe(2);
    expect(clock.now()).toBe(30 * SECOND);
  });

  test('carries out more at a time than Node expects to listen to one signal', async () => {
    const { clock, dispatcher, counts, job } = dispatching();
    const warnings: Error[] = [];
    const listen = (warning: Error) => void warnings.push(warning);
    process.on('warning', listen);
    onTestFinished(() => void process.off('warning', listen));
    dispatcher.add(Array.from({ length: 30 }, (_, index) => job(String(index), { places: 30 })));
    await clock.run();
    expect(counts.most).toBe(30);
    expect(warnings.map(String)).toEqual([]);
  });

  test('gives each queue its own places', async () => {
    const { clock, dispatcher, counts, job } = dispatching();
    dispatcher.add([job('one'), job('two'), job('three'), job('other', { queue: 'b', places: 1 })]);
    await clock.run();
    expect(counts.most).toBe(3);
  });

  test('gives an end that came before its entry, and one that comes after it', async () => {
    const { clock, dispatcher, job, ends } = dispatching();
    dispatcher.add([job('early', { takes: SECOND }), job('late')]);
    await clock.run(5 * SECOND);
    const both = ends('early', 'late');
    await clock.run();
    expect(await both).toEqual(['end of early', 'end of late']);
  });

  test('gives each case once, and knows no other one', () => {
    const { dispatcher, job } = dispatching();
    dispatcher.add([job('one')]);
    expect(dispatcher.take('one')).toBeDefined();
    expect(dispatcher.take('one')).toBeUndefined();
    expect(dispatcher.take('two')).toBeUndefined();
  });

  test('carries out nothing twice, though it is added anew', () => {
    const { dispatcher, job } = dispatching();
    dispatcher.add([job('one')]);
    expect(() => dispatcher.add([job('one')])).toThrow('two jobs one');
  });

  test('begins first what an entry waits for', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    dispatcher.add(['one', 'two', 'three', 'four'].map((key) => job(key)));
    const wanted = ends('four');
    await clock.run();
    expect(begun).toEqual(['one', 'two', 'four', 'three']);
    expect(await wanted).toEqual(['end of four']);
  });

  test('tells who comes late the latest word', async () => {
    const { clock, dispatcher, job } = dispatching();
    dispatcher.add([job('one')]);
    await clock.run(SECOND);
    const words: string[] = [];
    dispatcher.take('one')?.onNews(({ text }) => words.push(text));
    expect(words).toEqual(['begun at 0']);
  });

  test('passes on that something is thrown, and goes on with the next', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    const broken = { ...job('one', { places: 1 }), carryOut: () => Promise.reject(new Error('out of luck')) };
    dispatcher.add([broken, job('two', { places: 1 })]);
    await expect(ends('one')).rejects.toThrow('out of luck');
    await clock.run();
    expect(begun).toEqual(['two']);
  });

  test('has nothing for the entry of a case that can not be begun', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    dispatcher.add([job('one', { places: 1 }), { ...job('two'), carryOut: () => undefined }, job('three')]);
    const nothing = ends('two');
    await clock.run();
    expect(await nothing).toEqual([undefined]);
    expect(begun).toEqual(['one', 'three']);
    expect(dispatcher.tally()).toMatchObject({ total: 2, begun: 2 });
  });
});

describe('once it is stopped, the dispatcher', () => {
  test('begins nothing more, and lets entries do it themselves', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    dispatcher.add(['one', 'two', 'three', 'four'].map((key) => job(key)));
    const waiting = ends('one', 'three');
    dispatcher.stop('for entries');
    dispatcher.add([job('five')]);
    await clock.run();
    expect(begun).toEqual(['one', 'two']);
    expect(await waiting).toEqual(['end of one', undefined]);
    expect(dispatcher.take('four')).toBeUndefined();
  });

  test('leaves entries waiting where the runner is about to end them', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    dispatcher.add(['one', 'two', 'three'].map((key) => job(key)));
    let isAnswered = false;
    void ends('three').then(() => (isAnswered = true));
    dispatcher.stop('for all');
    await clock.run();
    expect(begun).toEqual(['one', 'two']);
    expect(isAnswered).toBe(false);
  });

  test('drops what has not begun, by its key or its queue', async () => {
    const { clock, dispatcher, begun, job, ends } = dispatching();
    dispatcher.add(['one', 'two', 'three', 'four', 'five'].map((key) => job(key)));
    dispatcher.drop('one');
    dispatcher.drop('three');
    const wanted = ends('five');
    dispatcher.dropQueue('a');
    await clock.run();
    expect(begun).toEqual(['one', 'two', 'five']);
    expect(await wanted).toEqual(['end of five']);
  });

  test('cuts off what is under way when it is closed', async () => {
    const { clock, dispatcher, job, ends } = dispatching();
    dispatcher.add([job('over', { takes: 1 }), job('cut'), job('next'), job('never')]);
    await clock.run(5);
    const both = ends('over', 'cut', 'never');
    await dispatcher.close();
    expect(await both).toEqual(['end of over', 'cut was cut off', undefined]);
  });
});

test('the dispatcher tells how far all is', async () => {
  const { clock, dispatcher, job } = dispatching();
  expect(dispatcher.tally()).toMatchObject({ total: 0, begun: 0, running: 0, oldest: undefined, age: 0 });
  dispatcher.add([job('one', { takes: SECOND, end: 'failed' }), job('two'), job('three'), job('four')]);
  await clock.run(4 * SECOND);
  expect(dispatcher.tally()).toEqual({
    ...{ total: 4, begun: 3, running: 2, failed: 1, age: 4 * SECOND },
    oldest: { where: 'two.feature:1', age: 4 * SECOND },
  });
});
