/** Plans that a hosted service has: triggered by their id, polled, and shown case by case. No browser of our own. */
import { beforeAll, describe, expect, test } from 'vitest';
import { RUN_PATH, always, asked, type HostedScript } from '../support/hostedService.js';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { PLAN_ID, PLAN_RUN_ID, PROJECT_ID, caseIdOf, runCaseRecord } from '../support/records.js';
import { HOSTED_KEY, runOnHosted, type RanOnHosted, type Situation } from './runOnHosted.js';

const USER_DEVICE_ID = '77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1';
const PASSED = {
  status: 'completed',
  cases: [runCaseRecord(1, 'passed', 'Login'), runCaseRecord(2, 'passed', 'Pay')],
};

const markdown = (title = 'Nightly', more = '') => ({
  'nightly.md': `---\nplan: ${PLAN_ID}\n${more}---\n# ${title}\n`,
});
const situation = (script: HostedScript, files: Record<string, string> = markdown()): Situation => ({
  ...{ script, files, options: `secrets: { word: 'Login' }` },
});
const passing = (files: Record<string, string>): Situation => {
  const running = { cases: [runCaseRecord(1, 'running', 'Login'), runCaseRecord(2, 'pending', 'Pay')] };
  return situation({ runLooks: [running, PASSED] }, files);
};

const SITUATIONS = {
  Gherkin: passing({ 'nightly.feature': `# plan: ${PLAN_ID}\nFeature: Nightly\n` }),
  Markdown: passing(markdown()),
  text: passing({ 'nightly.txt': `---\nplan: ${PLAN_ID}\n---\n` }),
  overridden: situation(
    { runLooks: [PASSED] },
    markdown('Nightly', `model: haiku\nexecutionMode: sequential\nuserDeviceId: ${USER_DEVICE_ID}\n`),
  ),
  fails: situation(
    {
      runLooks: [
        {
          status: 'completed',
          cases: [
            runCaseRecord(1, 'passed', 'Sign up'),
            runCaseRecord(2, 'failed', 'Pay'),
            runCaseRecord(3, 'skipped', 'Ship'),
          ],
        },
      ],
      sessions: [{ caseId: caseIdOf(2), status: 'failed', result: 'failed' }],
      looks: [{ caseId: caseIdOf(2), status: 'failed', result: 'failed', summary: 'The card was declined.' }],
    },
    markdown('Failing'),
  ),
  hostile: situation({
    runLooks: [{ status: 'completed', cases: [runCaseRecord(1, 'passed', HOSTILE_TEXT)] }],
  }),
  cancelled: situation({
    runLooks: [
      {
        status: 'cancelled',
        cases: [runCaseRecord(1, 'passed', 'Sign up'), runCaseRecord(2, 'cancelled', 'Pay')],
      },
    ],
  }),
  unknown: situation({ instead: { [RUN_PATH]: always({ error: 'No such plan' }, 404) } }),
  endless: { ...situation({ runLooks: [{}] }), options: `timeout: '3s'` },
  steps: situation(
    {},
    { 'nightly.feature': `# plan: ${PLAN_ID}\nFeature: Nightly\n\n  Scenario: S\n    Given I dance\n` },
  ),
  listed: situation(
    { instead: { [`POST /api/projects/${PROJECT_ID}/cases`]: undefined } },
    {
      'nightly.md': '---\ncases: [more/a.txt]\n---\n# Nightly\n',
      'more/a.txt': 'Look around\n',
    },
  ),
};

let ran: RanOnHosted;

beforeAll(async () => {
  ran = await runOnHosted(SITUATIONS);
  return () => ran.close();
});

describe('a plan of a hosted service', () => {
  test.each(['Gherkin', 'Markdown', 'text'])(
    'passes in %s, triggered once, with its cases as steps',
    (name) => {
      const { entry, server } = ran.of(name);
      expect(entry).toMatchObject({ ok: true, result: { status: 'passed' } });
      expect(asked(server, 'POST', '')).toEqual([{ path: RUN_PATH, body: {} }]);
      // The first title happens to be a secret.
      expect(entry.result.steps?.map(({ title }) => title)).toEqual(['***', 'Pay']);
    },
  );

  test('gets the key, which nothing else does', async () => {
    const requests = ran.servers.flatMap((one) => one.requests);
    expect(requests.every(({ headers }) => headers['x-api-key'] === HOSTED_KEY)).toBe(true);
    expect(await ran.project.filesWith(HOSTED_KEY)).toEqual([]);
  });

  test('is triggered with the overrides of its file', () => {
    const body = { model: 'haiku', executionMode: 'sequential', userDeviceId: USER_DEVICE_ID };
    expect(asked(ran.of('overridden').server, 'POST', '')).toEqual([{ path: RUN_PATH, body }]);
  });

  test('fails with each case that did not pass, and names the run', () => {
    const { entry, message } = ran.of('fails');
    expect(entry.ok).toBe(false);
    expect(message).toContain('Failed (plan run failed)');
    expect(message).toContain('Of 3 cases: 1 passed, 1 failed, 1 skipped.');
    expect(message).toMatch(/failed: Pay\n\s+The card was declined\.\n\s+skipped: Ship\n/);
    expect(message).toContain(`Plan run ${PLAN_RUN_ID}`);
    expect(ran.output).toMatch(/> 4 \| # Failing/);
    expect(entry.result.steps?.map(({ title, error }) => [title, error !== undefined])).toEqual([
      ['Sign up', false],
      ['Pay', true],
      ['Ship (skipped)', false],
    ]);
  });

  test('shows nothing of its cases that a terminal or a CI service would take for a command', () => {
    const titles = ran.of('hostile').entry.result.steps?.map(({ title }) => title) ?? [];
    expect(titles.join('\n')).toContain('whole');
    expect(commandsIn([ran.output, ...titles].join('\n'))).toEqual([]);
  });

  test('reaches no verdict where the run was cancelled', () => {
    const { entry, message } = ran.of('cancelled');
    expect(entry.ok).toBe(false);
    expect(message).toContain('No verdict (plan run cancelled)');
    expect(message).toContain('  cancelled: Pay');
  });

  test('is red with the service’s own words where the service does not have it', () => {
    const { entry, message } = ran.of('unknown');
    expect(entry.ok).toBe(false);
    expect(message).toContain('No verdict (service refused)');
    expect(message).toContain('404 No such plan');
  });

  test('names the run when time is up', () => {
    const { message } = ran.of('endless');
    expect(message).toContain('No verdict (out of time)');
    expect(message).toContain(`Plan run ${PLAN_RUN_ID} may still be running.`);
  });

  test('can’t have steps of its own in the file', () => {
    const { entry, message, server } = ran.of('steps');
    expect(entry.ok).toBe(false);
    expect(message).toMatch(
      /nightly\.feature:5:5: Failed to read the step "Given I dance": it would never be run/,
    );
    expect(server.requests).toEqual([]);
  });

  test('is red where it is listed beside the code and the service can’t store it, and says what to do', () => {
    const { message, server } = ran.of('listed');
    expect(message).toContain('No verdict (service refused)');
    expect(message).toContain('write the id of a plan that it has, as `plan: <uuid>`');
    expect(asked(server, 'POST', RUN_PATH)).toEqual([]);
  });
});
