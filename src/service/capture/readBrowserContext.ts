/** The browser as the page sees it when the session begins. */
import type { CDPSession } from '@playwright/test';

/** Text, because the product's bundler may put names into a function that the page doesn't know. */
const READ = `({
  userAgent: navigator.userAgent,
  viewport: { width: innerWidth, height: innerHeight, deviceScaleFactor: devicePixelRatio },
  locale: navigator.language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})`;

export async function readBrowserContext(session: CDPSession): Promise<Record<string, unknown> | null> {
  const { result } = await session.send('Runtime.evaluate', { expression: READ, returnByValue: true });
  return (result.value as Record<string, unknown> | undefined) ?? null;
}
