/** The fixtures of entries: the local service, one per worker, and a browser where Playwright's own is missing. */
import {
  test as playwrightTest,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test';
import type { LocalService } from '../service/index.js';
import { browserFixtures } from './missingBrowser.js';

export type CasesTest = TestType<
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { casewrightService: LocalService }
>;

/** One extension per base, so that all case files of a project share their workers. */
const extensions = new WeakMap<CasesTest, CasesTest>();

/** @param base a user's own, by `importTestFrom` */
export function extendTest(base: TestType<never, never> | undefined): CasesTest {
  if (base === undefined) return extended(playwrightTest as CasesTest, browserFixtures);
  const test = extended(base);
  // After what a `test.use()` beside it has set. It costs time for each case, so it is done only where there may be one.
  test.use(browserFixtures);
  return test;
}

function extended(base: CasesTest, more = {}): CasesTest {
  const known = extensions.get(base);
  if (known) return known;
  const test = base.extend<object, { casewrightService: LocalService }>({
    ...more,
    casewrightService: [
      // Playwright reads the fixtures that are needed from the pattern, and wants one even where it is none.
      async ({}, use) => {
        // Only now: neither the main process nor a worker of a hosted service needs it.
        const { startLocal } = await import('./playwrightLocal.js');
        const service = await startLocal();
        await use(service);
        await service.close();
      },
      { scope: 'worker', title: 'local service' },
    ],
  });
  extensions.set(base, test);
  return test;
}
