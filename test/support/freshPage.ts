/** A page of its own for each test of a file, in one browser. */
import type { Page } from '@playwright/test';
import { beforeEach, type TestContext } from 'vitest';
import { useBrowser, type Contexts } from './browser.js';

/** @param give is handed the page before each test */
export function withFreshPage(give: (page: Page) => void): void {
  const browser = useBrowser();
  beforeEach(async () => {
    const page = await browser.newPage();
    give(page);
    return () => page.close();
  });
}

/** The fixture of tests that run at the same time, because they wait more than they work. */
export const onFreshPage = ({ newPage }: Contexts) => ({
  page: async ({}, use: (page: Page) => Promise<void>): Promise<void> => {
    const page = await newPage();
    await use(page);
    await page.close();
  },
});

/**
 * The same with a page that the next test gets again, empty, for to open one takes four times as long as to empty it. Not for
 * tests that give the page or its context what outlives a document.
 */
export const onEmptyPage = ({ newPage }: Contexts) => {
  const idle: Page[] = [];
  return {
    page: async ({ task }: TestContext, use: (page: Page) => Promise<void>): Promise<void> => {
      const page = idle.pop() ?? (await newPage());
      await use(page);
      if (task.result?.state !== 'fail' && (await isEmptied(page))) idle.push(page);
      else await page.close();
    },
  };
};

/** One that the test has closed, or opened others from, is left to it. */
async function isEmptied(page: Page): Promise<boolean> {
  if (page.isClosed() || page.context().pages().length > 1) return false;
  await page.goto('about:blank');
  return true;
}
