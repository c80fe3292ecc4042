/** Declared plans at their edges: devices, places, reasons, tidying up, and secrets that look like facts. */
import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../../src/runner/brokenBy.js';
import { OutOfTime } from '../../../src/client/index.js';
import { isJudged } from '../../../src/runner/verdict.js';
import { RUN_LOOK_PATH, RUN_PATH, always, asked } from '../../support/hostedService.js';
import {
  PLAN_ID,
  PLAN_RUN_ID,
  caseIdOf,
  caseRecord,
  planRunRecord,
  runCaseRecord,
  sessionRecord,
} from '../../support/records.js';
import { BY_ID, COMPLETED, FAILED, planCase, runPlanEntry as run } from './planEntries.js';

const listed = (title: string, line: number, options = {}) => ({
  case: { ...planCase({ id: PLAN_ID }, options), title, prompt: '1. Look', plan: undefined },
  listedAt: { line, column: 5 },
});
const { plan: _, ...ONE } = listed('Login', 3).case;
const JUDGED = { status: 'failed', result: 'failed' };
const DECLARED = (options = {}) => ({
  ...BY_ID,
  case: planCase({ cases: [], stopOnFailure: false, variables: {} }),
  planned: [3, 4].map((line) => ({ ...listed('', line), case: { ...ONE, options } })),
});

describe('a declared plan', () => {
  test.each([
    [{ platform: 'desktop', device: 'Pixel' }, 'web'],
    [{ device: 'Pixel' }, 'mobile'],
    [{ app: 'shop.apk' }, 'mobile'],
  ])('is stored with cases of %j as %s', async (options, type) => {
    const { server } = await run(DECLARED(options), { runLooks: [COMPLETED] });
    expect(asked(server, 'POST', '/cases').map(({ body }) => body)).toMatchObject([{ type }, { type }]);
  });

  test('has no device where it names the desktop', async () => {
    const entry = { ...BY_ID, case: planCase({ id: PLAN_ID }, { platform: 'desktop', device: 'Pixel' }) };
    const { server } = await run(entry, { runLooks: [COMPLETED] });
    expect(asked(server, 'POST', RUN_PATH)).toMatchObject([{ body: {} }]);
  });

  test('finds the places of its cases by their ids', async () => {
    const cases = [runCaseRecord(2, 'passed'), runCaseRecord(1, 'passed')];
    const { outcome } = await run(DECLARED(), { runLooks: [{ status: 'completed', cases }] });
    expect(outcome.steps.map(({ line }) => line)).toEqual([4, 3]);
  });

  test('is no verdict where its run lost a case', async () => {
    const cases = [runCaseRecord(1, 'passed')];
    const { outcome } = await run(DECLARED(), { runLooks: [{ status: 'completed', cases }] });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'plan run incomplete' });
    expect(outcome.message).toContain('2 cases were stored for it');
  });

  test('tells why a case failed that never got a session, before it is archived', async () => {
    const lastStatus = 'failed: The scenario has no step.';
    const instead = { [`GET /api/cases/${caseIdOf(2)}`]: always({ ...caseRecord(caseIdOf(2)), lastStatus }) };
    const { outcome, server } = await run(DECLARED(), { runLooks: [FAILED], sessions: [], instead });
    expect(outcome.steps[1]?.summary).toBe('The scenario has no step.');
    const calls = server.requests.map(({ method, url }) => `${method} ${url}`);
    expect(calls.indexOf(`GET /api/cases/${caseIdOf(2)}`)).toBeLessThan(
      calls.indexOf(`DELETE /api/plans/${PLAN_ID}`),
    );
  });

  test('is tidied up as far as can be, and its run cancelled first where time is up', async () => {
    const instead = {
      [`DELETE /api/plans/${PLAN_ID}`]: undefined,
      [`POST ${RUN_LOOK_PATH}/cancel`]: always(planRunRecord({ status: 'cancelled' })),
    };
    const { outcome, server } = await run(DECLARED(), { runLooks: [{}], instead });
    const changes = server.requests.map(({ method, url }) => `${method} ${url}`).slice(-4);
    expect(changes[0]).toMatch(/cancel/);
    expect(changes.slice(2)).toEqual([1, 2].map((at) => `DELETE /api/cases/${caseIdOf(at)}`));
    expect(outcome.remarks).toEqual([expect.stringContaining('could not be archived')]);
    expect(outcome.message).toBe(
      `The plan run did not end within 60 s. Plan run ${PLAN_RUN_ID} has ended as cancelled.`,
    );
  });

  test.each([
    ['could not be cancelled', undefined],
    ['goes on after it was to be cancelled', always(planRunRecord())],
  ])('is said to be running, perhaps, where its run %s', async (__, cancel) => {
    const instead = { [`POST ${RUN_LOOK_PATH}/cancel`]: cancel };
    const { outcome } = await run(DECLARED(), { runLooks: [{}], instead });
    expect(outcome.message).toMatch(new RegExp(`Plan run ${PLAN_RUN_ID} may still be running\\.$`));
  });
});

describe('cases of a plan that failed', () => {
  test('are counted in a remark where not all were asked why', async () => {
    const cases = Array.from({ length: 12 }, (__, at) => runCaseRecord(at + 1, 'failed'));
    const sessions = cases.map(({ caseId }, at) => sessionRecord({ id: `s-${at}`, caseId, ...JUDGED }));
    const instead = Object.fromEntries(
      sessions.map((session, at) => [`GET /api/sessions/s-${at}`, always(session)]),
    );
    const { outcome } = await run(BY_ID, { runLooks: [{ status: 'completed', cases }], sessions, instead });
    expect(outcome.remarks[0]).toContain('Of the 12 cases that failed, 2 were not asked why');
    const without = await run(BY_ID, {
      ...{ runLooks: [{ status: 'completed', cases: cases.slice(0, 11) }], sessions: [] },
    });
    expect(without.outcome.remarks).toEqual([expect.stringContaining('Of the 11 cases that failed, 1 was')]);
  });

  test('are a finding by the eleventh, too', async () => {
    const cases = Array.from({ length: 11 }, (__, at) => runCaseRecord(at + 1, 'failed'));
    const sessions = cases
      .slice(0, 10)
      .map(({ caseId }, at) => ({ id: `s-${at}`, caseId, status: 'failed', result: 'error' }));
    const found = { caseId: caseIdOf(11), status: 'failed', result: 'failed' };
    const { outcome } = await run(BY_ID, {
      runLooks: [{ status: 'completed', cases }],
      sessions: [...sessions, found],
      looks: [found],
    });
    expect(outcome).toMatchObject({ verdict: 'failed', session: { result: 'failed' } });
  });

  test('are nothing that @fail expects where no session tells of a judgement', async () => {
    const { outcome } = await run(BY_ID, { runLooks: [FAILED] });
    expect(outcome.verdict).toBe('failed');
    expect(isJudged(outcome)).toBe(false);
  });
});

test('secrets that read like facts leave the outcome a valid one', async () => {
  const secrets = { a: 'passed', b: '1', c: 'completed', d: 'status', e: 'Case', f: '2026' };
  const { outcome } = await run(BY_ID, { runLooks: [COMPLETED] }, { secrets });
  expect(outcome).toMatchObject({ planRun: { status: 'completed' }, verdict: 'passed' });
  expect(outcome.planRun?.cases[1]?.title).toBe('*** 2');
});

test.each([
  [false, 500, 'A session', 'The session could not be started within 500 ms.'],
  [true, 2500, 'A session', 'The session did not end within 2.5 s. A session may be running.'],
  [true, 60_000, 'A session', 'The session did not end within 60 s. A session may be running.'],
])('time that is up is told with what was sent: %s, %i', (sent, timeLimit, kind, message) => {
  const about = { running: undefined, interrupted: false };
  const broken = brokenBy(new OutOfTime(), { ...about, sent, timeLimit, kind });
  expect(`${broken.message} ${broken.underWay}`.trimEnd()).toBe(message);
});

test('time that is up before anything was started is told of what took it', () => {
  const about = { running: undefined, interrupted: false, sent: false, timeLimit: 60_000, kind: 'A session' };
  const broken = brokenBy(new OutOfTime('The processing of the upload'), about);
  expect(broken.message).toBe('The processing of the upload did not end within 60 s.');
});
