/**
 * What a new tab or frame asks for before the DevTools protocol can be listened to there: a tab's document above all.
 * Playwright saw it and tells it here.
 */
import type { BrowserContext, Frame, Page, Request } from '@playwright/test';
import { boundHeaders, boundText, boundUrl } from './boundText.js';
import type { Tell } from './CaptureRecord.js';

const MOST_KEPT = 200;

export class EarlyTraffic {
  #recent: Request[] = [];
  #reported = 0;
  readonly #context: BrowserContext;
  readonly #keep = (request: Request) => {
    this.#recent.push(request);
    if (this.#recent.length > MOST_KEPT) this.#recent.shift();
  };

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', this.#keep);
  }

  /** Tells the page's requests so far; their answers as they come. */
  tellOfPage(page: Page, tell: Tell): Promise<void> {
    return this.#tellAll(
      this.#recent.filter((request) => frameOf(request)?.page() === page),
      tell,
    );
  }

  /** Tells what the frame's document has asked for. The document itself was asked for by the page around it. */
  tellOfFrame(frame: Frame, tell: Tell): Promise<void> {
    const all = this.#recent.filter((request) => frameOf(request) === frame);
    const document = all.findLastIndex((request) => request.isNavigationRequest());
    return this.#tellAll(all.slice(document + 1), tell);
  }

  stop(): void {
    this.#context.off('request', this.#keep);
    this.#recent = [];
  }

  async #tellAll(early: readonly Request[], tell: Tell): Promise<void> {
    this.#recent = this.#recent.filter((request) => !early.includes(request));
    await Promise.all(early.map((request) => this.#tell(request, tell)));
  }

  async #tell(request: Request, tell: Tell): Promise<void> {
    const requestId = `early-${++this.#reported}`;
    const url = boundUrl(request.url());
    const headers = boundHeaders(request.headers());
    tell('request', { requestId, url, method: request.method(), resourceType: kindOf(request), headers });
    const response = await request.response();
    if (!response) {
      const errorText = boundText(request.failure()?.errorText ?? 'no answer');
      tell('response', { requestId, url, status: 0, errorText });
      return;
    }
    const mimeType = boundText((response.headers()['content-type'] ?? '').split(';', 1)[0] ?? '');
    tell('response', { requestId, url, status: response.status(), mimeType });
  }
}

/** Playwright knows no frame of a tab that isn't there yet, and throws. */
function frameOf(request: Request): Frame | undefined {
  if (request.serviceWorker()) return undefined;
  try {
    return request.frame();
  } catch (error) {
    if (request.isNavigationRequest()) return undefined;
    throw error;
  }
}

/** In the protocol's spelling: `Document`, `Script`. */
function kindOf(request: Request): string {
  const kind = request.resourceType();
  return kind.slice(0, 1).toUpperCase() + kind.slice(1);
}
