/** Records what happens in the browser while a session runs, by Playwright's events and the DevTools protocol. */
import type {
  CDPSession,
  Page,
  BrowserContext,
  ConsoleMessage,
  Request,
  Response,
  WebError,
} from '@playwright/test';
import type { SessionCapture } from '../../contract/index.js';
import {
  Attempts,
  boundTexts,
  CaptureRecord,
  boundHeaders,
  boundText,
  boundUrl,
  type Tell,
} from './CaptureRecord.js';
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

/** How a page that is watched tells; undefined for one that isn't. */
type TellOf = (page: Page | null | undefined) => Tell | undefined;

interface Early {
  request: Request;
  type: 'request' | 'response';
  about: Record<string, unknown>;
}

const MOST_EARLY = 200;

export class ContextListener {
  readonly #asked = new WeakMap<Request, { requestId: string; at: number }>();
  #count = 0;
  /** Of pages that are not watched: a new tab's first requests come before the tab. */
  #early: Early[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly tellOf: TellOf,
  ) {
    this.#each(context.on.bind(context));
  }

  tellEarly(page: Page, tell: Tell): void {
    const own = this.#early.filter(({ request }) => pageOf(request) === page);
    this.#early = this.#early.filter((one) => !own.includes(one));
    for (const { type, about } of own) tell(type, about);
  }

  stop(): void {
    this.#each(this.context.off.bind(this.context));
  }

  #each(onOrOff: BrowserContext['on'] | BrowserContext['off']): void {
    const act = onOrOff as BrowserContext['on'];
    act('request', this.#tellRequest);
    act('response', this.#tellResponse);
    act('requestfailed', this.#tellFailure);
    act('console', this.#tellMessage);
    act('weberror', this.#tellException);
  }

  readonly #tellRequest = (request: Request) => {
    const requestId = String(++this.#count);
    this.#asked.set(request, { requestId, at: performance.now() });
    const kind = request.resourceType();
    this.#tell(request, 'request', {
      requestId,
      url: boundUrl(request.url()),
      method: request.method(),
      // In the protocol's spelling, such as `Document`.
      resourceType: kind.slice(0, 1).toUpperCase() + kind.slice(1),
      headers: boundHeaders(request.headers()),
    });
  };

  readonly #tellResponse = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    this.#tellAnswer(response.request(), {
      status: response.status(),
      mimeType: boundText(type.split(';', 1)[0] ?? ''),
    });
  };

  readonly #tellFailure = (request: Request) => {
    const errorText = boundText(request.failure()?.errorText ?? 'no answer');
    const canceled = errorText === 'net::ERR_ABORTED';
    this.#tellAnswer(request, { status: 0, errorText, ...(canceled && { canceled }) });
  };

  /** An answer to a request from before the capture is left out: nobody could tell what it answers. */
  #tellAnswer(request: Request, about: Record<string, unknown>): void {
    const asked = this.#asked.get(request);
    if (!asked) return;
    const { requestId, at } = asked;
    const duration = Math.round(performance.now() - at);
    this.#tell(request, 'response', { requestId, url: boundUrl(request.url()), ...about, duration });
  }

  #tell(request: Request, type: Early['type'], about: Record<string, unknown>): void {
    const tell = this.tellOf(pageOf(request));
    if (tell) tell(type, about);
    else if (this.#early.push({ request, type, about }) > MOST_EARLY) this.#early.shift();
  }

  readonly #tellMessage = (message: ConsoleMessage) => {
    const { url, lineNumber } = message.location();
    const about = { level: message.type(), text: boundText(message.text()) };
    // The browser's own words, such as of a picture that isn't there, are often about no line.
    const hasLine = lineNumber > 0 || message.args().length > 0;
    // Playwright counts lines from 0, people from 1.
    const place = url && placeOf(url, hasLine ? lineNumber + 1 : undefined);
    this.tellOf(message.page())?.('console', { ...about, ...place });
  };

  readonly #tellException = (exception: WebError) => {
    const error = exception.error();
    const stack = error.stack ?? '';
    const [, url, line] = PLACE.exec(stack) ?? [];
    this.tellOf(exception.page())?.('exception', {
      text: boundText(String(error).split('\n', 1)[0] ?? ''),
      ...(url && placeOf(url, Number(line))),
      ...(stack && { stack: boundText(stack) }),
    });
  };
}

const PLACE = /\b([a-z][a-z\d+.-]*:\/\/[^\s()]+):(\d+):\d+\)?$/im;

const placeOf = (url: string, line: number | undefined) => ({
  url: boundUrl(url),
  ...(line !== undefined && { line }),
});

/** Playwright throws for a tab that isn't there yet, and for what a service worker asks for. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}
