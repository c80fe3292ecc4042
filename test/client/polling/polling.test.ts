/** Uploads and plan runs under a virtual clock: when waiting ends, and what is told on the way. */
import { describe, expect, test } from 'vitest';
import { OutOfTime, pollPlanRun, pollUpload } from '../../../src/client/index.js';
import type { PlanRun, Upload } from '../../../src/contract/index.js';
import { virtualClock } from '../../support/virtualClock.js';

function settings(timeLimit = Infinity) {
  const remarks: string[] = [];
  const pace = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };
  return {
    remarks,
    pace,
    clock: virtualClock(),
    timeLimit,
    onRemark: (text: string) => void remarks.push(text),
  };
}

/** Gives records of these statuses in turn; the last one stays. */
function inTurn<Kind>(statuses: string[]): () => Promise<Kind> {
  let look = 0;
  return () =>
    Promise.resolve({
      status: statuses[Math.min(look++, statuses.length - 1)],
      cases: [] as unknown,
    } as Kind);
}

describe('pollUpload', () => {
  test.each(['succeeded', 'failed'])('ends at %s', async (status) => {
    const look = inTurn<Upload>(['initialized', 'processing', status]);
    expect((await pollUpload(look, settings())).status).toBe(status);
  });

  test('takes an unknown status as not finished, and says so once', async () => {
    const around = settings();
    await pollUpload(inTurn<Upload>(['scanning', 'scanning', 'succeeded']), around);
    expect(around.remarks).toEqual([
      'The service gave the unknown upload status "scanning"; it was taken as not finished yet.',
    ]);
  });

  test('says what did not end in time', async () => {
    const error: unknown = await pollUpload(inTurn(['processing']), settings(5_000)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(OutOfTime);
    expect((error as Error).message).toBe('The processing of the upload did not end in time');
  });
});

describe('pollPlanRun', () => {
  test.each(['completed', 'failed', 'cancelled'])('ends at %s, and tells of each look', async (status) => {
    const seen: string[] = [];
    const onLook = ({ status: now }: PlanRun) => void seen.push(now);
    await pollPlanRun(inTurn(['created', 'running', status]), { ...settings(), onLook });
    expect(seen).toEqual(['created', 'running', status]);
  });

  test('takes an unknown status as not finished, and says so once', async () => {
    const around = settings();
    await pollPlanRun(inTurn(['throttled', 'throttled', 'completed']), around);
    expect(around.remarks).toEqual([
      'The service gave the unknown plan run status "throttled"; it was taken as not finished yet.',
    ]);
  });

  test('begins its time with its first case', async () => {
    const around = settings(5_000);
    const waiting = { status: 'running', cases: [{ status: 'pending' }, { status: 'pending' }] };
    const begun = { status: 'running', cases: [{ status: 'running' }, { status: 'pending' }] };
    const states = [...Array<unknown>(60).fill(waiting), begun, { ...begun, status: 'completed' }];
    const look = () => Promise.resolve((states.length > 1 ? states.shift() : states[0]) as PlanRun);
    expect((await pollPlanRun(look, { ...around, queueTime: 3_600_000 })).status).toBe('completed');
    expect(around.clock.now()).toBeGreaterThan(60_000);
  });

  test('ends with what the listener throws', async () => {
    const onLook = () => Promise.reject(new Error('no room for that'));
    await expect(pollPlanRun(inTurn(['running']), { ...settings(), onLook })).rejects.toThrow('no room');
  });
});
