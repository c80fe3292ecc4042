/** What is lost, and what is told, where something that a run of Vitest needs is killed or can't be written. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { feature } from '../support/aheadProject.js';
import { killWorker, titled, TITLES } from '../support/killWorker.js';
import { came, reportIn } from '../playwright/reported.js';
import { environmentOf, slowService } from '../support/slowService.js';
import { VITEST, vitestConfig, vitestProject } from '../support/vitestProject.js';

/** Vitest takes larger files first. */
const CASES = Object.fromEntries(
  TITLES.map((title, index) => [
    `cases/${index}.feature`,
    feature(title) + '\n'.repeat(TITLES.length - index),
  ]),
);
const TEST = "test: { pool: 'forks', maxWorkers: 1, reporters: ['verbose', 'casewright/vitest/reporter'] }";

test.skipIf(process.platform !== 'linux')(
  'A worker that is killed costs its entry alone, and no session.',
  async () => {
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig("{ files: 'cases/*' }", TEST),
      ...CASES,
    });
    const { service, ran, runAgain } = await killWorker({
      project,
      args: [VITEST, 'run'],
      worker: 'forks',
      isUnderWay: async () => (await marksIn(project.folder)) === 2,
    });
    expect(ran.exitCode).toBe(1);
    expect(ran.output).toMatch(/Tests {2}2 passed \(3\)[^]*No verdict: interrupted \(run\)/);
    const { cases, faults } = await reportIn(project);
    expect(cases.map(came)).toEqual([
      ['passed', null, 'passes'],
      ['error', 'interrupted', 'fails'],
      ['passed', null, 'passes'],
    ]);
    // What the next worker came to had begun with the rest.
    expect(service.sessions.map(({ title }) => title).toSorted()).toEqual(TITLES.map(titled).toSorted());
    const { id } = service.sessions.find(({ title }) => title === titled('two')) ?? {};
    expect(cases[1]?.attempts[0]).toMatchObject({
      sessionId: id,
      message: `The case was not judged: its worker process ended before it did. Session ${id} may still be running.`,
    });
    expect(ran.output).toContain(`Session ${id} may still be running.`);
    expect(faults).toEqual(['[vitest-pool]: Worker forks emitted error. (Worker exited unexpectedly)']);
    expect(ran.output).toContain(`FAULT: ${faults[0]}`);
    expect(ran.output).toContain('CASEWRIGHT_RESUME=1');
    const again = await runAgain(['cases/1.feature'], { CASEWRIGHT_RESUME: '1' });
    expect(again.output).toMatch(/Tests {2}1 passed/);
    expect((await reportIn(project)).cases[0]?.attempts[0]?.sessionId).toBe(id);
    expect(service.sessions).toHaveLength(TITLES.length);
  },
);

/** How many entries have begun. */
async function marksIn(folder: string): Promise<number> {
  const files = await readdir(path.join(folder, '.casewright'), { recursive: true }).catch(() => []);
  return files.filter((file) => file.endsWith('.begun')).length;
}

test('Where the folder of the outcomes is a file, nothing is run and nothing is paid, and it is said what to do.', async () => {
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig("{ files: 'cases/*' }", TEST),
    ...CASES,
    '.casewright': 'in the way',
  });
  const service = await slowService();
  service.end();
  const { exitCode, output } = await project.vitest([], environmentOf(service));
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /Casewright can't write to .*\.casewright: (?:ENOTDIR|EEXIST).*Please make that folder writable/,
  );
  expect(service.sessions).toEqual([]);
});
