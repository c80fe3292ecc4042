/** What the modules of case files import: the `test` they call, and the bodies of its entries. */
import {
  test as playwrightTest,
  type TestInfo,
  type TestType,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  chromium,
  type Fixtures,
  type LaunchOptions,
  type WorkerInfo,
} from '@playwright/test';
import type { Case, Mistake, PlannedCase } from '../cases/index.js';
import { systemClock } from '../client/index.js';
import type { PhonesOption } from '../phones/options.js';
import { EPILOGUE, isMobile, optionsOf, timeLimitOf, type Entry } from '../runner/entries/Entry.js';
import type { LocalService } from '../service/index.js';
import { settingsOf } from './settings.js';
import { watchRole, isConnectedElsewhere } from './compat.js';
import type { Given } from './playwrightBodies.js';
import { lookForBrowser } from '../service/findBrowser.js';

type EntryBody = Parameters<CasesTest>[2];

/**
 * @internal For the modules that `cases()` writes; no part of the public interface.
 * @param base a user's own `test`, from `importTestFrom`
 */
export function entries({ project, file }: { project: string; file: string }, base?: TestType<never, never>) {
  const settings = settingsOf(project);
  // So that it is there when the first entry begins; what fails here fails again where it is awaited.
  if (watchRole(process) === 'works') loadBodies().catch(() => undefined);
  return {
    // Nothing of ours may look for a browser where the sessions run elsewhere.
    test: settings.service
      ? ((base ?? playwrightTest) as CasesTest)
      : extendTest(base, settings.local.phones),
    /** @param planned the cases of the plan that the file lists */
    run: (one: Case, planned?: readonly PlannedCase[]) => bodyOf({ settings, file, case: one, planned }),
    /** The body of an entry whose file has mistakes. */
    fail: (mistakes: readonly Mistake[]): EntryBody => {
      // Playwright reads from the empty pattern that no fixture is needed.
      return async ({}, testInfo) => (await loadBodies()).broken(mistakes, { settings, file }, testInfo);
    },
  };
}

/** Only for who runs entries: the main process lists them, and would load client, contract and runner for nothing. */
const loadBodies = () => import('./playwrightBodies.js');

/**
 * Playwright reads from a body's pattern which fixtures it needs, so each kind of entry has a body of its own. Its time is
 * limited before anything is waited for, and even where the rest fails.
 */
function bodyOf(entry: Entry): EntryBody {
  const run = async (given: Given, testInfo: TestInfo) => {
    const time = limitTime(entry, testInfo);
    await (await loadBodies()).run(entry, { ...given, time }, testInfo);
  };
  if (entry.settings.service) return ({ baseURL }, testInfo) => run({ baseURL }, testInfo);
  if (isOnPhone(entry)) {
    return ({ baseURL, casewrightService: local }, testInfo) => run({ baseURL, local }, testInfo);
  }
  if (entry.case.plan) {
    return ({ baseURL, browser, casewrightService: local }, testInfo) =>
      run({ baseURL, browser, local }, testInfo);
  }
  return ({ baseURL, page, casewrightService: local }, testInfo) => run({ baseURL, page, local }, testInfo);
}

/** Then no browser is wanted. */
const isOnPhone = ({ settings, case: one }: Entry): boolean =>
  settings.local.phones !== undefined && one.plan === undefined && isMobile(optionsOf(one, settings));

export interface EntryTime {
  /** Milliseconds for the session or plan run, once it has its turn. */
  timeLimit: number;
  onQueued: () => void;
}

/**
 * Playwright's own time-out would leave the entry without an outcome. It is never set to less than has passed already, be it
 * for a moment: then the entry would end at once.
 */
function limitTime({ case: one, settings }: Entry, testInfo: TestInfo): EntryTime {
  const timeLimit = timeLimitOf(one, settings, testInfo.timeout);
  if (one.tags.includes('@slow')) testInfo.slow();
  const begun = systemClock.now();
  // Fixtures came before, for which Playwright has counted up to this long.
  const before = testInfo.timeout;
  const moveOwn = () => {
    const waited = systemClock.now() - begun;
    testInfo.setTimeout(timeLimit < Infinity ? before + waited + timeLimit + EPILOGUE : 0);
  };
  moveOwn();
  // Some versions keep to no limit once there is none, as while somebody debugs.
  return { timeLimit: testInfo.timeout === 0 ? Infinity : timeLimit, onQueued: moveOwn };
}

/** The fixtures of entries: the local service, one per worker, and a browser where Playwright's own is missing. */
type CasesTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { casewrightService: LocalService }
>;

/** One extension per base, so that all case files of a project share their workers. */
const extensions = new WeakMap<CasesTest, CasesTest>();

function extendTest(base: TestType<never, never> | undefined, phones: PhonesOption | undefined): CasesTest {
  if (base === undefined) return extended(playwrightTest as CasesTest, phones, browserFixtures);
  const test = extended(base, phones);
  // After what a `test.use()` beside it has set. It costs time for each case, so it is done only where there may be one.
  test.use(browserFixtures);
  return test;
}

/** @param phones of the project: a worker runs no other one */
function extended(base: CasesTest, phones: PhonesOption | undefined, more = {}): CasesTest {
  const known = extensions.get(base);
  if (known) return known;
  const test = base.extend<object, { casewrightService: LocalService }>({
    ...more,
    casewrightService: [
      // Playwright reads the fixtures that are needed from the pattern, and wants one even where it is none.
      async ({}, use) => {
        // Only now: neither the main process nor a worker of a hosted service needs it.
        const { startLocal } = await import('./playwrightLocal.js');
        const service = await startLocal(phones);
        await use(service);
        await service.close();
      },
      { scope: 'worker', title: 'local service' },
    ],
  });
  extensions.set(base, test);
  return test;
}

/** What is known only once the fixtures of these names are set up, which need the launch options themselves. */
type Chosen = { [Name in 'headless' | 'channel']?: LaunchOptions[Name] | undefined };

const chosen = new WeakMap<LaunchOptions, Chosen>();

const browserFixtures: Fixtures<
  object,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  launchOptions: async ({ launchOptions, browserName }, use, workerInfo) => {
    const isOurs = browserName === 'chromium' && !isChosen(launchOptions, workerInfo);
    await use(isOurs ? withBrowser(launchOptions) : launchOptions);
  },
  headless: async ({ headless, launchOptions }, use) => {
    note(launchOptions, { headless });
    await use(headless);
  },
  channel: async ({ channel, launchOptions }, use) => {
    note(launchOptions, { channel });
    await use(channel);
  },
};

/** Whether somebody has asked for a certain browser, here or elsewhere. */
function isChosen({ executablePath, channel }: LaunchOptions, { project }: WorkerInfo): boolean {
  const { connectOptions } = project.use as Partial<PlaywrightWorkerOptions>;
  const isElsewhere = connectOptions !== undefined || isConnectedElsewhere(process.env);
  return executablePath !== undefined || channel !== undefined || isElsewhere;
}

/** Playwright copies the options when it launches; by then it is known whether the browser is to be seen. */
function withBrowser(given: LaunchOptions): LaunchOptions {
  const known: Chosen = { ...given };
  const options = { ...given };
  Object.defineProperty(options, 'executablePath', {
    enumerable: true,
    get: () => pathFor(known),
  });
  chosen.set(options, known);
  return options;
}

function note(options: LaunchOptions, more: Chosen): void {
  const known = chosen.get(options);
  if (known) Object.assign(known, more);
}

/** Undefined where Playwright's own is there, or there is no other: what to do then it says itself. */
function pathFor({ headless, channel }: Chosen): string | undefined {
  if (channel !== undefined) return undefined;
  return lookForBrowser({ headless: headless ?? true, playwrightPath: chromium.executablePath() })
    ?.executablePath;
}
