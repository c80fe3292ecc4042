/**
 * The verdict on a plan run, and its cases as steps of the entry. `passed` needs a completed run all of whose cases passed, and
 * counts that say so, too.
 */
import type { PlanRun, PlanRunCase, Session } from '../../contract/index.js';
import type { Reason, StepOutcome } from '../../report/outcome.js';
import { judge, type Judgement } from '../verdict.js';
import type { Position } from '../../cases/index.js';
import type { CaseToRun, Progress } from '../CaseToRun.js';

export interface AroundPlanRun {
  /** What the sessions of cases that failed say, by the case's id; undefined where a service does not tell. */
  sessions?: ReadonlyMap<string, Pick<Session, 'status' | 'result'>> | undefined;
  /** Of a plan that was stored for this run: its cases, which are the ones to be run. */
  caseIds?: readonly string[] | undefined;
}

/** @param run one that is over */
export function judgePlanRun(run: PlanRun, { sessions, caseIds }: AroundPlanRun = {}): Judgement {
  const { status, cases } = run;
  const failed = cases.filter((one) => one.status === 'failed');
  const isWhole = hasCases(run, caseIds);
  if (failed.length > 0 && isWhole) return judgeFailed(failed, sessions);
  if (status === 'cancelled') return error('plan run cancelled');
  if (status === 'failed') return error('plan run failed');
  if (cases.length === 0) return error('no result');
  if (status !== 'completed' || !isWhole || cases.some((one) => one.status !== 'passed')) {
    return error('plan run incomplete');
  }
  return countsAgree(run) ? { verdict: 'passed', reason: null } : error('status and result disagree');
}

/** The contract has one word for a case that failed and for one that was not judged; their sessions have two. */
function judgeFailed(failed: readonly PlanRunCase[], sessions: AroundPlanRun['sessions']): Judgement {
  const isJudged = ({ caseId }: PlanRunCase) => {
    const session = sessions?.get(caseId);
    return session !== undefined && judge(session).verdict === 'failed';
  };
  const isFinding = sessions === undefined || failed.some(isJudged);
  return isFinding ? { verdict: 'failed', reason: 'plan run failed' } : error('session error');
}

/** Each of the stored cases once, and no other one. */
function hasCases({ cases }: PlanRun, caseIds: readonly string[] | undefined): boolean {
  if (caseIds === undefined) return true;
  const inOrder = (ids: readonly string[]) => ids.map((id) => id.toLowerCase()).sort();
  const ran = inOrder(cases.map(({ caseId }) => caseId));
  const wanted = inOrder(caseIds);
  return ran.length === wanted.length && ran.every((id, index) => id === wanted[index]);
}

function countsAgree({ cases, totalCases, completedCases, passedCases, failedCases }: PlanRun): boolean {
  return [totalCases, completedCases, passedCases].every((n) => n === cases.length) && failedCases === 0;
}

const error = (reason: Reason): Judgement => ({ verdict: 'error', reason });

export function planRunMessage(
  run: PlanRun,
  { verdict, reason }: Judgement,
  { caseIds }: Pick<AroundPlanRun, 'caseIds'> = {},
): string {
  const { status, cases } = run;
  const all = cases.length === 1 ? 'The one case' : `All ${cases.length} cases`;
  if (verdict === 'passed') return `${all} passed.`;
  if (cases.length === 0) return `The plan run ended as ${status}, without a case.`;
  if (reason === 'status and result disagree') {
    return `${all} passed, but the run's own counts say otherwise: ${countsOf(run)}.`;
  }
  const words = new Set(['passed', ...cases.map((one) => one.status)]);
  const tally = [...words].map((word) => `${cases.filter((one) => one.status === word).length} ${word}`);
  const total = cases.length === 1 ? '1 case' : `${cases.length} cases`;
  const others = caseIds && !hasCases(run, caseIds) ? ` ${notThose(caseIds.length)}` : '';
  return `The plan run ended as ${status}. Of ${total}: ${tally.join(', ')}.${others}`;
}

const notThose = (stored: number) =>
  `They are not those that the plan lists: ${stored === 1 ? '1 case was' : `${stored} cases were`} stored for it.`;

const countsOf = ({ totalCases, completedCases, passedCases, failedCases }: PlanRun): string =>
  `total ${totalCases}, completed ${completedCases}, passed ${passedCases}, failed ${failedCases}`;

export const nameOf = ({ title, caseId }: PlanRunCase): string => title || `case ${caseId}`;

export function planSteps(
  entry: CaseToRun,
  { planRun, details, stored }: Pick<Progress, 'planRun' | 'details' | 'stored'>,
): StepOutcome[] {
  return (planRun?.cases ?? []).map((one) =>
    planStep(one, placeOfPlanCase(entry, one, stored?.caseIds), whyNotPassed(one, entry, details)),
  );
}

/**
 * Its item of the list; for a plan that only the service knows, the plan's own place.
 * @param caseIds those of the cases that were stored, in the list's order
 */
export function placeOfPlanCase(
  { case: plan, planned }: CaseToRun,
  { caseId }: Pick<PlanRunCase, 'caseId'>,
  caseIds: readonly string[] = [],
): Position {
  const index = caseIds.findIndex((id) => id.toLowerCase() === caseId.toLowerCase());
  return planned?.[index]?.listedAt ?? plan;
}

/** The contract's cases of a run have no field for it. */
function whyNotPassed(
  { status, caseId }: PlanRunCase,
  { case: { plan } }: CaseToRun,
  details: Progress['details'],
): string | null {
  if (status === 'failed') {
    return details?.sessions.get(caseId)?.summary ?? details?.reasons.get(caseId) ?? null;
  }
  const stops = plan !== undefined && 'cases' in plan && plan.stopOnFailure;
  return status === 'skipped' && stops ? 'The plan stops on a failure (`stopOnFailure`).' : null;
}

function planStep(one: PlanRunCase, { line, column }: Position, summary: string | null): StepOutcome {
  const { startedAt, completedAt } = one;
  const isTimed = startedAt != null && completedAt != null;
  return {
    text: nameOf(one),
    line,
    column,
    status: STATUSES[one.status] ?? 'not reached',
    summary,
    expected: null,
    observed: null,
    duration: isTimed ? Math.max(0, Date.parse(completedAt) - Date.parse(startedAt)) : null,
  };
}

const STATUSES: Readonly<Record<string, StepOutcome['status']>> = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  cancelled: 'cancelled',
};
