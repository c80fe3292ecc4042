/** An outage of the service during a poll, under a virtual clock. */
import { describe, expect, test } from 'vitest';
import {
  OutOfTime,
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  pollSession,
  type PollSettings,
} from '../../../src/client/index.js';
import type { Session } from '../../../src/contract/index.js';
import { brokenBy } from '../../../src/runner/brokenBy.js';
import { sessionRecord } from '../../support/records.js';
import { virtualClock } from '../../support/virtualClock.js';
import { failure } from '../clientOf.js';

const CALL = { method: 'GET', path: '/api/sessions/1' };
const unreachable = () =>
  new ServiceUnreachableError(CALL, 'http://x', { reason: 'reset', mayHaveArrived: true, cause: undefined });
const refusal = (status: number, retryAfter?: number) =>
  new ServiceError(CALL, { status, error: 'Busy', withKey: true, retryAfter });

/** A session that ends after 300 s; the look fails from 10 s on, until `outageEnd`. */
function during(error: () => Error, outageEnd: number, timeLimit = 3_600_000) {
  const clock = virtualClock(0);
  const remarks: string[] = [];
  const looks: number[] = [];
  const pace = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };
  const onRemark = (text: string) => void remarks.push(text);
  const settings: PollSettings = { pace, clock, timeLimit, onRemark };
  const look = () => {
    const now = clock.now();
    looks.push(now);
    if (now >= 10_000 && now < outageEnd) return Promise.reject(error());
    const end = { status: 'succeeded', result: 'passed' };
    return Promise.resolve(sessionRecord(now >= 300_000 ? end : { status: 'running' }) as Session);
  };
  return { done: pollSession(look, settings), clock, remarks, looks };
}

describe('an outage during a poll', () => {
  test.each<[string, () => Error]>([
    ['no answer', unreachable],
    ['no JSON', () => new UnexpectedAnswerError(CALL, 'it is not JSON', { isGarbled: true })],
    ...[408, 425, 429, 500, 503, 520].map((status): [string, () => Error] => [
      String(status),
      () => refusal(status),
    ]),
  ])('is waited out, and told once: %s', async (_, error) => {
    const { done, remarks } = during(error, 120_000);
    expect((await done).status).toBe('succeeded');
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toContain('The service could not be reached for a while');
  });

  test('is left alone for as long as the service asks', async () => {
    const { done, looks } = during(() => refusal(503, 200_000), 50_000);
    await done;
    const failed = looks.findIndex((at) => at >= 10_000);
    expect(looks[failed + 1]! - looks[failed]!).toBeGreaterThanOrEqual(200_000);
  });

  test.each([unreachable(), refusal(503, 100_000)])(
    'ends with OutOfTime for its cause: %s',
    async (error) => {
      const { done, clock } = during(() => error, Infinity, 60_000);
      expect((await failure(done, OutOfTime)).cause).toBe(error);
      expect(clock.now()).toBe(60_000);
    },
  );

  test('is in the words of the outcome where time ends during it', async () => {
    const { done } = during(unreachable, Infinity, 60_000);
    const about = { running: 'Session 1', kind: 'A session', sent: true, interrupted: false };
    const broken = brokenBy(await failure(done, OutOfTime), { ...about, timeLimit: 60_000 });
    expect(broken.reason).toBe('out of time');
    expect(broken.message).toContain(
      `The session did not end within 60 s. The last look failed: ${unreachable().message}`,
    );
  });

  test('ends by itself where there is no time limit', async () => {
    const { done, clock } = during(unreachable, Infinity, Infinity);
    await failure(done, ServiceUnreachableError);
    expect(clock.now()).toBeGreaterThanOrEqual(610_000);
    expect(clock.now()).toBeLessThan(640_000);
  });

  test.each([401, 404, 501])('is none where the service answers %i', async (status) => {
    const { done, clock } = during(() => refusal(status), Infinity);
    await failure(done, ServiceError);
    expect(clock.now()).toBeLessThan(12_000);
  });
});
