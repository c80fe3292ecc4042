/** The body of an entry: runs its case through a service, and hands what came of it to Playwright. */
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import type { Case } from '../cases/index.js';
import { ServiceClient, systemClock } from '../client/index.js';
import {
  HOSTED_PACE,
  LOCAL_PACE,
  failureMessage,
  failurePosition,
  findUnsetSecret,
  runCase,
  secretsWithValue,
  type CaseToRun,
  type Surroundings,
} from '../runner/index.js';
import type { Outcome } from '../report/outcome.js';
import { attachOutcome } from './attachOutcome.js';
import { caseStep, replaySteps } from './caseStep.js';
import { errorAt } from './entryError.js';
import type { WorkerService } from './extendTest.js';
import type { Settings } from './settings.js';
import { startUrlOf } from './startUrl.js';

export interface Entry {
  settings: Settings;
  /** POSIX, relative to the root. */
  file: string;
  case: Case;
}

/** Milliseconds to fetch evidence and attach it, after the session's own time is over. */
const EPILOGUE = 30_000;

export async function runLocalEntry(
  entry: Entry,
  { baseURL, page, local }: { baseURL: string | undefined; page: Page; local: WorkerService },
  testInfo: TestInfo,
): Promise<void> {
  const prepared = prepare(entry, baseURL, testInfo);
  const aroundStep = caseStep(entry, prepared.secrets);
  const device = local.service.registerDevice({ page, aroundStep });
  try {
    const { apiKey, projectId } = local.service;
    const { outcome, pictures } = await runCase(
      { ...prepared.toRun, userDeviceId: device.id },
      {
        ...prepared,
        client: local.client,
        projectId,
        pace: LOCAL_PACE,
        apiKey,
      },
    );
    await conclude(entry, { outcome, pictures }, testInfo);
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
  const prepared = prepare(entry, baseURL, testInfo);
  const client = new ServiceClient(service.client);
  try {
    const { outcome, pictures } = await runCase(prepared.toRun, {
      ...prepared,
      client,
      projectId: service.projectId,
      pace: HOSTED_PACE,
      apiKey: service.client.apiKey,
    });
    await replaySteps(entry, outcome);
    await conclude(entry, { outcome, pictures }, testInfo);
  } finally {
    await client.close();
  }
}

type Prepared = Pick<Surroundings, 'clock' | 'timeLimit' | 'secrets'> & { toRun: CaseToRun };

function prepare(entry: Entry, baseURL: string | undefined, testInfo: TestInfo): Prepared {
  const { settings, file, case: one } = entry;
  const options = { ...settings.options, ...one.options, ...settings.overrides };
  if (options.timeout !== undefined) testInfo.setTimeout(options.timeout);
  if (one.tags.includes('@slow')) testInfo.slow();
  const timeLimit = testInfo.timeout || Infinity;
  // The session's time is ours to watch: Playwright's own time-out would leave the entry without an outcome.
  if (testInfo.timeout > 0) testInfo.setTimeout(testInfo.timeout + testInfo.duration + EPILOGUE);
  refuseUnsetSecret(entry);
  const startUrl = startUrlOf(options.startUrl, baseURL, entry);
  return {
    clock: systemClock,
    timeLimit,
    secrets: secretsWithValue(settings.secrets),
    toRun: {
      case: { ...one, options },
      file,
      startUrl,
      model: options.model,
      userDeviceId: options.userDeviceId,
    },
  };
}

/** @throws Error at the place that needs a secret without a value */
function refuseUnsetSecret({ settings, file, case: one }: Entry): void {
  const unset = findUnsetSecret(one, settings.secrets);
  if (!unset) return;
  const mend = 'Set it in `secrets` of cases({ … }), or set the environment variable that it is taken from.';
  throw errorAt(`The secret "${unset.name}" has no value. ${mend}`, path.join(settings.root, file), unset.at);
}

interface Conclusion {
  outcome: Outcome;
  pictures: Map<string, Buffer>;
}

/** @throws Error at the deciding step's place, for every verdict but `passed` */
async function conclude(entry: Entry, { outcome, pictures }: Conclusion, testInfo: TestInfo): Promise<void> {
  await attachOutcome(outcome, pictures, testInfo);
  // Only now: that no judgement was reached, for whatever reason, is nothing that @fail expects.
  if (entry.case.tags.includes('@fail') && outcome.verdict !== 'error') testInfo.fail();
  if (outcome.verdict === 'passed') return;
  const caseFile = path.join(entry.settings.root, entry.file);
  const nameSession = entry.settings.service !== undefined;
  throw errorAt(failureMessage(outcome, { nameSession }), caseFile, failurePosition(outcome));
}
