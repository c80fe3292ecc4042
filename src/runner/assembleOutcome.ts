/** Puts together the outcome of an entry from what the service reported. Pure. */
import {
  Observation,
  PlanRun,
  Session,
  SessionCapture,
  SessionMessage,
  SessionTimeline,
} from '../contract/index.js';
import type { Case } from '../cases/index.js';
import { decidingStep, judge, type Judgement } from './verdict.js';
import {
  Healing,
  StepOutcome,
  type CaseFacts,
  type Gate,
  type Gates,
  type Outcome,
  type Reason,
  type ScreenshotOutcome,
} from '../report/outcome.js';
import type { Broken } from './brokenBy.js';
import type { CaseToRun, Progress } from './CaseToRun.js';
import { caseFacts } from './entries/Entry.js';
import type { Evidence } from './collectEvidence.js';
import { judgePlanRun, planRunMessage, planSteps } from './plans/judgePlanRun.js';
import { maskRecord } from './secrets.js';
import {
  endedAtOutdated,
  reasonOfSteps,
  stepOutcomes,
  stepReports,
  type StepReport,
} from './stepOutcomes.js';

export interface Known {
  progress: Progress;
  evidence: Evidence;
  healed?: readonly Healing[];
  /** Milliseconds. */
  duration: number;
}

/** Hides secrets in text from outside; our own facts (verdicts, places, file names) stay as they are. */
export type Mask = <Value>(value: Value) => Value;

export function assembleOutcome(entry: CaseToRun, known: Known, mask: Mask): Outcome {
  const { case: one, file, folder = '' } = entry;
  const { progress, evidence, healed = [], duration } = known;
  const reports = stepReports(evidence.timeline);
  const facts = { file, folder, ...caseFacts(one) };
  const judged = one.plan ? planFinding(progress) : caseFinding(one, progress, reports);
  const finding = gatedFinding(judged, healed, entry.gates);
  const steps = one.plan ? planSteps(entry, progress) : stepOutcomes(one.steps, reports);
  return {
    schema: 'casewright-outcome/1',
    case: { ...facts, title: mask(facts.title), suites: mask(facts.suites) },
    source: entry.source ? { ...entry.source, text: mask(entry.source.text) } : null,
    ...finding,
    gate: gateOf(finding, entry.gates),
    message: mask(finding.message),
    place: placeOf(steps, facts),
    session: progress.session && maskRecord(Session, progress.session, mask),
    sessionId: progress.sessionId,
    planRun: progress.planRun && maskRecord(PlanRun, progress.planRun, mask),
    planRunId: progress.planRunId,
    steps: steps.map((step) => maskRecord(StepOutcome, step, mask)),
    healed: healed.map((each) => maskRecord(Healing, each, mask)),
    observations: (progress.session?.observations ?? []).map((each) => maskRecord(Observation, each, mask)),
    screenshots: evidence.screenshots.map((screenshot) =>
      screenshotOutcome(screenshot, one.plan ? indexOfShownCase(progress) : stepShown(screenshot, reports)),
    ),
    messages: evidence.messages.map((message) => maskRecord(SessionMessage, message, mask)),
    timeline: evidence.timeline && maskRecord(SessionTimeline, evidence.timeline, mask),
    capture: evidence.capture && maskRecord(SessionCapture, evidence.capture, mask),
    remarks: mask([...progress.remarks, ...evidence.remarks]),
    startedAt: progress.startedAt,
    duration,
  };
}

/** Of the step that decided, if the service reported. */
function placeOf(steps: readonly StepOutcome[], { line, column }: CaseFacts): Outcome['place'] {
  const step = decidingStep({ steps });
  return step ? { line: step.line, column: step.column } : { line, column };
}

const gateOf = ({ reason }: Finding, gates: Gates = {}): Gate => (reason && gates[reason]) ?? 'fail';

type Finding = Pick<Outcome, 'verdict' | 'reason' | 'message'>;

/** The session can't know where the words that it was sent come from. */
function caseFinding({ steps }: Case, progress: Progress, reports: readonly StepReport[]): Finding {
  const finding = sessionFinding(progress, reports);
  const isJudged = finding.verdict !== 'passed' && progress.broken === undefined;
  if (!isJudged || !endedAtOutdated(steps, reports)) return finding;
  return { ...finding, verdict: 'error', reason: 'recording out of date' };
}

/** Green, unless the gate wants that looked at. */
function gatedFinding(judged: Finding, healed: readonly Healing[], gates: Gates = {}): Finding {
  const [first] = healed;
  if (first === undefined || judged.verdict !== 'passed' || gates.healed === undefined) return judged;
  const message = `${first.file}:${first.line} says "${first.was}", which no longer fits the page.`;
  return { verdict: 'error', reason: 'healed', message: `${message} ${judged.message}` };
}

function sessionFinding({ broken, session }: Progress, reports: readonly StepReport[]): Finding {
  if (broken) return brokenFinding(broken);
  if (!session) return { verdict: 'error', reason: 'no result', message: 'Nothing is known of the session.' };
  const judgement = judge(session);
  const reason = closestReason(judgement, reports);
  return { ...judgement, reason, message: messageOf(session, judgement) };
}

function planFinding({ broken, planRun, details, stored }: Progress): Finding {
  if (broken) return brokenFinding(broken);
  if (!planRun)
    return { verdict: 'error', reason: 'no result', message: 'Nothing is known of the plan run.' };
  const around = { sessions: details?.judged, caseIds: stored?.caseIds };
  const judgement = judgePlanRun(planRun, around);
  return { ...judgement, message: planRunMessage(planRun, judgement, around) };
}

const brokenFinding = ({ reason, message, underWay }: Broken): Finding => ({
  verdict: 'error',
  reason,
  message: `${message} ${underWay}`.trimEnd(),
});

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

type Shot = Evidence['screenshots'][number];

/** The case of a plan run whose session stands for the run. */
function indexOfShownCase({ session, planRun, details }: Progress): number | null {
  if (!session || !planRun) return null;
  return indexOrNull(
    planRun.cases.findIndex(
      ({ status, caseId }) => status === 'failed' && details?.sessions.get(caseId) === session,
    ),
  );
}

/** Step 0 of the reports is the way to the start page, which is none of the case. */
function stepShown({ shown }: Shot, reports: readonly StepReport[]): number | null {
  const report = reports.find(({ messageId }) => messageId === shown.messageId);
  return indexOrNull(report ? report.step - 1 : -1);
}

const indexOrNull = (index: number) => (index < 0 ? null : index);

function screenshotOutcome({ shown, file, picture }: Shot, step: number | null): ScreenshotOutcome {
  return {
    id: shown.id,
    file,
    mediaType: picture?.mediaType ?? null,
    messageId: shown.messageId ?? null,
    step,
    capturedAt: shown.capturedAt,
  };
}
