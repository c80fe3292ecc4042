/** The requests that are under way and may still change what a page shows. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { bareAddress } from './troubleWords.js';

export interface UnderWay {
  /** `GET http://shop.test/api/cart` */
  request: string;
  /** Milliseconds since it began. */
  age: number;
}

export class Traffic {
  readonly #begun = new Map<Request, number>();

  constructor(
    private readonly context: BrowserContext,
    private readonly now: () => number = () => performance.now(),
  ) {
    context.on('request', this.#begin);
    context.on('requestfinished', this.#end);
    context.on('requestfailed', this.#end);
  }

  underWay(page: Page): UnderWay[] {
    return [...this.#begun]
      .filter(([request]) => pageOf(request) === page)
      .map(([request, begun]) => ({
        request: `${request.method()} ${bareAddress(request.url())}`,
        age: this.now() - begun,
      }));
  }

  stop(): void {
    this.context.off('request', this.#begin);
    this.context.off('requestfinished', this.#end);
    this.context.off('requestfailed', this.#end);
  }

  readonly #begin = (request: Request) => {
    if (CHANGING.has(request.resourceType())) this.#begun.set(request, this.now());
  };

  readonly #end = (request: Request) => {
    this.#begun.delete(request);
  };
}

/** Pictures and films show no text; streams of events are open for good. */
const CHANGING: ReadonlySet<string> = new Set(['document', 'stylesheet', 'script', 'xhr', 'fetch']);

/** Playwright throws for the request of a tab that isn't there yet, or of a service worker. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}
