/** Whether the browser has a tab that Playwright has not reported yet: on a busy machine that takes a while. */
import type { Page } from '@playwright/test';

export async function isOpeningTab(page: Page): Promise<boolean> {
  const context = page.context();
  const session = await context.newCDPSession(page).catch(refuseOthers);
  if (session === undefined) return false;
  try {
    const [{ targetInfo: own }, { targetInfos }] = await Promise.all([
      session.send('Target.getTargetInfo'),
      session.send('Target.getTargets'),
    ]);
    const tabs = targetInfos.filter(
      ({ type, browserContextId }) => type === 'page' && browserContextId === own.browserContextId,
    );
    return tabs.length > context.pages().length;
  } finally {
    await session.detach();
  }
}

/** Only Chromium can be asked. */
function refuseOthers(error: unknown): undefined {
  if (error instanceof Error && /only available in Chromium/i.test(error.message)) return undefined;
  throw error;
}
