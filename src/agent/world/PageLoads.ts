/** How long pages take to load, from the first request for them to their `load` event; tells of those that are slow. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { documentOf } from './Traffic.js';

export class PageLoads {
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
