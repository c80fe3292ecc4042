/** The browser that the tests act in, found as the product finds it. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, onTestFinished } from 'vitest';
import { findBrowser } from '../../src/service/findBrowser.js';

export type Contexts = Pick<Browser, 'newContext' | 'newPage'>;

/** One for all files of a worker, since they share their modules. It ends with the worker. */
let ofWorker: Promise<Browser> | undefined;

/** Contexts and pages for the file that calls it; they are closed behind its last test. */
export function useBrowser(): Contexts {
  const opened: BrowserContext[] = [];
  afterAll(() => Promise.all(opened.map((context) => context.close())));
  return {
    async newContext(options) {
      const context = await (await (ofWorker ??= launchBrowser())).newContext(options);
      opened.push(context);
      return context;
    },
    async newPage(options) {
      const page = await (await (ofWorker ??= launchBrowser())).newPage(options);
      opened.push(page.context());
      return page;
    },
  };
}

/**
 * Pages for tests that run at the same time, because they wait more than they work: each has one to itself. One that a test
 * has failed on is left to it.
 */
export function usePages({ newPage }: Contexts, prepare?: (page: Page) => Promise<unknown>) {
  const idle: Page[] = [];
  return async <Result>(work: (page: Page) => Promise<Result>): Promise<Result> => {
    const known = idle.pop();
    const page = known ?? (await newPage());
    if (!known) await prepare?.(page);
    const result = await work(page);
    idle.push(page);
    return result;
  };
}

/** For tests that end it, or that need what all contexts of a browser share. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}

/** In a browser of its own, as large as a runner's UI needs it, for the length of the test. */
export async function openPage(address: string): Promise<Page> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(address);
  return page;
}
