/** The body of an entry: runs its case through a service, and hands what came of it to Playwright. */
import type { Browser, Page, TestInfo } from '@playwright/test';
import { DEFAULT_PACE } from '../client/index.js';
import {
  DISPATCH_VARIABLE,
  LOCAL_PACE,
  WOKEN_PACE,
  conclusionOf,
  journalOf,
  prepareEntry,
  runCase,
  shareOfLimit,
  sharedClient,
  takeOver,
  type CaseRun,
  type Entry,
  type EntryPlace,
  type Prepared,
  type RunContext,
  type WhereAhead,
} from '../runner/index.js';
import { definedSteps } from '../phrases/defineStep.js';
import type { DeviceRegistration, LocalService, OwnSteps } from '../service/index.js';
import { attachOutcome, settle } from './settle.js';
import { caseStep, replaySteps } from './caseStep.js';
import { planProgress } from './planProgress.js';
import type { EntryTime } from './limitTime.js';

export interface HostedGiven {
  baseURL: string | undefined;
  time: EntryTime;
}

export interface LocalGiven extends HostedGiven {
  local: LocalService;
}

/** A case, on the test's own page. */
export async function runLocalEntry(
  entry: Entry,
  { page, ...given }: LocalGiven & { page: Page },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepare(entry, given);
  const own = await loadOwnSteps();
  const options = optionsOfSession(entry);
  const { secrets } = prepared;
  const device = { page, aroundStep: caseStep(entry, secrets), ...own, options, secrets };
  return runOnDevice(entry, { prepared, device, local: given.local }, testInfo);
}

/** All that this worker has loaded: it runs no other project. Most suites have none, and don't load their reader. */
async function loadOwnSteps(): Promise<{ ownSteps?: OwnSteps }> {
  const defined = definedSteps();
  if (defined.length === 0) return {};
  const { ownStepsOf } = await import('../phrases/ownSteps.js');
  return { ownSteps: ownStepsOf(defined) };
}

/** Files to be uploaded are looked for where the paths of case files begin. */
const optionsOfSession = ({ settings }: Entry) => ({
  ...settings.local,
  ...{ files: [settings.root], addresses: 'any' as const },
});

/** Cases of a plan at the same time, each in a context of the test's own browser. */
const CONTEXTS = 4;

/** A plan, in the test's own browser. */
export async function runLocalPlan(
  entry: Entry,
  { browser, ...given }: LocalGiven & { browser: Browser },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepare(entry, given);
  const own = await loadOwnSteps();
  const open = async () => {
    const context = await browser.newContext();
    const options = optionsOfSession(entry);
    const page = await context.newPage();
    return { page, ...own, options, secrets: prepared.secrets, release: () => context.close() };
  };
  return runOnDevice(
    entry,
    {
      prepared,
      device: { open, concurrency: CONTEXTS, models: entry.settings.local.models },
      local: given.local,
    },
    testInfo,
  );
}

/** A case on a phone of the user's own, through the local service. */
export async function runPhoneEntry(
  entry: Entry,
  { local, ...given }: LocalGiven,
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepare(entry, given);
  const { baseURL, apiKey } = local;
  const projectId = await projectOn({ local, prepared }, entry);
  const access = { client: sharedClient({ baseURL, apiKey }), projectId, apiKey, pace: LOCAL_PACE };
  const run = await runPrepared(entry, prepared, access);
  await replaySteps(entry, run.outcome);
  await conclude(entry, run, testInfo);
}

type Ready = Prepared & EntryTime;

function prepare(entry: Entry, { baseURL, time }: HostedGiven): Ready {
  return { ...prepareEntry(entry, baseURL), ...time };
}

interface OnDevice {
  prepared: Ready;
  device: DeviceRegistration;
  local: LocalService;
}

async function runOnDevice(entry: Entry, on: OnDevice, testInfo: TestInfo): Promise<void> {
  const device = on.local.registerDevice(on.device);
  const { baseURL, apiKey } = on.local;
  const projectId = await projectOn(on, entry);
  const client = sharedClient({ baseURL, apiKey });
  // A device that the case itself names is not this one.
  const userDeviceId = on.prepared.toRun.userDeviceId ?? device.id;
  const prepared = { ...on.prepared, toRun: { ...on.prepared.toRun, userDeviceId } };
  try {
    const looking = 'page' in on.device ? { pace: WOKEN_PACE, wake: device.left } : { pace: LOCAL_PACE };
    const run = await runPrepared(entry, prepared, { client, projectId, apiKey, ...looking });
    await conclude(entry, run, testInfo);
  } finally {
    await device.remove(new Error('the test has ended'));
  }
}

/** Cases of a plan may play on phones, whose settings are those of their project. */
async function projectOn(
  { local, prepared: { secrets } }: Omit<OnDevice, 'device'>,
  { settings }: Entry,
): Promise<string> {
  if (settings.local.phones === undefined) return local.projectId;
  return local.addProject(settings.name, { options: settings.local, secrets });
}

export async function runHostedEntry(entry: Entry, given: HostedGiven, testInfo: TestInfo): Promise<void> {
  const { service } = entry.settings;
  if (!service) throw new TypeError('This entry has no hosted service.');
  const { projectId } = service;
  const { apiKey } = service.client;
  const prepared = prepare(entry, given);
  const ahead = aheadOf(testInfo);
  // Every worker has a client of its own; what is carried out ahead gets half of the limit.
  const processes = testInfo.config.workers * (process.env[DISPATCH_VARIABLE] === undefined ? 1 : 2);
  const access = {
    client: sharedClient(shareOfLimit(service, processes).client),
    projectId,
    apiKey,
    pace: DEFAULT_PACE,
    journal: journalOf(entry, placeOf(testInfo)),
  };
  const run = await runPrepared(entry, prepared, access, ahead);
  if (entry.case.plan === undefined) await replaySteps(entry, run.outcome);
  await conclude(entry, run, testInfo);
}

const placeOf = ({ project, repeatEachIndex: repeat, retry }: TestInfo): EntryPlace => ({
  ...{ runner: 'playwright', project: project.name, repeat, retry },
});

/** A retry has a session of its own. */
const aheadOf = ({ testId: key, retry }: TestInfo): WhereAhead | undefined =>
  retry > 0 ? undefined : { address: process.env[DISPATCH_VARIABLE], key };

async function runPrepared(
  entry: Entry,
  { toRun, ...prepared }: Ready,
  access: Pick<RunContext, 'client' | 'projectId' | 'apiKey' | 'pace' | 'wake' | 'journal'>,
  ahead?: WhereAhead,
): Promise<CaseRun> {
  const progress = planProgress(toRun, { root: entry.settings.root, secrets: prepared.secrets });
  const onPlanRun: RunContext['onPlanRun'] = (planRun, caseIds) => {
    progress.show(planRun, caseIds);
  };
  try {
    const around = { ...prepared, ...access, onPlanRun };
    return await runCase(toRun, around, ahead && (() => takeOver(toRun, { ...ahead, ...entry }, around)));
  } finally {
    await progress.finish();
  }
}

/** @throws Error at the deciding step's place, for every verdict but `passed`; or what skips the entry, by the gate */
async function conclude(entry: Entry, run: CaseRun, testInfo: TestInfo): Promise<void> {
  await attachOutcome(run, testInfo);
  const { expectsFailure, ...conclusion } = conclusionOf(entry, run.outcome);
  // Only now, when there is a verdict.
  if (expectsFailure) testInfo.fail();
  settle(conclusion, testInfo);
}
