/** What is asked of all resources together: how much there is, whose it is, and whether it can be reached. */
import type { ProjectLookups } from './keys/limitToProjects.js';
import type { Places, ResourceSettings } from './openResources.js';
import type { Cases } from './plans/Cases.js';
import type { Plans } from './plans/Plans.js';
import type { AllSessions } from './sessions/SessionRecords.js';
import type { Checks } from './watch/watchRoutes.js';

/** How much a service has. */
export interface Counts {
  sessions: number;
  cases: number;
  plans: number;
}

interface Listed {
  sessions: AllSessions;
  cases: Cases;
  plans: Plans;
}

export const lookupsIn = ({ sessions, cases, plans }: Listed): ProjectLookups => ({
  session: async (id) => (await sessions.kept.mustHave(id)).projectId,
  case: async (id) => (await cases.get(id)).projectId,
  plan: async (id) => (await plans.stored(id)).projectId,
});

export async function countsOf({ sessions, cases, plans }: Listed): Promise<Counts> {
  const [ofSessions, ofCases, ofPlans] = [sessions.kept.count(), cases.count(), plans.count()];
  return { sessions: await ofSessions, cases: await ofCases, plans: await ofPlans };
}

export const checksOf = (
  { database, binaries, runsElsewhere }: Pick<ResourceSettings, 'database' | 'binaries' | 'runsElsewhere'>,
  places: Pick<Places, 'check'>,
  isStopping: () => boolean,
): Checks => ({
  database: () => database.get('settings', 'access'),
  files: () => binaries.files.get('ready'),
  ...(runsElsewhere !== true && { 'a place to run': () => places.check() }),
  service: () => (isStopping() ? Promise.reject(new Error('it is stopping')) : Promise.resolve()),
});
