/** The tabs and windows of the browser, and which of them is at hand. */
import type { BrowserContext, Page } from '@playwright/test';

export class Tabs {
  readonly #context: BrowserContext;
  /** Where the case has been, the tab at hand last. */
  #trail: Page[];
  /** Opened since the case began, and not yet gone to. */
  #fresh: Page[] = [];
  #untold: Page[] = [];
  #unasked: Page[] = [];

  /** @param tell Called when one has opened. */
  constructor(
    page: Page,
    private readonly tell: () => void,
  ) {
    this.#context = page.context();
    this.#trail = [page];
    this.#context.on('page', this.#meet);
  }

  get atHand(): Page {
    const page = this.#trail.at(-1);
    if (page === undefined) throw new Error('A case is always in a tab.');
    return page;
  }

  /** In the order in which they were opened. */
  all(): Page[] {
    return this.#context.pages().filter((page) => !page.isClosed());
  }

  /** The newest that the case has not been in. */
  newest(): Page | undefined {
    return this.#fresh.filter((page) => !page.isClosed()).at(-1);
  }

  /** The one that the case was in before. */
  previous(): Page | undefined {
    return this.#trail.slice(0, -1).findLast((page) => !page.isClosed() && page !== this.atHand);
  }

  /** Opened since somebody last asked whether one has. */
  get unasked(): boolean {
    return this.#unasked.length > 0;
  }

  /** That it has opened was expected: the next time it must be another one. */
  noteOpened(): void {
    this.#unasked = [];
    this.noteNew();
  }

  goTo(page: Page): void {
    this.#trail.push(page);
    this.#fresh = this.#fresh.filter((one) => one !== page);
    this.noteNew();
  }

  /** Where the tab at hand is closed, the one before it is at hand; the note says so. */
  leaveClosed(): string | undefined {
    if (!this.atHand.isClosed()) return undefined;
    const next = this.previous() ?? this.all()[0];
    if (next === undefined) return undefined;
    this.#trail.push(next);
    return `The browser tab was closed; the case goes on in ${next.url()}.`;
  }

  /** The new tabs are no news any more. */
  noteNew(): void {
    this.#untold = [];
  }

  /** What was opened meanwhile and not gone to. */
  takeNotes(): string[] {
    const pages = this.#untold.splice(0).filter((page) => !page.isClosed());
    return pages.map(
      (page) =>
        `A new browser tab has opened (${page.url()}), and the case stays where it is. ` +
        'To go on there, write the step "I switch to the new tab".',
    );
  }

  stop(): void {
    this.#context.off('page', this.#meet);
  }

  readonly #meet = (page: Page) => {
    this.tell();
    this.#unasked.push(page);
    this.#fresh.push(page);
    this.#untold.push(page);
  };
}
