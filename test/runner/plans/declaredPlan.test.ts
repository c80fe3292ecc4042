/** A plan that a case file lists: how it is stored, what comes of it, and why its cases failed. */
import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { CaseToRun } from '../../../src/runner/CaseToRun.js';
import { failureMessage } from '../../../src/runner/verdict.js';
import { RUN_PATH, always, asked } from '../../support/hostedService.js';
import {
  PLAN_ID,
  PLAN_RUN_ID,
  PROJECT_ID,
  SESSION_ID,
  caseIdOf,
  runCaseRecord,
} from '../../support/records.js';
import { BY_ID, COMPLETED, FAILED, planCase, runPlanEntry as run } from './planEntries.js';

const listedCase = (
  title: string,
  line: number,
  prompt: string,
  options: CaseToRun['case']['options'] = {},
) => ({
  case: {
    ...{
      title,
      suites: [{ title: 'Shop', line: 1, column: 1 }],
      format: 'gherkin' as const,
      line: 3,
      column: 3,
    },
    ...{ prompt, steps: [], tags: [], options },
  },
  listedAt: { line, column: 5 },
  startUrl: 'http://shop.test/',
});
const VARIABLES = { greeting: 'Hello', password: 'not this one' };
const DECLARED: CaseToRun = {
  ...BY_ID,
  case: planCase({ cases: [], stopOnFailure: true, variables: VARIABLES }, { executionMode: 'sequential' }),
  planned: [
    listedCase('Login', 3, '1. I type "{{password}}"'),
    listedCase('Pay', 4, '1. I see "{{greeting}}"', { platform: 'android' }),
  ],
};

describe('a plan that is declared', () => {
  test('is stored with its cases, variables and secrets, and triggered', async () => {
    const { outcome, server } = await run(DECLARED, { runLooks: [COMPLETED] });
    expect(outcome.verdict).toBe('passed');
    const stored = { format: 'plain_text', startUrl: 'http://shop.test/' };
    expect(asked(server, 'POST', '/cases').map(({ body }) => body)).toEqual([
      { ...stored, type: 'web', title: 'Shop › Login', scenario: '1. I type "{{password}}"' },
      { ...stored, type: 'mobile', title: 'Shop › Pay', scenario: '1. I see "{{greeting}}"' },
    ]);
    expect(asked(server, 'POST', '/plans').map(({ body }) => body)).toEqual([
      {
        ...{ title: 'Nightly', executionMode: 'sequential', stopOnFailure: true, apiEnabled: true },
        variables: [
          { name: 'greeting', value: 'Hello', isSecret: false },
          { name: 'password', value: 'lovelace', isSecret: true },
        ],
        caseIds: [caseIdOf(1), caseIdOf(2)],
      },
    ]);
    expect(asked(server, 'POST', RUN_PATH)).toHaveLength(1);
    expect(JSON.stringify(outcome)).not.toContain('lovelace');
  });

  test('has the places of its list as those of its steps', async () => {
    const { outcome } = await run(DECLARED, { runLooks: [FAILED] });
    expect(outcome.steps.map(({ line, column }) => [line, column])).toEqual([
      [3, 5],
      [4, 5],
    ]);
    expect(outcome.place).toMatchObject({ line: 4, column: 5 });
  });

  const archived = [`/api/plans/${PLAN_ID}`, `/api/cases/${caseIdOf(1)}`, `/api/cases/${caseIdOf(2)}`];
  const paths = (requests: { path: string }[]) => requests.map(({ path }) => path);

  test('is archived after its run, whatever came of it', async () => {
    for (const last of [COMPLETED, FAILED]) {
      const { server, outcome } = await run(DECLARED, { runLooks: [last], sessions: [] });
      expect(paths(asked(server, 'DELETE', ''))).toEqual(archived);
      expect(outcome.remarks).toEqual([]);
    }
  });

  test('is archived as far as it was stored where storing breaks off', async () => {
    const instead = { [`POST /api/projects/${PROJECT_ID}/plans`]: always({ error: 'No room' }, 507) };
    const { server, outcome } = await run(DECLARED, { instead });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service refused', planRunId: null });
    expect(paths(asked(server, 'DELETE', ''))).toEqual(archived.slice(1));
  });

  test('is archived where its run can’t be triggered, and where time is up', async () => {
    const refused = await run(DECLARED, {
      instead: { [`POST ${RUN_PATH}`]: always({ error: 'Full' }, 409) },
    });
    const late = await run(DECLARED, { runLooks: [{}] });
    expect(refused.outcome.reason).toBe('service refused');
    expect(late.outcome.reason).toBe('out of time');
    for (const { server } of [refused, late]) expect(paths(asked(server, 'DELETE', ''))).toEqual(archived);
  });

  test('keeps its verdict where it can’t be archived, with a remark', async () => {
    const instead = { [`DELETE /api/plans/${PLAN_ID}`]: undefined };
    const { outcome } = await run(DECLARED, { runLooks: [COMPLETED], instead });
    expect(outcome.verdict).toBe('passed');
    expect(outcome.remarks).toEqual([expect.stringContaining('could not be archived')]);
  });

  test('is an error entry where the ids of the service can’t be sent back to it', async () => {
    const instead = { [`POST /api/projects/${PROJECT_ID}/cases`]: always({ id: 'case-1' }, 201) };
    const { outcome } = await run(DECLARED, { instead });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service refused' });
    expect(outcome.message).toContain('was not sent, as the contract does not allow its body');
  });

  test('is not said to be running where the answer to storing it was lost', async () => {
    const lose = (_: unknown, response: ServerResponse) => response.destroy();
    const { outcome } = await run(DECLARED, {
      instead: { [`POST /api/projects/${PROJECT_ID}/plans`]: lose },
    });
    expect(outcome.reason).toBe('service unreachable');
    expect(outcome.message).not.toContain('may be running');
  });

  test.each([
    [404, 'cases'],
    [405, 'plans'],
    [501, 'cases'],
  ])('says what to do instead where a service answers %i to storing %s', async (status, what) => {
    const instead = { [`POST /api/projects/${PROJECT_ID}/${what}`]: always({ error: 'What?' }, status) };
    const { outcome, server } = await run(DECLARED, { instead });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service refused' });
    expect(outcome.message).toContain(`${status} What?`);
    expect(outcome.message).toContain('write the id of a plan that it has, as `plan: <uuid>`');
    expect(asked(server, 'POST', RUN_PATH)).toEqual([]);
  });
});

describe('why cases of a plan failed', () => {
  const session = (caseId: string, changes = {}) => ({
    caseId,
    result: 'failed',
    status: 'failed',
    ...changes,
  });

  test('is told by the sessions of the run, found by their case', async () => {
    const { outcome, pictures } = await run(DECLARED, {
      runLooks: [FAILED],
      sessions: [
        session(caseIdOf(9), { id: 's-9' }),
        session(caseIdOf(1), { id: 's-1', result: 'passed' }),
        session(caseIdOf(2)),
      ],
      looks: [session(caseIdOf(2), { summary: 'No "Hello" for lovelace.' })],
    });
    expect(outcome).toMatchObject({ verdict: 'failed', reason: 'plan run failed', sessionId: SESSION_ID });
    expect(outcome.steps.map(({ summary }) => summary)).toEqual([null, 'No "Hello" for ***.']);
    expect(outcome.session?.summary).toBe('No "Hello" for ***.');
    expect(pictures.size).toBe(1);
    expect(failureMessage(outcome, { nameSession: true })).toBe(
      'Failed (plan run failed)\n\n' +
        'The plan run ended as completed. Of 2 cases: 1 passed, 1 failed.\n' +
        `  failed: Case 2\n    No "Hello" for ***.\n\nPlan run ${PLAN_RUN_ID}`,
    );
  });

  test('is not told by a session from before the run', async () => {
    const old = session(caseIdOf(2), { createdAt: '2026-11-19T10:00:00.000Z' });
    const { outcome } = await run(DECLARED, { runLooks: [FAILED], sessions: [old] });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'session error', sessionId: null });
  });

  test('costs a remark where the service has no list of sessions', async () => {
    const { outcome } = await run(DECLARED, { runLooks: [FAILED] });
    expect(outcome).toMatchObject({ verdict: 'failed', reason: 'plan run failed', session: null });
    expect(outcome.remarks).toEqual([
      `Why cases of the plan failed is not known: the service answered GET /api/projects/${PROJECT_ID}/sessions ` +
        'with 404; its path is an assumption (see `service.endpoints`).',
    ]);
  });

  test('is an error where no session reached a judgement', async () => {
    const { outcome } = await run(DECLARED, {
      runLooks: [FAILED],
      sessions: [session(caseIdOf(2), { result: 'error' })],
      looks: [session(caseIdOf(2), { result: 'error', status: 'error', summary: 'The page crashed.' })],
    });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'session error' });
  });

  test('is said of skipped cases, too, where the plan stops on a failure', async () => {
    const cases = [runCaseRecord(1, 'failed'), runCaseRecord(2, 'skipped')];
    const { outcome } = await run(DECLARED, { runLooks: [{ status: 'failed', cases }], sessions: [] });
    expect(outcome.steps.map(({ summary }) => summary)).toEqual([
      null,
      'The plan stops on a failure (`stopOnFailure`).',
    ]);
  });
});
