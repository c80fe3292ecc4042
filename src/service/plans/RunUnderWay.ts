/** A run of a plan while it goes on: what came of its cases so far, their sessions, and the ways to end it early. */
import { randomUUID } from 'node:crypto';
import {
  isPlanRunCaseOver,
  type CaseDetail,
  type PlanRunCaseStatus,
  type Session,
} from '../../contract/index.js';
import { goTo, PLAN_RUN_CASE_WAYS, PLAN_RUN_WAYS } from '../transitions.js';
import { ApiError } from '../ApiError.js';
import type { RunSettings } from './RunSettings.js';
import { shareSaves, type StoredPlanRun, type StoredRunCase } from './StoredPlanRun.js';

export interface CaseEnding {
  status: Exclude<PlanRunCaseStatus, 'pending' | 'running'>;
  /** Where no session tells it. */
  reason?: string;
  /** It was skipped because another case had failed: then the run fell short. */
  isCutOff?: boolean;
}

/** One case in its place in the plan; the same case may have several. */
export interface RunItem {
  readonly case: CaseDetail;
  readonly record: StoredRunCase;
  /** That of its latest session. */
  sessionId?: string;
  /** Its session was ended in the queue, because another case had failed. */
  isSkipped: boolean;
}

const CUT_OFF: CaseEnding = { status: 'skipped', isCutOff: true };

export class RunUnderWay {
  readonly items: RunItem[];
  /** A session could not be created, or cases were skipped after a failure. */
  fellShort = false;
  #stopped: 'cancelled' | 'closed' | undefined;
  #isHalted = false;
  #isFinished = false;
  /** The cases, in their order, as they are safe on disk. */
  #safe: readonly StoredRunCase[] = [];
  #awake = new AbortController();
  readonly #document: Omit<StoredPlanRun, 'cases'>;

  constructor(readonly settings: RunSettings) {
    const { plan, trigger, cases } = settings;
    this.items = cases.map((one) => ({ case: one, record: newRecord(one), isSkipped: false }));
    this.#document = {
      ...{ id: randomUUID(), planId: plan.id, projectId: plan.projectId, status: 'created' },
      executionMode: trigger.executionMode ?? plan.executionMode,
      ...{ startedAt: null, completedAt: null, createdAt: this.#now(), archivedAt: null },
    };
  }

  get id(): string {
    return this.#document.id;
  }

  get mode() {
    return this.#document.executionMode;
  }

  /** Ends the waiting for a free slot in the queue. */
  get awake(): AbortSignal {
    return this.#awake.signal;
  }

  /** As it may be shown now: no case is over before that is safe on disk. */
  current(): StoredPlanRun {
    const cases = this.items.map((item, index) => this.#shownCase(item, this.#safe[index]));
    return { ...this.#document, cases };
  }

  begin(): void {
    this.#document.status = goTo(PLAN_RUN_WAYS, this.#document.status, 'running');
    this.#document.startedAt = this.#now();
    void this.#save();
  }

  /** For a case that is to be started now: why it isn't. */
  endingBefore({ case: one, sessionId }: RunItem): CaseEnding | undefined {
    if (one.archivedAt != null) return { status: 'skipped' };
    if (this.#stopped) return { status: 'cancelled' };
    return this.#isHalted && sessionId === undefined ? CUT_OFF : undefined;
  }

  /** For a session that was terminated: what that means for its case, if it was the run that did it. */
  endingOfTerminated({ isSkipped }: RunItem): CaseEnding | undefined {
    if (isSkipped) return CUT_OFF;
    return this.#stopped && { status: 'cancelled' };
  }

  noteEndOfSession({ record }: RunItem, { startedAt }: Session): void {
    record.startedAt ??= startedAt ?? null;
    this.wake();
  }

  /** Resolves when the ending is safe on disk; where it can't be, that is told as a fault. */
  async settle(item: RunItem, ending: CaseEnding): Promise<void> {
    this.#end(item, ending);
    if (ending.status === 'failed' && this.settings.plan.stopOnFailure) this.#halt();
    await this.#save();
  }

  #end({ record }: RunItem, { status, reason, isCutOff = false }: CaseEnding): void {
    if (record.startedAt !== null || status === 'passed')
      record.status = goTo(PLAN_RUN_CASE_WAYS, record.status, 'running');
    record.status = goTo(PLAN_RUN_CASE_WAYS, record.status, status);
    record.completedAt = this.#now();
    this.#noteRun(record, reason);
    if (isCutOff) this.fellShort = true;
  }

  /** Ends all sessions; what has not ended by itself is cancelled. */
  stop(why: 'cancelled' | 'closed'): void {
    this.#stopped ??= why;
    for (const item of this.items) if (!isOver(item)) this.#terminate(item, STOPPED[why]);
    this.wake();
  }

  /** With every case settled; not yet stored. */
  finished(): StoredPlanRun {
    this.#isFinished = true;
    for (const item of this.items) if (!isOver(item)) this.#end(item, { status: 'cancelled' });
    const { status, ...rest } = this.#unsafe();
    return { ...rest, status: goTo(PLAN_RUN_WAYS, status, this.#ending()), completedAt: this.#now() };
  }

  wake(): void {
    this.#awake.abort();
    this.#awake = new AbortController();
  }

  #ending(): 'completed' | 'failed' | 'cancelled' {
    const isCutShort = this.items.some(({ record }) => record.status === 'cancelled');
    if (isCutShort) return this.#stopped === 'cancelled' ? 'cancelled' : 'failed';
    return this.fellShort ? 'failed' : 'completed';
  }

  /** Starts no further case; those whose first session waits in the queue are skipped, running ones go on. */
  #halt(): void {
    this.#isHalted = true;
    for (const item of this.items) {
      if (isOver(item) || item.record.startedAt !== null || this.#look(item)?.status !== 'queued') continue;
      item.isSkipped = true;
      this.#terminate(item, 'another case of its plan run failed, and the plan stops on a failure');
    }
    this.wake();
  }

  #terminate({ sessionId }: RunItem, why: string): void {
    if (sessionId === undefined) return;
    this.settings.sessions.terminate(sessionId, why).catch((error: unknown) => {
      // One that has ended in the meantime counts as it ended.
      if (!(error instanceof ApiError)) this.settings.onFault(error);
    });
  }

  /** With the endings that are not stored yet. */
  #unsafe(): StoredPlanRun {
    return { ...this.#document, cases: this.items.map((item) => this.#currentCase(item)) };
  }

  readonly #save = shareSaves(async () => {
    // The finished run is stored by whoever asked for it.
    if (this.#isFinished) return;
    const run = this.#unsafe();
    try {
      await this.settings.save(run);
      this.#safe = run.cases;
    } catch (error) {
      // The next save has these endings, too.
      this.settings.onFault(error);
    }
  });

  #shownCase(item: RunItem, safe: StoredRunCase | undefined): StoredRunCase {
    if (!isOver(item)) return this.#currentCase(item);
    if (safe && isPlanRunCaseOver(safe.status)) return { ...safe };
    const { record } = item;
    return { ...record, status: record.startedAt === null ? 'pending' : 'running', completedAt: null };
  }

  #currentCase(item: RunItem): StoredRunCase {
    const { record } = item;
    if (isOver(item)) return { ...record };
    if (record.startedAt !== null) return { ...record, status: 'running' };
    const session = this.#look(item);
    const isRunning = session?.status === 'preparing' || session?.status === 'running';
    const startedAt = session?.startedAt ?? null;
    return isRunning || startedAt !== null ? { ...record, status: 'running', startedAt } : { ...record };
  }

  #look({ sessionId }: RunItem): Session | undefined {
    try {
      return sessionId === undefined ? undefined : this.settings.sessions.get(sessionId).shown;
    } catch (error) {
      // The session may be gone with its device.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  /** The contract has no field for a reason; `lastStatus` is the one text of a case that is free. */
  #noteRun({ caseId, status, startedAt, completedAt }: StoredRunCase, reason: string | undefined): void {
    const lastRunAt = startedAt ?? (status === 'failed' ? completedAt : null);
    if (lastRunAt === null) return;
    const lastStatus = reason === undefined ? status : `${status}: ${reason}`;
    this.settings.noteRun(caseId, { lastRunAt, lastStatus });
  }

  #now(): string {
    return this.settings.now().toISOString();
  }
}

const STOPPED = { cancelled: 'its plan run was cancelled', closed: 'the service was stopped' };

const isOver = ({ record }: RunItem) => isPlanRunCaseOver(record.status);

const newRecord = ({ id, title = null, type }: CaseDetail): StoredRunCase => ({
  ...{ id: randomUUID(), caseId: id, title, type },
  ...{ status: 'pending', startedAt: null, completedAt: null },
});
