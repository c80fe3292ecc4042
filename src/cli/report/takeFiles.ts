/** Copies the pictures and the evidence that reports name into the folder of the new one. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { limitFunction } from 'p-limit';
import { contentName } from '../../report/outcome.js';
import { Evidence, type Attempt, type Report } from '../../report/report.js';
import type { ReportFolder } from '../../report/ReportFolder.js';
import type { FoundReport } from './readReports.js';

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

async function takeAll(
  report: Report,
  { root, isRelative }: { root: string; isRelative: boolean },
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

type FileKind = 'picture' | 'evidence';

/** What browsers show as something else than a picture would be active content on the pages of a CI service. */
const EXTENSIONS: Record<FileKind, readonly string[]> = {
  picture: ['png', 'jpg', 'webp'],
  evidence: ['json'],
};

/** Far above any picture; nothing is read for ever. */
const MOST_BYTES = 200_000_000;

interface WantedFile {
  /** As the report has it. */
  name: string;
  kind: FileKind;
  /** Absolute. */
  root: string;
}

/** Gives its path within the new report, or null where the folder can't take it. @throws Error whose message goes on after the file's name */
async function takeFile(wanted: WantedFile, folder: ReportFolder): Promise<string | null> {
  const { name, kind, root } = wanted;
  const extension = EXTENSIONS[kind].find((each) => name.endsWith(`.${each}`));
  if (extension === undefined) throw new Error(`was left out, because it is no ${kind} by its name`);
  const bytes = await contentOf(await fileWithin(root, name));
  const own = contentName(bytes, extension);
  if (path.posix.basename(name) !== own) {
    throw new Error('was left out, because it does not hold what its name says; perhaps it was changed');
  }
  if (kind === 'evidence') checkEvidence(bytes);
  return folder.keepIfPossible(own, bytes);
}

/** Also not outside by way of a link. */
async function fileWithin(root: string, name: string): Promise<string> {
  const file = path.join(root, name);
  try {
    if (isWithin(root, file)) {
      const [realRoot, real] = await Promise.all([realpath(root), realpath(file)]);
      if (isWithin(realRoot, real)) return real;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`is missing: there is no ${file}`, { cause: error });
  }
  throw new Error("was left out, because it is not in its report's folder");
}

function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

async function contentOf(file: string): Promise<Buffer> {
  const facts = await stat(file);
  if (!facts.isFile()) throw new Error('was left out, because it is no file');
  if (facts.size > MOST_BYTES) throw new Error(`was left out, because it has ${facts.size} bytes`);
  return readFile(file);
}

function checkEvidence(bytes: Buffer): void {
  let read;
  try {
    read = Evidence.safeParse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`was left out, because it is no JSON: ${error.message}`, { cause: error });
  }
  if (!read.success) throw new Error('was left out, because it is no evidence of a session');
}
