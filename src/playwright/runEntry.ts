/** The body of an entry: runs its case through a service, and hands what came of it to Playwright. */
import path from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Case, PlannedCase } from '../cases/index.js';
import { DEFAULT_PACE, ServiceClient } from '../client/index.js';
import {
  LOCAL_PACE,
  failureMessage,
  failurePosition,
  isJudged,
  runCase,
  type CaseRun,
  type Surroundings,
} from '../runner/index.js';
import type { DeviceRegistration } from '../service/index.js';
import { attachOutcome } from './attachOutcome.js';
import { caseStep, replaySteps } from './caseStep.js';
import { errorAt } from './entryError.js';
import type { WorkerService } from './extendTest.js';
import { planProgress } from './planProgress.js';
import { prepareEntry, type Prepared } from './prepareEntry.js';
import type { Settings } from './settings.js';

export interface Entry {
  settings: Settings;
  /** POSIX, relative to the root. */
  file: string;
  case: Case;
  /** The cases of the plan that the file lists. */
  planned?: readonly PlannedCase[] | undefined;
}

export interface LocalFixtures {
  baseURL: string | undefined;
  local: WorkerService;
}

/** A case, on the test's own page. */
export function runLocalEntry(
  entry: Entry,
  { page, ...fixtures }: LocalFixtures & { page: Page },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepareEntry(entry, fixtures.baseURL, testInfo);
  const device = { page, aroundStep: caseStep(entry, prepared.secrets) };
  return runOnDevice(entry, { prepared, device, local: fixtures.local }, testInfo);
}

/** Cases of a plan at the same time, each in a context of the test's own browser. */
const CONTEXTS = 4;

/** A plan, in the test's own browser. */
export function runLocalPlan(
  entry: Entry,
  { browser, ...fixtures }: LocalFixtures & { browser: Browser },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepareEntry(entry, fixtures.baseURL, testInfo);
  const open = async () => {
    const context = await browser.newContext();
    return { page: await context.newPage(), release: () => context.close() };
  };
  return runOnDevice(
    entry,
    { prepared, device: { open, concurrency: CONTEXTS }, local: fixtures.local },
    testInfo,
  );
}

interface OnDevice {
  prepared: Prepared;
  device: DeviceRegistration;
  local: WorkerService;
}

async function runOnDevice(entry: Entry, on: OnDevice, testInfo: TestInfo): Promise<void> {
  const { service, client } = on.local;
  const device = service.registerDevice(on.device);
  const { apiKey, projectId } = service;
  // A device that the case itself names is not this one.
  const userDeviceId = on.prepared.toRun.userDeviceId ?? device.id;
  const prepared = { ...on.prepared, toRun: { ...on.prepared.toRun, userDeviceId } };
  try {
    const run = await runPrepared(entry, prepared, { client, projectId, apiKey, pace: LOCAL_PACE });
    await conclude(entry, run, testInfo);
  } finally {
    await device.remove(new Error('the test has ended'));
  }
}

export async function runHostedEntry(
  entry: Entry,
  { baseURL }: { baseURL: string | undefined },
  testInfo: TestInfo,
): Promise<void> {
  const { service } = entry.settings;
  if (!service) throw new TypeError('This entry has no hosted service.');
  const { projectId } = service;
  const { apiKey } = service.client;
  const prepared = prepareEntry(entry, baseURL, testInfo);
  const client = new ServiceClient(service.client);
  try {
    const run = await runPrepared(entry, prepared, { client, projectId, apiKey, pace: DEFAULT_PACE });
    if (entry.case.plan === undefined) await replaySteps(entry, run.outcome);
    await conclude(entry, run, testInfo);
  } finally {
    await client.close();
  }
}

async function runPrepared(
  entry: Entry,
  { toRun, ...prepared }: Prepared,
  access: Pick<Surroundings, 'client' | 'projectId' | 'apiKey' | 'pace'>,
): Promise<CaseRun> {
  const progress = planProgress(toRun, { root: entry.settings.root, secrets: prepared.secrets });
  const onPlanRun: Surroundings['onPlanRun'] = (planRun, caseIds) => {
    progress.show(planRun, caseIds);
  };
  try {
    return await runCase(toRun, { ...prepared, ...access, onPlanRun });
  } finally {
    await progress.finish();
  }
}

/** @throws Error at the deciding step's place, for every verdict but `passed` */
async function conclude(entry: Entry, { outcome, pictures }: CaseRun, testInfo: TestInfo): Promise<void> {
  await attachOutcome(outcome, pictures, testInfo);
  // Only now: that no judgement was reached, for whatever reason, is nothing that @fail expects.
  if (entry.case.tags.includes('@fail') && isJudged(outcome)) testInfo.fail();
  if (outcome.verdict === 'passed') return;
  const caseFile = path.join(entry.settings.root, entry.file);
  const nameSession = entry.settings.service !== undefined;
  throw errorAt(failureMessage(outcome, { nameSession }), caseFile, failurePosition(outcome));
}
