/** Whoever knows that there is something to see ends the wait for the next look. */
import { describe, expect, test } from 'vitest';
import { pollUpload } from '../../../src/client/index.js';
import type { Upload } from '../../../src/contract/index.js';
import { virtualClock } from '../../support/virtualClock.js';

const PACE = { fraction: 0, floor: 60_000, ceiling: 60_000 };

/** Each sleep lasts until it is broken off; the number of those that were begun. */
function endlessClock() {
  const waits: number[] = [];
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((_, reject) => {
      waits.push(ms);
      const fail = () => reject(signal?.reason as Error);
      if (signal?.aborted) fail();
      signal?.addEventListener('abort', fail, { once: true });
    });
  return { ...virtualClock(0), waits, sleep };
}

const settings = { pace: PACE, timeLimit: Infinity, onRemark: () => undefined };
const ended = () => Promise.resolve({ status: 'succeeded' } as Upload);

describe('a wake', () => {
  test('ends the wait', async () => {
    const [wake, clock] = [new AbortController(), endlessClock()];
    const polling = pollUpload(ended, { ...settings, clock, wake: wake.signal });
    wake.abort();
    expect((await polling).status).toBe('succeeded');
    expect(clock.waits).toEqual([60_000]);
  });

  test('that came early spares one wait, and no other', async () => {
    const statuses = ['processing', 'processing', 'succeeded'];
    const look = () => Promise.resolve({ status: statuses.shift() } as Upload);
    const clock = virtualClock(0);
    await pollUpload(look, { ...settings, clock, wake: AbortSignal.abort() });
    expect(clock.sleeps).toEqual([60_000, 60_000]);
  });

  test('during a look is followed by another look at once', async () => {
    const [wake, clock] = [new AbortController(), virtualClock(0)];
    const statuses = ['processing', 'succeeded'];
    const look = () => {
      const status = statuses.shift();
      wake.abort();
      return Promise.resolve({ status } as Upload);
    };
    await pollUpload(look, { ...settings, clock, wake: wake.signal });
    expect(clock.sleeps).toEqual([60_000]);
  });

  test('is not what breaks the polling off', async () => {
    const [wake, stop, clock] = [new AbortController(), new AbortController(), endlessClock()];
    const around = { ...settings, clock, wake: wake.signal, signal: stop.signal };
    const polling = pollUpload(ended, around);
    stop.abort(new Error('the run was interrupted'));
    await expect(polling).rejects.toThrow('the run was interrupted');
  });
});
