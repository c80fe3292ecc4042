/** The plan flow: a run of a plan is triggered and waited for. */
import type { PlanRun, PlanTrigger } from '../../contract/index.js';
import { pollPlanRun, pollSettings, type PlanRunWatch, type PollOptions } from '../polling/index.js';
import type { ServiceClient } from '../ServiceClient.js';

export interface PlanFlow extends PollOptions, PlanRunWatch {
  planId: string;
  /** `model`, `mobileConfig`, `executionMode` and `userDeviceId` instead of what the plan and its cases have. */
  trigger?: PlanTrigger;
  /** Told as soon as the run exists, so that it can be found again whatever happens then. */
  onPlanRun?: (planRunId: string) => void;
}

/**
 * @throws OutOfTime, ServiceCallError, or the signal's reason; the run may go on
 * @example
 * const planRun = await runPlanFlow(client, { planId, onLook: ({ completedCases }) => show(completedCases) });
 */
export async function runPlanFlow(
  client: ServiceClient,
  { planId, trigger, onPlanRun, onLook, ...options }: PlanFlow,
): Promise<PlanRun> {
  const { signal } = options;
  const { planRunId } = await client.triggerPlan(planId, trigger, { signal });
  onPlanRun?.(planRunId);
  const look = () => client.getPlanRun(planId, planRunId, { signal });
  return pollPlanRun(look, { ...pollSettings(options), onLook });
}
