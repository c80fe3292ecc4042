/** A page of its own for each test of a file, in one browser. */
import type { Page } from '@playwright/test';
import { beforeEach } from 'vitest';
import { useBrowser } from './browser.js';

/** @param give is handed the page before each test */
export function withFreshPage(give: (page: Page) => void): void {
  const browser = useBrowser();
  beforeEach(async () => {
    const page = await browser.newPage();
    give(page);
    return () => page.close();
  });
}
