/** Polling under a virtual clock: how often, how late, and when it ends. */
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/contract/index.js';
import { OutOfTime, pollSession, type PollSettings } from '../../../src/client/index.js';
import { sessionRecord } from '../../support/records.js';
import { virtualClock } from '../../support/virtualClock.js';

const PACE = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };

/** A session that moves on with the clock: `[from second, fields]`. */
function moving(states: [number, Record<string, unknown>][], settings: Partial<PollSettings> = {}) {
  const clock = virtualClock(0);
  const remarks: string[] = [];
  let looks = 0;
  const look = () => {
    looks++;
    const state = states.findLast(([from]) => clock.now() >= from * 1000)?.[1];
    return Promise.resolve(sessionRecord(state) as Session);
  };
  const onRemark = (remark: string) => remarks.push(remark);
  const done = pollSession(look, { pace: PACE, clock, timeLimit: Infinity, onRemark, ...settings });
  return { done, clock, remarks, looks: () => looks };
}

describe('pollSession', () => {
  test.each(['succeeded', 'failed', 'terminated', 'error', 'archived'])('ends at %s', async (status) => {
    const { done } = moving([
      [0, { status: 'created' }],
      [3, { status, result: 'failed' }],
    ]);
    expect((await done).status).toBe(status);
  });

  test.each([10, 60, 600, 3600])(
    'finds the end of a session of %i s at most a tenth of its age late',
    async (seconds) => {
      const { done, clock } = moving([
        [0, { status: 'running' }],
        [seconds, { status: 'succeeded', result: 'passed' }],
      ]);
      await done;
      const late = clock.now() / 1000 - seconds;
      expect(late).toBeLessThanOrEqual(Math.max(1, Math.min(15, seconds * 0.11)));
    },
  );

  test('asks the more rarely the older the session is', async () => {
    const { done, looks } = moving([
      [0, { status: 'running' }],
      [120, { status: 'succeeded', result: 'passed' }],
    ]);
    await done;
    expect(looks()).toBeLessThan(40);
  });

  test('takes an unknown status as not finished, and says so once', async () => {
    const { done, remarks } = moving([
      [0, { status: 'paused' }],
      [8, { status: 'succeeded', result: 'passed' }],
    ]);
    expect((await done).status).toBe('succeeded');
    expect(remarks).toEqual([
      'The service gave the unknown status "paused"; it was taken as not finished yet.',
    ]);
  });

  test('takes an unknown result as none yet, and says so once', async () => {
    const { done, remarks } = moving([
      [0, { status: 'succeeded', result: 'inconclusive' }],
      [3, { status: 'succeeded', result: 'failed' }],
    ]);
    expect((await done).result).toBe('failed');
    expect(remarks).toEqual([
      'The service gave the unknown result "inconclusive"; it was taken as not finished yet.',
    ]);
  });

  test('asks again for a while where a session succeeded without a result', async () => {
    const { done } = moving([
      [0, { status: 'succeeded' }],
      [3, { status: 'succeeded', result: 'passed' }],
    ]);
    expect((await done).result).toBe('passed');
  });

  test('does not ask for ever for that result', async () => {
    const { done, looks } = moving([[0, { status: 'succeeded' }]]);
    expect((await done).result).toBeNull();
    expect(looks()).toBe(6);
  });

  test('ends with OutOfTime when the time is up', async () => {
    const { done, clock } = moving([[0, { status: 'running' }]], { timeLimit: 10_000 });
    const error: unknown = await done.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OutOfTime);
    expect(clock.now()).toBe(10_000);
  });

  test('begins its time when the session leaves the queue, as the looks see it', async () => {
    let queuedLooks = 0;
    const onQueued = () => {
      queuedLooks += 1;
    };
    const settings = { timeLimit: 60_000, queueTime: 3_600_000, onQueued };
    const { done, clock } = moving(
      [
        [0, { status: 'queued' }],
        [300, { status: 'preparing' }],
        [305, { status: 'succeeded', result: 'passed' }],
      ],
      settings,
    );
    expect((await done).result).toBe('passed');
    expect(clock.now()).toBeLessThan(325_000);
    // As rarely as of any other that is as old.
    expect(queuedLooks).toBeLessThan(60);
  });

  test('looks often again at a session that has left the queue', async () => {
    const { done, clock } = moving(
      [
        [0, { status: 'queued' }],
        [600, { status: 'running' }],
        [620, { status: 'succeeded', result: 'passed' }],
      ],
      { timeLimit: 60_000, queueTime: 3_600_000 },
    );
    await done;
    expect(clock.now()).toBeLessThan(623_000);
  });

  test.each([
    [0, 10],
    [60_000, 70],
  ])('does not wait for ever in the queue: %i ms, and then its time begins', async (queueTime, end) => {
    const { done, clock } = moving([[0, { status: 'queued' }]], { timeLimit: 10_000, queueTime });
    await expect(done).rejects.toBeInstanceOf(OutOfTime);
    expect(clock.now()).toBe(end * 1000);
  });

  test('ends at once when it is aborted', async () => {
    const { done } = moving([[0, { status: 'running' }]], { signal: AbortSignal.abort(new Error('enough')) });
    await expect(done).rejects.toThrow('enough');
  });
});
