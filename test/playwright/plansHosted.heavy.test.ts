/** Plans that a hosted service has: triggered by their id, polled, and shown case by case. No browser of our own. */
import { describe, expect, test } from 'vitest';
import { RUN_PATH, always, asked, type HostedScript } from '../support/hostedService.js';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { entriesOf, type JsonReport } from '../support/jsonReport.js';
import { PLAN_ID, PLAN_RUN_ID, PROJECT_ID, caseIdOf, runCaseRecord } from '../support/records.js';
import { HOSTED_KEY, runOnHosted } from './runOnHosted.js';

const USER_DEVICE_ID = '77b2b3f0-4a70-4a4c-9d5b-0f1fd2f7f0a1';
const MARKDOWN = { 'cases/nightly.md': `---\nplan: ${PLAN_ID}\n---\n# Nightly\n` };
const PASSED = {
  status: 'completed',
  cases: [runCaseRecord(1, 'passed', 'Login'), runCaseRecord(2, 'passed', 'Pay')],
};

async function runOn(script: HostedScript, files: Record<string, string> = MARKDOWN, options = '') {
  const ran = await runOnHosted(
    script,
    `{ files: 'cases/*', secrets: { word: 'Login' }, ${options} }`,
    files,
  );
  const report = JSON.parse(await ran.project.read('test-results/report.json')) as JsonReport;
  return { ...ran, entries: entriesOf(report) };
}

describe('a plan of a hosted service', () => {
  test.each([
    ['Gherkin', { 'cases/nightly.feature': `# plan: ${PLAN_ID}\nFeature: Nightly\n` }],
    ['Markdown', MARKDOWN],
    ['text', { 'cases/nightly.txt': `---\nplan: ${PLAN_ID}\n---\n` }],
  ])('passes in %s, triggered once, with its cases as steps', async (_, files) => {
    const running = { cases: [runCaseRecord(1, 'running', 'Login'), runCaseRecord(2, 'pending', 'Pay')] };
    const { output, exitCode, server, entries, project } = await runOn(
      { runLooks: [running, PASSED] },
      files,
    );
    expect(output).toContain('1 passed');
    expect(exitCode).toBe(0);
    expect(asked(server, 'POST', '')).toEqual([{ path: RUN_PATH, body: {} }]);
    // The first title happens to be a secret.
    expect(entries[0]?.result.steps?.map(({ title }) => title)).toEqual(['***', 'Pay']);
    expect(server.requests.every(({ headers }) => headers['x-api-key'] === HOSTED_KEY)).toBe(true);
    expect(await project.filesWith(HOSTED_KEY)).toEqual([]);
  });

  test('is triggered with the overrides of its file', async () => {
    const more = `model: haiku\nexecutionMode: sequential\nuserDeviceId: ${USER_DEVICE_ID}\n`;
    const files = { 'cases/nightly.md': `---\nplan: ${PLAN_ID}\n${more}---\n# Nightly\n` };
    const { server } = await runOn({ runLooks: [PASSED] }, files);
    const body = { model: 'haiku', executionMode: 'sequential', userDeviceId: USER_DEVICE_ID };
    expect(asked(server, 'POST', '')).toEqual([{ path: RUN_PATH, body }]);
  });

  test('fails with each case that did not pass, and names the run', async () => {
    const cases = [
      runCaseRecord(1, 'passed', 'Sign up'),
      runCaseRecord(2, 'failed', 'Pay'),
      runCaseRecord(3, 'skipped', 'Ship'),
    ];
    const { output, exitCode, entries } = await runOn({
      runLooks: [{ status: 'completed', cases }],
      sessions: [{ caseId: caseIdOf(2), status: 'failed', result: 'failed' }],
      looks: [{ caseId: caseIdOf(2), status: 'failed', result: 'failed', summary: 'The card was declined.' }],
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('Failed (plan run failed)');
    expect(output).toContain('Of 3 cases: 1 passed, 1 failed, 1 skipped.');
    expect(output).toMatch(/failed: Pay\n\s+The card was declined\.\n\s+skipped: Ship\n/);
    expect(output).toContain(`Plan run ${PLAN_RUN_ID}`);
    expect(output).toMatch(/> 4 \| # Nightly/);
    expect(entries[0]?.result.steps?.map(({ title, error }) => [title, error !== undefined])).toEqual([
      ['Sign up', false],
      ['Pay', true],
      ['Ship (skipped)', false],
    ]);
  });

  test('shows nothing of its cases that a terminal or a CI service would take for a command', async () => {
    const { output, entries } = await runOn({
      runLooks: [{ status: 'completed', cases: [runCaseRecord(1, 'passed', HOSTILE_TEXT)] }],
    });
    const titles = entries[0]?.result.steps?.map(({ title }) => title) ?? [];
    expect(titles.join('\n')).toContain('whole');
    expect(commandsIn([output, ...titles].join('\n'))).toEqual([]);
  });

  test('reaches no verdict where the run was cancelled', async () => {
    const cases = [runCaseRecord(1, 'passed', 'Sign up'), runCaseRecord(2, 'cancelled', 'Pay')];
    const { output, exitCode } = await runOn({ runLooks: [{ status: 'cancelled', cases }] });
    expect(exitCode).toBe(1);
    expect(output).toContain('No verdict (plan run cancelled)');
    expect(output).toContain('  cancelled: Pay');
  });

  test('is red with the service’s own words where the service does not have it', async () => {
    const { output, exitCode } = await runOn({
      instead: { [RUN_PATH]: always({ error: 'No such plan' }, 404) },
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('No verdict (service refused)');
    expect(output).toContain('404 No such plan');
  });

  test('names the run when time is up', async () => {
    const { output } = await runOn({ runLooks: [{}] }, MARKDOWN, `timeout: '3s'`);
    expect(output).toContain('No verdict (out of time)');
    expect(output).toContain(`Plan run ${PLAN_RUN_ID} may still be running.`);
  });

  test('can’t have steps of its own in the file', async () => {
    const feature = `# plan: ${PLAN_ID}\nFeature: Nightly\n\n  Scenario: S\n    Given I dance\n`;
    const { output, exitCode, server } = await runOn({}, { 'cases/nightly.feature': feature });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /nightly\.feature:5:5: Failed to read the step "Given I dance": it would never be run/,
    );
    expect(server.requests).toEqual([]);
  });
});

describe('a plan that is listed beside the code, on a service that can’t store it', () => {
  test('is red, and says what to do instead', async () => {
    const files = {
      'cases/nightly.md': '---\ncases: [a.txt]\n---\n# Nightly\n',
      'cases/a.txt': 'Look around\n',
    };
    const instead = { [`POST /api/projects/${PROJECT_ID}/cases`]: undefined };
    const { output, server } = await runOn({ instead }, files, `files: 'cases/*.md'`);
    expect(output).toContain('No verdict (service refused)');
    expect(output).toContain('write the id of a plan that it has, as `plan: <uuid>`');
    expect(asked(server, 'POST', RUN_PATH)).toEqual([]);
  });
});
