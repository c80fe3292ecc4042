/** When a run of Vitest has a local service and a browser: once a case needs them, and then one of each. */
import { describe, expect, test } from 'vitest';
import { hostedService } from '../support/hostedService.js';
import { serveHttp } from '../support/httpServer.js';
import { PROJECT_ID } from '../support/records.js';
import { vitestConfig, vitestProject } from '../support/vitestProject.js';
import { SOON, WATCHED, startVitest } from '../support/vitestWatch.js';
import { browsersOf, portsOf } from '../support/processes.js';

const feature = (step: string, tag = '') => `Feature: F\n\n  ${tag}\n  Scenario: S\n    ${step}\n`;

describe.skipIf(process.platform !== 'linux')('a run', { timeout: 120_000 }, () => {
  test('of two workers has one service and one browser, as long as it watches', async () => {
    const waiting: (() => void)[] = [];
    const { origin } = await serveHttp((_, response) => {
      waiting.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'));
      // Each waits for the other: both are under way at the same time.
      if (waiting.length === 2) for (const answer of waiting) answer();
    });
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig(
        `{ files: 'cases', startUrl: '${origin}' }`,
        'test: { maxWorkers: 2, minWorkers: 2 }',
      ),
      'cases/a.feature': feature('Then I see "Hello"'),
      'cases/b.feature': feature('Then I see "Hello"'),
    });
    const vitest = await startVitest({ folder: project.folder, args: ['watch'] });
    await expect.poll(vitest.output, SOON).toMatch(/2 passed[^]*Waiting for file changes/);
    expect(await portsOf(await vitest.main())).toHaveLength(1);
    expect(browsersOf(await vitest.processes())).toHaveLength(1);
  });

  test('whose cases are all skipped or hosted has no service and looks for no browser', async () => {
    const { origin } = await hostedService({ looks: [{ status: 'succeeded', result: 'passed' }] });
    const service = `{ baseURL: '${origin}', apiKey: 'key', projectId: '${PROJECT_ID}' }`;
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig(
        `{ files: 'cases', startUrl: 'http://shop.test' }), cases({ name: 'hosted', files: 'hosted', service: ${service} }`,
        WATCHED,
      ),
      'cases/a.feature': feature('Then I see "Hello"', '@skip'),
      'hosted/b.feature': feature('Given I dance the tango'),
    });
    const vitest = await startVitest({
      folder: project.folder,
      args: ['watch'],
      // A browser that can't be started: whoever tried would fail.
      env: { CASEWRIGHT_BROWSER: '/no/such/browser' },
    });
    await expect.poll(vitest.output, SOON).toMatch(/1 passed \| 1 skipped[^]*Waiting for file changes/);
    expect(await portsOf(await vitest.main())).toEqual([]);
    await project.write({ 'cases/a.feature': feature('Then I see "Hello"') });
    await expect.poll(vitest.output, SOON).toContain('/no/such/browser');
    expect(await portsOf(await vitest.main())).toHaveLength(1);
  });
});
