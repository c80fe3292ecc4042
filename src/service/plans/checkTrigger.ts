/** Whether a run of a plan can be triggered so: what can be known before its first session. */
import type { PlanTrigger, SessionCreate } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { StoredPlan } from './Plans.js';
import type { SessionStarter } from './RunSettings.js';

/** @throws ApiError 404 for a device or an app that the service doesn't have, 409, 422 for an unknown model */
export async function checkTrigger(
  plan: StoredPlan,
  { model, userDeviceId, mobileConfig: { deviceArn, uploadArn } = {} }: PlanTrigger,
  sessions: Pick<SessionStarter, 'check'>,
): Promise<void> {
  refusePlan(plan);
  const { title, projectId } = plan;
  const session = { title, prompt: title, projectId };
  // Each case may have another device, but the model is the same for all.
  if (model !== undefined) await sessions.check({ ...session, model });
  if (userDeviceId !== undefined)
    await refuseAbsent({ ...session, platform: 'desktop', userDeviceId }, sessions);
  // An app alone can't be looked up: a session that names one needs a device as well, which is that of each case.
  if (deviceArn !== undefined)
    await refuseAbsent({ ...session, platform: 'android', deviceArn, uploadArn }, sessions);
}

function refusePlan({ id, archivedAt, apiEnabled, caseIds }: StoredPlan): void {
  const cannotRun = (why: string) => new ApiError(409, `Plan ${id} can't be run: ${why}`);
  if (archivedAt !== null) throw cannotRun('it is archived');
  if (!apiEnabled) throw cannotRun('its apiEnabled is false. Please set it to true');
  if (caseIds.length === 0) throw cannotRun('it has no cases. Please give it some, in caseIds');
}

/** Whatever else could be refused, such as the platform, is a matter of each case. */
async function refuseAbsent(request: SessionCreate, sessions: Pick<SessionStarter, 'check'>): Promise<void> {
  try {
    await sessions.check(request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error;
  }
}
