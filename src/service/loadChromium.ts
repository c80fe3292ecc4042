/** Playwright's Chromium, loaded when the first page is needed: a service on its own works without. */
import type { BrowserType } from '@playwright/test';

/** @throws Error with the cure where Playwright is not installed */
export async function loadChromium(): Promise<BrowserType> {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw cause;
    throw new Error(
      'The local service opens its browser by Playwright, which is not installed. ' +
        'Run `npm install --save-dev @playwright/test`.',
      { cause },
    );
  }
}
