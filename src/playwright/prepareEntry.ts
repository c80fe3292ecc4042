/** What an entry is run with: options resolved, time limits set, secrets there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { isLeftOut, type Case, type CaseOptions, type PlannedCase } from '../cases/index.js';
import { memoryOfProcess, systemClock } from '../client/index.js';
import {
  findUnsetSecret,
  secretsWithValue,
  uploadMemory,
  type CaseOfPlan,
  type CaseToRun,
  type Surroundings,
} from '../runner/index.js';
import { errorAt } from './entryError.js';
import type { Entry } from './runEntry.js';
import { startUrlOf } from './startUrl.js';

export type Prepared = Pick<Surroundings, 'clock' | 'timeLimit' | 'secrets' | 'uploads'> & {
  toRun: CaseToRun;
};

/** Milliseconds to fetch evidence and attach it, after the session's own time is over. */
const EPILOGUE = 30_000;

/** @throws Error at its place in the case file, for an option or a secret that can't be used */
export function prepareEntry(entry: Entry, baseURL: string | undefined, testInfo: TestInfo): Prepared {
  const { settings, file, case: one } = entry;
  const options = { ...settings.options, ...one.options, ...settings.overrides };
  const timeLimit = limitTime(options, one, testInfo);
  refuseUnsetSecrets(entry);
  return {
    clock: systemClock,
    timeLimit,
    secrets: secretsWithValue(settings.secrets),
    // An upload of the local service is gone with it, so there is nothing to remember beyond this worker.
    uploads: settings.service
      ? uploadMemory({ folder: settings.root, origin: new URL(settings.service.client.baseURL).origin })
      : memoryOfProcess(),
    toRun: {
      case: { ...one, options },
      file,
      startUrl: startUrlOf(options.startUrl, baseURL, entry),
      model: options.model,
      userDeviceId: options.userDeviceId,
      app: appOf(options.app, settings.root),
      planned: entry.planned && plannedCases(entry, options, baseURL),
      remarks: (entry.planned ?? []).filter(({ case: listed }) => isLeftOut(listed)).map(leftOutRemark),
    },
  };
}

/** Milliseconds for the session; Playwright's own time-out would leave the entry without an outcome. */
function limitTime({ timeout }: CaseOptions, { tags }: Case, testInfo: TestInfo): number {
  if (timeout !== undefined) testInfo.setTimeout(timeout);
  if (tags.includes('@slow')) testInfo.slow();
  const timeLimit = testInfo.timeout || Infinity;
  if (testInfo.timeout > 0) testInfo.setTimeout(testInfo.timeout + testInfo.duration + EPILOGUE);
  return timeLimit;
}

function refuseUnsetSecrets({ settings, file, case: one, planned = [] }: Entry): void {
  const listed = planned.filter((each) => !isLeftOut(each.case));
  for (const { file: where, case: candidate } of [{ file, case: one }, ...listed]) {
    const unset = findUnsetSecret(candidate, settings.secrets);
    if (!unset) continue;
    const mend =
      'Set it in `secrets` of cases({ … }), or set the environment variable that it is taken from.';
    throw errorAt(
      `The secret "${unset.name}" has no value. ${mend}`,
      path.join(settings.root, where),
      unset.at,
    );
  }
}

/** A file of an app is found from the folder of the configuration on; anything else names an upload that exists. */
function appOf(app: string | undefined, root: string): string | undefined {
  if (app === undefined) return undefined;
  const file = path.resolve(root, app);
  const isFile = /\.(?:apk|ipa)$/i.test(app) && (/[\\/]/.test(app) || existsSync(file));
  return isFile ? file : app;
}

/** The plan's options are the defaults of its cases: those of the plugin, of the plan, of the case. */
function plannedCases(
  { settings, planned = [] }: Entry,
  ofPlan: CaseOptions,
  baseURL: string | undefined,
): CaseOfPlan[] {
  const run = planned.filter(({ case: one }) => !isLeftOut(one));
  return run.map(({ case: one, file, listedAt }) => {
    const options = { ...ofPlan, ...one.options, ...settings.overrides };
    const startUrl = startUrlOf(options.startUrl, baseURL, { settings, file, case: one });
    return { case: { ...one, options }, listedAt, startUrl };
  });
}

const leftOutRemark = ({ case: { title, tags }, file }: PlannedCase) =>
  `The case "${title}" of ${file} was not run: it is tagged ${tags.includes('@skip') ? '@skip' : '@fixme'}.`;
