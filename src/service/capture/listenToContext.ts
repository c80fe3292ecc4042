/** What the pages of a browser context ask for, write to the console and throw, by Playwright's own events. */
import type { BrowserContext, ConsoleMessage, Page, Request, Response, WebError } from '@playwright/test';
import { boundHeaders, boundText, boundUrl, type Tell } from './CaptureRecord.js';

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
