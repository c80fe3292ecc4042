/** The requests that are under way and may still change what a page shows; and how requests are put into words. */
import type { BrowserContext, Page, Request, Frame } from '@playwright/test';

interface UnderWay {
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
/** What a page asks for later than that after a gesture, it asks for by itself. */
const WAKE = 120;

export class Traffic {
  readonly #begun = new Map<Request, number>();
  readonly #lasting = new WeakSet<Request>();
  /** When requests ended that had been answered late, by what they asked for. */
  readonly #late = new Map<string, number>();
  readonly #caused = new Set<Request>();
  /** What pages have asked for by themselves: they may do so again at any time. */
  readonly #ownAccord = new Set<string>();
  #deeds = 0;
  #actedAt = -Infinity;
  /** What was asked for because of that: who has saved something often asks for the list next. */
  #answeredAt = -Infinity;

  constructor(private readonly context: BrowserContext) {
    context.on('request', this.#begin);
    context.on('requestfinished', this.#end);
    context.on('requestfailed', this.#end);
  }

  underWay(page: Page): UnderWay[] {
    return [...this.#begun]
      .filter(([request]) => pageOf(request) === page)
      .map(([request, begun]) => ({
        request: nameOf(request),
        age: performance.now() - begun,
        lasting: this.#lasting.has(request),
      }));
  }

  /** What is asked for while that is done, or right after, is asked for because of it. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    this.#caused.clear();
    this.#answeredAt = -Infinity;
    this.#deeds++;
    try {
      return await run();
    } finally {
      this.#deeds--;
      this.#actedAt = performance.now();
    }
  }

  /** Whether the page itself, not a frame in it, waits for an answer that it has asked for because of what was done last. */
  isAsking(page: Page): boolean {
    const frame = page.mainFrame();
    return this.#isAwaited((request) => frameOf(request) === frame);
  }

  #isAwaited(isMeant: (request: Request) => boolean = () => true): boolean {
    return [...this.#caused].some((request) => this.#begun.has(request) && isMeant(request));
  }

  /** Scripts that it has asked for just now: what it does with a click or a key may depend on them. */
  isGettingScripts(page: Page): boolean {
    return [...this.#begun].some(
      ([request, begun]) =>
        request.resourceType() === 'script' && performance.now() - begun < LATE && pageOf(request) === page,
    );
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
    this.#begun.set(request, performance.now());
    const ended = this.#late.get(nameOf(request));
    if (ended !== undefined && performance.now() - ended <= MOMENT) this.#lasting.add(request);
    this.#noteCause(request);
  };

  #noteCause(request: Request): void {
    const since = performance.now() - Math.max(this.#actedAt, this.#answeredAt);
    const isCaused = this.#deeds > 0 || since < WAKE || this.#isAwaited();
    if (!isCaused) this.#ownAccord.add(askedFor(request));
    else if (!this.#lasting.has(request) && !this.#ownAccord.has(askedFor(request)))
      this.#caused.add(request);
  }

  readonly #end = (request: Request) => {
    const begun = this.#begun.get(request);
    this.#begun.delete(request);
    if (this.#caused.has(request)) this.#answeredAt = performance.now();
    if (begun !== undefined && performance.now() - begun >= LATE)
      this.#late.set(nameOf(request), performance.now());
  };
}

const nameOf = (request: Request): string => `${request.method()} ${bareAddress(request.url())}`;

/** However often it is asked for: by its kind, without the query, but with what is sent. */
function askedFor(request: Request): string {
  const [address = ''] = nameOf(request).split(/[?#]/);
  return `${request.resourceType()} ${address} ${(request.postData() ?? '').slice(0, MOST)}`;
}

/** Pictures and films show no text; streams of events are open for good. */
const CHANGING: ReadonlySet<string> = new Set(['document', 'stylesheet', 'script', 'xhr', 'fetch']);

function pageOf(request: Request): Page | undefined {
  const frame = frameOf(request);
  return frame === 'new tab' ? undefined : frame.page();
}

const MOST = 500;
const MOST_OF_DATA_URL = 60;

export function oneLine(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length <= MOST ? words : `${words.slice(0, MOST - 1)}…`;
}

/** Without the user name and password that an address may carry. */
export function bareAddress(url: string): string {
  if (url.startsWith('data:')) return `${url.slice(0, MOST_OF_DATA_URL)}…`;
  return oneLine(url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1'));
}

/** The tab whose whole page the request is for. */
export function documentOf(request: Request): Frame | 'new tab' | undefined {
  if (!request.isNavigationRequest()) return undefined;
  const frame = frameOf(request);
  if (frame === 'new tab') return frame;
  return frame.parentFrame() === null ? frame : undefined;
}

/** Playwright knows no frame of a tab that isn't there yet, nor of a service worker, and throws. */
function frameOf(request: Request): Frame | 'new tab' {
  try {
    return request.frame();
  } catch {
    return 'new tab';
  }
}
