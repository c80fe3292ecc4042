/** Small real projects whose Vitest has our reporter, and what its report says. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { Report, type Attempt, type ReportedCase } from '../../src/report/report.js';
import { makeVitestProject, vitestConfig, type VitestProject } from '../support/vitestProject.js';

/** Relative to the project. */
const FOLDER = 'casewright-report';

export interface Reporting {
  /** The text of what `cases()` gets, or each of several. */
  options: string | readonly string[];
  /** Of the text of `test` in the configuration. */
  test?: string;
  /** The text of the reporter's options. */
  reporter?: string;
}

/** For the length of the test that makes it. */
export async function reportingProject(
  reporting: Reporting,
  files: Record<string, string>,
): Promise<VitestProject> {
  const project = await makeReportingProject(reporting, files);
  onTestFinished(() => project.dispose());
  return project;
}

/** The same for several tests. It is a repository of its own, so that its files have short names in reports. */
export function makeReportingProject(
  { options, test = '', reporter }: Reporting,
  files: Record<string, string>,
): Promise<VitestProject> {
  const name = `'casewright/vitest/reporter'`;
  const reporters = `['default', ${reporter === undefined ? name : `[${name}, ${reporter}]`}]`;
  const config = vitestConfig(options, `test: { reporters: ${reporters}, ${test} }`);
  return makeVitestProject({ 'vitest.config.ts': config, '.git/HEAD': '', ...files });
}

/** For runs with these arguments, `titlesRun` and `reportedTests` know the tests, too. */
export const WITH_JSON = [
  ...['--reporter=default', '--reporter=casewright/vitest/reporter'],
  ...['--reporter=json', '--outputFile.json=report.json'],
];

export async function reportOf(project: VitestProject, file = `${FOLDER}/report.json`): Promise<Report> {
  return Report.parse(JSON.parse(await project.read(file)));
}

export const hasReport = ({ folder }: Pick<VitestProject, 'folder'>): boolean =>
  existsSync(path.join(folder, FOLDER));

/** A line for each case: where it stands, what it means to the run, and the verdict of each attempt. */
export const reported = ({ cases }: Report): string[] =>
  cases.map((one) => [placeOf(one), one.effect, ...one.attempts.map(judgement)].join(' | '));

const placeOf = ({ file, line, project, title }: ReportedCase) =>
  `${file}:${line} ${title}${project === '' ? '' : ` [${project}]`}`;

const judgement = ({ verdict, reason }: Attempt) => (reason === null ? verdict : `${verdict}: ${reason}`);

/** A line for each test that is no case. */
export const others = ({ otherTests }: Report): string[] =>
  otherTests.map(({ file, suites, title, status }) => [file, ...suites, title, status].join(' | '));
