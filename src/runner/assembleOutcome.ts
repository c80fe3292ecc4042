/** Puts together the outcome of an entry from what the service reported. Pure. */
import {
  Observation,
  PlanRun,
  Session,
  SessionCapture,
  SessionMessage,
  SessionTimeline,
  maskRecord,
  type Mask,
  type PlanRunCase,
} from '../contract/index.js';
import type { Case } from '../cases/index.js';
import { decidingStep } from '../report/caseFacts.js';
import { judge, type Judgement } from './verdict.js';
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
import type { CaseToRun, Progress } from './CaseToRun.js';
import { caseFacts } from './entries/Entry.js';
import type { Evidence } from './concludeCase.js';
import { judgePlanRun, planRunMessage, planSteps } from './plans/judgePlanRun.js';
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

export function assembleOutcome(entry: CaseToRun, known: Known, mask: Mask): Outcome {
  const { case: one, file, folder = '' } = entry;
  const { progress, evidence, healed = [], duration } = known;
  const reports = stepReports(evidence.timeline);
  const facts = { file, folder, ...caseFacts(one) };
  const finding = gatedFinding(findingOf(one, progress, reports), healed, entry.gates);
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
    screenshots: evidence.screenshots.map((shot) =>
      screenshotOutcome(shot, stepShown(shot, progress, reports)),
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

function findingOf(one: Case, progress: Progress, reports: readonly StepReport[]): Finding {
  const { broken, session, planRun, details, stored } = progress;
  if (broken) {
    const { reason, message, underWay } = broken;
    return { verdict: 'error', reason, message: `${message} ${underWay}`.trimEnd() };
  }
  if (!one.plan && session) return sessionFinding(one, session, reports);
  if (one.plan && planRun) {
    const around = { sessions: details?.judged, caseIds: stored?.caseIds };
    const judgement = judgePlanRun(planRun, around);
    return { ...judgement, message: planRunMessage(planRun, judgement, around) };
  }
  const message = `Nothing is known of the ${one.plan ? 'plan run' : 'session'}.`;
  return { verdict: 'error', reason: 'no result', message };
}

function sessionFinding({ steps }: Case, session: Session, reports: readonly StepReport[]): Finding {
  const judgement = judge(session);
  const message = messageOf(session, judgement);
  // The session can't know where the words that it was sent come from.
  if (judgement.verdict !== 'passed' && endedAtOutdated(steps, reports)) {
    return { verdict: 'error', reason: 'recording out of date', message };
  }
  return { ...judgement, reason: closestReason(judgement, reports), message };
}

function gatedFinding(judged: Finding, healed: readonly Healing[], gates: Gates = {}): Finding {
  const [first] = healed;
  if (first === undefined || judged.verdict !== 'passed' || gates.healed === undefined) return judged;
  const message = `${first.file}:${first.line} says "${first.was}", which no longer fits the page.`;
  return { verdict: 'error', reason: 'healed', message: `${message} ${judged.message}` };
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

type Shot = Evidence['screenshots'][number];

/** -1 where there is none: of a plan run it is of the case whose session stands for the run. */
function stepShown({ shown }: Shot, { session, planRun, details }: Progress, reports: readonly StepReport[]) {
  if (planRun) {
    const isShown = ({ status, caseId }: PlanRunCase) =>
      status === 'failed' && details?.sessions.get(caseId) === session;
    return session ? planRun.cases.findIndex(isShown) : -1;
  }
  // Step 0 of the reports is the way to the start page, which is none of the case.
  return (reports.find(({ messageId }) => messageId === shown.messageId)?.step ?? 0) - 1;
}

const screenshotOutcome = ({ shown, file, picture }: Shot, step: number): ScreenshotOutcome => ({
  id: shown.id,
  file,
  mediaType: picture?.mediaType ?? null,
  messageId: shown.messageId ?? null,
  step: step < 0 ? null : step,
  capturedAt: shown.capturedAt,
});
