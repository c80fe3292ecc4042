/** A case against servers that play a hosted service: what is sent, and the outcome that comes of the answers. */
import type { ServerResponse } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Case } from '../../src/cases/index.js';
import { ServiceClient, memoryOfProcess, systemClock } from '../../src/client/index.js';
import { Outcome, contentName } from '../../src/report/outcome.js';
import type { RunContext } from '../../src/runner/CaseToRun.js';
import { runCase } from '../../src/runner/concludeCase.js';
import { failureMessage } from '../../src/runner/verdict.js';
import { always, hostedService, reportedStep, type HostedScript } from '../support/hostedService.js';
import { sendJson } from '../support/httpServer.js';
import { PROJECT_ID, SESSION_ID, sessionRecord } from '../support/records.js';
import { virtualClock } from '../support/virtualClock.js';

const CASE: Case = {
  title: 'good login',
  suites: [
    { title: 'Login', line: 1, column: 1 },
    { title: '', line: 2, column: 3 },
  ],
  format: 'gherkin',
  line: 4,
  column: 3,
  prompt: '1. Given I type "{{password}}"\n2. Then I see "Hello"',
  steps: [
    { text: 'Given I type "{{password}}"', line: 5, column: 5 },
    { text: 'Then I see "Hello"', line: 6, column: 5 },
  ],
  tags: ['@smoke'],
  options: { platform: 'desktop' },
};
const QUICK = { fraction: 0.1, floor: 10, ceiling: 20 };
const PASSED = { status: 'succeeded', result: 'passed', summary: 'All well.' };

async function run(script: HostedScript, changes: Partial<RunContext> = {}) {
  const server = await hostedService(script);
  const clock = virtualClock();
  const client = new ServiceClient({ baseURL: server.origin, apiKey: 'key-123', clock });
  onTestFinished(() => client.close());
  const { outcome, pictures } = await runCase(
    { case: CASE, file: 'cases/login.feature', startUrl: 'http://shop.test/', model: 'haiku' },
    {
      client,
      projectId: PROJECT_ID,
      clock,
      pace: { fraction: 0.1, floor: 1000, ceiling: 15_000 },
      timeLimit: 60_000,
      secrets: { password: 'lovelace' },
      apiKey: 'key-123',
      uploads: memoryOfProcess(),
      ...changes,
    },
  );
  return { outcome: Outcome.parse(outcome), pictures, server };
}

describe('runCase', () => {
  test('creates the session with the start address in the first line and the secret in the open', async () => {
    const { server } = await run({ looks: [PASSED] });
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      title: 'Login › good login',
      prompt: expect.stringMatching(
        /^Start at http:\/\/shop\.test\/\n\n1\. Given I type "lovelace"\n2\. Then I see "Hello"\n> Request [\da-f-]{36}$/,
      ),
      projectId: PROJECT_ID,
      platform: 'desktop',
      model: 'haiku',
    });
  });

  test('gives a passed outcome with all evidence', async () => {
    const { outcome, pictures } = await run({ looks: [{ status: 'queued' }, { status: 'running' }, PASSED] });
    expect(outcome).toMatchObject({ verdict: 'passed', reason: null, message: 'All well.', remarks: [] });
    expect(outcome).toMatchObject({ sessionId: SESSION_ID, session: { status: 'succeeded' } });
    expect(outcome.case).toMatchObject({ file: 'cases/login.feature', line: 4, suites: ['Login'] });
    expect(outcome.messages).toHaveLength(1);
    const [[file, bytes] = []] = pictures;
    // Named by its content, so that a report knows it again wherever it was moved to.
    expect(file).toBe(contentName(bytes!, 'png'));
    expect(outcome.screenshots).toMatchObject([{ id: 's1', file, mediaType: 'image/png' }]);
    expect(outcome.capture?.events).toMatchObject([{ type: 'page_navigated' }]);
  });

  test('keeps the capture without its snapshots, but with their number', async () => {
    const { outcome } = await run({ looks: [PASSED] });
    expect(outcome.capture).toMatchObject({ sessionId: SESSION_ID, snapshotCount: 1, truncated: false });
    expect(outcome.capture).not.toHaveProperty('snapshots');
  });

  test('does not pretend to know of single steps where the service tells nothing of them', async () => {
    const { outcome } = await run({ looks: [PASSED] });
    expect(outcome.steps.map(({ status }) => status)).toEqual(['not told', 'not told']);
  });

  test('points at the step that failed, with expected and observed', async () => {
    const { outcome } = await run({
      looks: [{ status: 'failed', result: 'failed', summary: 'Step 2 failed.' }],
      timelineSteps: [
        reportedStep({ step: 1, verdict: 'passed', summary: 'Typed lovelace.' }),
        reportedStep({
          step: 2,
          verdict: 'failed',
          reason: 'expectation not met',
          summary: 'No "Hello".',
          expected: '"Hello"',
          observed: '"Bye"',
        }),
      ],
    });
    expect(outcome).toMatchObject({ verdict: 'failed', reason: 'expectation not met' });
    expect(outcome.steps.map(({ status }) => status)).toEqual(['passed', 'failed']);
    expect(outcome.place).toMatchObject({ line: 6, column: 5 });
    expect(failureMessage(outcome, { nameSession: true })).toBe(
      'Failed (expectation not met) at: Then I see "Hello"\n\n' +
        `Expected: "Hello"\nObserved: "Bye"\n\nSession ${SESSION_ID}`,
    );
  });

  test('points at the case where the failing step is not known', async () => {
    const { outcome } = await run({ looks: [{ status: 'failed', result: 'failed', summary: 'It broke.' }] });
    expect(outcome.place).toMatchObject({ line: 4, column: 3 });
    expect(failureMessage(outcome, { nameSession: false })).toBe('Failed (session failed)\n\nIt broke.');
  });

  test('never lets a secret or the key into the outcome', async () => {
    const leaky = { ...PASSED, summary: 'Typed lovelace with key-123', prompt: '1. Given I type "lovelace"' };
    const { outcome } = await run({ looks: [leaky] });
    expect(JSON.stringify(outcome)).not.toMatch(/lovelace|key-123/);
    expect(outcome.message).toBe('Typed *** with ***');
    expect(outcome.steps[0]?.text).toBe('Given I type "***"');
  });

  test('keeps the verdict where a secret happens to read like one', async () => {
    const { outcome } = await run({ looks: [PASSED] }, { secrets: { word: 'passed' } });
    expect(outcome.verdict).toBe('passed');
  });

  test.each([404, 405, 501])(
    'loses only the piece of evidence that a service answers with %i',
    async (status) => {
      const path = `/api/sessions/${SESSION_ID}/timeline`;
      const instead = { [path]: always({ error: 'What?' }, status) };
      const { outcome } = await run({ looks: [PASSED], instead });
      expect(outcome).toMatchObject({ verdict: 'passed', timeline: null });
      expect(outcome.remarks).toEqual([
        `No timeline: the service answered GET ${path} with ${status}; its path is an assumption (see \`service.endpoints\`).`,
      ]);
    },
  );

  test('says of each piece that a service does not know so once, in the same order whichever answer comes first', async () => {
    const pieces = ['messages', 'timeline', 'screenshots', 'capture'];
    const held: ServerResponse[] = [];
    const answerLastFirst = () => {
      const response = held.pop();
      response?.on('finish', () => setTimeout(answerLastFirst, 20));
      if (response) sendJson(response, { error: 'What?' }, 404);
    };
    const hold = (at: number) => (_: unknown, response: ServerResponse) => {
      held[at] = response;
      if (held.filter(Boolean).length === pieces.length) answerLastFirst();
    };
    const instead = Object.fromEntries(
      pieces.map((name, at) => [`/api/sessions/${SESSION_ID}/${name}`, hold(at)]),
    );
    const { outcome } = await run({ looks: [PASSED], instead });
    expect(outcome).toMatchObject({ verdict: 'passed', messages: [], screenshots: [], capture: null });
    expect(outcome.remarks.map((remark) => remark.split(':')[0])).toEqual(pieces.map((name) => `No ${name}`));
  });

  test('tells what a service that knows the piece says against it', async () => {
    const instead = { [`/api/sessions/${SESSION_ID}/capture`]: always({ error: 'Not yours' }, 403) };
    const { outcome } = await run({ looks: [PASSED], instead });
    expect(outcome).toMatchObject({ verdict: 'passed', capture: null });
    expect(outcome.remarks).toEqual([expect.stringContaining('No capture: The service refused GET')]);
    expect(outcome.remarks[0]).toContain('403 Not yours');
  });

  test('is an error that names the session when time is up', async () => {
    const { outcome } = await run({ looks: [{ status: 'running' }] });
    expect(outcome).toMatchObject({
      verdict: 'error',
      reason: 'out of time',
      session: { status: 'running' },
    });
    expect(outcome.message).toBe(
      `The session did not end within 60 s. Session ${SESSION_ID} may still be running.`,
    );
  });

  test('has its time from its turn on, and says so where that does not come', async () => {
    const looks = [...Array<object>(45).fill({ status: 'queued' }), { status: 'running' }, PASSED];
    const soon = await run({ looks: looks as HostedScript['looks'] & object }, { queueTime: 3_600_000 });
    expect(soon.outcome).toMatchObject({ verdict: 'passed' });
    expect(soon.outcome.duration).toBeGreaterThan(60_000);
    const { outcome } = await run({ looks: [{ status: 'queued' }] }, { queueTime: 3_600_000 });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'out of time' });
    expect(outcome.message).toBe(
      `The session was still queued when its time was up. Session ${SESSION_ID} may still be running.`,
    );
    expect(outcome.duration).toBe(3_660_000);
  });

  test('is out of time where a single request takes longer than all there is, and keeps what was seen', async () => {
    let looks = 0;
    const hang = (_: unknown, response: ServerResponse) => {
      if (++looks === 1) sendJson(response, sessionRecord({ status: 'running' }));
    };
    const instead = { [`/api/sessions/${SESSION_ID}`]: hang };
    const { outcome } = await run(
      { looks: [], instead },
      { timeLimit: 500.5, clock: systemClock, pace: QUICK },
    );
    expect(outcome).toMatchObject({
      verdict: 'error',
      reason: 'out of time',
      session: { status: 'running' },
    });
    expect(outcome.message).toContain(`Session ${SESSION_ID} may still be running.`);
  });

  test('says why the last look failed when time runs out in an outage', async () => {
    const instead = { [`/api/sessions/${SESSION_ID}`]: always({ error: 'Down for repairs' }, 503) };
    const { outcome } = await run(
      { looks: [], instead },
      { timeLimit: 700, clock: systemClock, pace: { fraction: 0.1, floor: 100, ceiling: 100 } },
    );
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'out of time' });
    expect(outcome.message).toContain('The last look failed: ');
    expect(outcome.message).toContain('503 Down for repairs');
  });

  test('is an error where the service refuses the session', async () => {
    const refuse = {
      '/api/sessions': (_: unknown, response: ServerResponse) =>
        sendJson(response, { error: 'No credits' }, 402),
    };
    const { outcome, server } = await run({ looks: [PASSED], instead: refuse });
    expect(outcome).toMatchObject({
      verdict: 'error',
      reason: 'service refused',
      sessionId: null,
      session: null,
    });
    expect(outcome.message).toContain('402 No credits');
    expect(server.requests).toHaveLength(1);
  });

  test('warns that a session may be running where the answer was lost', async () => {
    const lose = { '/api/sessions': (_: unknown, response: ServerResponse) => response.destroy() };
    const { outcome } = await run({ looks: [PASSED], instead: lose });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'service unreachable' });
    expect(outcome.message).toContain('A session may be running on the service');
  });

  test('is an error named interrupted where the run is aborted', async () => {
    const { outcome } = await run({ looks: [PASSED] }, { signal: AbortSignal.abort(new Error('enough')) });
    expect(outcome).toMatchObject({ verdict: 'error', reason: 'interrupted' });
  });
});
