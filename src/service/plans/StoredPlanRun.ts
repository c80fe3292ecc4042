/** Runs of plans: what they are given, as they are kept, and as they are answered. */
import { randomUUID } from 'node:crypto';
import {
  type CaseDetail,
  type ExecutionMode,
  type PlanRun,
  type PlanRunCaseStatus,
  type PlanRunStatus,
  type PlanRunSummary,
  type PlanTrigger,
  type ProjectPlanRunItem,
  type Session,
  isPlanRunCaseOver,
} from '../../contract/index.js';
import { goTo, type Ways } from '../Records.js';
import type { Cases, LastRun } from '../projects/Projects.js';
import type { SessionStarter } from '../sessions/SessionRecords.js';
import type { StoredPlan } from './Plans.js';

/** As they were when the run was triggered. */
export interface Triggered {
  plan: StoredPlan;
  cases: readonly CaseDetail[];
  trigger: PlanTrigger;
}

export interface RunSettings extends Triggered {
  sessions: SessionStarter;
  /** Of a user device. @default all are desktops */
  isPhone?: ((userDeviceId: string) => Promise<boolean>) | undefined;
  now: () => Date;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  save: (run: StoredPlanRun) => Promise<unknown>;
  noteRun: (caseId: string, lastRun: LastRun) => Promise<void>;
  onFault: (error: unknown) => void;
}

export interface StoredRunCase {
  id: string;
  caseId: string;
  title: string | null;
  type: string;
  status: PlanRunCaseStatus;
  startedAt: string | null;
  completedAt: string | null;
  /** Of its latest session, which may still be to be created. Never shown. */
  sessionId?: string | undefined;
}

export interface StoredPlanRun {
  id: string;
  planId: string;
  projectId: string;
  status: PlanRunStatus;
  /** "the effective mode this run executed with" */
  executionMode: ExecutionMode;
  startedAt: string | null;
  completedAt: string | null;
  createdAt: string;
  archivedAt: string | null;
  cases: StoredRunCase[];
  /** A session could not be created, or cases were skipped after a failure. Never shown. */
  fellShort?: boolean | undefined;
}

export function newRun({ plan, cases, trigger }: Triggered, now: Date): StoredPlanRun {
  return {
    ...{ id: randomUUID(), planId: plan.id, projectId: plan.projectId, status: 'created' },
    executionMode: trigger.executionMode ?? plan.executionMode,
    ...{ startedAt: null, completedAt: null, createdAt: now.toISOString(), archivedAt: null },
    cases: cases.map(({ id, title = null, type }) => ({
      ...{ id: randomUUID(), caseId: id, title, type },
      ...{ status: 'pending', startedAt: null, completedAt: null },
    })),
  };
}

/** As it is now: a case runs as soon as its session does. */
export async function withSessions(
  run: StoredPlanRun,
  look: (sessionId: string) => Promise<Session | undefined>,
): Promise<StoredPlanRun> {
  const current = async (one: StoredRunCase): Promise<StoredRunCase> => {
    if (isPlanRunCaseOver(one.status)) return one;
    if (one.startedAt !== null) return { ...one, status: 'running' };
    const session = one.sessionId === undefined ? undefined : await look(one.sessionId);
    const isRunning = session?.status === 'preparing' || session?.status === 'running';
    const startedAt = session?.startedAt ?? null;
    return isRunning || startedAt !== null ? { ...one, status: 'running', startedAt } : one;
  };
  return { ...run, cases: await Promise.all(run.cases.map(current)) };
}

export const shownRun = (run: StoredPlanRun): PlanRun => ({
  ...shownSummary(run),
  archivedAt: run.archivedAt,
  cases: run.cases.map(({ sessionId: _, ...one }) => one),
});

export function shownSummary(run: StoredPlanRun): PlanRunSummary {
  const { id, status, executionMode, startedAt, completedAt, createdAt, cases } = run;
  const passedCases = countOf(cases, 'passed');
  const failedCases = countOf(cases, 'failed');
  return {
    ...{ id, status, triggerSource: 'api', executionMode, totalCases: cases.length },
    // The contract doesn't say which cases are completed: we count those that came to a verdict, not those that were
    // skipped or cancelled.
    completedCases: passedCases + failedCases,
    ...{ passedCases, failedCases, startedAt, completedAt, createdAt },
  };
}

export const shownOfProject = (run: StoredPlanRun, planTitle: string): ProjectPlanRunItem => ({
  ...shownSummary(run),
  planId: run.planId,
  plan: { id: run.planId, title: planTitle },
});

const countOf = (cases: readonly StoredRunCase[], status: PlanRunCaseStatus) =>
  cases.filter((one) => one.status === status).length;

/** A run that was under way when the service ended can't go on: its sessions are gone. */
export async function endInterrupted(
  run: StoredPlanRun,
  { now, cases }: { now: () => Date; cases: Cases },
): Promise<StoredPlanRun> {
  const completedAt = now().toISOString();
  const end = async (one: StoredRunCase): Promise<StoredRunCase> => {
    if (isPlanRunCaseOver(one.status)) return one;
    const status = goTo(PLAN_RUN_CASE_WAYS, one.status, 'cancelled');
    if (one.startedAt !== null)
      await cases.noteRun(one.caseId, { lastRunAt: one.startedAt, lastStatus: status });
    return { ...one, status, completedAt };
  };
  return {
    ...run,
    status: goTo(PLAN_RUN_WAYS, run.status, 'failed'),
    completedAt,
    cases: await Promise.all(run.cases.map(end)),
  };
}

export const PLAN_RUN_WAYS: Ways<PlanRunStatus> = {
  // A run can be cancelled, or its service stopped, before its first case had its turn.
  created: ['running', 'failed', 'cancelled'],
  // `completed` says that every case ended by itself, whatever came of it; `failed` that the run itself fell short.
  running: ['completed', 'failed', 'cancelled'],
  // The polling of clients stops at these, so nothing may follow.
  completed: [],
  failed: [],
  cancelled: [],
};

export const PLAN_RUN_CASE_WAYS: Ways<PlanRunCaseStatus> = {
  // A case whose text can't be read, or whose session can't be created, fails without ever running.
  pending: ['running', 'failed', 'skipped', 'cancelled'],
  // What has begun is never `skipped`.
  running: ['passed', 'failed', 'cancelled'],
  passed: [],
  failed: [],
  skipped: [],
  cancelled: [],
};

/** Why a stored case can't be run as it stands. Its message is for the user. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}
