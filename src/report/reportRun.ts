/** What both reporters do when a run is over: build the report, write its files, and say where they are. */
import path from 'node:path';
import { buildReport } from './collect/buildReport.js';
import type { EndedRun } from './collect/EndedRun.js';
import { drawings } from './drawings.js';
import type { ResolvedOptions } from './options.js';
import type { Report } from './report.js';
import { ReportFolder } from './ReportFolder.js';
import { closingLines } from './terminal/closingLines.js';
import { tellGithub } from './github/tellGithub.js';
import { writeReport } from './writeReport.js';

export interface ReportSurroundings {
  /** Casewright's. */
  version: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Takes what is to be read in the terminal. */
  print: (text: string) => void;
  /** The folder that the user stands in: the report's path is shown from there. */
  cwd: string;
  /** Whether the terminal shows colours. */
  colors: boolean;
}

/** Never rejects: a reporter's own fault is told loudly, and breaks no run. */
export async function reportRun(
  collect: () => EndedRun,
  options: ResolvedOptions,
  around: ReportSurroundings,
): Promise<void> {
  try {
    const folder = new ReportFolder(options.folder);
    const report = await buildReport(collect(), { version: around.version, title: options.title }, folder);
    report.faults.push(...options.faults);
    const draw = drawings({ ...options, env: around.env });
    const unwritten = await writeReport(report, options.files, draw);
    report.faults.push(...unwritten);
    // A report of an earlier run that still stands there needs its pictures.
    if (unwritten.length === 0) await folder.sweep(Object.values(options.files));
    await tell(report, options, around);
  } catch (error) {
    around.print(`\n  Casewright could not finish its report: ${wordsOf(error)}\n`);
  }
}

async function tell(report: Report, { files, folder }: ResolvedOptions, around: ReportSurroundings) {
  const shown = files.html || files.json || files.junit || folder;
  const place = path.relative(around.cwd, shown) || '.';
  around.print(closingLines(report, { report: place, colors: around.colors }));
  await tellGithub(report, around);
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
