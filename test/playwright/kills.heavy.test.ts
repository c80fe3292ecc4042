/** What is lost, and what is told, where something that a run of Playwright needs is killed or can't be written. */
import { expect, test } from 'vitest';
import { feature } from '../support/aheadProject.js';
import { killWorker, titled, TITLES } from '../support/killWorker.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { PLAYWRIGHT, came, reportIn } from './reported.js';

const REPORTERS = "reporter: [['list'], ['./begun.ts'], ['casewright/playwright/reporter']], workers: 1,";
const BEGUN = `export default class { onTestBegin({ title }) { console.log('Begun: ' + title); } }\n`;

test.skipIf(process.platform !== 'linux')(
  'A worker that is killed costs its entry alone, and no session.',
  async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config("{ files: 'cases/*' }").replace("reporter: 'list',", REPORTERS),
      'begun.ts': BEGUN,
      'cases/a.feature': feature(...TITLES),
    });
    const { service, ran, runAgain } = await killWorker({
      project,
      args: [PLAYWRIGHT, 'test'],
      worker: 'playwright',
      isUnderWay: (run) => run.output().includes('Begun: two'),
    });
    expect(ran.exitCode).toBe(1);
    expect(ran.output).toMatch(/1 failed[^]*2 passed/);
    expect(ran.output).toContain('No verdict: hook or fixture failed (run)');
    const { cases, faults } = await reportIn(project);
    expect(cases.map(came)).toEqual([
      ['passed', null, 'passes'],
      ['error', 'hook or fixture failed', 'fails'],
      ['passed', null, 'passes'],
    ]);
    // What the next worker came to had begun with the rest.
    expect(service.sessions.map(({ title }) => title).toSorted()).toEqual(TITLES.map(titled).toSorted());
    const { id } = service.sessions.find(({ title }) => title === titled('two')) ?? {};
    expect(cases[1]?.attempts[0]?.message).toMatch(
      new RegExp(
        `^The case was not judged: .*worker process exited unexpectedly.*\\. Session ${id} may still be running\\.$`,
      ),
    );
    expect(cases[1]?.attempts[0]?.sessionId).toBe(id);
    expect(faults).toEqual([]);
    expect(ran.output).toContain(`Session ${id} may still be running.`);
    expect(ran.output).toContain('CASEWRIGHT_RESUME=1');
    const again = await runAgain(['--last-failed'], { CASEWRIGHT_RESUME: '1' });
    expect(again.output).toContain('1 passed');
    expect((await reportIn(project)).cases[0]?.attempts[0]?.sessionId).toBe(id);
    expect(service.sessions).toHaveLength(TITLES.length);
  },
);
