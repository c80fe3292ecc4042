/** A page of its own for each test of a file, in one browser. */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from './browser.js';

/** @param give is handed the page before each test */
export function withFreshPage(give: (page: Page) => void): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    const page = await browser.newPage();
    give(page);
    return () => page.close();
  });
}
