/** A picture of the page as it is now. */
import type { Page } from '@playwright/test';
import { createDeadline, pictureOf } from '../../agent/index.js';

const ATTEMPTS = 3;
/** Milliseconds, each. */
const PATIENCE = 5_000;

/**
 * A click may be just replacing the page, and Chromium takes no picture of one that goes: then the next page's is
 * taken.
 * @throws what the last attempt threw
 */
export async function takePicture(page: Page, signal: AbortSignal, attempt = 1): Promise<Buffer> {
  try {
    return await pictureOf({ page }, createDeadline(PATIENCE, signal));
  } catch (error) {
    if (attempt === ATTEMPTS || page.isClosed() || signal.aborted) throw error;
    await page.waitForLoadState('load', { timeout: PATIENCE });
    return takePicture(page, signal, attempt + 1);
  }
}
