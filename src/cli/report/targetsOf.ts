/** Which files `casewright report` writes, and where. */
import path from 'node:path';
import type { ReportFiles } from '../../report/writeReport.js';
import { UsageError } from '../UsageError.js';

export interface TargetOptions {
  outputDir?: string;
  json?: string;
  junit?: string;
  html?: string;
}

export interface Targets {
  /** Pictures and evidence go to a folder in it; absolute. */
  folder: string;
  files: ReportFiles;
  /** Whether all of a report in that folder is written anew, so that nothing of an earlier one is of use. */
  isComplete: boolean;
}

/** @throws UsageError */
export function targetsOf({ outputDir, json, junit, html }: TargetOptions, cwd: string): Targets {
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
