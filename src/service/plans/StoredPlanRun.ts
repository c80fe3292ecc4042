/** Runs of plans as they are kept, and as they are answered. */
import type {
  ExecutionMode,
  PlanRun,
  PlanRunCaseStatus,
  PlanRunStatus,
  PlanRunSummary,
  ProjectPlanRunItem,
} from '../../contract/index.js';

export interface StoredRunCase {
  id: string;
  caseId: string;
  title: string | null;
  type: string;
  status: PlanRunCaseStatus;
  startedAt: string | null;
  completedAt: string | null;
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
}

export const shownRun = (run: StoredPlanRun): PlanRun => ({
  ...shownSummary(run),
  archivedAt: run.archivedAt,
  cases: run.cases.map((one) => ({ ...one })),
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
