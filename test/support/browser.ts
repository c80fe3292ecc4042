/** The browser that the tests act in, found as the product finds it. */
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../src/service/findBrowser.js';

export function launchBrowser(): Promise<Browser> {
  const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}
