/** The requests that are under way and may still change what a page shows. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { bareAddress } from './problemWords.js';

export interface UnderWay {
  /** `GET http://shop.test/api/cart` */
  request: string;
  /** Milliseconds since it began. */
  age: number;
  /** It was given up on, or asks again what was answered late a moment ago: so does a page that waits for news. */
  lasting: boolean;
}

/** Milliseconds. */
const LATE = 2_000;
const MOMENT = 1_000;

export class Traffic {
  readonly #begun = new Map<Request, number>();
  readonly #lasting = new WeakSet<Request>();
  /** When requests ended that had been answered late, by what they asked for. */
  readonly #late = new Map<string, number>();

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
        request: nameOf(request),
        age: this.now() - begun,
        lasting: this.#lasting.has(request),
      }));
  }

  /** Nobody waits any longer for what the page waits for now. */
  giveUp(page: Page): void {
    for (const request of this.#begun.keys()) if (pageOf(request) === page) this.#lasting.add(request);
  }

  stop(): void {
    this.context.off('request', this.#begin);
    this.context.off('requestfinished', this.#end);
    this.context.off('requestfailed', this.#end);
  }

  readonly #begin = (request: Request) => {
    if (!CHANGING.has(request.resourceType())) return;
    this.#begun.set(request, this.now());
    const ended = this.#late.get(nameOf(request));
    if (ended !== undefined && this.now() - ended <= MOMENT) this.#lasting.add(request);
  };

  readonly #end = (request: Request) => {
    const begun = this.#begun.get(request);
    this.#begun.delete(request);
    if (begun !== undefined && this.now() - begun >= LATE) this.#late.set(nameOf(request), this.now());
  };
}

const nameOf = (request: Request): string => `${request.method()} ${bareAddress(request.url())}`;

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
