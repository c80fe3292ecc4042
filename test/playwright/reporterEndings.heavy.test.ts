/** The reporter in runs that end in another way than most: early, in warnings, or where nothing can be written. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playwrightProject, type PlaywrightProject } from '../support/playwrightProject.js';
import { userEnvironment } from '../support/userEnvironment.js';
import { PLAYWRIGHT, came, reportIn } from './reported.js';
import { serviceByTitle, type ServiceByTitle } from './serviceByTitle.js';
import { fewCases } from './situations.js';

let service: ServiceByTitle;

beforeAll(async () => {
  service = await serviceByTitle();
});

afterAll(() => service.close());

const run = (project: PlaywrightProject, ...args: string[]) => project.playwright(args, service.env);
const isThere = ({ folder }: PlaywrightProject, file: string) => existsSync(path.join(folder, file));

describe('where nothing is to be written', () => {
  test('as with --list, the report of an earlier run stays as it is', async () => {
    const project = await playwrightProject(fewCases(['Passes']));
    await project.write({ 'casewright-report/report.json': 'of yesterday' });
    const { output } = await run(project, '--list');
    expect(output).toContain('Total: 1 test in 1 file');
    expect(await project.read('casewright-report/report.json')).toBe('of yesterday');
    expect(isThere(project, 'casewright-report/index.html')).toBe(false);
  });

  test('as where the folder is a file, the run is what it was, and the fault is told', async () => {
    const project = await playwrightProject(fewCases(['Passes'], "{ outputDir: 'taken/report' }"));
    await project.write({ taken: 'in the way' });
    const { output, exitCode } = await run(project);
    expect(exitCode).toBe(0);
    expect(output).toContain('1 passed');
    expect(output).toMatch(
      /FAULT: Pictures and evidence can't be written to .*taken\/report\/data \(ENOTDIR\)/,
    );
    expect(output).toMatch(/FAULT: report\.json could not be written \(.*ENOTDIR/);
    expect(await project.read('taken')).toBe('in the way');
  });
});

describe('a run', () => {
  test('in which everything that failed only warns is green, says what it warns of, and has the pictures of what passed, of which no output is kept', async () => {
    const files = fewCases(['Refused', 'Passes']);
    const config = files['playwright.config.ts']?.replace(
      'workers: 1,',
      "workers: 1, preserveOutput: 'failures-only',",
    );
    const project = await playwrightProject({ ...files, 'playwright.config.ts': config ?? '' });
    const { output, exitCode } = await run(project);
    expect(exitCode).toBe(0);
    expect(output).toContain('1 skipped');
    expect(output).toContain('Casewright: 1 warned, 1 passed');
    const { status, cases, faults } = await reportIn(project);
    expect(status).toBe('passed');
    expect(faults).toEqual([]);
    expect(cases.map(came)).toEqual([
      ['error', 'service refused', 'warns'],
      ['passed', null, 'passes'],
    ]);
    const picture = cases[1]?.attempts[0]?.screenshots[0]?.file ?? 'none';
    expect(isThere(project, path.join('casewright-report', picture))).toBe(true);
  });

  test('that must not have flaky tests is green, too, where what was to be tried again only warns', async () => {
    const project = await playwrightProject(fewCases(['Refused']));
    const { exitCode, output } = await run(project, '--retries=1', '--fail-on-flaky-tests');
    expect(output).toContain('1 skipped');
    expect(exitCode).toBe(0);
    expect((await reportIn(project)).cases.map(came)).toEqual([['error', 'service refused', 'warns']]);
  });

  test('that stops at its first failure tells the rest as not run', async () => {
    const project = await playwrightProject(fewCases(['Fails', 'Second', 'Third']));
    const { exitCode } = await run(project, '--max-failures=1');
    expect(exitCode).toBe(1);
    expect((await reportIn(project)).cases.map(came)).toEqual([
      ['failed', 'expectation not met', 'fails'],
      ['skipped', 'not run', 'none'],
      ['skipped', 'not run', 'none'],
    ]);
  });

  test('whose setup project failed tells the cases that depend on it as not run', async () => {
    const files = fewCases(['Passes']);
    const config = (files['playwright.config.ts'] ?? '')
      .replace(
        'projects: [',
        "projects: [{ name: 'setup', testDir: 'setup' }, { dependencies: ['setup'], ...",
      )
      .replace(/\] \}\);\n$/, '}] });\n');
    const setup = `import { test } from '@playwright/test';\ntest('starts', () => { throw new Error('No.'); });\n`;
    const project = await playwrightProject({
      ...files,
      'playwright.config.ts': config,
      'setup/setup.spec.ts': setup,
    });
    expect((await run(project)).exitCode).toBe(1);
    const { cases, otherTests } = await reportIn(project);
    expect(cases.map(came)).toEqual([['skipped', 'not run', 'none']]);
    expect(otherTests).toMatchObject([{ title: 'starts', status: 'failed', message: 'Error: No.' }]);
  });

  test('that is interrupted leaves a report of what has ended', async () => {
    const project = await playwrightProject(fewCases(['Passes', 'Endless', 'Third']));
    // Begun ahead, the second could be under way before the first has ended.
    const env = { ...userEnvironment(), ...service.env, CASEWRIGHT_CONCURRENCY: '0' };
    const child = spawn(process.execPath, [PLAYWRIGHT, 'test'], {
      cwd: project.folder,
      env,
      stdio: 'ignore',
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    await service.begun();
    await service.begun();
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const { status, cases } = await reportIn(project);
    expect(status).toBe('interrupted');
    expect(cases.map(came)).toEqual([
      ['passed', null, 'passes'],
      ['error', 'interrupted', 'fails'],
      ['skipped', 'not run', 'none'],
    ]);
  });
});
