/** All resources of one service, wired to each other, with a handler for each row of the endpoint table. */
import type { Handlers } from './http/handlers.js';
import { Keys } from './keys/Keys.js';
import { openPlaces, type Places, type PlacesSettings } from './openPlaces.js';
import type { OwnOfProject } from './Place.js';
import { Cases, Projects } from './projects/Projects.js';
import type { Conductor } from './plans/LocalRuns.js';
import { PlanRuns, type PlanRunContext } from './plans/PlanRuns.js';
import { Plans } from './plans/Plans.js';
import { resourceHandlers, sessionHandlers } from './resourceHandlers.js';
import { keepRetention } from './retention/keepRetention.js';
import type { AllSessions } from './sessions/SessionRecords.js';
import type { Dispatch } from './sessions/Work.js';
import type { Checks } from './watch/openWatch.js';

export interface ResourceSettings extends PlacesSettings {
  /** Milliseconds that what has ended is kept. @default for ever */
  keep?: number | undefined;
  /** What carries out sessions and runs of plans. */
  carriers: Carriers;
  /** Workers elsewhere run the sessions, so that none needs a place here. */
  runsElsewhere?: boolean | undefined;
}

interface Carriers {
  sessions(dispatch: Dispatch): Promise<AllSessions>;
  conductor(context: Omit<PlanRunContext, 'conductor'>): Promise<Conductor>;
}

export interface Counts {
  sessions: number;
  cases: number;
  plans: number;
}

export async function openResources(settings: ResourceSettings) {
  const { carriers } = settings;
  const projects = await Projects.load(settings);
  const places = await openPlaces(settings);
  const sessions = await carriers.sessions(places.dispatch);
  endWithDevices(places, sessions);
  const cases = new Cases(settings, projects);
  const plans = new Plans(settings, projects, cases);
  const context = { ...settings, projects, cases, plans, sessions, isPhone: places.isPhone };
  const conductor = await carriers.conductor(context);
  const planRuns = new PlanRuns({ ...context, conductor });
  const mustHaveProject = (id: string) => projects.mustHave(id);
  const handlers: Handlers = {
    ...resourceHandlers({ ...places, models: settings.options.models, projects, cases, plans, planRuns }),
    ...sessionHandlers({ ...settings, sessions, mustHaveProject }),
  };
  const endRetention = keepRetention({ ...settings, forgetSession: (id) => sessions.kept.forget(id) });
  let isStopping = false;
  return {
    ...{ handlers, keys: new Keys({ ...settings, projects }) },
    lookups: { session: sessions.kept, case: cases, plan: plans },
    ...{ projectId: (await projects.default()).id, userDevices: places.userDevices },
    checks: checksOf(settings, places, () => isStopping),
    addProject: async (name: string, own: OwnOfProject) => {
      const { id } = await projects.create({ name });
      places.ownOfProjects.set(id, own);
      return id;
    },
    counts: async (): Promise<Counts> => {
      const counts = [sessions.kept.count(), cases.count(), plans.count()] as const;
      return { sessions: await counts[0], cases: await counts[1], plans: await counts[2] };
    },
    /** Begins nothing any more; resolves when what runs has ended, or at the signal. */
    async finish(signal: AbortSignal): Promise<void> {
      isStopping = true;
      conductor.startNoMore?.();
      await sessions.finish?.(signal);
    },
    async close(): Promise<void> {
      await endRetention();
      await planRuns.close();
      await sessions.close();
      await places.close();
    },
  };
}

const checksOf = (
  { database, binaries, runsElsewhere }: ResourceSettings,
  places: Places,
  isStopping: () => boolean,
): Checks => ({
  database: () => database.get('settings', 'access'),
  files: () => binaries.files.get('ready'),
  ...(runsElsewhere !== true && { 'a place to run': () => places.check() }),
  service: () => (isStopping() ? Promise.reject(new Error('it is stopping')) : Promise.resolve()),
});

function endWithDevices({ userDevices, slots }: Places, sessions: AllSessions): void {
  userDevices.onRemoved(async (id, { why, isForgotten }) => {
    await sessions.vacate(id, why);
    slots.remove(id);
    if (!isForgotten) return;
    for (const session of await sessions.kept.all({ device: id })) await sessions.kept.forget(session.id);
  });
}
