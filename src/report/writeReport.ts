/** Writes the report's files. What one of them can't do never costs another, nor the run: it is reported. */
import path from 'node:path';
import type { Report } from './report.js';
import type { Drawings } from './drawings.js';
import { writeWhole } from './ReportFolder.js';

/** Absolute paths; false for a file that isn't wanted. */
export interface ReportFiles {
  json: string | false;
  junit: string | false;
  html: string | false;
}

export interface Written {
  /** How many files could not be written. */
  missing: number;
  /** The file that a person would open first; undefined where none was written. */
  shown: string | undefined;
}

/** What could not be written is reported among the report's faults, also in its JSON. */
export async function writeReport(report: Report, files: ReportFiles, draw: Drawings): Promise<Written> {
  const written: Partial<Record<keyof ReportFiles, string>> = {};
  let missing = 0;
  const write = async (kind: keyof ReportFiles) => {
    const file = files[kind];
    if (file === false) return;
    try {
      await writeWhole(file, await draw[kind](report, file));
      written[kind] = file;
    } catch (error) {
      missing += 1;
      report.faults.push(`${path.basename(file)} could not be written (${file}): ${wordsOf(error)}`);
    }
  };
  // JSON comes first: the others can be drawn from it again.
  await write('json');
  const reported = report.faults.length;
  await write('junit');
  await write('html');
  if (written.json !== undefined && report.faults.length > reported) await write('json');
  return { missing, shown: written.html ?? written.json ?? written.junit };
}

/** Whatever it is: a reporter never breaks a run. The name of a draft beside the file tells nobody anything. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const words = error.message.replace(/, \w+ '[^']*\.tmp'(?: -> '[^']*')?$/, '');
  return 'code' in error && DENIED.has(error.code) ? `${words}. ${MEND}` : words;
}

const DENIED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);
/** On Windows a file that somebody has open can't be replaced either. */
const MEND =
  'Please make that folder writable, close the file, or have the report written to another folder.';
