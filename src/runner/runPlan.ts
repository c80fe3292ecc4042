/** A plan of the service is triggered, or one that a case file lists is stored first; then its run is waited for. */
import { pollPlanRun } from '../client/index.js';
import type { PlanRun, PlanTrigger } from '../contract/index.js';
import type { Progress } from './Progress.js';
import { deviceOf } from './deviceOf.js';
import type { CaseToRun, Surroundings } from './CaseToRun.js';
import { storePlan } from './storePlan.js';

/**
 * Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. What it stores is left there:
 * its cases have more to tell.
 */
export async function runPlan(
  entry: CaseToRun,
  progress: Progress,
  around: Surroundings & { signal: AbortSignal },
): Promise<void> {
  const trigger = await planTrigger(entry, progress, around);
  const { plan } = entry.case;
  if (plan && 'id' in plan) return triggerPlan(plan.id, trigger, { progress, around });
  progress.stored = { caseIds: [] };
  await triggerPlan(await storePlan(entry, progress.stored, around), trigger, { progress, around });
}

interface PlanContext {
  progress: Progress;
  around: Surroundings & { signal: AbortSignal };
}

async function triggerPlan(
  planId: string,
  trigger: PlanTrigger,
  { progress, around }: PlanContext,
): Promise<void> {
  const { client, signal } = around;
  progress.sent = true;
  const { planRunId } = await client.triggerPlan(planId, trigger, { signal });
  progress.planRunId = planRunId;
  around.onCreated?.({ planRunId });
  await pollPlanRun(() => client.getPlanRun(planId, planRunId, { signal }), {
    ...around,
    onLook(planRun: PlanRun) {
      progress.planRun = planRun;
      around.onPlanRun?.(planRun, progress.stored?.caseIds);
    },
    onRemark: (remark) => progress.remarks.push(remark),
  });
}

/** "executionMode, model, device, app, userDeviceId are overrides": only what the case file or its plugin says. */
async function planTrigger(
  entry: CaseToRun,
  progress: Progress,
  around: Surroundings & { signal: AbortSignal },
): Promise<PlanTrigger> {
  const { model, userDeviceId } = entry;
  const { executionMode } = entry.case.options;
  const { deviceArn, deviceName, uploadArn } = await deviceOf(entry, progress, around);
  const mobileConfig = {
    ...(deviceArn !== undefined && { deviceArn }),
    ...(deviceName !== undefined && { deviceName }),
    ...(uploadArn !== undefined && { uploadArn }),
  };
  return {
    ...(model !== undefined && { model }),
    ...(executionMode !== undefined && { executionMode }),
    ...(userDeviceId !== undefined && { userDeviceId }),
    ...(Object.keys(mobileConfig).length > 0 && { mobileConfig }),
  };
}
