/** Records what happens in the browser while a session runs, by Playwright's events and the DevTools protocol. */
import type { CDPSession, Page } from '@playwright/test';
import type { SessionCapture } from '../../contract/index.js';
import { Attempts, boundTexts, CaptureRecord } from './CaptureRecord.js';
import { ContextListener } from './listenToContext.js';
import { PageWatch, type Watching } from './watchPage.js';

export interface CaptureSettings {
  /** `events`: no DOM and accessibility snapshots, which cost time at every step. */
  detail: 'full' | 'events';
  /** Events kept; later ones are dropped and `truncated` set. @default 10_000 */
  maxEvents?: number;
  /** Bytes of inline snapshots (as JSON) kept; later ones are dropped and `truncated` set. @default 32 MiB */
  maxSnapshotBytes?: number;
  /** Milliseconds that the page may take for one answer before the capture goes on without it. @default 5_000 */
  patience?: number;
  /** Epoch milliseconds. @default Date.now */
  now?: () => number;
}

export interface Capture {
  /** `action_started` and `action_completed`, reported by whoever carries out steps; extra keys go into the event. */
  tell(type: 'action_started' | 'action_completed', about: Record<string, unknown>): void;
  /** DOM and accessibility snapshot for a picture; recorded with the event snapshot_captured. No-op for detail `events`. */
  snapshot(messageId: string, page?: Page): Promise<void>;
  /** Stops listening; takes the storage state. Never throws for a page that is already gone. */
  end(): Promise<void>;
  toRecord(session: { id: string; platform: string }): SessionCapture;
  readonly mishaps: readonly string[];
}

/** Undefined where the browser doesn't speak the DevTools protocol (Firefox, WebKit). Never rejects. */
export async function startCapture(page: Page, settings: CaptureSettings): Promise<Capture | undefined> {
  const { maxEvents = 10_000, maxSnapshotBytes = 32 * 1024 ** 2, patience = 5_000 } = settings;
  const record = new CaptureRecord({ maxEvents, maxSnapshotBytes }, settings.now);
  const attempts = new Attempts(patience);
  let session: CDPSession | undefined;
  try {
    session = await page.context().newCDPSession(page);
  } catch (error) {
    if (isForeignBrowser(error)) return undefined;
    attempts.note('listen to the page', error);
  }
  const work = new Set<Promise<unknown>>();
  const watches: Watching['watches'] = new Map();
  const watching: Watching = {
    ...{ record, attempts, watches, detail: settings.detail },
    listener: new ContextListener(page.context(), (one) => (one ? watches.get(one)?.tell : undefined)),
    background: (working) => {
      const done = working.finally(() => work.delete(done));
      work.add(done);
    },
  };
  if (!session) return openCapture(page, watching, { work });
  const [watch, context] = await Promise.all([
    PageWatch.start(page, session, watching),
    attempts.make("read the browser's context", readBrowserContext(session)),
  ]);
  record.browserContext = context ?? null;
  return openCapture(page, watching, { watch, work });
}

function openCapture(
  page: Page,
  { record, attempts, listener, watches }: Watching,
  { watch, work }: { watch?: PageWatch; work: ReadonlySet<Promise<unknown>> },
): Capture {
  const finish = async () => {
    const reading = attempts.make('read the storage state', page.context().storageState());
    const [state] = await Promise.all([reading, ...work]);
    record.storageState = state ? { ...state } : null;
    record.close();
    listener.stop();
    await Promise.all([...watches.values()].map((one) => one.stop()));
  };
  let ending: Promise<void> | undefined;
  return {
    tell: (type, about) => record.tell(type, boundTexts(about) as Record<string, unknown>),
    // The case may have gone on in another tab.
    snapshot: async (messageId, shown) =>
      ((shown && watches.get(shown)) ?? watch)?.snapshot({ trigger: 'screenshot', messageId }),
    end: () => (ending ??= finish()),
    toRecord: (session) => record.toRecord(session),
    mishaps: attempts.mishaps,
  };
}

const isForeignBrowser = (error: unknown) =>
  error instanceof Error && /only available in Chromium/i.test(error.message);

/** Text, because the product's bundler may put names into a function that the page doesn't know. */
const READ = `({
  userAgent: navigator.userAgent,
  viewport: { width: innerWidth, height: innerHeight, deviceScaleFactor: devicePixelRatio },
  locale: navigator.language,
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})`;

async function readBrowserContext(session: CDPSession): Promise<Record<string, unknown> | null> {
  const { result } = await session.send('Runtime.evaluate', { expression: READ, returnByValue: true });
  return (result.value as Record<string, unknown> | undefined) ?? null;
}
