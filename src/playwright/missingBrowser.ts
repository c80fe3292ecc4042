/**
 * A browser of the system where Playwright's own is missing. These fixtures replace options by functions alone, without
 * Playwright's `[…, { scope }]`: only so does each stay an option in every version, which `use` and `test.use()` may set.
 */
import {
  chromium,
  type Fixtures,
  type LaunchOptions,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type WorkerInfo,
} from '@playwright/test';
import { lookForBrowser } from '../service/findBrowser.js';
import { isConnectedElsewhere } from './compat.js';

/** What is known only once the fixtures of these names are set up, which need the launch options themselves. */
type Chosen = { [Name in 'headless' | 'channel']?: LaunchOptions[Name] | undefined };

const chosen = new WeakMap<LaunchOptions, Chosen>();

export const browserFixtures: Fixtures<
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
