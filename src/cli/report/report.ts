/** Reads everything, and only then writes: a report may be drawn over one of those that it is made of. */
import path from 'node:path';
import { ReportFolder } from '../../report/ReportFolder.js';
import { writeReport, type ReportFiles } from '../../report/writeReport.js';
import type { JunitForm } from '../../report/junit/index.js';
import { mergeReports } from '../../report/mergeReports.js';
import type { Report } from '../../report/report.js';
import { closingLines } from '../../report/closingLines.js';
import { type Environment, UsageError } from '../Environment.js';
import { readReports } from './readReports.js';
import { takeFiles } from './takeFiles.js';

export interface ReportOptions extends TargetOptions {
  from: string[];
  history?: string[];
  title?: string;
  attachmentBase?: string;
  junitForm: JunitForm;
}

/** @returns the exit code @throws UsageError for what can't be read */
export async function report(
  options: ReportOptions,
  environment: Pick<Environment, 'cwd' | 'env' | 'platform' | 'stdout'>,
): Promise<number> {
  const targets = targetsOf(options, environment.cwd);
  const { from, history } = await readReports(options, environment);
  const folder = new ReportFolder(targets.folder);
  const { reports, faults } = await takeFiles(from, folder);
  const merged = mergeReports(reports);
  const whole = { ...merged, title: options.title ?? merged.title, faults: [...merged.faults, ...faults] };
  const { attachmentBase: base, junitForm } = options;
  const { missing, shown } = await writeReport(whole, targets.files, {
    attachmentBase: base === undefined ? undefined : path.resolve(environment.cwd, base),
    ...{ folder: targets.folder, junitForm, env: environment.env, history },
  });
  if (targets.isComplete && missing === 0) await folder.sweep(Object.values(targets.files));
  tell(whole, shown, environment);
  return faults.length + missing > 0 ? 1 : 0;
}

function tell(
  report: Report,
  shown: string | undefined,
  { cwd, env, stdout }: Pick<Environment, 'cwd' | 'env' | 'stdout'>,
): void {
  const colors = stdout.isTTY === true && !env['NO_COLOR'];
  stdout.write(
    closingLines(report, { report: shown === undefined ? undefined : nearName(shown, cwd), colors }),
  );
}

/** Absolute for what stands elsewhere. */
function nearName(file: string, cwd: string): string {
  const way = path.relative(cwd, file);
  return way.startsWith('..') ? file : way;
}

interface TargetOptions {
  outputDir?: string;
  json?: string;
  junit?: string;
  html?: string;
}

/**
 * All absolute. In `folder` go pictures and evidence; `isComplete` where a whole report is written anew, so that nothing of an
 * earlier one is of use. @throws UsageError
 */
function targetsOf({ outputDir, json, junit, html }: TargetOptions, cwd: string) {
  const at = (file: string | undefined) => file !== undefined && path.resolve(cwd, file);
  const named: ReportFiles = { json: at(json), junit: at(junit), html: at(html) };
  const given = [named.json, named.junit, named.html].filter((file) => file !== false);
  if (new Set(given).size < given.length) {
    throw new UsageError('--json, --junit and --html name the same file. Please give each one of its own.');
  }
  const [first] = given;
  const beside = first === undefined ? 'casewright-report' : path.dirname(first);
  const folder = path.resolve(cwd, outputDir ?? beside);
  if (first !== undefined) return { folder, files: named, isComplete: false };
  const inFolder = (name: string) => path.join(folder, name);
  return {
    folder,
    files: { json: inFolder('report.json'), junit: inFolder('junit.xml'), html: inFolder('index.html') },
    isComplete: true,
  };
}
