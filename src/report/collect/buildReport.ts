/**
 * Makes the report of an ended run: outcomes are read one after the other, and what is large goes to files at once. What may
 * go on at the service is reported where it was begun: by the attempt, or else as a fault of the run.
 */
import { createHash } from 'node:crypto';
import { limitFunction } from 'p-limit';
import { REPORT_SCHEMA, type OtherTest, type Report, type ReportedCase, type Attempt } from '../report.js';
import type { ReportFolder } from '../ReportFolder.js';
import { byPlace, deciding, SourceList } from '../caseFacts.js';
import { attemptOf, type AttemptFiles } from './attemptOf.js';
import type { SourceText } from '../outcome.js';
import { notBegun, type EndedRun, type EndedTest, type EndedCase, type StillRunning } from './EndedRun.js';

const AT_ONCE = 8;

/** What can't be read or kept costs itself and a fault, never the report. */
export async function buildReport(
  run: EndedRun,
  { version, title }: Pick<Report, 'version' | 'title'>,
  folder: ReportFolder,
): Promise<Report> {
  const faults = [...run.faults];
  const left = new Set(run.left);
  const files = { folder, redact: run.redact, faults, left };
  const inTurn = limitFunction((test: EndedCase) => reportedCase(test, files, run), {
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

const isCase = (test: EndedTest): test is EndedCase => test.entry !== undefined;

async function reportedCase(
  test: EndedCase,
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

interface AllStillRunning {
  /** What is reported is taken out of it. */
  left: Set<StillRunning>;
  redact: EndedRun['redact'];
}

/** Of a case: attempts that ended without an id of their own name what they have begun. */
function nameStillRunning(
  attempts: readonly Attempt[],
  test: EndedCase,
  { left, redact }: AllStillRunning,
): Attempt[] {
  const own = [...left].filter((one) => isOf(one, test, redact));
  return attempts.map((attempt, retry) => {
    const begun = own.find((one) => one.retry === retry);
    if (!begun || attempt.verdict !== 'error' || namesOf(attempt).length > 0) return attempt;
    left.delete(begun);
    const named = begun.kind === 'session' ? { sessionId: begun.id } : { planRunId: begun.id };
    return { ...attempt, ...named, message: withSentence(attempt.message, begun) };
  });
}

/** Of those that no attempt names. */
function faultsOfStillRunning(
  left: Iterable<StillRunning>,
  cases: readonly Pick<ReportedCase, 'attempts'>[],
): string[] {
  const named = new Set<string | null>(cases.flatMap(({ attempts }) => attempts.flatMap(namesOf)));
  return [...left]
    .filter(({ id }) => !named.has(id))
    .map(({ kind, id, title, file }) =>
      id === null
        ? `A ${kind} of ${file} (${title}) may be running on the service.`
        : `The ${kind} ${id} of ${file} (${title}) may still be running on the service.`,
    );
}

const namesOf = ({ sessionId, planRunId }: Attempt): string[] =>
  [sessionId, planRunId].filter((id) => id !== null);

function isOf(
  { file, titles, project, repeat }: StillRunning,
  { entry: { facts }, project: ofTest, repetition }: EndedCase,
  redact: EndedRun['redact'],
): boolean {
  if (file !== facts.file || project !== ofTest || repeat !== repetition) return false;
  const own = [...facts.suites, facts.title].filter(Boolean);
  // The journal hides secrets, too.
  return (
    titles.length === own.length && titles.every((title, index) => redact(title) === redact(own[index] ?? ''))
  );
}

const NAMES = { session: 'Session', 'plan run': 'Plan run' } as const;

/** What an entry says that never got the answer. */
const VAGUE = /\s*\bA (?:session|plan run) may be running\./;

function withSentence(message: string, { kind, id }: StillRunning): string {
  if (id === null && VAGUE.test(message)) return message;
  const sentence = id === null ? `A ${kind} may be running.` : `${NAMES[kind]} ${id} may still be running.`;
  const known = message.replace(VAGUE, '');
  const ended = /[.!?]$/.test(known) ? known : `${known}.`;
  return `${ended}${known.includes('\n') ? '\n' : ' '}${sentence}`;
}
