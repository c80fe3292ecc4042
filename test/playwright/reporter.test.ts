/** The reporter in short real runs: what its options do, and what it leaves to other reporters. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
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

describe('its options', () => {
  test('move files, leave some out and name the report; a wrong one is told and left aside', async () => {
    const options =
      "{ outputDir: 'out/report', json: 'facts.json', html: false, junit: 7, title: 'The shop' }";
    const project = await playwrightProject(fewCases(['Passes'], options));
    const { output, exitCode } = await run(project);
    expect(exitCode).toBe(0);
    const report = await reportIn(project, 'facts.json');
    expect(report).toMatchObject({ title: 'The shop', dataRoot: 'out/report', status: 'passed' });
    expect(isThere(project, path.join(report.dataRoot, report.cases[0]?.attempts[0]?.evidence ?? ''))).toBe(
      true,
    );
    expect(isThere(project, 'out/report/junit.xml')).toBe(true);
    expect(isThere(project, 'out/report/index.html')).toBe(false);
    expect(isThere(project, 'casewright-report')).toBe(false);
    expect(output).toContain("FAULT: The reporter's option `junit` must be true, false, a path or {");
  });

  test('need not be there: it can be the only reporter, from the command line, and the progress is still shown', async () => {
    const project = await playwrightProject(fewCases(['Passes']));
    const { output } = await run(project, '--reporter=casewright/playwright/reporter');
    expect(output).toContain('[1/1]');
    expect(output).toContain('Casewright: 1 passed (casewright-report/index.html)');
    expect((await reportIn(project)).cases.map(came)).toEqual([['passed', null, 'passes']]);
  });
});

test('what other reporters print to standard output as data is not mixed with its words', async () => {
  const project = await playwrightProject(fewCases(['Passes']));
  const args = [PLAYWRIGHT, 'test', '--reporter=json,casewright/playwright/reporter'];
  const env = { ...userEnvironment(), ...service.env };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: project.folder, env });
  expect(JSON.parse(stdout)).toMatchObject({ stats: { expected: 1 } });
  expect(stderr).toContain('Casewright: 1 passed');
});
