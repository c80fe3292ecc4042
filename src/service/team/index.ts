/** A service for a team: what only one on PostgreSQL loads. */
export { openTeam, openTeamKeys } from './openTeam.js';
export { QueuedRuns } from './conductTaken.js';
export { QueuedSessions } from './QueuedSessions.js';
export { keepSweeping } from './Leases.js';
export { startWorker, type RunningWorker, type WorkerOptions } from './startWorker.js';
