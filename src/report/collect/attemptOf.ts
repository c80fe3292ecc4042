/** One attempt for the report: its verdict brought together with the runner's, never greener than either, its evidence and pictures in files. */
import { readFile } from 'node:fs/promises';
import { contentName, Outcome, type ScreenshotOutcome, type SourceText, type Reason } from '../outcome.js';
import { EVIDENCE_SCHEMA, type Attempt, type Evidence, type Effect } from '../report.js';
import type { ReportFolder } from '../ReportFolder.js';
import type { Content, EndedAttempt, EndedRun, EndedTest, EndedCase } from './EndedRun.js';

export interface AttemptFiles {
  folder: ReportFolder;
  redact: EndedRun['redact'];
  faults: string[];
}

export async function attemptOf(
  ended: EndedAttempt,
  test: EndedCase,
  files: AttemptFiles,
): Promise<{ attempt: Attempt; source: SourceText | null }> {
  const { facts } = test.entry;
  const outcome = await outcomeOf(ended, test, files);
  const finding = reconcile(ended, { outcome, tags: facts.tags });
  // Only where the outcome's own verdict stands.
  const { line, column } = outcome?.reason === finding.reason ? outcome.place : facts;
  const attempt: Attempt = {
    ...(outcome ? knownOf(outcome) : nothingKnown(ended)),
    ...finding,
    message: files.redact(finding.message),
    ...{ line, column },
    screenshots: outcome ? await keepPictures(outcome, ended.pictures, test, files) : [],
    evidence: outcome ? await keepEvidence(outcome, files.folder) : null,
  };
  return { attempt, source: outcome?.source ?? null };
}

type Known = Omit<Attempt, keyof Finding | 'line' | 'column' | 'screenshots' | 'evidence'>;

const knownOf = (outcome: Outcome): Known => ({
  startedAt: outcome.startedAt,
  duration: outcome.duration,
  sessionId: outcome.sessionId,
  session: outcome.session,
  planRunId: outcome.planRunId,
  planRun: outcome.planRun,
  steps: outcome.steps,
  healed: outcome.healed,
  observations: outcome.observations,
  remarks: outcome.remarks,
});

const nothingKnown = ({ startedAt, duration }: EndedAttempt): Known => ({
  ...{ startedAt: startedAt.toISOString(), duration },
  ...{ sessionId: null, session: null, planRunId: null, planRun: null },
  ...{ steps: [], healed: [], observations: [], remarks: [] },
});

async function outcomeOf(
  { outcome: content }: EndedAttempt,
  { file, line, title }: EndedTest,
  { faults }: AttemptFiles,
): Promise<Outcome | undefined> {
  if (!content) return undefined;
  const fault = (what: string) => void faults.push(`${file}:${line ?? 1} "${title}": its outcome ${what}`);
  try {
    const read = Outcome.safeParse(JSON.parse((await bytesOf(content)).toString('utf8')));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    fault(`is none: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    fault(`can't be read: ${error.message}`);
  }
  return undefined;
}

/** An outcome calls its pictures by their content, so each is found wherever the runner has put it. */
async function keepPictures(
  { screenshots }: Outcome,
  pictures: readonly Content[],
  { file, line, title }: EndedTest,
  { folder, faults }: AttemptFiles,
): Promise<ScreenshotOutcome[]> {
  const names = new Set(screenshots.flatMap((shot) => shot.file ?? []));
  const wanted = new Map([...names].map((name) => [withoutExtension(name), name]));
  const kept = new Map<string, string | null>();
  const unread: string[] = [];
  for (const picture of pictures) {
    const bytes = await readPicture(picture, unread);
    const name = bytes && wanted.get(contentName(bytes, ''));
    if (bytes && name !== undefined) kept.set(name, await folder.keepIfPossible(name, bytes));
  }
  const missing = names.size - kept.size;
  if (missing > 0) {
    const why = unread[0] ?? 'the runner has not handed it over';
    faults.push(`${file}:${line ?? 1} "${title}": ${missing} of its pictures can't be found: ${why}`);
  }
  return screenshots.map((shot) => ({ ...shot, file: kept.get(shot.file ?? '') ?? null }));
}

/** The suite's own pictures are among them, and may be gone: only those of the outcome matter. */
async function readPicture(picture: Content, unread: string[]): Promise<Buffer | undefined> {
  try {
    return await bytesOf(picture);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    unread.push(error.message);
    return undefined;
  }
}

const withoutExtension = (name: string) => name.slice(0, name.lastIndexOf('.') + 1);

async function keepEvidence(
  { messages, timeline, capture }: Outcome,
  folder: ReportFolder,
): Promise<string | null> {
  if (messages.length === 0 && !timeline && !capture) return null;
  const evidence: Evidence = { schema: EVIDENCE_SCHEMA, messages, timeline, capture };
  const text = JSON.stringify(evidence);
  return folder.keepIfPossible(contentName(text, 'json'), text);
}

const bytesOf = (content: Content): Buffer | Promise<Buffer> =>
  'body' in content ? content.body : readFile(content.path);

export type Finding = Pick<Attempt, 'verdict' | 'reason' | 'effect' | 'message'>;

interface AroundAttempt {
  outcome: Outcome | undefined;
  tags: readonly string[];
}

export function reconcile(attempt: EndedAttempt, around: AroundAttempt): Finding {
  const { outcome, tags } = around;
  const found = outcome ? withOutcome(attempt, outcome, tags) : withoutOutcome(attempt, tags);
  return { ...found, effect: effectOf(found, attempt, around) };
}

type Found = Omit<Finding, 'effect'>;

function withOutcome(attempt: EndedAttempt, outcome: Outcome, tags: readonly string[]): Found {
  const { verdict, reason, message } = outcome;
  const mayFail = tags.includes('@fail');
  if (isBrokenOff(attempt) && verdict === 'failed' && mayFail) {
    return broken(attempt, 'The case failed as it is expected to, but what is around it did not end');
  }
  // A runner that gives a test up interrupts what it waits for.
  if (attempt.status === 'timed out' && reason === 'interrupted')
    return broken(attempt, 'The case was not judged');
  if (verdict !== 'passed') return { verdict, reason, message };
  if (isLeftOut(attempt)) return skipped('skipped by the suite', attempt);
  // Even where the runner is content: a hook that fails after the case looks to it like what is expected.
  if (mayFail && !isBrokenOff(attempt)) return PASSED_UNEXPECTEDLY;
  if (attempt.isOk && !isBrokenOff(attempt)) return { verdict, reason, message };
  return broken(attempt, 'The case passed, but what is around it did not');
}

const PASSED_UNEXPECTEDLY: Found = {
  verdict: 'failed',
  reason: 'passed unexpectedly',
  message: 'The case is tagged @fail, but it passed.',
};

function withoutOutcome(attempt: EndedAttempt, tags: readonly string[]): Found {
  const { status } = attempt;
  if (status === 'not run') return skipped('not run', attempt);
  if (status === 'skipped') {
    const byTag = tags.includes('@skip') || tags.includes('@fixme');
    return skipped(byTag ? 'skipped by tag' : 'skipped by the suite', attempt);
  }
  if (status === 'passed') {
    const message =
      'The runner counts the case as passed, but its outcome is missing, so nothing is known of it.';
    return { verdict: 'error', reason: 'no result', message };
  }
  return broken(attempt, 'The case was not judged');
}

const isLeftOut = ({ status }: EndedAttempt) => status === 'skipped' || status === 'not run';

const isBrokenOff = ({ status }: EndedAttempt) => status === 'timed out' || status === 'interrupted';

const skipped = (reason: Reason, { note }: EndedAttempt): Found => ({
  verdict: 'skipped',
  reason,
  message: note ?? SKIPPED[reason] ?? 'Skipped.',
});

const SKIPPED: Partial<Record<Reason, string>> = {
  'skipped by tag': 'Skipped by its tag.',
  'skipped by the suite': 'Skipped by the suite.',
  'not run': 'The run ended before it came to the case.',
};

function broken({ status, errors }: EndedAttempt, what: string): Found {
  const why = errors.at(-1);
  const { reason, words } = BROKEN[status] ?? {
    reason: 'hook or fixture failed',
    words: 'a hook or fixture failed',
  };
  return { verdict: 'error', reason, message: `${what}: ${why ?? words}` };
}

const BROKEN: Readonly<Record<string, { reason: Reason; words: string }>> = {
  'timed out': { reason: 'out of time', words: "the test's time was up" },
  interrupted: { reason: 'interrupted', words: 'the run was interrupted' },
};

function effectOf(found: Found, attempt: EndedAttempt, { outcome, tags }: AroundAttempt): Effect {
  const { verdict, reason } = found;
  if (verdict === 'skipped') return 'none';
  // What skips an entry that has run is the gate.
  if (isLeftOut(attempt)) return outcome?.gate === 'warn' ? 'warns' : 'fails';
  if (!attempt.isOk || verdict === 'error' || reason === 'passed unexpectedly') return 'fails';
  // The suite may expect a failure by other means than the tag; the runner is then content with one.
  const isExpected = tags.includes('@fail') || attempt.status === 'failed';
  return verdict === 'passed' || isExpected ? 'passes' : 'fails';
}
