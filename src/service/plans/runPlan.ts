/** Carries out a run of a plan: its cases one after the other or all at once, each by its sessions. */
import { createHash } from 'node:crypto';
import { limitFunction } from 'p-limit';
import { isPlanRunCaseOver, type Session, type SessionCreate } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { CaseEnding, RunItem, RunUnderWay } from './RunUnderWay.js';
import { ScenarioError, type SessionOrigin } from './RunSettings.js';
import { sessionRequests, type SessionRequests } from './sessionRequests.js';

/** Resolves when every case is settled. */
export async function runPlan(run: RunUnderWay): Promise<void> {
  run.begin();
  // Whoever finds the queue of sessions full waits in front of all that come later.
  const inLine = limitFunction((start: Start) => start(), { concurrency: 1 });
  const runItem = async (item: RunItem) => {
    if (!isPlanRunCaseOver(item.record.status)) await run.settle(item, await runCase(item, run, inLine));
  };
  if (run.mode === 'parallel') await Promise.all(run.items.map(runItem));
  else for (const item of run.items) await runItem(item);
}

type Start = () => Promise<Session | undefined>;
type InLine = (start: Start) => Promise<Session | undefined>;

/** Never rejects: whatever happens becomes the case's ending. */
async function runCase(item: RunItem, run: RunUnderWay, inLine: InLine): Promise<CaseEnding> {
  const before = run.endingBefore(item);
  if (before) return before;
  const { plan } = run.settings;
  try {
    const prepared = await sessionRequests(item.case, plan, run.settings);
    return await runSessions(item, prepared, run, inLine);
  } catch (error) {
    if (error instanceof ScenarioError) return { status: 'failed', reason: error.message };
    run.fallShort();
    if (error instanceof ApiError) {
      return { status: 'failed', reason: `The session could not be created: ${error.message}` };
    }
    run.settings.onFault(error);
    return { status: 'failed', reason: 'The service has a fault of its own' };
  }
}

/** In turn, also after one that failed: together they are what the case says. */
async function runSessions(
  item: RunItem,
  { requests, secrets }: SessionRequests,
  run: RunUnderWay,
  inLine: InLine,
): Promise<CaseEnding> {
  if (requests.length === 0) return { status: 'skipped' };
  let status: 'passed' | 'failed' = 'passed';
  for (const [index, request] of requests.entries()) {
    const about = { id: sessionIdOf(run.id, item.record.id, index), caseId: item.case.id, secrets };
    const session = await inLine(() => startSession(item, request, about, run));
    run.endIfStopped(item);
    const ended = session && (await run.settings.sessions.ended(session.id));
    const cut = ended ? run.afterSession(item, ended) : run.endingBefore(item);
    if (cut) return status === 'failed' ? { status } : cut;
    if (ended?.status !== 'succeeded' || ended.result !== 'passed') status = 'failed';
  }
  return { status };
}

/** Seconds until a full queue is asked again, where it doesn't say. */
const RETRY_AFTER = 1;

/** "sessions queue for a free slot", and where the queue itself is full, the run waits. Undefined: not to be started. */
async function startSession(
  item: RunItem,
  request: SessionCreate,
  about: SessionOrigin & { id: string },
  run: RunUnderWay,
): Promise<Session | undefined> {
  const { sessions, pause } = run.settings;
  while (!run.endingBefore(item)) {
    try {
      await run.announce(item, about.id);
      return await sessions.create(request, about);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      await pause((error.details.retryAfter ?? RETRY_AFTER) * 1000, run.awake);
    }
  }
  return undefined;
}

/** The same whoever carries out the run, so that nobody creates a session a second time. */
function sessionIdOf(runId: string, itemId: string, index: number): string {
  const bytes = createHash('sha256').update(`${runId}/${itemId}/${index}`).digest().subarray(0, 16);
  // As a UUID of version 8, "custom".
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
