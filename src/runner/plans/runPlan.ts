/** A plan of the service is triggered, or one that a case file lists is stored first; then its run is waited for. */
import { pollPlanRun } from '../../client/index.js';
import type { PlanRun, PlanTrigger } from '../../contract/index.js';
import type { CaseToRun, Progress, Underway } from '../CaseToRun.js';
import { createOnce, type Sought, lostPlanRun } from '../createOnce.js';
import { deviceOf } from '../deviceOf.js';
import type { Wanted } from '../journal/CaseJournal.js';
import type { Standing } from '../journal/records.js';
import { takeOver, wantedOf } from '../journal/takeOver.js';
import { storePlan, type MobileTarget } from './storePlan.js';

/** Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. What it stores is left there: its cases have more to tell. */
export async function runPlan(entry: CaseToRun, progress: Progress, around: Underway): Promise<void> {
  const { plan } = entry.case;
  const known = plan && 'id' in plan ? { planId: plan.id } : {};
  const wanted = { ...(await wantedOf(entry, 'plan run', around)), ...known };
  if (await takeOverPlanRun(wanted, progress, around)) return;
  const mobile = await deviceOf(entry, around);
  const trigger = planTrigger(entry, mobile);
  if (known.planId !== undefined) {
    return triggerPlan({ ...wanted, planId: known.planId }, trigger, { progress, around });
  }
  progress.stored = { caseIds: [] };
  const planId = await storePlan({ ...entry, mobile }, progress.stored, around);
  const { caseIds } = progress.stored;
  await triggerPlan({ ...wanted, planId, caseIds }, trigger, { progress, around });
}

/** Whether there was one, which has ended by then. */
async function takeOverPlanRun(wanted: Wanted, progress: Progress, around: Underway): Promise<boolean> {
  const { client, signal } = around;
  const isStored = wanted.planId === undefined;
  const look = async (id: string, { planId = '' }: Standing) =>
    (progress.planRun = await client.getPlanRun(planId, id, { signal }));
  const standing = await takeOver({ ...soughtOf(wanted, isStored, around), look }, around);
  if (!standing) return false;
  const { id: planRunId, planId = '', caseIds = [] } = standing;
  if (isStored) progress.stored = { planId, caseIds };
  await pollUntilOver({ planId, planRunId }, progress, around);
  return true;
}

async function triggerPlan(
  wanted: Wanted & { planId: string },
  trigger: PlanTrigger,
  { progress, around }: { progress: Progress; around: Underway },
): Promise<void> {
  const { planId } = wanted;
  progress.sent = true;
  const create = async () =>
    (await around.client.triggerPlan(planId, trigger, { signal: around.signal })).planRunId;
  const sought = soughtOf(wanted, progress.stored !== undefined, around);
  const planRunId = await createOnce({ ...sought, create }, around);
  await pollUntilOver({ planId, planRunId }, progress, around);
}

/** The contract lets a request for a plan run carry nothing that the run shows. */
const OF_ANYBODY = {
  notKnownBecause:
    'It was not looked for: a run of this plan can’t be told from those that others have begun.',
};

function soughtOf(wanted: Wanted, isStored: boolean, around: Underway): Sought {
  const { title, planId } = wanted;
  return {
    wanted,
    find: isStored ? (lost) => lostPlanRun(lost, around) : OF_ANYBODY,
    whereabouts: `one of "${title}" among the runs of ${planId === undefined ? 'its plan' : `plan ${planId}`}`,
  };
}

async function pollUntilOver(
  { planId, planRunId }: { planId: string; planRunId: string },
  progress: Progress,
  around: Underway,
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
  });
}

/** "executionMode, model, device, app, userDeviceId are overrides": only what the case file or its plugin says. */
function planTrigger(entry: CaseToRun, { deviceArn, deviceName, uploadArn }: MobileTarget): PlanTrigger {
  const { model, userDeviceId } = entry;
  const { executionMode } = entry.case.options;
  const isMobile = (deviceArn ?? deviceName ?? uploadArn) !== undefined;
  const mobileConfig = isMobile ? { deviceArn, deviceName, uploadArn } : undefined;
  return { model, executionMode, userDeviceId, mobileConfig };
}
