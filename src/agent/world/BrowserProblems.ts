/**
 * What goes wrong in the browser while a case plays, by Playwright's own events: for the expectations of its steps, and
 * for what is reported for the case besides its verdict.
 */
import type { BrowserContext, ConsoleMessage, Request, Response, WebError, Page } from '@playwright/test';
import { bareAddress, documentOf, oneLine } from './Traffic.js';

export type BrowserProblemKind =
  | 'console error'
  | 'uncaught exception'
  | 'failed request'
  | 'mixed content'
  | 'slow page';

export interface BrowserProblem {
  kind: BrowserProblemKind;
  /** One line: what was said, or asked for and answered. */
  text: string;
  /** An address, for messages with their line; empty where it isn't known. */
  where: string;
  count: number;
  /** A console error of the browser's own about a request that failed. */
  isOfRequest?: true;
  /** The request was for the page itself, not for a part of it. */
  isOfDocument?: true;
  isOfImage?: true;
}

/** Different ones that are kept; a page that is broken all over says the same in many words. */
const MOST = 100;

export class BrowserProblems {
  readonly #problems = new Map<string, BrowserProblem>();
  readonly #context: BrowserContext;
  readonly #loads: PageLoads;
  #dropped = 0;

  /** @param slowAfter milliseconds after which a page that has not loaded is slow */
  constructor(context: BrowserContext, slowAfter = 3_000) {
    this.#context = context;
    this.#loads = new PageLoads(context, slowAfter, this.#tellSlow);
    context.on('console', this.#hear);
    context.on('weberror', this.#tellException);
    context.on('response', this.#lookAtAnswer);
    context.on('requestfailed', this.#tellFailure);
  }

  /** In the order in which they first came; the list only grows. */
  all(): readonly Readonly<BrowserProblem>[] {
    return [...this.#problems.values()];
  }

  /** How many came after the list was full. */
  get dropped(): number {
    return this.#dropped;
  }

  tellOfUnfinished(): void {
    this.#loads.tellOfUnfinished();
  }

  stop(): void {
    this.#loads.stop();
    this.#context.off('console', this.#hear);
    this.#context.off('weberror', this.#tellException);
    this.#context.off('response', this.#lookAtAnswer);
    this.#context.off('requestfailed', this.#tellFailure);
  }

  readonly #hear = (message: ConsoleMessage) => {
    const text = message.text();
    const { url, lineNumber } = message.location();
    const where = url === '' ? '' : `${bareAddress(url)}:${lineNumber + 1}`;
    if (MIXED.test(text)) this.#keep({ kind: 'mixed content', text, where });
    else if (message.type() === 'error' || message.type() === 'assert') {
      const isOfRequest = OF_REQUEST.test(text);
      this.#keep({ kind: 'console error', text, where, ...(isOfRequest && { isOfRequest }) });
    }
  };

  readonly #tellException = (exception: WebError) => {
    const where = bareAddress(exception.page()?.url() ?? '');
    this.#keep({ kind: 'uncaught exception', text: String(exception.error()), where });
  };

  readonly #lookAtAnswer = (response: Response) => {
    if (response.status() < 400) return;
    const answer = `${response.status()} ${response.statusText()}`.trim();
    this.#tellRequest(response.request(), `was answered with ${answer}`);
  };

  readonly #tellFailure = (request: Request) => {
    const why = request.failure()?.errorText ?? 'no reason was given';
    // Whoever leaves a page, or takes a download, breaks off what is being loaded.
    if (!BROKEN_OFF.test(why)) this.#tellRequest(request, `got no answer: ${why}`);
  };

  #tellRequest(request: Request, what: string): void {
    const where = bareAddress(request.url());
    const isOfDocument = documentOf(request) !== undefined;
    const isOfImage = request.resourceType() === 'image';
    const text = `${request.method()} ${where} ${what}`;
    const part = { ...(isOfDocument && { isOfDocument }), ...(isOfImage && { isOfImage }) };
    this.#keep({ kind: 'failed request', text, where, ...part });
  }

  readonly #tellSlow = (address: string, what: string) =>
    this.#keep({ kind: 'slow page', text: what, where: bareAddress(address) });

  #keep({ text, ...about }: Omit<BrowserProblem, 'count'>): void {
    const words = oneLine(text);
    const key = `${about.kind} ${about.kind === 'slow page' ? '' : words} ${about.where}`;
    const known = this.#problems.get(key);
    if (known) known.count++;
    else if (this.#problems.size >= MOST) this.#dropped++;
    else this.#problems.set(key, { ...about, text: words, count: 1 });
  }
}

/** As Chromium, Firefox and WebKit say it. */
const MIXED =
  /^mixed content:|loading mixed (?:\(insecure\) )?(?:active|display) content|was not allowed to (?:display|run) insecure content|^\[(?:blocked|warning)\].* insecure content/i;
const OF_REQUEST = /^failed to load resource:/i;
const BROKEN_OFF = /ERR_ABORTED|NS_BINDING_ABORTED|cancell?ed|^frame load interrupted/i;

/** From the first request for a page to its `load` event. */
class PageLoads {
  readonly #begun = new Map<Page, number>();
  readonly #pages = new Set<Page>();

  constructor(
    private readonly context: BrowserContext,
    /** Milliseconds. */
    private readonly slowAfter: number,
    private readonly onSlow: (address: string, what: string) => void,
  ) {
    context.on('request', this.#begin);
    context.on('requestfailed', this.#breakOff);
    context.on('page', this.#meet);
    for (const page of context.pages()) this.#watch(page);
  }

  tellOfUnfinished(): void {
    for (const [page, begun] of this.#begun) {
      const took = performance.now() - begun;
      if (took <= this.slowAfter || page.isClosed()) continue;
      this.onSlow(page.url(), `${page.url()} had not finished loading after ${seconds(took)}`);
    }
  }

  stop(): void {
    this.context.off('request', this.#begin);
    this.context.off('requestfailed', this.#breakOff);
    this.context.off('page', this.#meet);
    for (const page of this.#pages) page.off('load', this.#finish).off('close', this.#forget);
  }

  readonly #begin = (request: Request) => {
    const page = pageOf(request);
    // The way through redirections is part of the wait.
    if (page && request.redirectedFrom() === null) this.#begun.set(page, performance.now());
  };

  readonly #breakOff = (request: Request) => {
    const page = pageOf(request);
    if (page) this.#begun.delete(page);
  };

  /** A tab that a page opens is loading already. */
  readonly #meet = (page: Page) => {
    this.#begun.set(page, performance.now());
    this.#watch(page);
  };

  #watch(page: Page): void {
    this.#pages.add(page);
    page.on('load', this.#finish);
    page.on('close', this.#forget);
  }

  readonly #finish = (page: Page) => {
    const begun = this.#begun.get(page);
    this.#begun.delete(page);
    if (begun === undefined) return;
    const took = performance.now() - begun;
    if (took > this.slowAfter) {
      this.onSlow(page.url(), `${page.url()} took ${seconds(took)} to load`);
    }
  };

  readonly #forget = (page: Page) => {
    this.#begun.delete(page);
    this.#pages.delete(page);
  };
}

function pageOf(request: Request): Page | undefined {
  const frame = documentOf(request);
  return frame === 'new tab' ? undefined : frame?.page();
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
