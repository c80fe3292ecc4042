/** Where a case plays: the tab at hand, and what its steps leave to later ones. */
import type { Page } from '@playwright/test';

export interface SceneOptions {
  /** What a path such as `/cart` and "the start page" are resolved against. */
  startUrl?: string | undefined;
}

/** One per case. It listens to the browser from its opening on, so that a step can speak of what came before it. */
export class Scene {
  readonly startUrl: string | undefined;
  #page: Page;

  constructor(page: Page, { startUrl }: SceneOptions = {}) {
    this.#page = page;
    this.startUrl = startUrl;
  }

  /** The tab at hand. */
  get page(): Page {
    return this.#page;
  }

  /** Takes its listeners off the browser, which may be somebody else's. */
  close(): void {}
}
