/** A session is created, or a plan triggered, and waited for. */
import { OutOfTime, pollSession, type PreparedDevice } from '../client/index.js';
import { TimeIsUp, startTimeLimit } from '../client/timeLimit.js';
import { isBeforeFirstCase, isQueued, type SessionCreate } from '../contract/index.js';
import { brokenBy } from './brokenBy.js';
import { noteFaults } from './journal/CaseJournal.js';
import { noProgress, type CaseToRun, type Progress, type RunContext, type Underway } from './CaseToRun.js';
import { runPlan } from './plans/runPlan.js';
import { archiveStoredPlan } from './plans/storePlan.js';
import { revealSecrets, maskSecrets } from '../cases/index.js';
import { caseName } from './entries/Entry.js';
import { createOnce, lostSession, type Lost, withMark } from './createOnce.js';
import { deviceOf } from './deviceOf.js';
import { takeOver, wantedOf } from './journal/takeOver.js';
import { nameOfRunning } from './verdict.js';

/** Milliseconds beyond the time limit: until then the poll ends by itself, and tells why the last look failed. */
const LAST_LOOK = 250;

/** Never rejects for what the service does: that is in the progress. A plan that was stored is left to {@link concludeCase}. */
export async function carryOutCase(entry: CaseToRun, around: RunContext): Promise<Progress> {
  const begun = around.clock.now();
  const progress = noProgress(entry.remarks);
  try {
    await carryOut(entry, progress, around);
  } catch (error) {
    await archiveStoredPlan(progress, around);
    throw error;
  }
  noteFaults(progress, around.journal);
  progress.took = around.clock.now() - begun;
  return progress;
}

async function carryOut(entry: CaseToRun, progress: Progress, around: RunContext): Promise<void> {
  // The poll watches the time by itself; this ends a single request that takes longer than all there is.
  const { signal, isUp, restart, end } = startTimeLimit(
    around.timeLimit + LAST_LOOK,
    around.signal,
    around.clock,
  );
  const onQueued = () => {
    restart();
    around.onQueued?.();
  };
  const isPlan = entry.case.plan !== undefined;
  try {
    const onRemark = (remark: string) => void progress.remarks.push(remark);
    await (isPlan ? runPlan : runSession)(entry, progress, { ...around, signal, onQueued, onRemark });
  } catch (error) {
    progress.broken = brokenBy(isUp() ? outOfTime(error) : error, {
      kind: isPlan ? 'A plan run' : 'A session',
      running: nameOfRunning(progress),
      sent: progress.sent,
      interrupted: around.signal?.aborted ?? false,
      timeLimit: around.timeLimit,
      queued: isWaiting(progress),
    });
  } finally {
    end();
  }
}

function outOfTime(error: unknown): OutOfTime {
  if (error instanceof OutOfTime) return error;
  return new OutOfTime(undefined, error instanceof TimeIsUp ? { cause: error.cause } : {});
}

function isWaiting({ session, planRun }: Progress): boolean {
  if (planRun) return isBeforeFirstCase(planRun.cases.map(({ status }) => status));
  return session !== null && isQueued(session.status);
}

/** Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. */
async function runSession(entry: CaseToRun, progress: Progress, around: Underway): Promise<void> {
  const { client, projectId, signal } = around;
  const { title } = sessionRequest(entry, around);
  const sought = {
    wanted: await wantedOf(entry, 'session', around),
    find: (lost: Lost) => lostSession({ title, projectId }, lost, around),
    whereabouts: `"${title}" among the sessions of project ${projectId}`,
  };
  const look = async (id: string) => (progress.session = await client.getSession(id, { signal }));
  const pollUntilOver = async (sessionId: string) => {
    progress.sessionId = sessionId;
    around.onCreated?.({ sessionId });
    await pollSession(() => look(sessionId), around);
  };
  const standing = await takeOver({ ...sought, look }, around);
  if (standing) return pollUntilOver(standing.id);
  const request = sessionRequest(entry, around, await deviceOf(entry, around));
  progress.sent = true;
  const create = (ask: string) =>
    client.createSession({ ...request, prompt: withMark(request.prompt, ask) }, { signal });
  await pollUntilOver(await createOnce({ ...sought, create }, around));
}

/** The body of the request; the only place where secrets stand in the open. */
function sessionRequest(
  entry: CaseToRun,
  around: Pick<RunContext, 'projectId' | 'secrets'>,
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
