/** The cases of a plan run as steps of its entry, in execution order. */
import type { Position } from '../../cases/index.js';
import type { PlanRunCase } from '../../contract/index.js';
import type { StepOutcome } from '../../report/outcome.js';
import { nameOf } from './judgePlanRun.js';
import type { CaseToRun, Progress } from '../CaseToRun.js';

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
