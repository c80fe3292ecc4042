/** A session is created, or a plan triggered, and waited for. */
import { OutOfTime } from '../client/index.js';
import { TimeIsUp, startTimeLimit } from '../client/timeLimit.js';
import { isBeforeFirstCase, isQueued } from '../contract/index.js';
import { brokenBy } from './brokenBy.js';
import { noteFaults } from './journal/CaseJournal.js';
import type { CaseToRun, Surroundings, Progress } from './CaseToRun.js';
import { runPlan } from './plans/runPlan.js';
import { runSession } from './runSession.js';
import { archiveStoredPlan } from './plans/storePlan.js';

/** Milliseconds beyond the time limit: until then the poll ends by itself, and tells why the last look failed. */
const LAST_LOOK = 250;

/** Never rejects for what the service does: that is in the progress. A plan that was stored is left to {@link concludeCase}. */
export async function carryOutCase(entry: CaseToRun, around: Surroundings): Promise<Progress> {
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

async function carryOut(entry: CaseToRun, progress: Progress, around: Surroundings): Promise<void> {
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
