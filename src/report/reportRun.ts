/** What both reporters do when a run is over: build the report, write its files, and say where they are. */
import path from 'node:path';
import { version } from '../../package.json';
import { buildReport } from './collect/buildReport.js';
import type { EndedRun } from './collect/EndedRun.js';
import { writeReport } from './writeReport.js';
import type { ResolvedOptions } from './options.js';
import type { Report } from './report.js';
import { ReportFolder, runnerOfReport } from './ReportFolder.js';
import { closingLines } from './closingLines.js';
import { tellGithub } from './github/tellGithub.js';

export interface ReportContext {
  /** Casewright's. */
  version: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Takes what is to be read in the terminal. */
  print: (text: string) => void;
  /** The folder that the user stands in: the report's path is shown from there. */
  cwd: string;
  colors: boolean;
}

/** In this process. */
export const around = (terminal: NodeJS.WriteStream): ReportContext => ({
  ...{ version, env: process.env, cwd: process.cwd() },
  print: (text) => terminal.write(text),
  colors: terminal.isTTY && terminal.hasColors(),
});

/** Never rejects: a reporter's own fault is reported loudly, and breaks no run. */
export async function reportRun(
  collect: () => EndedRun,
  options: ResolvedOptions,
  around: ReportContext,
): Promise<void> {
  try {
    const folder = new ReportFolder(options.folder);
    const report = await buildReport(collect(), { version: around.version, title: options.title }, folder);
    report.faults.push(...options.faults, ...(await faultsOfPlace(report, options)));
    const places = { ...options, env: around.env };
    const { missing, shown } = await writeReport(report, options.files, places);
    // A report of an earlier run that still stands there needs its pictures.
    if (missing === 0) await folder.sweep(Object.values(options.files));
    await tell(report, missing === 0 ? (shown ?? options.folder) : shown, around);
  } catch (error) {
    around.print(`\n  Casewright could not finish its report: ${wordsOf(error)}\n`);
  }
}

/** Both runners write to the same place, unless they are told not to. */
async function faultsOfPlace({ parts }: Report, { files, folder }: ResolvedOptions): Promise<string[]> {
  const [own] = parts.map(({ runner: { name } }) => name);
  const usual = path.join(folder, 'report.json');
  const others = await Promise.all([...new Set([files.json || usual, usual])].map(runnerOfReport));
  const other = others.find((name) => name !== undefined && name !== own);
  if (other === undefined) return [];
  return [
    `The report of a run of ${nameOfRunner(other)} stood in ${folder}, and is replaced. ` +
      "Please give each runner's reporter an `outputDir` of its own.",
  ];
}

const nameOfRunner = (name: string): string => (name === 'vitest' ? 'Vitest' : 'Playwright');

async function tell(report: Report, shown: string | undefined, around: ReportContext) {
  const place = shown === undefined ? undefined : path.relative(around.cwd, shown) || '.';
  around.print(closingLines(report, { report: place, colors: around.colors }));
  await tellGithub(report, around);
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
