/** The verdict on a plan run, whole: every status with every mixture of two cases, and counts that say otherwise. */
import { describe, expect, test } from 'vitest';
import {
  PLAN_RUN_CASE_STATUSES,
  PLAN_RUN_STATUSES,
  PlanRun,
  Session,
  isPlanRunOver,
} from '../../../src/contract/index.js';
import { judgePlanRun, planRunMessage } from '../../../src/runner/plans/judgePlanRun.js';
import { caseIdOf, planRunRecord, runCaseRecord, sessionRecord } from '../../support/records.js';

const RUN_STATUSES = [...PLAN_RUN_STATUSES, 'unheard-of'];
const CASE_STATUSES = [...PLAN_RUN_CASE_STATUSES, 'unheard-of'];
const OVER = PLAN_RUN_STATUSES.filter(isPlanRunOver);

const runOf = (status: string, cases: string[], changes = {}) =>
  PlanRun.parse(
    planRunRecord({ status, cases: cases.map((one, at) => runCaseRecord(at + 1, one)), ...changes }),
  );
const judged = (status: string, cases: string[], changes = {}) => judgePlanRun(runOf(status, cases, changes));
const mixtures = CASE_STATUSES.flatMap((one) => CASE_STATUSES.map((other) => [one, other]));
const everything = RUN_STATUSES.flatMap((status) => mixtures.map((cases) => ({ status, cases })));

describe('judgePlanRun', () => {
  test('says passed for a completed run all of whose cases passed, and for nothing else whatever', () => {
    const green = everything.filter(({ status, cases }) => judged(status, cases).verdict === 'passed');
    expect(green).toEqual([{ status: 'completed', cases: ['passed', 'passed'] }]);
  });

  test('says failed where a case failed, and nowhere else', () => {
    const red = everything.filter(({ status, cases }) => judged(status, cases).verdict === 'failed');
    expect(red).toEqual(everything.filter(({ cases }) => cases.includes('failed')));
  });

  test.each([
    ['completed', 'plan run incomplete'],
    ['failed', 'plan run failed'],
    ['cancelled', 'plan run cancelled'],
    ['unheard-of', 'plan run incomplete'],
  ])('gives no verdict where the run ended as %s with a skipped case: %s', (status, reason) => {
    expect(judged(status, ['passed', 'skipped'])).toEqual({ verdict: 'error', reason });
  });

  test.each(OVER)('gives no verdict on a run without cases that ended as %s', (status) => {
    expect(judged(status, []).verdict).toBe('error');
  });

  test.each([
    { totalCases: 3 },
    { passedCases: 1 },
    { failedCases: 1 },
    { completedCases: 1 },
    { totalCases: 0, completedCases: 0, passedCases: 0 },
  ])('does not believe the list where the counts say otherwise: %o', (counts) => {
    const reason = 'status and result disagree';
    expect(judged('completed', ['passed', 'passed'], counts)).toEqual({ verdict: 'error', reason });
  });

  test('does not believe counts that are greener than the list', () => {
    const counts = { passedCases: 2, failedCases: 0 };
    expect(judged('completed', ['passed', 'failed'], counts).verdict).toBe('failed');
    expect(judged('completed', ['passed', 'skipped'], counts).verdict).toBe('error');
  });

  const sessions = (...results: string[]) =>
    new Map(
      results.map((result, at) => [
        caseIdOf(at + 1),
        Session.parse(sessionRecord({ status: 'failed', result })),
      ]),
    );

  test('gives no verdict where the session of no failed case reached one', () => {
    const run = runOf('completed', ['failed', 'failed', 'passed']);
    const unjudged = { verdict: 'error', reason: 'session error' };
    expect(judgePlanRun(run, { sessions: sessions('error', 'error') })).toEqual(unjudged);
  });

  test('says failed where one of the sessions did, and takes one that is not known for no finding', () => {
    const run = runOf('completed', ['failed', 'failed', 'passed']);
    expect(judgePlanRun(run, { sessions: sessions('error', 'failed') }).verdict).toBe('failed');
    expect(judgePlanRun(run, { sessions: sessions('error') }).verdict).toBe('error');
  });

  test.each([
    ['is missing', [1, 2, 3]],
    ['is too many', [1]],
    ['is another one', [1, 9]],
    ['is there twice', [1, 1]],
  ])('gives no verdict where a case of those that were listed %s', (_, listed) => {
    const caseIds = listed.map(caseIdOf);
    const incomplete = { verdict: 'error', reason: 'plan run incomplete' };
    expect(judgePlanRun(runOf('completed', ['passed', 'passed']), { caseIds })).toEqual(incomplete);
    expect(judgePlanRun(runOf('completed', ['passed', 'failed']), { caseIds })).toEqual(incomplete);
  });

  test('does not mind the order of the cases that were listed', () => {
    const caseIds = [2, 1].map(caseIdOf);
    expect(judgePlanRun(runOf('completed', ['passed', 'passed']), { caseIds }).verdict).toBe('passed');
  });
});

describe('planRunMessage', () => {
  const reported = (status: string, cases: string[], changes = {}) => {
    const run = runOf(status, cases, changes);
    return planRunMessage(run, judgePlanRun(run));
  };

  test.each([
    ['completed', ['passed', 'passed'], {}, 'All 2 cases passed.'],
    ['completed', ['passed'], {}, 'The one case passed.'],
    [
      'completed',
      ['failed', 'passed', 'failed'],
      {},
      'The plan run ended as completed. Of 3 cases: 1 passed, 2 failed.',
    ],
    [
      'cancelled',
      ['passed', 'cancelled', 'skipped'],
      {},
      'The plan run ended as cancelled. Of 3 cases: 1 passed, 1 cancelled, 1 skipped.',
    ],
    ['failed', ['skipped'], {}, 'The plan run ended as failed. Of 1 case: 0 passed, 1 skipped.'],
    ['completed', ['dozing'], {}, 'The plan run ended as completed. Of 1 case: 0 passed, 1 dozing.'],
    ['failed', [], {}, 'The plan run ended as failed, without a case.'],
    ['completed', [], {}, 'The plan run ended as completed, without a case.'],
    [
      'completed',
      ['passed', 'passed'],
      { passedCases: 1, failedCases: 1 },
      "All 2 cases passed, but the run's own counts say otherwise: total 2, completed 2, passed 1, failed 1.",
    ],
  ])('tells of a run that ended as %s with cases %j', (status, cases, counts, message) => {
    expect(reported(status, cases, counts)).toBe(message);
  });
});
