/** A session is created, on a device where one is asked for, and waited for. */
import { revealSecrets, maskSecrets } from '../cases/index.js';
import { pollSession, type PreparedDevice } from '../client/index.js';
import type { SessionCreate } from '../contract/index.js';
import type { Progress, CaseToRun, Surroundings } from './CaseToRun.js';
import { caseName } from './caseFacts.js';
import { createOnce } from './createOnce.js';
import { deviceOf } from './deviceOf.js';
import { takeOver, wantedOf } from './journal/takeOver.js';
import { lostSession, type Lost } from './lostSession.js';
import { withMark } from './requestMark.js';

type Around = Surroundings & { signal: AbortSignal };

/** Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. */
export async function runSession(entry: CaseToRun, progress: Progress, around: Around): Promise<void> {
  const { client, journal, projectId, signal } = around;
  const wanted = await wantedOf(entry, 'session', around);
  const { title } = sessionRequest(entry, around);
  const find = (lost: Lost) => lostSession({ title, projectId }, lost, around);
  const whereabouts = `"${title}" among the sessions of project ${projectId}`;
  const onRemark = (remark: string) => void progress.remarks.push(remark);
  const standing = await takeOver(
    {
      wanted,
      find,
      whereabouts,
      look: async (id) => (progress.session = await client.getSession(id, { signal })),
    },
    { ...around, onRemark },
  );
  if (standing) return pollUntilOver(standing.id, progress, around);
  const request = sessionRequest(entry, around, await deviceOf(entry, progress, around));
  progress.sent = true;
  const create = (ask: string) =>
    client.createSession({ ...request, prompt: withMark(request.prompt, ask) }, { signal });
  const sessionId = await createOnce({ wanted, create, find, whereabouts }, { ...around, journal, onRemark });
  await pollUntilOver(sessionId, progress, around);
}

async function pollUntilOver(sessionId: string, progress: Progress, around: Around): Promise<void> {
  progress.sessionId = sessionId;
  around.onCreated?.({ sessionId });
  const { client, signal } = around;
  const look = async () => (progress.session = await client.getSession(sessionId, { signal }));
  await pollSession(look, { ...around, onRemark: (remark) => progress.remarks.push(remark) });
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
