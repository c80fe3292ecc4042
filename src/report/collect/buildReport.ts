/** Makes the report of an ended run: outcomes are read one after the other, and what is large goes to files at once. */
import { createHash } from 'node:crypto';
import { limitFunction } from 'p-limit';
import { REPORT_SCHEMA, type OtherTest, type Report, type ReportedCase } from '../report.js';
import type { ReportFolder } from '../ReportFolder.js';
import { byPlace, deciding, SourceList } from '../caseFacts.js';
import { attemptOf, type AttemptFiles } from './attemptOf.js';
import { faultsOfStillRunning, nameStillRunning, type AllStillRunning } from './nameStillRunning.js';
import type { SourceText } from '../outcome.js';
import { notBegun, type EndedRun, type EndedTest, type EntryFacts } from './EndedRun.js';

const AT_ONCE = 8;

export interface ReportFacts {
  /** Casewright's. */
  version: string;
  title: string;
}

/** What can't be read or kept costs itself and a fault, never the report. */
export async function buildReport(
  run: EndedRun,
  { version, title }: ReportFacts,
  folder: ReportFolder,
): Promise<Report> {
  const faults = [...run.faults];
  const left = new Set(run.left);
  const files = { folder, redact: run.redact, faults, left };
  const inTurn = limitFunction((test: EndedTest & { entry: EntryFacts }) => reportedCase(test, files, run), {
    concurrency: AT_ONCE,
  });
  const reported = await Promise.all(run.tests.filter(isCase).map(inTurn));
  const sources = new SourceList();
  const cases = reported.toSorted(byPlace).map(({ text, ...one }) => ({
    ...one,
    source: text && sources.add(one.file, text),
  }));
  const { part, redact } = run;
  return {
    schema: REPORT_SCHEMA,
    version,
    title,
    dataRoot: '.',
    startedAt: part.startedAt,
    duration: part.duration,
    status: part.status,
    parts: [part],
    cases,
    otherTests: run.tests
      .filter((test) => !isCase(test))
      .map((test) => otherTest(test, redact))
      .toSorted(byPlace),
    sources: sources.all.map((source) => ({ ...source, text: redact(source.text) })),
    faults: [...faults, ...faultsOfStillRunning(left, cases), ...folder.faults].map(redact),
  };
}

const isCase = (test: EndedTest): test is EndedTest & { entry: EntryFacts } => test.entry !== undefined;

async function reportedCase(
  test: EndedTest & { entry: EntryFacts },
  files: AttemptFiles & AllStillRunning,
  run: EndedRun,
): Promise<Omit<ReportedCase, 'source'> & { text: SourceText | null }> {
  const { entry, file, project, repetition } = test;
  const { facts, command } = entry;
  const end = Date.parse(run.part.startedAt) + run.part.duration;
  const ended = test.attempts.length > 0 ? test.attempts : [notBegun('not run', new Date(end))];
  const found = [];
  for (const attempt of ended) found.push(await attemptOf(attempt, test, files));
  const attempts = nameStillRunning(
    found.map(({ attempt }) => attempt),
    test,
    files,
  );
  const text = found.findLast(({ source }) => source !== null)?.source ?? null;
  return {
    id: idOf(test, run),
    ...facts,
    title: files.redact(facts.title),
    suites: facts.suites.map(files.redact),
    ...{ file, project, repetition },
    isExpectedToFail: facts.tags.includes('@fail'),
    ...deciding(attempts),
    command,
    text,
    attempts,
  };
}

/** Without the line, which an edit above the case moves; with the runner, for no run of one is a retry of the other's. */
function idOf({ project, file, suites, title, repetition }: EndedTest, { part }: EndedRun): string {
  const identity = JSON.stringify([part.runner.name, project, file, ...suites, title, repetition]);
  return createHash('sha256').update(identity).digest('hex').slice(0, 16);
}

function otherTest(test: EndedTest, redact: EndedRun['redact']): OtherTest {
  const { file, line, column, project, repetition, attempts, isOk } = test;
  const last = attempts.at(-1);
  const message = last?.errors.at(-1)?.split('\n')[0] ?? last?.note ?? null;
  return {
    ...{ file, line, column, project, repetition },
    title: redact(test.title),
    suites: test.suites.map(redact),
    status: statusOf(attempts, isOk),
    message: message === null ? null : redact(message),
    duration: attempts.reduce((sum, { duration }) => sum + duration, 0),
  };
}

function statusOf(attempts: EndedTest['attempts'], isOk: boolean): OtherTest['status'] {
  const last = attempts.at(-1);
  if (!last || last.status === 'skipped' || last.status === 'not run') return 'skipped';
  if (last.status === 'interrupted') return 'interrupted';
  if (!isOk) return 'failed';
  return attempts.length > 1 && attempts.some((attempt) => !attempt.isOk) ? 'flaky' : 'passed';
}
