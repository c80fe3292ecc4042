/** A page of its own for each test of a file, in one browser. */
import type { Page } from '@playwright/test';
import { beforeEach } from 'vitest';
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
