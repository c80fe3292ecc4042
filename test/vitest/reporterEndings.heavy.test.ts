/** However a run of Vitest ends, its report says so, and what it came to. */
import { describe, expect, test } from 'vitest';
import { sendHtml, serveHttp } from '../support/httpServer.js';
import { browsersOf } from '../support/processes.js';
import { SOON, startVitest, type LongVitest } from '../support/vitestWatch.js';
import { others, reportOf, reportingProject, told, type Reporting } from './reporterProject.js';

const LONG = `Feature: A

  Scenario: passes
    Then I see "Hello"

  Scenario: takes long
    Then I wait 60 seconds

  Scenario: is never begun
    Then I see "Hello"
`;

/** @returns `opened` tells how many pages its browsers have opened */
async function shopProject(files: Record<string, string>, settings: Omit<Reporting, 'options'> = {}) {
  let pages = 0;
  const { origin } = await serveHttp((_, response) => {
    pages += 1;
    sendHtml(response, pages === 1 ? '<h1>Hello</h1>' : '<h1>Hello</h1><h2>Again</h2>');
  });
  const options = `{ files: 'cases', startUrl: '${origin}', concurrency: 1 }`;
  return { ...(await reportingProject({ options, ...settings }, files)), opened: () => pages };
}

describe('the report of a run that', () => {
  describe.skipIf(process.platform !== 'linux')('is ended from outside', { timeout: 120_000 }, () => {
    const toMain = (signal: NodeJS.Signals) => async (vitest: LongVitest) =>
      process.kill((await vitest.main()).pid, signal);
    const toWorker = async (vitest: LongVitest) => {
      const worker = (await vitest.processes()).find(({ command }) => command.includes('workers/forks'));
      process.kill(worker?.pid ?? 0, 'SIGKILL');
    };

    test.for([
      ['SIGINT', toMain('SIGINT'), 130, 'interrupted'],
      ['SIGTERM', toMain('SIGTERM'), 143, 'interrupted'],
      ['the death of its worker', toWorker, 1, 'failed'],
    ] as const)('by %s tells what has ended, and leaves no process', async ([, end, code, status]) => {
      const project = await shopProject({ 'cases/a.feature': LONG });
      const vitest = await startVitest({ folder: project.folder, args: ['run'] });
      await expect.poll(project.opened, SOON).toBe(2);
      expect(browsersOf(await vitest.processes())).toHaveLength(1);
      await end(vitest);
      expect(await vitest.ended).toBe(code);
      await expect.poll(() => vitest.processes(), SOON).toEqual([]);
      const report = await reportOf(project);
      expect(told(report)).toEqual([
        'cases/a.feature:3 passes | passes | passed',
        'cases/a.feature:6 takes long | fails | error: interrupted',
        'cases/a.feature:9 is never begun | none | skipped: not run',
      ]);
      expect(report.status).toBe(status);
      expect(vitest.output()).toContain('casewright-report/index.html');
    });
  });

  test('has errors outside of its tests names them as faults, and has failed', async () => {
    const project = await shopProject({
      'cases/a.txt': 'Looking\n\nI see "Hello".\n',
      'late.test.js': `import { test } from 'vitest';
test('throws late', async () => { setTimeout(() => { throw new Error('too late'); }); await new Promise((go) => setTimeout(go, 500)); });\n`,
      'lost.test.js': `import './nowhere.js';\n`,
      'all.test.js': `import { beforeAll, describe, test } from 'vitest';
describe('S', () => { beforeAll(() => { throw new Error('no start'); }); test('waits', () => {}); });\n`,
    });
    const { exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    const report = await reportOf(project);
    expect(told(report)).toEqual(['cases/a.txt:1 Looking | passes | passed']);
    expect(others(report)).toEqual([
      'all.test.js | S | waits | failed',
      'late.test.js | throws late | passed',
    ]);
    expect(report.faults.toSorted()).toEqual([
      'all.test.js: no start',
      expect.stringContaining('lost.test.js: '),
      'too late',
    ]);
    expect(report.status).toBe('failed');
  });

  test('has but an error outside of its tests has failed', async () => {
    const project = await shopProject(
      {
        'cases/a.txt': 'Looking\n\nI see "Hello".\n',
        'setup.js': `setTimeout(() => { throw new Error('out of place'); });\n`,
      },
      { test: `setupFiles: ['setup.js']` },
    );
    const { exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    const report = await reportOf(project);
    expect(report).toMatchObject({ status: 'failed', faults: ['out of place'] });
    expect(told(report)).toEqual(['cases/a.txt:1 Looking | passes | passed']);
  });

  test('has no start gives every case that hook as its reason', async () => {
    const project = await shopProject(
      {
        'cases/a.txt': 'Looking\n\nI see "Hello".\n',
        'setup.js': `import { beforeAll } from 'vitest'; beforeAll(() => { throw new Error('no shop'); });\n`,
      },
      { test: `setupFiles: ['setup.js']` },
    );
    await project.vitest();
    const report = await reportOf(project);
    expect(told(report)).toEqual(['cases/a.txt:1 Looking | fails | error: hook or fixture failed']);
    expect(report.cases[0]?.attempts[0]?.message).toBe('The case was not judged: no shop');
  });

  test('has no end blames the last case that ran, as Playwright does, and no skipped one', async () => {
    const project = await shopProject(
      {
        'cases/a.feature': `Feature: A

  Scenario: comes first
    Then I see "Hello"

  Scenario: comes last
    Then I see "Hello"

  @skip
  Scenario: does not run
    Then I see "Hello"
`,
        'setup.js': `import { afterAll } from 'vitest'; afterAll(() => { throw new Error('no way out'); });\n`,
      },
      { test: `setupFiles: ['setup.js']` },
    );
    const { exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    const report = await reportOf(project);
    expect(told(report)).toEqual([
      'cases/a.feature:3 comes first | passes | passed',
      'cases/a.feature:6 comes last | fails | error: hook or fixture failed',
      'cases/a.feature:10 does not run | none | skipped: skipped by tag',
    ]);
    expect(report.cases[1]?.attempts[0]?.message).toContain('no way out');
  });

  test('is out of time by Vitest’s own limit says so', async () => {
    const plugin = `{
      name: 'hasty', enforce: 'post',
      transform: (code, id) => id.endsWith('.feature') ? code.replace(/"timeout":\\d+/, '"timeout":2000') : undefined,
    }`;
    const project = await shopProject({
      'cases/a.feature': 'Feature: A\n\n  Scenario: takes long\n    Then I wait 60 seconds\n',
    });
    const config = await project.read('vitest.config.ts');
    await project.write({ 'vitest.config.ts': config.replace('plugins: [', `plugins: [${plugin}, `) });
    await project.vitest();
    // The body of the entry ends, too, and may come to an outcome of its own before Vitest goes on.
    expect(told(await reportOf(project))).toEqual([
      expect.stringMatching(/takes long \| fails \| error: (?:out of time|interrupted)$/),
    ]);
  });

  test('tries again what fails twice over gives each attempt its own errors', async () => {
    const project = await shopProject(
      {
        'cases/a.feature': 'Feature: A\n\n  Scenario: comes late\n    When I click "Again"\n',
        'hooks.js': `import { afterEach } from 'vitest';
afterEach(({ task }) => {
  const { retryCount } = task.result;
  if (retryCount < 2) throw new Error(\`Not at retry \${retryCount}.\`);
});\n`,
      },
      { test: `retry: 2, setupFiles: ['hooks.js']` },
    );
    const { exitCode } = await project.vitest();
    expect(exitCode).toBe(0);
    const report = await reportOf(project);
    expect(told(report)).toEqual([
      'cases/a.feature:3 comes late | passes | failed: target not found | error: hook or fixture failed | passed',
    ]);
    expect(report.cases[0]).toMatchObject({ isFlaky: true });
    expect(report.cases[0]?.attempts[1]?.message).toContain('Not at retry 1.');
  });
});
