/** A run of Playwright with our reporter, and the report that it has left. */
import { Report, type ReportedCase } from '../../src/report/report.js';
import { runNode, type PlaywrightProject, type Ran } from '../support/playwrightProject.js';
import { root } from '../support/places.js';
import { SECRET } from './situations.js';
import path from 'node:path';

export const PLAYWRIGHT = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');

export interface Reported extends Ran {
  report: Report;
}

interface RunOptions {
  args?: string[];
  env?: Record<string, string>;
}

/** With the reporter on the command line. */
export async function runReported(
  project: PlaywrightProject,
  { args = [], env = {} }: RunOptions,
): Promise<Reported> {
  const reporters = '--reporter=list,casewright/playwright/reporter';
  const ran = await project.playwright([reporters, ...args], { WORD: SECRET, ...env });
  return { ...ran, report: await reportIn(project) };
}

export const reportIn = async (
  project: PlaywrightProject,
  file = 'casewright-report/report.json',
): Promise<Report> => Report.parse(JSON.parse(await project.read(file)));

/** `npx playwright merge-reports`. */
export const mergeReports = (
  { folder }: PlaywrightProject,
  args: string[],
  env: Record<string, string> = {},
): Promise<Ran> => runNode(folder, [PLAYWRIGHT, 'merge-reports', ...args], env);

/** What decides about a case. */
export const came = ({ verdict, reason, effect }: ReportedCase) => [verdict, reason, effect];
