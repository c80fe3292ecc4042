/** A session is created, on a device where one is asked for, and waited for. */
import { revealSecrets, maskSecrets } from '../cases/index.js';
import { pollSession, type PreparedDevice } from '../client/index.js';
import type { SessionCreate } from '../contract/index.js';
import type { Progress } from './Progress.js';
import { caseName } from './caseName.js';
import { deviceOf } from './deviceOf.js';
import type { CaseToRun, Surroundings } from './CaseToRun.js';

/** Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. */
export async function runSession(
  entry: CaseToRun,
  progress: Progress,
  around: Surroundings & { signal: AbortSignal },
): Promise<void> {
  const { client, signal } = around;
  const device = await deviceOf(entry, progress, around);
  const request = sessionRequest(entry, around, device);
  progress.sent = true;
  const sessionId = await client.createSession(request, { signal });
  progress.sessionId = sessionId;
  around.onCreated?.({ sessionId });
  const look = async () => (progress.session = await client.getSession(sessionId, { signal }));
  await pollSession(look, {
    ...around,
    onRemark: (remark) => progress.remarks.push(remark),
  });
}

/** The body of the request; the only place where secrets stand in the open. */
export function sessionRequest(
  entry: CaseToRun,
  around: Pick<Surroundings, 'projectId' | 'secrets'>,
  device: Omit<PreparedDevice, 'remarks'> = {},
): SessionCreate {
  const { case: one, startUrl, model, userDeviceId } = entry;
  const { platform } = one.options;
  // The contract has no field for it, so it is said in the prompt's first line.
  const start = startUrl === undefined ? '' : `Start at ${startUrl}\n\n`;
  return {
    title: maskSecrets(caseName(one), around.secrets),
    prompt: revealSecrets(start + one.prompt, around.secrets),
    projectId: around.projectId,
    ...(platform !== undefined && { platform }),
    ...(model !== undefined && { model }),
    ...(userDeviceId !== undefined && { userDeviceId }),
    ...device,
  };
}
