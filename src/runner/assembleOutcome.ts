/** Puts together the outcome of an entry from what the service told. Pure. */
import type { Session } from '../contract/index.js';
import type { Outcome, Reason, ScreenshotOutcome } from '../report/outcome.js';
import type { Evidence } from './collectEvidence.js';
import type { CaseToRun } from './runCase.js';
import { reasonOfSteps, stepOutcomes, stepReports, type StepReport } from './stepOutcomes.js';
import { judge, type Judgement } from './verdict.js';

/** What is known of the session when it is time to judge. */
export interface Progress {
  sessionId: string | null;
  session: Session | null;
  /** Set where something other than the session's end decides. */
  broken?: undefined | { reason: Reason; message: string };
  remarks: string[];
}

export interface Known {
  progress: Progress;
  evidence: Evidence;
  startedAt: string;
  /** Milliseconds. */
  duration: number;
}

/** Hides secrets in text from outside; our own facts (verdicts, places, file names) stay as they are. */
export type Mask = <Value>(value: Value) => Value;

export function assembleOutcome({ case: one, file }: CaseToRun, known: Known, mask: Mask): Outcome {
  const { progress, evidence, startedAt, duration } = known;
  const reports = stepReports(evidence.timeline);
  return {
    schema: 'casewright-outcome/1',
    case: {
      file,
      line: one.line,
      column: one.column,
      title: mask(one.title),
      suites: mask(one.suites.map(({ title }) => title).filter(Boolean)),
      format: one.format,
      tags: one.tags,
    },
    ...maskMessage(finding(progress, reports), mask),
    session: mask(progress.session),
    sessionId: progress.sessionId,
    steps: stepOutcomes(one.steps, reports).map((step) => ({ ...mask(step), status: step.status })),
    observations: mask(progress.session?.observations ?? []),
    screenshots: evidence.screenshots.map((screenshot) => screenshotOutcome(screenshot, reports)),
    messages: mask(evidence.messages),
    timeline: mask(evidence.timeline),
    remarks: mask([...progress.remarks, ...evidence.remarks]),
    startedAt,
    duration,
  };
}

const maskMessage = <Told extends { message: string }>(told: Told, mask: Mask): Told => ({
  ...told,
  message: mask(told.message),
});

function finding(
  { broken, session }: Progress,
  reports: readonly StepReport[],
): Pick<Outcome, 'verdict' | 'reason' | 'message'> {
  if (broken || !session) {
    const { reason, message } = broken ?? {
      reason: 'no result',
      message: 'Nothing is known of the session.',
    };
    return { verdict: 'error', reason, message };
  }
  const judgement = judge(session);
  const reason = closestReason(judgement, reports);
  return { ...judgement, reason, message: messageOf(session, judgement) };
}

/** A step's reason says more than "session failed", but it never contradicts the verdict's own facts. */
function closestReason({ verdict, reason }: Judgement, reports: readonly StepReport[]): Reason | null {
  const general = reason === 'session failed' || reason === 'session error';
  return verdict !== 'passed' && general ? (reasonOfSteps(reports) ?? reason) : reason;
}

function messageOf({ status, result, summary }: Session, { verdict, reason }: Judgement): string {
  const facts = `status ${status}, result ${result ?? 'none'}`;
  if (reason === 'status and result disagree')
    return `Status and result disagree: ${facts}. ${summary ?? ''}`.trim();
  if (reason === 'no result')
    return `The session ended without a usable result: ${facts}. ${summary ?? ''}`.trim();
  return summary || (verdict === 'passed' ? 'Passed.' : `The session ended with ${facts}.`);
}

function screenshotOutcome(
  { shown, file, picture }: Evidence['screenshots'][number],
  reports: readonly StepReport[],
): ScreenshotOutcome {
  const report = reports.find(({ messageId }) => messageId === shown.messageId);
  return {
    id: shown.id,
    file,
    mediaType: picture?.mediaType ?? null,
    messageId: shown.messageId ?? null,
    step: report && report.step > 0 ? report.step - 1 : null,
    capturedAt: shown.capturedAt,
  };
}
