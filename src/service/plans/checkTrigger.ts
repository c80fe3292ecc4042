/** Whether a run of a plan can be triggered so: what can be known before its first session. */
import type { PlanTrigger, SessionCreate } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { StoredPlan } from './Plans.js';
import type { SessionStarter } from './RunSettings.js';

/** @throws ApiError 404 for a device or an app that the service doesn't have, 409, 422 for an unknown model */
export async function checkTrigger(
  plan: StoredPlan,
  trigger: PlanTrigger,
  sessions: Pick<SessionStarter, 'check'>,
): Promise<void> {
  refusePlan(plan);
  await refuseModel(plan, trigger, sessions);
  for (const target of targetsOf(trigger)) {
    await refuseAbsent({ ...sessionOf(plan), ...target }, sessions);
  }
}

const sessionOf = ({ title, projectId }: StoredPlan): SessionCreate => ({ title, prompt: title, projectId });

function refusePlan(plan: StoredPlan): void {
  const cannotRun = (why: string) => new ApiError(409, `Plan ${plan.id} can't be run: ${why}`);
  if (plan.archivedAt !== null) throw cannotRun('it is archived');
  if (!plan.apiEnabled) throw cannotRun('its apiEnabled is false. Please set it to true');
  if (plan.caseIds.length === 0) throw cannotRun('it has no cases. Please give it some, in caseIds');
}

/** Each case may have another device, but the model is the same for all. */
async function refuseModel(
  plan: StoredPlan,
  { model }: PlanTrigger,
  sessions: Pick<SessionStarter, 'check'>,
): Promise<void> {
  if (model !== undefined) await sessions.check({ ...sessionOf(plan), model });
}

/** An app alone can't be looked up: a session that names one needs a device as well, which is that of each case. */
function targetsOf({ userDeviceId, mobileConfig = {} }: PlanTrigger): Partial<SessionCreate>[] {
  const { deviceArn, uploadArn } = mobileConfig;
  return [
    ...(userDeviceId === undefined ? [] : [{ platform: 'desktop' as const, userDeviceId }]),
    ...(deviceArn === undefined
      ? []
      : [{ platform: 'android' as const, deviceArn, ...(uploadArn !== undefined && { uploadArn }) }]),
  ];
}

/** Whatever else could be refused, such as the platform, is a matter of each case. */
async function refuseAbsent(request: SessionCreate, sessions: Pick<SessionStarter, 'check'>): Promise<void> {
  try {
    await sessions.check(request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
  }
}
