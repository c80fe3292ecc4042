/** The ways between the states of a record, which the contract doesn't show: ours, as data. */
import type { SessionStatus, PlanRunCaseStatus, PlanRunStatus } from '../contract/index.js';

export type Ways<Status extends string> = { readonly [From in Status]: readonly Status[] };

/** @throws Error for a way that there isn't: a fault of the service */
export function goTo<Status extends string>(ways: Ways<Status>, from: Status, to: Status): Status {
  if (ways[from].includes(to)) return to;
  throw new Error(`There is no way from the state ${from} to ${to}.`);
}

export const SESSION_WAYS: Ways<SessionStatus> = {
  // Only one that finds its place taken is queued. `error` without having run: the service was stopped.
  created: ['queued', 'preparing', 'terminated', 'error'],
  queued: ['preparing', 'terminated', 'error'],
  // Back to the queue where whoever prepared it is gone.
  preparing: ['queued', 'running', 'terminated', 'error'],
  running: ['succeeded', 'failed', 'terminated', 'error'],
  // The polling of clients stops at these; they can be archived and nothing else.
  succeeded: ['archived'],
  failed: ['archived'],
  terminated: ['archived'],
  error: ['archived'],
  archived: [],
};

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
