/** The same case files on a hosted service: no browser of our own, the key to the service and nowhere else. */
import { describe, expect, test } from 'vitest';
import { reportedStep, type HostedScript } from '../support/hostedService.js';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { sendJson } from '../support/httpServer.js';
import { PROJECT_ID, SESSION_ID } from '../support/records.js';
import { HOSTED_KEY, runOnHosted } from './runOnHosted.js';

const FILES = {
  'cases/a.feature': 'Feature: F\n\n  Scenario: S\n    Given I dance the tango\n    Then I feel good\n',
};

const runOn = (script: HostedScript, options = '') =>
  runOnHosted(
    script,
    `{ files: 'cases/*', model: 'haiku', startUrl: 'http://shop.test', ${options} }`,
    FILES,
  );

describe('on a hosted service an entry', () => {
  test('passes by the session’s verdict, whatever the built-in agent would understand', async () => {
    const { output, exitCode, server, project } = await runOn({
      looks: [{ status: 'running' }, { status: 'succeeded', result: 'passed', summary: 'Good.' }],
    });
    expect(output).toContain('1 passed');
    expect(exitCode).toBe(0);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      title: 'F › S',
      prompt: expect.stringMatching(
        /^Start at http:\/\/shop\.test\/\n\n1\. Given I dance the tango\n2\. Then I feel good\n> Request [\da-f-]{36}$/,
      ),
      projectId: PROJECT_ID,
      model: 'haiku',
    });
    expect(server.requests.every(({ headers }) => headers['x-api-key'] === HOSTED_KEY)).toBe(true);
    expect(await project.filesWith(HOSTED_KEY)).toEqual([]);
  });

  test('shows nothing that a terminal or a CI service would take for a command', async () => {
    const { output, exitCode } = await runOn({
      looks: [
        {
          ...{ status: 'failed', result: 'failed', summary: HOSTILE_TEXT },
          observations: [{ description: HOSTILE_TEXT, messageId: 'm1' }],
        },
      ],
      timelineSteps: [reportedStep({ step: 1, verdict: 'failed', summary: HOSTILE_TEXT })],
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('whole');
    expect(commandsIn(output)).toEqual([]);
  });

  test('fails at the step that the service names', async () => {
    const { output, exitCode } = await runOn({
      looks: [{ status: 'failed', result: 'failed', summary: 'No good.' }],
      timelineSteps: [
        reportedStep({ step: 1, verdict: 'passed' }),
        reportedStep({ step: 2, verdict: 'failed', reason: 'expectation not met', summary: 'Felt bad.' }),
      ],
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('Failed (expectation not met) at: Then I feel good');
    expect(output).toMatch(/> 5 \|\s+Then I feel good/);
    expect(output).toContain(`Session ${SESSION_ID}`);
  });

  test('is red with the service’s own words where it is refused', async () => {
    const refusal = { error: 'Unknown model "haiku"', availableModels: ['auto'] };
    const { output, exitCode } = await runOn({
      looks: [],
      instead: { '/api/sessions': (_, response) => sendJson(response, refusal, 422) },
    });
    expect(exitCode).toBe(1);
    expect(output).toContain('No verdict (service refused)');
    expect(output).toContain('Available models: auto.');
  });

  test('names the session when time is up', async () => {
    const { output } = await runOn({ looks: [{ status: 'running' }] }, `timeout: '3s',`);
    expect(output).toContain('No verdict (out of time)');
    expect(output).toContain(`Session ${SESSION_ID} may still be running.`);
  });
});
