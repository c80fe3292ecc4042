/** Carries out runs of plans in this process; those that it left under way when it ended are over. */
import { createHash } from 'node:crypto';
import { limitFunction } from 'p-limit';
import { isPlanRunOver, isPlanRunCaseOver, type Session, type SessionCreate } from '../../contract/index.js';
import { Records } from '../Records.js';
import { RunUnderWay, type CaseEnding, type RunItem } from './RunUnderWay.js';
import { type RunSettings, ScenarioError, endInterrupted, type StoredPlanRun } from './StoredPlanRun.js';
import type { PlanRunContext } from './PlanRuns.js';
import { ApiError } from '../ApiError.js';
import type { SessionRequests } from './sessionRequests.js';
import type { SessionOrigin } from '../sessions/SessionRecords.js';

export interface Conductor {
  /** Keeps the run, and has it carried out; resolves when it is safe. */
  start(run: StoredPlanRun, settings: RunSettings): Promise<void>;
  /** Resolves when the run is over; false where it was already. */
  cancel(run: StoredPlanRun): Promise<boolean>;
  /** Starts no further case of what is under way here; sessions that run end by themselves. */
  startNoMore?(): void;
  /** Ends what is under way here as `failed`, and waits for it. */
  close(): Promise<void>;
}

export class LocalRuns implements Conductor {
  readonly #underWay = new Map<string, { run: RunUnderWay; done: Promise<void> }>();

  private constructor(
    private readonly onFault: (error: unknown) => void,
    private readonly records: Records<StoredPlanRun>,
  ) {}

  static async load({ onFault, ...all }: Omit<PlanRunContext, 'conductor'>): Promise<LocalRuns> {
    const records = new Records<StoredPlanRun>(all.database, 'planRuns');
    const interrupted = (await records.all()).filter(({ status }) => !isPlanRunOver(status));
    for (const run of interrupted) await records.put(await endInterrupted(run, all));
    return new LocalRuns(onFault, records);
  }

  async start(stored: StoredPlanRun, settings: RunSettings): Promise<void> {
    const run = new RunUnderWay(settings, stored);
    const isSafe = this.records.put(stored);
    const done = isSafe.then(
      () => this.#carryOut(run),
      () => this.records.remove(run.id),
    );
    // Told to who triggers it.
    done.catch(() => undefined);
    this.#underWay.set(run.id, { run, done });
    await isSafe;
  }

  async cancel({ id }: StoredPlanRun): Promise<boolean> {
    const underWay = this.#underWay.get(id);
    underWay?.run.stop('cancelled');
    await underWay?.done;
    return underWay !== undefined;
  }

  startNoMore(): void {
    for (const { run } of this.#underWay.values()) run.startNoMore();
  }

  async close(): Promise<void> {
    const underWay = [...this.#underWay.values()];
    for (const { run } of underWay) run.stop('closed');
    await Promise.all(underWay.map(({ done }) => done));
  }

  async #carryOut(run: RunUnderWay): Promise<void> {
    await conductRun(run, this.onFault, (finished) => this.records.put(finished));
    this.#underWay.delete(run.id);
  }
}

/** Never rejects. The run is shown as finished once that is safe. */
export async function conductRun(
  run: RunUnderWay,
  onFault: (error: unknown) => void,
  keep: (finished: StoredPlanRun) => Promise<unknown>,
): Promise<void> {
  try {
    await runPlan(run);
  } catch (error) {
    run.fallShort();
    onFault(error);
  }
  try {
    await keep(await run.finished());
  } catch (error) {
    onFault(error);
  }
}

async function runPlan(run: RunUnderWay): Promise<void> {
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
    // Case files are read as the runner does, which sessions without a plan have no use for.
    const { sessionRequests } = await import('./sessionRequests.js');
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
      const { retryAfter: seconds = 1 } = error.details;
      await pause(seconds * 1000, run.awake);
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
