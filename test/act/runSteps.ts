/** Steps in words on a page of its own for each test: the tests run at the same time, because they wait more than they work. */
import type { Page } from '@playwright/test';
import { test } from 'vitest';
import { interpretAll, isExpectation, perform, World } from '../../src/agent/index.js';
import { useBrowser } from '../support/browser.js';
import { onEmptyPage } from '../support/freshPage.js';

interface OnPage {
  /** Gives what the last step tells. */
  run: (html: string, ...steps: string[]) => Promise<string>;
  /** Of pages on which nothing more will come. */
  failureOf: (html: string, ...steps: string[]) => Promise<string>;
  /** The title, in which the pages note what was done. */
  said: () => Promise<string>;
}

interface Run {
  html: string;
  steps: readonly string[];
  /** Milliseconds for the last step. */
  timeout: number;
}

/** Milliseconds, for what must succeed, on a machine with much else to do. */
const ENOUGH = 8_000;

/** For the file that calls it. */
export const testOnPage = () =>
  test.extend(onEmptyPage(useBrowser())).extend<OnPage>({
    run: async ({ page }, use) => use((html, ...steps) => runAll(page, { html, steps, timeout: ENOUGH })),
    failureOf: async ({ page }, use) =>
      use((html, ...steps) =>
        runAll(page, { html, steps, timeout: 3_000 }).then(
          (reported) => Promise.reject(new Error(`It passed: ${reported}`)),
          (error: unknown) => String(error),
        ),
      ),
    said: async ({ page }, use) => use(() => page.evaluate(() => document.title)),
  });

async function runAll(page: Page, { html, steps, timeout }: Run): Promise<string> {
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
  const world = new World(page);
  let reported = '';
  try {
    const readings = interpretAll(['Click "Begin"', ...steps].map((text) => ({ text })));
    for (const [index, reading] of readings.entries()) {
      if (!reading.understood) throw new Error('Not understood.');
      const time = index === readings.length - 1 ? timeout : ENOUGH;
      for (const action of reading.actions) {
        const { summary, note = '' } = await perform(action, { world, timeout: time });
        reported = `${summary} ${note}`.trim();
      }
    }
    return reported;
  } finally {
    world.close();
  }
}

interface AsItGoes {
  /** Carries steps out on the page as it is; gives why one of them fails, or undefined. */
  run: (...steps: string[]) => Promise<string | undefined>;
}

/** For the file that calls it: the page is the test's own to fill, and the case goes on from call to call. */
export const testAsItGoes = () =>
  test.extend(onEmptyPage(useBrowser())).extend<AsItGoes>({
    run: async ({ page }, use) => {
      const world = new World(page);
      await use(async (...steps) => {
        for (const reading of interpretAll(steps.map((text) => ({ text })))) {
          if (!reading.understood) return 'not understood';
          for (const action of reading.actions) {
            const failed = await perform(action, {
              world,
              timeout: isExpectation(action) ? 800 : 6_000,
            }).then(
              () => undefined,
              (error: unknown) => String(error),
            );
            if (failed !== undefined) return failed;
          }
        }
        return undefined;
      });
      world.close();
    },
  });
