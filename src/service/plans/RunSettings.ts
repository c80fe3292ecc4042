/** What one run of a plan is given. */
import type { CaseDetail, PlanTrigger } from '../../contract/index.js';
import type { LastRun } from './Cases.js';
import type { StoredPlan } from './Plans.js';
import type { SessionStarter } from './SessionStarter.js';
import type { StoredPlanRun } from './StoredPlanRun.js';

export interface RunSettings {
  /** Plan and cases as they were when the run was triggered. */
  plan: StoredPlan;
  /** In execution order. */
  cases: readonly CaseDetail[];
  trigger: PlanTrigger;
  sessions: SessionStarter;
  now: () => Date;
  /** Resolves when the time is up or the signal is aborted. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Resolves when it is safe on disk, together with what `noteRun` noted before. */
  save: (run: StoredPlanRun) => Promise<void>;
  noteRun: (caseId: string, lastRun: LastRun) => void;
  /** Told of faults of the service's own. */
  onFault: (error: unknown) => void;
}
