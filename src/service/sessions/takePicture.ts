/** A picture of the page as it is now. */
import type { Page } from '@playwright/test';

const ATTEMPTS = 3;
const OPTIONS = { type: 'jpeg', quality: 80, scale: 'css', timeout: 5_000 } as const;

/**
 * A click may be just replacing the page, and Chromium takes no picture of one that goes: then the next page's is
 * taken.
 * @throws what the last attempt threw
 */
export async function takePicture(page: Page, signal: AbortSignal, attempt = 1): Promise<Buffer> {
  try {
    return await page.screenshot(OPTIONS);
  } catch (error) {
    if (attempt === ATTEMPTS || page.isClosed() || signal.aborted) throw error;
    await page.waitForLoadState('load', { timeout: OPTIONS.timeout });
    return takePicture(page, signal, attempt + 1);
  }
}
