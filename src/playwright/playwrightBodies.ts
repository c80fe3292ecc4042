/** The bodies of entries, all that only a worker needs: runs a case through a service, and hands what came of it to Playwright. */
import type { Browser, Page, TestInfo } from '@playwright/test';
import type { Mistake } from '../cases/index.js';
import { definedSteps } from '../phrases/defineStep.js';
import type { CaseRun, RunContext } from '../runner/CaseToRun.js';
import { WOKEN_PACE, hostedAccess, localAccess, type Access } from '../runner/serviceAccess.js';
import { runCase } from '../runner/concludeCase.js';
import { takeOver } from '../runner/dispatch/askDispatch.js';
import { DISPATCH_VARIABLE } from '../runner/dispatch/line.js';
import type { Entry } from '../runner/entries/Entry.js';
import { brokenFileError, conclusionOf, settled } from '../runner/entries/conclusion.js';
import { journalOf } from '../runner/entries/journalOf.js';
import { prepareEntry, type Prepared } from '../runner/entries/prepareEntry.js';
import type { DeviceRegistration, LocalService, OwnSteps } from '../service/index.js';
import type { EntryTime } from './entries.js';
import { endingIn } from './settle.js';
import { caseStep, planProgress, replaySteps } from './steps.js';

/** What an entry gets of Playwright's fixtures; a case its own page, a plan a browser, and one on a phone neither. */
export interface Given {
  baseURL: string | undefined;
  /** Undefined on a hosted service. */
  local?: LocalService;
  page?: Page;
  browser?: Browser;
}

type Ready = Prepared & EntryTime;

export const run = (entry: Entry, given: Given & { time: EntryTime }, testInfo: TestInfo): Promise<void> =>
  settled(() => runEntry(entry, given, testInfo), entry.settings, endingIn(testInfo));

/** @throws Error that names all mistakes of the file */
export const broken = (
  mistakes: readonly Mistake[],
  of: Pick<Entry, 'settings' | 'file'>,
  testInfo: TestInfo,
): Promise<void> =>
  settled(() => Promise.reject(brokenFileError(mistakes, of)), of.settings, endingIn(testInfo));

async function runEntry(
  entry: Entry,
  { time, ...given }: Given & { time: EntryTime },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = { ...prepareEntry(entry, given.baseURL), ...time };
  const registration = await deviceFor(entry, given, prepared);
  const device = registration && given.local?.registerDevice(registration);
  // The page tells by itself when its session is just ending.
  const woken = given.page && { pace: WOKEN_PACE, wake: device?.left };
  try {
    const access = { ...(await accessTo(entry, given, prepared, testInfo)), ...woken };
    // A device that the case itself names is not this one.
    const toRun = { ...prepared.toRun, userDeviceId: prepared.toRun.userDeviceId ?? device?.id };
    const caseRun = await runPrepared(entry, { ...prepared, toRun, ...access }, testInfo);
    // On a device of this worker they were shown as they were carried out.
    if (!device && entry.case.plan === undefined) await replaySteps(entry, caseRun.outcome);
    await conclude(entry, caseRun, testInfo);
  } finally {
    await device?.remove(new Error('the test has ended'));
  }
}

/** Cases of a plan at the same time, each in a context of the test's own browser. */
const CONTEXTS = 4;

/** Undefined where the session plays elsewhere. */
async function deviceFor(
  entry: Entry,
  { page, browser }: Given,
  { secrets }: Ready,
): Promise<DeviceRegistration | undefined> {
  const { root, local } = entry.settings;
  // Files to be uploaded are looked for where the paths of case files begin.
  const options = { ...local, files: [root], addresses: 'any' as const };
  const common = { ...(await loadOwnSteps()), options, secrets };
  if (page) return { ...common, page, aroundStep: caseStep(entry, secrets) };
  if (!browser) return undefined;
  const open = async () => {
    const context = await browser.newContext();
    return { ...common, page: await context.newPage(), release: () => context.close() };
  };
  return { open, concurrency: CONTEXTS, models: local.models };
}

/** All that this worker has loaded: it runs no other project. Most suites have none, and don't load their reader. */
async function loadOwnSteps(): Promise<{ ownSteps?: OwnSteps }> {
  const defined = definedSteps();
  if (defined.length === 0) return {};
  const { ownStepsOf } = await import('../phrases/ownSteps.js');
  return { ownSteps: ownStepsOf(defined) };
}

async function accessTo(entry: Entry, { local }: Given, { secrets }: Ready, { config }: TestInfo) {
  const { name, service, local: options } = entry.settings;
  if (service) {
    // Every worker has a client of its own; what is carried out ahead gets half of the limit.
    return hostedAccess(service, config.workers * (process.env[DISPATCH_VARIABLE] === undefined ? 1 : 2));
  }
  if (!local) throw new TypeError('This entry has no service.');
  // Where cases may play on phones, their settings are those of their project.
  const projectId =
    options.phones === undefined ? local.projectId : await local.addProject(name, { options, secrets });
  return localAccess(local.baseURL, local.apiKey, projectId);
}

async function runPrepared(
  entry: Entry,
  { toRun, ...around }: Ready & Access & Pick<RunContext, 'wake'>,
  { testId: key, retry, project, repeatEachIndex: repeat }: TestInfo,
): Promise<CaseRun> {
  const { settings } = entry;
  const journal = journalOf(entry, { runner: 'playwright', project: project.name, repeat, retry });
  const progress = planProgress(toRun, { root: settings.root, secrets: around.secrets });
  const context = { ...around, journal, onPlanRun: progress.show };
  // A retry has a session of its own.
  const address = retry > 0 ? undefined : process.env[DISPATCH_VARIABLE];
  try {
    return await runCase(toRun, context, () => takeOver(toRun, { address, key, settings }, context));
  } finally {
    await progress.finish();
  }
}

/** @throws Error at the deciding step's place, for every verdict but `passed`; or what skips the entry, by the gate */
async function conclude(entry: Entry, caseRun: CaseRun, testInfo: TestInfo): Promise<void> {
  const { attach, settle } = endingIn(testInfo);
  await attach(caseRun);
  const { expectsFailure, ...conclusion } = conclusionOf(entry, caseRun.outcome);
  // Only now, when there is a verdict.
  if (expectsFailure) testInfo.fail();
  settle(conclusion);
}
