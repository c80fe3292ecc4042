/** Copies the pictures and the evidence that reports name into the folder of the new one. */
import path from 'node:path';
import { limitFunction } from 'p-limit';
import type { Attempt, Report } from '../../report/report.js';
import type { ReportFolder } from '../../report/ReportFolder.js';
import type { FoundReport } from './readReports.js';
import { takeFile, type FileKind } from './takeFile.js';

const AT_ONCE = 8;

/** What can't be taken costs itself and a fault; the reports go on without it. */
export async function takeFiles(
  found: readonly FoundReport[],
  folder: ReportFolder,
): Promise<{ reports: Report[]; faults: string[] }> {
  const faults: string[] = [];
  const reports: Report[] = [];
  for (const { file, name, report } of found) {
    const root = path.resolve(path.dirname(file), report.dataRoot);
    const taken = await takeAll(report, { root, isRelative: !path.isAbsolute(report.dataRoot) }, folder);
    for (const [wanted, { fault }] of taken)
      if (fault !== undefined) faults.push(`${name}: ${wanted} ${fault}`);
    reports.push(renamed(report, (wanted) => taken.get(wanted)?.file ?? null));
  }
  return { reports, faults: [...faults, ...folder.faults] };
}

type Taken = { file: string | null; fault?: never } | { file?: never; fault: string };

interface DataRoot {
  root: string;
  isRelative: boolean;
}

async function takeAll(
  report: Report,
  { root, isRelative }: DataRoot,
  folder: ReportFolder,
): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  const takeInTurn = limitFunction(
    async ([name, kind]: [string, FileKind]) => {
      try {
        if (!isRelative) throw new Error('was left out, because the dataRoot of its report is not relative');
        taken.set(name, { file: await takeFile({ name, kind, root }, folder) });
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        taken.set(name, { fault: error.message });
      }
    },
    { concurrency: AT_ONCE },
  );
  await Promise.all([...namesIn(report)].map(takeInTurn));
  return taken;
}

function namesIn({ cases }: Report): Map<string, FileKind> {
  const names = new Map<string, FileKind>();
  for (const { screenshots, evidence } of cases.flatMap(({ attempts }) => attempts)) {
    for (const { file } of screenshots) if (file !== null) names.set(file, 'picture');
    if (evidence !== null) names.set(evidence, 'evidence');
  }
  return names;
}

type Rename = (name: string) => string | null;

const renamed = (report: Report, rename: Rename): Report => ({
  ...report,
  dataRoot: '.',
  cases: report.cases.map((one) => ({
    ...one,
    attempts: one.attempts.map((attempt) => renamedAttempt(attempt, rename)),
  })),
});

const renamedAttempt = (attempt: Attempt, rename: Rename): Attempt => ({
  ...attempt,
  screenshots: attempt.screenshots.map((shot) => ({
    ...shot,
    file: shot.file === null ? null : rename(shot.file),
  })),
  evidence: attempt.evidence === null ? null : rename(attempt.evidence),
});
