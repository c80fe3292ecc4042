/** The ways between the states of a session: ours, since the contract shows none. */
import type { SessionStatus } from '../../contract/index.js';
import type { Ways } from '../goTo.js';

export const SESSION_WAYS: Ways<SessionStatus> = {
  // Only one that finds its place taken is queued. `error` without having run: the service was stopped.
  created: ['queued', 'preparing', 'terminated', 'error'],
  queued: ['preparing', 'terminated', 'error'],
  preparing: ['running', 'terminated', 'error'],
  running: ['succeeded', 'failed', 'terminated', 'error'],
  // The polling of clients stops at these; they can be archived and nothing else.
  succeeded: ['archived'],
  failed: ['archived'],
  terminated: ['archived'],
  error: ['archived'],
  archived: [],
};
