/** The ways between the states of a plan run and of its cases: ours, since the contract shows none. */
import type { PlanRunCaseStatus, PlanRunStatus } from '../../contract/index.js';
import type { Ways } from '../goTo.js';

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
