/** A run that was under way when the service ended can't go on: its sessions are gone. */
import { isPlanRunCaseOver } from '../../contract/index.js';
import { goTo } from '../goTo.js';
import type { Surroundings } from '../Surroundings.js';
import type { Cases } from './Cases.js';
import { PLAN_RUN_CASE_WAYS, PLAN_RUN_WAYS } from './planRunTransitions.js';
import type { StoredPlanRun, StoredRunCase } from './StoredPlanRun.js';

export function endInterrupted(
  run: StoredPlanRun,
  { around, cases }: { around: Surroundings; cases: Cases },
): StoredPlanRun {
  const completedAt = around.now().toISOString();
  const end = (one: StoredRunCase): StoredRunCase => {
    if (isPlanRunCaseOver(one.status)) return one;
    const status = goTo(PLAN_RUN_CASE_WAYS, one.status, 'cancelled');
    if (one.startedAt !== null) cases.noteRun(one.caseId, { lastRunAt: one.startedAt, lastStatus: status });
    return { ...one, status, completedAt };
  };
  return {
    ...run,
    status: goTo(PLAN_RUN_WAYS, run.status, 'failed'),
    completedAt,
    cases: run.cases.map(end),
  };
}
