/** Writes the report's files. What one of them can't do never costs another, nor the run: it is told. */
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

/** Gives what could not be written, in words. */
export async function writeReport(report: Report, files: ReportFiles, draw: Drawings): Promise<string[]> {
  const faults: string[] = [];
  // JSON comes first: the others can be drawn from it again.
  for (const kind of ['json', 'junit', 'html'] as const) {
    const file = files[kind];
    if (file === false) continue;
    try {
      await writeWhole(file, await draw[kind](report, file));
    } catch (error) {
      faults.push(`${path.basename(file)} could not be written (${file}): ${wordsOf(error)}`);
    }
  }
  return faults;
}

/** Whatever it is: a reporter never breaks a run. */
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
