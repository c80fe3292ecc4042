/** A session is created, or a plan triggered, and waited for. */
import { OutOfTime, pollSession, type PreparedDevice } from '../client/index.js';
import { TimeIsUp, startTimeLimit } from '../client/timeLimit.js';
import { isBeforeFirstCase, isQueued, type SessionCreate } from '../contract/index.js';
import { brokenBy } from './brokenBy.js';
import { noteFaults } from './journal/CaseJournal.js';
import type { CaseToRun, RunContext, Progress } from './CaseToRun.js';
import { runPlan } from './plans/runPlan.js';
import { archiveStoredPlan } from './plans/storePlan.js';
import { revealSecrets, maskSecrets } from '../cases/index.js';
import { caseName } from './caseFacts.js';
import { createOnce } from './createOnce.js';
import { deviceOf } from './deviceOf.js';
import { takeOver, wantedOf } from './journal/takeOver.js';
import { lostSession, type Lost } from './lostSession.js';
import { withMark } from './requestMark.js';

/** Milliseconds beyond the time limit: until then the poll ends by itself, and tells why the last look failed. */
const LAST_LOOK = 250;

/** Never rejects for what the service does: that is in the progress. A plan that was stored is left to {@link concludeCase}. */
export async function carryOutCase(entry: CaseToRun, around: RunContext): Promise<Progress> {
  const begun = around.clock.now();
  const progress = beginning(entry);
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

const beginning = ({ remarks = [] }: CaseToRun): Progress => ({
  ...{ sessionId: null, session: null, planRunId: null, planRun: null, sent: false },
  ...{ startedAt: new Date().toISOString(), took: 0 },
  remarks: [...remarks],
});

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
    await (isPlan ? runPlan : runSession)(entry, progress, { ...around, signal, onQueued });
  } catch (error) {
    progress.broken = brokenBy(isUp() ? outOfTime(error) : error, {
      kind: isPlan ? 'A plan run' : 'A session',
      running: underWay(progress),
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

function underWay({ sessionId, planRunId }: Progress): string | undefined {
  if (planRunId !== null) return `Plan run ${planRunId}`;
  return sessionId === null ? undefined : `Session ${sessionId}`;
}

type Around = RunContext & { signal: AbortSignal };

/** Fills in `progress` as it goes, so that what was reached is known wherever it breaks off. */
async function runSession(entry: CaseToRun, progress: Progress, around: Around): Promise<void> {
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
