/** A run of a plan while it goes on: what came of its cases so far, their sessions, and the ways to end it early. */
import {
  isPlanRunCaseOver,
  type CaseDetail,
  type ExecutionMode,
  type PlanRunCaseStatus,
  type Session,
} from '../../contract/index.js';
import { goTo } from '../Records.js';
import { ApiError } from '../ApiError.js';
import {
  type RunSettings,
  PLAN_RUN_CASE_WAYS,
  PLAN_RUN_WAYS,
  type StoredPlanRun,
  type StoredRunCase,
} from './StoredPlanRun.js';
import { sessionOf } from '../sessions/SessionRecords.js';

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
  /** Its session was ended in the queue, because another case had failed. */
  isSkipped: boolean;
}

const CUT_OFF: CaseEnding = { status: 'skipped', isCutOff: true };

export class RunUnderWay {
  readonly id: string;
  readonly mode: ExecutionMode;
  readonly items: RunItem[];
  #stopped: 'cancelled' | 'closed' | undefined;
  /** Why sessions are ended, too. */
  #endsAll: 'cancelled' | 'closed' | undefined;
  #isHalted: boolean;
  #isFinished = false;
  #awake = new AbortController();
  #isChanged = false;
  #lastSave: Promise<void> = Promise.resolve();
  /** What runs did with their cases, not stored yet. */
  #notes: (() => Promise<void>)[] = [];
  readonly #document: Omit<StoredPlanRun, 'cases'>;

  /** @param stored as it was triggered, or as somebody else left it */
  constructor(
    readonly settings: RunSettings,
    { cases, ...document }: StoredPlanRun,
  ) {
    this.items = settings.cases.flatMap((one, index) => {
      const record = cases[index];
      return record ? [{ case: one, record: { ...record }, isSkipped: false }] : [];
    });
    this.#document = { ...document };
    this.id = document.id;
    this.mode = document.executionMode;
    this.#isHalted = settings.plan.stopOnFailure && cases.some(({ status }) => status === 'failed');
  }

  /** Ends the waiting for a free slot in the queue. */
  get awake(): AbortSignal {
    return this.#awake.signal;
  }

  fallShort(): void {
    this.#document.fellShort = true;
  }

  begin(): void {
    if (this.#document.status === 'running') return;
    this.#document.status = goTo(PLAN_RUN_WAYS, this.#document.status, 'running');
    this.#document.startedAt = this.#now();
    void this.#save();
  }

  /** For a case that is to be started now: why it isn't. */
  endingBefore({ case: one, record }: RunItem): CaseEnding | undefined {
    if (one.archivedAt != null) return { status: 'skipped' };
    if (this.#stopped) return { status: 'cancelled' };
    return this.#isHalted && record.sessionId === undefined ? CUT_OFF : undefined;
  }

  /** Says which session the case has before there is one: who takes the run over looks for it. */
  async announce({ record }: RunItem, sessionId: string): Promise<void> {
    if (record.sessionId === sessionId) return;
    record.sessionId = sessionId;
    await this.#save();
  }

  /** What the end of a session means for its case, if it was the run that ended it. */
  afterSession({ record, isSkipped }: RunItem, { status, startedAt }: Session): CaseEnding | undefined {
    record.startedAt ??= startedAt ?? null;
    this.wake();
    if (status !== 'terminated') return undefined;
    return isSkipped ? CUT_OFF : this.#stopped && { status: 'cancelled' };
  }

  /** Resolves when the ending is safe; where it can't be, that is reported as a fault. */
  async settle(item: RunItem, ending: CaseEnding): Promise<void> {
    this.#end(item, ending);
    const isFirstFailure = ending.status === 'failed' && this.settings.plan.stopOnFailure;
    if (isFirstFailure) this.#isHalted = true;
    await this.#save();
    if (isFirstFailure) await this.#endWaiting();
  }

  #end({ record }: RunItem, { status, reason, isCutOff = false }: CaseEnding): void {
    if (record.startedAt !== null || status === 'passed')
      record.status = goTo(PLAN_RUN_CASE_WAYS, record.status, 'running');
    record.status = goTo(PLAN_RUN_CASE_WAYS, record.status, status);
    record.completedAt = this.#now();
    this.#noteRun(record, reason);
    if (isCutOff) this.fallShort();
  }

  /** The service is about to stop: what runs may end by itself, all else is cancelled. */
  startNoMore(): void {
    this.#stopped ??= 'closed';
    this.wake();
  }

  /** Ends all sessions; what has not ended by itself is cancelled. */
  stop(why: 'cancelled' | 'closed'): void {
    this.#stopped ??= why;
    this.#endsAll = why;
    // Those that wait in the queue first: they shall not take the places of those that run.
    for (const item of [...this.items].reverse()) this.endIfStopped(item);
    this.wake();
  }

  /** Also for a session that was being created when the run was stopped. */
  endIfStopped(item: RunItem): void {
    if (this.#endsAll && !isOver(item)) void this.#terminate(item, STOPPED[this.#endsAll]);
  }

  /** With every case settled; not yet stored, and nothing else is any more. */
  async finished(): Promise<StoredPlanRun> {
    await this.#lastSave;
    this.#isFinished = true;
    for (const item of this.items) if (!isOver(item)) this.#end(item, { status: 'cancelled' });
    await this.#storeNotes();
    const { status, ...rest } = this.#current();
    return { ...rest, status: goTo(PLAN_RUN_WAYS, status, this.#ending()), completedAt: this.#now() };
  }

  wake(): void {
    this.#awake.abort();
    this.#awake = new AbortController();
  }

  #ending(): 'completed' | 'failed' | 'cancelled' {
    const isCutShort = this.items.some(({ record }) => record.status === 'cancelled');
    if (isCutShort) return this.#stopped === 'cancelled' ? 'cancelled' : 'failed';
    return this.#document.fellShort ? 'failed' : 'completed';
  }

  /** Those whose first session waits in the queue are skipped, running ones go on. */
  async #endWaiting(): Promise<void> {
    for (const item of this.items) {
      if (isOver(item) || item.record.startedAt !== null) continue;
      const session = await sessionOf(item.record.sessionId, this.settings.sessions);
      if (session?.status !== 'queued') continue;
      item.isSkipped = true;
      void this.#terminate(item, 'another case of its plan run failed, and the plan stops on a failure');
    }
    this.wake();
  }

  async #terminate({ record: { sessionId } }: RunItem, why: string): Promise<void> {
    try {
      if (sessionId !== undefined) await this.settings.sessions.terminate(sessionId, why);
    } catch (error) {
      // One that has ended in the meantime counts as it ended.
      if (!(error instanceof ApiError)) this.settings.onFault(error);
    }
  }

  #current(): StoredPlanRun {
    return { ...this.#document, cases: this.items.map(({ record }) => ({ ...record })) };
  }

  /** Resolves when all that is known now is stored; many who ask meanwhile share one writing. */
  #save(): Promise<void> {
    this.#isChanged = true;
    return (this.#lastSave = this.#lastSave.then(() => this.#store()));
  }

  async #store(): Promise<void> {
    // The finished run is stored by whoever asked for it.
    if (!this.#isChanged || this.#isFinished) return;
    this.#isChanged = false;
    const run = this.#current();
    try {
      await this.#storeNotes();
      await this.settings.save(run);
    } catch (error) {
      // The next save has these endings, too.
      this.settings.onFault(error);
    }
  }

  async #storeNotes(): Promise<void> {
    const notes = this.#notes;
    this.#notes = [];
    for (const note of notes) await note();
  }

  /** The contract has no field for a reason; `lastStatus` is the one text of a case that is free. */
  #noteRun({ caseId, status, startedAt, completedAt }: StoredRunCase, reason: string | undefined): void {
    const lastRunAt = startedAt ?? (status === 'failed' ? completedAt : null);
    if (lastRunAt === null) return;
    const lastStatus = reason === undefined ? status : `${status}: ${reason}`;
    this.#notes.push(() => this.settings.noteRun(caseId, { lastRunAt, lastStatus }));
  }

  #now(): string {
    return this.settings.now().toISOString();
  }
}

const STOPPED = { cancelled: 'its plan run was cancelled', closed: 'the service was stopped' };

const isOver = ({ record }: RunItem) => isPlanRunCaseOver(record.status);
