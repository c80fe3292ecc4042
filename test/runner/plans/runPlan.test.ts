/** A plan by its id: what is sent, and the outcome that comes of a hosted service's answers. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/client/index.js';
import type { CaseToRun } from '../../../src/runner/CaseToRun.js';
import { RUN_LOOK_PATH, RUN_PATH, always, asked, type HostedScript } from '../../support/hostedService.js';
import { sendJson } from '../../support/httpServer.js';
import { PLAN_ID, PLAN_RUN_ID, caseIdOf, planRunRecord, runCaseRecord } from '../../support/records.js';
import { BY_ID, COMPLETED, planCase, runPlanEntry as run } from './planEntries.js';

const USER_DEVICE_ID = '77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1';

const triggers = async (entry: CaseToRun, script: HostedScript = {}) =>
  asked((await run(entry, { runLooks: [COMPLETED], ...script })).server, 'POST', RUN_PATH);

describe('a plan by its id', () => {
  test('is triggered once, without any override where none was given', async () => {
    expect(await triggers(BY_ID)).toEqual([{ path: RUN_PATH, body: {} }]);
  });

  test('leaves its mobile cases their devices where only the platform is said, as by the plugin', async () => {
    const entry = { ...BY_ID, case: planCase({ id: PLAN_ID }, { platform: 'android' }) };
    const devices = [{ arn: 'token-a', name: 'Pixel 8', platform: 'ANDROID' }];
    expect(await triggers(entry, { devices })).toEqual([{ path: RUN_PATH, body: {} }]);
  });

  test('is triggered with exactly the overrides that were given', async () => {
    const entry = { ...BY_ID, case: planCase({ id: PLAN_ID }, { executionMode: 'sequential' }) };
    const overrides = { model: 'haiku', userDeviceId: USER_DEVICE_ID };
    const body = { ...overrides, executionMode: 'sequential' };
    expect(await triggers({ ...entry, ...overrides })).toEqual([{ path: RUN_PATH, body }]);
  });

  test('has its mobile cases run on the device that was named', async () => {
    const devices = [
      { arn: 'token-a', name: 'Pixel 8', platform: 'ANDROID' },
      { arn: 'token-b', name: 'Pixel 9', platform: 'ANDROID' },
    ];
    const entry = { ...BY_ID, case: planCase({ id: PLAN_ID }, { device: 'pixel 9' }) };
    const mobileConfig = { deviceArn: 'token-b', deviceName: 'Pixel 9' };
    expect(await triggers(entry, { devices })).toEqual([{ path: RUN_PATH, body: { mobileConfig } }]);
  });

  test('has its mobile cases run with the upload that was named, on their own devices', async () => {
    const upload = {
      ...{
        id: 'u1',
        uploadArn: 'token-u',
        fileName: 'shop.apk',
        fileType: 'ANDROID_APP',
        status: 'succeeded',
      },
      ...{ uploadedAt: '2026-11-20T10:00:00.000Z', isExpired: false },
    };
    const instead = { 'GET /api/uploads': always([upload]), '/api/uploads/u1': always(upload) };
    const [trigger] = await triggers({ ...BY_ID, app: 'shop.apk' }, { instead });
    expect(trigger?.body).toEqual({ mobileConfig: { uploadArn: 'token-u' } });
  });

  test('is not triggered where the device is not there', async () => {
    const entry = { ...BY_ID, case: planCase({ id: PLAN_ID }, { device: 'Nokia' }) };
    const { outcome, server } = await run(entry, { devices: [{ arn: 'a', name: 'Pixel 9' }] });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'device not found', planRunId: null });
    expect(asked(server, 'POST', RUN_PATH)).toEqual([]);
  });

  test('passes with its cases as steps, in execution order and with their times', async () => {
    const looks = [{ cases: [runCaseRecord(1, 'running'), runCaseRecord(2, 'pending')] }, COMPLETED];
    const { outcome, seen } = await run(BY_ID, { runLooks: looks });
    expect(outcome).toMatchObject({ verdict: 'passed', reason: null, message: 'All 2 cases passed.' });
    expect(outcome).toMatchObject({ planRunId: PLAN_RUN_ID, session: null, remarks: [] });
    expect(outcome.steps).toMatchObject([
      { text: 'Case 1', status: 'passed', duration: 2500, line: 9, column: 1 },
      { text: 'Case 2', status: 'passed', duration: 2500, line: 9, column: 1 },
    ]);
    expect(seen.map(({ status }) => status)).toEqual(['running', 'completed']);
  });

  test('is polled on at a status that nobody knows, which is remarked once', async () => {
    const odd = { status: 'warming-up' };
    const { outcome } = await run(BY_ID, { runLooks: [odd, odd, odd, COMPLETED] });
    expect(outcome.verdict).toBe('passed');
    expect(outcome.remarks).toEqual([expect.stringContaining('plan run status "warming-up"')]);
  });

  test('takes a case status that nobody knows for not reached, and never for passed', async () => {
    const odd = { status: 'completed', cases: [runCaseRecord(1, 'passed'), runCaseRecord(2, 'dozing')] };
    const { outcome } = await run(BY_ID, { runLooks: [odd] });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'plan run incomplete' });
    expect(outcome.steps.map(({ status }) => status)).toEqual(['passed', 'not reached']);
  });

  test('names a case without a title by its id', async () => {
    const untitled = { ...runCaseRecord(1, 'passed'), title: null };
    const { outcome } = await run(BY_ID, { runLooks: [{ status: 'completed', cases: [untitled] }] });
    expect(outcome.steps[0]?.text).toBe(`case ${caseIdOf(1)}`);
  });
});

describe('a plan run that breaks off', () => {
  test('is an error in the service’s own words where it is refused', async () => {
    const refusal = always({ error: 'Unknown model "x"', availableModels: ['auto'] }, 422);
    const { outcome, server } = await run(BY_ID, { instead: { [`POST ${RUN_PATH}`]: refusal } });
    expect(outcome).toMatchObject({
      verdict: 'error',
      reason: 'service refused',
      planRunId: null,
      steps: [],
    });
    expect(outcome.message).toContain('422 Unknown model "x". Available models: auto.');
    expect(server.requests).toHaveLength(1);
  });

  test('is not triggered a second time where the answer was lost', async () => {
    const lose = (_: unknown, response: ServerResponse) => response.destroy();
    const { outcome, server } = await run(BY_ID, { instead: { [`POST ${RUN_PATH}`]: lose } });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service unreachable' });
    expect(outcome.message).toContain(' A plan run may be running on the service: please look for one of ');
    expect(asked(server, 'POST', RUN_PATH)).toHaveLength(1);
  });

  test('names the run where time is up, and keeps what was seen of it', async () => {
    const { outcome } = await run(BY_ID, { runLooks: [{ cases: [runCaseRecord(1, 'running')] }] });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'out of time', planRunId: PLAN_RUN_ID });
    expect(outcome.message).toBe(
      `The plan run did not end within 60 s. Plan run ${PLAN_RUN_ID} may still be running.`,
    );
    expect(outcome.planRun?.status).toBe('running');
    expect(outcome.steps).toMatchObject([{ text: 'Case 1', status: 'not reached' }]);
  });

  test('is out of time where a single request takes longer than all there is', async () => {
    const { outcome } = await run(
      BY_ID,
      { instead: { [`GET ${RUN_LOOK_PATH}`]: () => undefined } },
      { timeLimit: 500, clock: systemClock, pace: { fraction: 0.1, floor: 10, ceiling: 20 } },
    );
    expect(outcome).toMatchObject({ reason: 'out of time', planRunId: PLAN_RUN_ID, planRun: null });
  });

  test('is named where the user interrupts it', async () => {
    const stop = new AbortController();
    const instead = {
      [`GET ${RUN_LOOK_PATH}`]: (_: unknown, response: ServerResponse) => {
        sendJson(response, planRunRecord());
        stop.abort(new Error('enough'));
      },
    };
    const { outcome } = await run(BY_ID, { instead }, { signal: stop.signal });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'interrupted', planRunId: PLAN_RUN_ID });
    expect(outcome.message).toBe(`The run was interrupted. Plan run ${PLAN_RUN_ID} may still be running.`);
  });
});
