/**
 * What this process has to do with watching. UI mode, the test server of editors and Playwright's own watch mode load
 * the configuration once, in a process that stays, and once more in a short-lived child for every list and every run.
 */

import { commandOf } from './compat.js';

/**
 * `watches`: the process that stays. `loads for a watcher`: its child. `runs`: a plain `playwright test`.
 * `works`: a worker, which finds its modules made.
 */
export type WatchRole = 'watches' | 'loads for a watcher' | 'runs' | 'works';

/** Names the process that watches to those that it starts. */
const WATCHER = 'CASEWRIGHT_WATCHER_PID';

export type ProcessFacts = Pick<NodeJS.Process, 'argv' | 'env' | 'pid' | 'ppid'>;

export function watchRole({ argv, env, ppid }: ProcessFacts): WatchRole {
  if (env['TEST_WORKER_INDEX'] !== undefined) return 'works';
  // Only a child: somebody may run Playwright from within a test that a watching one runs.
  if (env[WATCHER] === String(ppid)) return 'loads for a watcher';
  return commandOf({ argv, env }) === 'watch' ? 'watches' : 'runs';
}

export function announceWatcher({ env, pid }: Pick<ProcessFacts, 'env' | 'pid'>): void {
  env[WATCHER] = String(pid);
}
