/** The same case files on a hosted service: no browser of our own, the key to the service and nowhere else. */
import { beforeAll, describe, expect, test } from 'vitest';
import { featureNamed } from '../support/aheadProject.js';
import { startCrowdedService, type CrowdedService } from '../support/crowdedService.js';
import { always, reportedStep } from '../support/hostedService.js';
import { HOSTILE_TEXT, commandsIn } from '../support/hostileReport.js';
import { PROJECT_ID, SESSION_ID } from '../support/records.js';
import { HOSTED_KEY, runOnHosted, type RanOnHosted, type Situation } from './runOnHosted.js';

const situation = (script: Situation['script'], options = ''): Situation => ({
  script,
  files: {
    'a.feature': 'Feature: F\n\n  Scenario: S\n    Given I dance the tango\n    Then I feel good\n',
  },
  options: `model: 'haiku', startUrl: 'http://shop.test', ${options}`,
});

const SITUATIONS = {
  passes: situation({
    looks: [{ status: 'running' }, { status: 'succeeded', result: 'passed', summary: 'Good.' }],
  }),
  hostile: situation({
    looks: [
      {
        ...{ status: 'failed', result: 'failed', summary: HOSTILE_TEXT },
        observations: [{ description: HOSTILE_TEXT, messageId: 'm1' }],
      },
    ],
    timelineSteps: [reportedStep({ step: 1, verdict: 'failed', summary: HOSTILE_TEXT })],
  }),
  fails: situation({
    looks: [{ status: 'failed', result: 'failed', summary: 'No good.' }],
    timelineSteps: [
      reportedStep({ step: 1, verdict: 'passed' }),
      reportedStep({ step: 2, verdict: 'failed', reason: 'expectation not met', summary: 'Felt bad.' }),
    ],
  }),
  refused: situation({
    instead: {
      '/api/sessions': always({ error: 'Unknown model "haiku"', availableModels: ['auto'] }, 422),
    },
  }),
  endless: situation({ looks: [{ status: 'running' }] }, `timeout: '3s',`),
};

let ran: RanOnHosted;
let crowded: CrowdedService;

beforeAll(async () => {
  const started = await startCrowdedService();
  crowded = started;
  ran = await runOnHosted(SITUATIONS, {
    files: { 'crowded/a.feature': featureNamed('F', ['one', 'two']) },
    more: [
      `{ name: 'crowded', files: 'crowded/*', service: { baseURL: '${started.env['CASEWRIGHT_BASE_URL']}' } }`,
    ],
  });
  return async () => {
    await Promise.all([ran.close(), started.close()]);
  };
});

describe('on a hosted service an entry', () => {
  test('passes by the session’s verdict, whatever the built-in agent would understand', async () => {
    const { entry, server } = ran.of('passes');
    expect(entry).toMatchObject({ ok: true, result: { status: 'passed' } });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      title: 'F › S',
      prompt: expect.stringMatching(
        /^Start at http:\/\/shop\.test\/\n\n1\. Given I dance the tango\n2\. Then I feel good\n> Request [\da-f-]{36}$/,
      ),
      projectId: PROJECT_ID,
      model: 'haiku',
    });
    const requests = ran.servers.flatMap((one) => one.requests);
    expect(requests.every(({ headers }) => headers['x-api-key'] === HOSTED_KEY)).toBe(true);
    expect(await ran.project.filesWith(HOSTED_KEY)).toEqual([]);
  });

  test('shows nothing that a terminal or a CI service would take for a command', () => {
    const { entry, message } = ran.of('hostile');
    expect(entry.ok).toBe(false);
    expect(message).toContain('whole');
    expect(ran.output).toContain('whole');
    expect(commandsIn(ran.output)).toEqual([]);
  });

  test('fails at the step that the service names', () => {
    const { entry, message } = ran.of('fails');
    expect(entry.ok).toBe(false);
    expect(message).toContain('Failed (expectation not met) at: Then I feel good');
    expect(ran.output).toMatch(/> 5 \|\s+Then I feel good/);
    expect(message).toContain(`Session ${SESSION_ID}`);
  });

  test('is red with the service’s own words where it is refused', () => {
    const { entry, message } = ran.of('refused');
    expect(entry.ok).toBe(false);
    expect(message).toContain('No verdict (service refused)');
    expect(message).toContain('Available models: auto.');
  });

  test('names the session when time is up', () => {
    const { entry, message } = ran.of('endless');
    expect(entry.ok).toBe(false);
    expect(message).toContain('No verdict (out of time)');
    expect(message).toContain(`Session ${SESSION_ID} may still be running.`);
  });

  test('begins its session itself where our reporter does not', () => {
    expect(crowded.titles).toEqual(['F › one', 'F › two']);
    expect(crowded.most()).toBe(1);
    const entries = ran.entries.filter(({ project }) => project === 'crowded');
    expect(entries.map(({ result }) => result.status)).toEqual(['passed', 'passed']);
  });
});
