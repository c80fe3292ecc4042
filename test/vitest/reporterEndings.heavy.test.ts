/** However a run of Vitest ends, its report says so, and what it came to. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/report/report.js';
import { sendHtml, serveHttp, startHttp } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { browsersOf } from '../support/processes.js';
import { SOON, startVitest, type LongVitest } from '../support/vitestWatch.js';
import {
  makeReportingProject,
  others,
  reportOf,
  reportingProject,
  reported,
  type Reporting,
} from './reporterProject.js';

const LONG = `Feature: A

  Scenario: passes
    Then I see "Hello"

  Scenario: takes long
    Then I wait 60 seconds

  Scenario: is never begun
    Then I see "Hello"
`;

const LOOKING = 'Looking\n\nI see "Hello".\n';

/** Lets Vitest itself end a case. */
const HASTY = `{
  name: 'hasty', enforce: 'post',
  transform: (code, id) => id.endsWith('.feature') ? code.replace(/"timeout":\\d+/, '"timeout":2000') : undefined,
},`;

/** Of four projects. */
const FAULTY = {
  'faults/cases/a.txt': LOOKING,
  'faults/late.test.js': `import { test } from 'vitest';
test('throws late', async () => { setTimeout(() => { throw new Error('too late'); }); await new Promise((go) => setTimeout(go, 500)); });\n`,
  'faults/lost.test.js': `import './nowhere.js';\n`,
  'faults/all.test.js': `import { beforeAll, describe, test } from 'vitest';
describe('S', () => { beforeAll(() => { throw new Error('no start'); }); test('waits', () => {}); });\n`,
  'hasty/cases/a.feature': 'Feature: A\n\n  Scenario: takes long\n    Then I wait 60 seconds\n',
  'endless/cases/a.feature': `Feature: A

  Scenario: comes first
    Then I see "Hello"

  Scenario: comes last
    Then I see "Hello"

  @skip
  Scenario: does not run
    Then I see "Hello"
`,
  'endless/setup.js': `import { afterAll } from 'vitest'; afterAll(() => { throw new Error('no way out'); });\n`,
  'shut/cases/a.txt': LOOKING,
  'shut/setup.js': `import { beforeAll } from 'vitest'; beforeAll(() => { throw new Error('no shop'); });\n`,
};

/** @returns `opened` tells how many pages its browsers have opened */
async function shopProject(files: Record<string, string>, settings: Omit<Reporting, 'options'> = {}) {
  let pages = 0;
  const { origin } = await serveHttp((_, response) => {
    pages += 1;
    sendHtml(response, '<h1>Hello</h1>');
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
      ['SIGINT', toMain('SIGINT'), 130, 'interrupted', /(?:)/],
      // The report that this one leaves is looked at beside other versions by commit: `compat/vitest.heavy.test.ts`.
      ...(NIGHTLY ? [['SIGTERM', toMain('SIGTERM'), 143, 'interrupted', /(?:)/] as const] : []),
      ['the death of its worker', toWorker, 1, 'failed', /Worker .*exited unexpectedly/],
    ] as const)('by %s tells what has ended, and leaves no process', async ([, end, code, status, says]) => {
      const project = await shopProject({ 'cases/a.feature': LONG });
      const vitest = await startVitest({ folder: project.folder, args: ['run'] });
      await expect.poll(project.opened, SOON).toBe(2);
      expect(browsersOf(await vitest.processes())).toHaveLength(1);
      await end(vitest);
      expect(await vitest.ended).toBe(code);
      await expect.poll(() => vitest.processes(), SOON).toEqual([]);
      const report = await reportOf(project);
      expect(reported(report)).toEqual([
        'cases/a.feature:3 passes | passes | passed',
        'cases/a.feature:6 takes long | fails | error: interrupted',
        'cases/a.feature:9 is never begun | none | skipped: not run',
      ]);
      expect(report.status).toBe(status);
      expect(vitest.output()).toContain('casewright-report/index.html');
      expect(vitest.output()).toMatch(says);
      expect(vitest.output()).not.toMatch(/close timed out|error during close/);
    });
  });

  describe('has many faults', () => {
    let report: Report;
    let exitCode: number;

    beforeAll(async () => {
      const { origin, close } = await startHttp((_, response) => sendHtml(response, '<h1>Hello</h1>'));
      const inline = (name: string, plugins = '', rest = '') =>
        `{ extends: true, root: './${name}', test: { name: '${name}', ${rest} },
           plugins: [${plugins} cases({ files: 'cases', startUrl: '${origin}', concurrency: 1 })] }`;
      const projects = [
        inline('faults'),
        inline('hasty', HASTY),
        ...['endless', 'shut'].map((name) => inline(name, '', `setupFiles: ['setup.js']`)),
      ];
      const project = await makeReportingProject(
        { options: [], test: `projects: [${projects.join(', ')}]` },
        FAULTY,
      );
      ({ exitCode } = await project.vitest());
      report = await reportOf(project);
      return async () => {
        await close();
        await project.dispose();
      };
    }, 300_000);

    const toldOf = (name: string) =>
      reported({ ...report, cases: report.cases.filter(({ project }) => project === name) });

    test('names the errors outside of its tests, and has failed', () => {
      expect(exitCode).toBe(1);
      expect(toldOf('faults')).toEqual(['faults/cases/a.txt:1 Looking [faults] | passes | passed']);
      expect(others(report)).toEqual([
        'faults/all.test.js | S | waits | failed',
        'faults/late.test.js | throws late | passed',
      ]);
      expect(report.faults.toSorted()).toEqual([
        'endless/cases/a.feature: no way out',
        'faults/all.test.js: no start',
        expect.stringContaining('faults/lost.test.js: '),
        'shut/cases/a.txt: no shop',
        'too late',
      ]);
      expect(report.status).toBe('failed');
    });

    test('gives every case of a project that has no start that hook as its reason', () => {
      expect(toldOf('shut')).toEqual([
        'shut/cases/a.txt:1 Looking [shut] | fails | error: hook or fixture failed',
      ]);
      const [shut] = report.cases.filter(({ project }) => project === 'shut');
      expect(shut?.attempts[0]?.message).toBe('The case was not judged: no shop');
    });

    test('blames the last case that ran for a project that has no end, as Playwright does, and no skipped one', () => {
      expect(toldOf('endless')).toEqual([
        'endless/cases/a.feature:3 comes first [endless] | passes | passed',
        'endless/cases/a.feature:6 comes last [endless] | fails | error: hook or fixture failed',
        'endless/cases/a.feature:10 does not run [endless] | none | skipped: skipped by tag',
      ]);
      const last = report.cases.find(({ title }) => title === 'comes last');
      expect(last?.attempts[0]?.message).toContain('no way out');
    });

    test('says so where a case is out of time by Vitest’s own limit', () => {
      // The body of the entry ends, too, and may come to an outcome of its own before Vitest goes on.
      expect(toldOf('hasty')).toEqual([
        expect.stringMatching(/takes long \[hasty\] \| fails \| error: (?:out of time|interrupted)$/),
      ]);
    });
  });

  test('has but an error outside of its tests has failed', async () => {
    const project = await shopProject(
      {
        'cases/a.txt': LOOKING,
        'setup.js': `setTimeout(() => { throw new Error('out of place'); });\n`,
      },
      { test: `setupFiles: ['setup.js']` },
    );
    const { exitCode } = await project.vitest();
    expect(exitCode).toBe(1);
    const report = await reportOf(project);
    expect(report).toMatchObject({ status: 'failed', faults: ['out of place'] });
    expect(reported(report)).toEqual(['cases/a.txt:1 Looking | passes | passed']);
  });
});
