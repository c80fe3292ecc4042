/** Reads and checks all reports that the command line names, and tells at once what is wrong with any of them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { harmlessLine } from '../../report/plainText.js';
import type { Report } from '../../report/report.js';
import type { Environment } from '../Environment.js';
import { UsageError } from '../UsageError.js';
import { checkReport } from './checkReport.js';
import { findReports, type Found } from './findReports.js';

export interface FoundReport {
  /** Absolute. */
  file: string;
  /** As the user would name it. */
  name: string;
  report: Report;
}

interface Wanted {
  from: readonly string[];
  history?: readonly string[];
}

/** @throws UsageError */
export async function readReports(
  { from, history = [] }: Wanted,
  { cwd, platform }: Pick<Environment, 'cwd' | 'platform'>,
): Promise<{ from: FoundReport[]; history: Report[] }> {
  const faults: string[] = [];
  const read = async ({ files, faults: missing }: Found) => {
    faults.push(...missing);
    const found: FoundReport[] = [];
    for (const file of files) {
      const name = path.relative(cwd, file);
      const { report, faults: wrong } = await readReport(file);
      if (report) found.push({ file, name, report });
      faults.push(...wrong.map((fault) => `${name}: ${fault}`));
    }
    return found;
  };
  const found = await read(await findReports(from, { cwd, platform, mayBeNone: false }));
  // Before the first run of a suite there is no earlier one.
  const earlier = await read(await findReports(history, { cwd, platform, mayBeNone: true }));
  if (faults.length > 0) throw new UsageError(complaint(faults));
  return { from: found, history: earlier.map(({ report }) => report) };
}

async function readReport(file: string): Promise<{ report?: Report; faults: string[] }> {
  try {
    return checkReport(await readFile(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { faults: [`can't be read: ${error.message}`] };
  }
}

/** File names and what stands in files may hold whatever a terminal or a CI service would obey. */
const complaint = (faults: readonly string[]): string =>
  [
    "These reports can't be drawn, so nothing was written:",
    ...faults.map((each) => harmlessLine(each, 600)),
  ].join('\n  ');
