/** The fixtures of entries: the local service, one per worker, and a browser where Playwright's own is missing. */
import {
  chromium,
  type LaunchOptions,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
  type WorkerInfo,
} from '@playwright/test';
import type { ServiceClient } from '../client/index.js';
import { findBrowser } from '../service/findBrowser.js';
import type { LocalService } from '../service/index.js';

export interface WorkerService {
  service: LocalService;
  client: ServiceClient;
}

export type CasesTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { casewrightService: WorkerService }
>;

/** One extension per base, so that all case files of a project share their workers. */
const extended = new WeakMap<object, CasesTest>();

export function extendTest(base: TestType<never, never>): CasesTest {
  const known = extended.get(base);
  if (known) return known;
  const test = (base as unknown as CasesTest).extend<object, { casewrightService: WorkerService }>({
    casewrightService: [
      // Playwright reads the fixtures that are needed from the pattern, and wants one even where it is none.
      async ({}, use) => {
        // Only now: neither the main process nor a worker of a hosted service needs it.
        const { startLocal } = await import('./playwrightLocal.js');
        const { service, client } = await startLocal();
        await use({ service, client });
        await client.close();
        await service.close();
      },
      { scope: 'worker', title: 'local service' },
    ],
    launchOptions: [
      async ({ launchOptions }, use, workerInfo) => {
        await use({ ...launchOptions, ...browserFor(launchOptions, workerInfo) });
      },
      { scope: 'worker' },
    ],
  });
  extended.set(base, test);
  return test;
}

/** Only where Playwright's own Chromium would be used and isn't there, and nothing else was asked for. */
function browserFor(given: LaunchOptions, { project }: WorkerInfo): Pick<LaunchOptions, 'executablePath'> {
  const { browserName, defaultBrowserType, channel, headless, connectOptions } = project.use as Use;
  const isChromium = (browserName ?? defaultBrowserType ?? 'chromium') === 'chromium';
  const chosen = given.executablePath ?? given.channel ?? channel ?? connectOptions;
  if (!isChromium || chosen !== undefined || process.env['PW_TEST_CONNECT_WS_ENDPOINT']) return {};
  const { executablePath } = findBrowser({
    headless: headless ?? given.headless ?? true,
    playwrightPath: chromium.executablePath(),
  });
  return executablePath === undefined ? {} : { executablePath };
}

/** `project.use` is typed as an empty object; these are the options that matter here. */
type Use = Partial<
  Pick<
    PlaywrightWorkerOptions & { defaultBrowserType: string },
    'browserName' | 'defaultBrowserType' | 'channel' | 'headless' | 'connectOptions'
  >
>;
