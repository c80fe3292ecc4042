/** The operations on runs of plans. */
import type { Handlers } from '../http/handlers.js';
import type { PlanRuns } from './PlanRuns.js';

type PlanRunHandlers = Pick<
  Handlers,
  'triggerPlan' | 'getPlanRun' | 'listPlanRuns' | 'listProjectPlanRuns' | 'cancelPlanRun' | 'archivePlanRun'
>;

export const planRunHandlers = (runs: PlanRuns): PlanRunHandlers => ({
  triggerPlan: ({ parameters, body }) => runs.trigger(parameters.plan_id, body),
  getPlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.get(plan_id, plan_run_id),
  listPlanRuns: ({ parameters, query }) => runs.list(parameters.plan_id, query),
  listProjectPlanRuns: ({ parameters, query }) => runs.listOfProject(parameters.project_id, query),
  cancelPlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.cancel(plan_id, plan_run_id),
  archivePlanRun: ({ parameters: { plan_id, plan_run_id } }) => runs.archive(plan_id, plan_run_id),
});
