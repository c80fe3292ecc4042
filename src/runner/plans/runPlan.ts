/** A plan of the service is triggered, or one that a case file lists is stored first; then its run is waited for. */
import { pollPlanRun } from '../../client/index.js';
import type { PlanRun, PlanTrigger } from '../../contract/index.js';
import type { Progress, CaseToRun, RunContext } from '../CaseToRun.js';
import { createOnce } from '../createOnce.js';
import { deviceOf } from '../deviceOf.js';
import type { Wanted } from '../journal/CaseJournal.js';
import type { Standing } from '../journal/standingSession.js';
import { takeOver, wantedOf } from '../journal/takeOver.js';
import { lostPlanRun } from '../lostSession.js';
import { storePlan, type MobileTarget } from './storePlan.js';

type Around = RunContext & { signal: AbortSignal };

/**
 * Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. What it stores is left there:
 * its cases have more to tell.
 */
export async function runPlan(entry: CaseToRun, progress: Progress, around: Around): Promise<void> {
  const wanted = await wantedOf(entry, 'plan run', around);
  const standing = await takeOverPlanRun(entry, { ...wanted, ...ofPlan(entry) }, { progress, around });
  if (standing) return;
  const mobile = await deviceOf(entry, progress, around);
  const trigger = planTrigger(entry, mobile);
  const { plan } = entry.case;
  if (plan && 'id' in plan) {
    return triggerPlan(plan.id, trigger, { wanted: { ...wanted, planId: plan.id }, progress, around });
  }
  progress.stored = { caseIds: [] };
  const planId = await storePlan({ ...entry, mobile }, progress.stored, around);
  const { caseIds } = progress.stored;
  await triggerPlan(planId, trigger, { wanted: { ...wanted, planId, caseIds }, progress, around });
}

interface PlanContext {
  progress: Progress;
  around: Around;
}

const ofPlan = ({ case: { plan } }: CaseToRun) => (plan && 'id' in plan ? { planId: plan.id } : {});

/** Whether there was one, which has ended by then. */
async function takeOverPlanRun(
  entry: CaseToRun,
  wanted: Wanted,
  { progress, around }: PlanContext,
): Promise<boolean> {
  const { client, signal } = around;
  const planOf = ({ planId }: Pick<Standing, 'planId'>) => planId ?? '';
  const standing = await takeOver(
    {
      wanted,
      find:
        'planId' in ofPlan(entry) ? OF_ANYBODY : (lost, found) => lostPlanRun(planOf(found), lost, around),
      whereabouts: whereaboutsOf(wanted),
      look: async (id, found) => (progress.planRun = await client.getPlanRun(planOf(found), id, { signal })),
    },
    { ...around, onRemark: (remark) => progress.remarks.push(remark) },
  );
  if (!standing) return false;
  const { caseIds = [], id } = standing;
  const planId = planOf(standing);
  if (!('planId' in ofPlan(entry))) progress.stored = { planId, caseIds };
  await pollUntilOver(planId, id, { progress, around });
  return true;
}

/** The contract lets a request for a plan run carry nothing that the run shows. */
const OF_ANYBODY = {
  notKnownBecause:
    'It was not looked for: a run of this plan can’t be told from those that others have begun.',
};

const whereaboutsOf = ({ title, planId }: Wanted): string =>
  `one of "${title}" among the runs of ${planId === undefined ? 'its plan' : `plan ${planId}`}`;

async function triggerPlan(
  planId: string,
  trigger: PlanTrigger,
  { wanted, progress, around }: PlanContext & { wanted: Wanted },
): Promise<void> {
  const { client, signal } = around;
  progress.sent = true;
  const planRunId = await createOnce(
    {
      wanted,
      create: async () => (await client.triggerPlan(planId, trigger, { signal })).planRunId,
      find: progress.stored ? (lost) => lostPlanRun(planId, lost, around) : OF_ANYBODY,
      whereabouts: whereaboutsOf(wanted),
    },
    { ...around, onRemark: (remark) => progress.remarks.push(remark) },
  );
  await pollUntilOver(planId, planRunId, { progress, around });
}

async function pollUntilOver(
  planId: string,
  planRunId: string,
  { progress, around }: PlanContext,
): Promise<void> {
  const { client, signal } = around;
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
function planTrigger(entry: CaseToRun, { deviceArn, deviceName, uploadArn }: MobileTarget): PlanTrigger {
  const { model, userDeviceId } = entry;
  const { executionMode } = entry.case.options;
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
