/** `casewright serve` is killed in the middle of a run against it. */
import { expect, test } from 'vitest';
import { gather } from '../../src/client/index.js';
import { serveProgram } from '../cli/servedProgram.js';
import { servePage } from '../support/httpServer.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { startNode } from '../support/startNode.js';
import { PLAYWRIGHT, came, reportIn } from './reported.js';

const CASES = `Feature: F

  Scenario: passes
    Then I see "Hello"

  Scenario: takes long
    Then I wait 100 seconds

  Scenario: takes long, too
    Then I wait 100 seconds

  Scenario: is asked for too late
    Then I see "Hello"
`;

test('The entries of a service that is killed end in time, and say why; what had ended before stays.', async () => {
  const { origin } = await servePage('<h1>Hello</h1>');
  const options = `{ files: 'cases/*', startUrl: '${origin}', timeout: '20s', concurrency: 2 }`;
  const project = await playwrightProject({
    'playwright.config.ts': config(options, 'workers: 1,').replace(
      "reporter: 'list'",
      "reporter: [['list'], ['casewright/playwright/reporter']]",
    ),
    'cases/a.feature': CASES,
  });
  const program = await serveProgram(['--concurrency', '2']);
  const run = startNode(project.folder, [PLAYWRIGHT, 'test'], {
    CASEWRIGHT_BASE_URL: program.baseURL,
    CASEWRIGHT_API_KEY: program.apiKey,
    CASEWRIGHT_PROJECT_ID: program.projectId,
  });
  const statuses = async () => {
    const all = await gather(program.client.listSessions(program.projectId));
    return all.map(({ title, status }) => `${title}: ${status}`);
  };
  await expect.poll(() => run.output(), { timeout: 60_000 }).toMatch(/✓ .* passes/);
  await expect.poll(async () => (await statuses()).length, { timeout: 30_000 }).toBe(3);
  program.signal('SIGKILL');
  const { exitCode, output } = await run.ended;
  expect(exitCode).toBe(1);
  const { cases, faults } = await reportIn(project);
  expect(cases.map(came)).toEqual([
    ['passed', null, 'passes'],
    ['error', 'out of time', 'fails'],
    ['error', 'out of time', 'fails'],
    ['error', 'service unreachable', 'fails'],
  ]);
  const [passed, ...others] = cases.map(({ attempts }) => attempts[0]);
  expect(passed?.evidence).toMatch(/^data\//);
  const refused = 'connection refused (ECONNREFUSED). Is it running at';
  for (const attempt of others) expect(attempt?.message).toContain(refused);
  for (const attempt of others.slice(0, 2)) {
    expect(attempt?.message).toMatch(
      /^The session did not end within 20 s\. The last look failed: No answer/,
    );
    expect(attempt?.message).toContain(`Session ${attempt?.sessionId} may still be running.`);
    expect(output).toContain(`  ${attempt?.sessionId}  F › takes long`);
  }
  expect(others[2]?.sessionId).toBe(null);
  expect(output).toContain('2 sessions are still running on the service');
  expect(faults).toEqual([]);
});
