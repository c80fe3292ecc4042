/** The real local service, over HTTP, with a device back end that does what its steps say, once it is let go on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPlanRunOver, type SessionCreate } from '../../src/contract/index.js';
import { handlersOf, type Resources as AllResources } from '../../src/service/openResources.js';
import { DeviceCatalogue } from '../../src/service/devices.js';
import { createApp } from '../../src/service/http/createApp.js';
import { listen } from '../../src/service/http/listen.js';
import { Cases, Projects } from '../../src/service/projects/Projects.js';
import { LocalRuns } from '../../src/service/plans/LocalRuns.js';
import { PlanRuns } from '../../src/service/plans/PlanRuns.js';
import { Plans } from '../../src/service/plans/Plans.js';
import { readPrompt } from '../../src/cases/prompt.js';
import type { Sealer } from '../../src/service/Sealer.js';
import type { Work } from '../../src/service/sessions/Work.js';
import { sessionSettings } from '../../src/service/SessionOptions.js';
import { mobileWork } from '../../src/service/sessions/mobileWork.js';
import { unexpectedEnding } from '../../src/service/sessions/runSession.js';
import { Sessions } from '../../src/service/sessions/Sessions.js';
import { folderFiles } from '../../src/service/files/Files.js';
import { contextOver } from '../support/recordContext.js';
import { Uploads } from '../../src/service/uploads/Uploads.js';
import { scriptedDevices } from '../support/scriptedDevices.js';
import { Gates, keyIn } from './Gates.js';

const API_KEY = 'the-key-of-the-service';

export type FaultyService = Awaited<ReturnType<typeof startFaultyService>>;

export async function startFaultyService() {
  const { store, ...around } = await contextOver();
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-faults-'));
  let baseURL = '';
  const settings = { files: folderFiles(folder), sweep: undefined, baseURL: () => baseURL, onFault };
  const uploads = await Uploads.load(around, settings);
  const gates = new Gates();
  const { catalogue, dispatch } = gatedWork(gates, around.sealer, uploads);
  const more = { dispatch, evidence: store, queueLimit: Infinity, onFault };
  const sessions = await Sessions.load({ ...around, ...more });
  const projects = await Projects.load(around);
  const cases = new Cases(around, projects);
  const plans = new Plans(around, projects, cases);
  const context = { ...around, projects, cases, plans, sessions, dispatch, onFault };
  const planRuns = new PlanRuns({ ...context, conductor: await LocalRuns.load(context) });
  const projectId = (await projects.default()).id;
  const resources = { projects, catalogue, uploads, sessions, cases, plans, planRuns };
  const handlers = handlersOf(resources as unknown as AllResources);
  const server = await listen(createApp({ handlers, apiKey: API_KEY, onFault }), {});
  baseURL = server.baseURL;
  return {
    ...{ baseURL, projectId, faults, apiKey: API_KEY },
    /** What has been paid for: sessions of the key, or plan runs, whose sessions are theirs. */
    async paid(key: string): Promise<number> {
      const page = { page: 1, pageSize: 1_000_000 };
      const ofPlans = (await planRuns.listOfProject(projectId, page)).items.filter(
        ({ plan }) => keyIn(plan.title) === key,
      );
      const alone = (await sessions.kept.all()).filter(
        ({ shown, caseId }) => caseId == null && keyIn(shown.prompt) === key,
      );
      return ofPlans.length + alone.length;
    },
    paidInAll: async () =>
      (await planRuns.listOfProject(projectId, { page: 1, pageSize: 1_000_000 })).items.length +
      (await sessions.kept.all()).filter(({ caseId }) => caseId == null).length,
    /** The status of the session, run or upload at that path. */
    statusOf: (address: string) => statusAt(address, { sessions, runs: planRuns, uploads }),
    /** What runs of that key goes on to its end, and this waits for it. An upload goes on by itself. */
    async letEnd(key: string, address: string): Promise<void> {
      if (!address.startsWith('/api/uploads/')) gates.open(key);
      while (!isOver(await statusAt(address, { sessions, runs: planRuns, uploads }))) await sleep(1);
    },
    async close() {
      server.stop();
      await planRuns.close();
      await sessions.close();
      await uploads.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function gatedWork(gates: Gates, sealer: Sealer, uploads: Uploads) {
  const devices = scriptedDevices();
  const backEnd: typeof devices = {
    ...devices,
    async run(session) {
      await gates.pass(keyIn(session.steps[0]?.text ?? ''), session.signal);
      return devices.run(session);
    },
  };
  const catalogue = new DeviceCatalogue(sealer, backEnd);
  const concurrency = Infinity;
  const around = { ownOfProjects: new Map<never, never>(), options: {}, capture: 'off' as const };
  const onDesktop = (prompt: string): Work => ({
    concurrency,
    place: 'browser',
    run: async ({ log, signal, onStatus }) => {
      await onStatus('preparing');
      await onStatus('running');
      const { steps } = readPrompt(prompt);
      const settings = sessionSettings();
      const session = { deviceId: '', app: undefined, prompt, steps, settings, log, signal };
      return backEnd.run(session).catch((error: unknown) => unexpectedEnding(error, signal));
    },
  });
  return {
    catalogue,
    dispatch: async ({ platform, ...request }: SessionCreate) =>
      platform === 'android'
        ? {
            ...(await mobileWork({ ...request, platform }, { backEnd, catalogue, uploads, ...around })),
            concurrency,
          }
        : onDesktop(request.prompt),
  };
}

interface Resources {
  sessions: Sessions;
  runs: PlanRuns;
  uploads: Uploads;
}

async function statusAt(address: string, { sessions, runs, uploads }: Resources): Promise<string> {
  const [, resource, id = '', runId = ''] =
    /(sessions|uploads|plans)\/([^/?]+)(?:\/runs\/([^/?]+))?/.exec(address) ?? [];
  if (resource === 'sessions') return (await sessions.get(id)).shown.status;
  return (await (resource === 'uploads' ? uploads.get(id) : runs.get(id, runId))).status;
}

const isOver = (status: string) =>
  isPlanRunOver(status) || ['succeeded', 'failed', 'error', 'terminated'].includes(status);
