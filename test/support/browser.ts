/** The browser that the tests act in, found as the product finds it. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../src/service/findBrowser.js';

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
