/** Where a case plays: the tab at hand, and what its steps leave to later ones. */
import type { Page } from '@playwright/test';
import { CaseMemory } from '../../act/CaseMemory.js';
import type { Target } from '../Act.js';
import type { Addresses } from './files.js';
import { Dialogs } from './Dialogs.js';
import { Downloads } from './Downloads.js';
import { Tabs } from './Tabs.js';
import { Traffic } from './Traffic.js';
import { BrowserProblems } from './BrowserProblems.js';

export interface WorldOptions {
  /** What a path such as `/cart` and "the start page" are resolved against. */
  startUrl?: string | undefined;
  /** Milliseconds after which a page that has not loaded is slow. @default 3_000 */
  slowAfter?: number | undefined;
  /** Folders that the files to be uploaded are in; the first that has one gives it. @default none */
  files?: readonly string[] | undefined;
  /** Which addresses steps may open; with `web` files of this machine only where they are below `files`. @default 'web' */
  addresses?: Addresses | undefined;
}

/** One per case. It listens to the browser from its opening on, so that a step can speak of what came before it. */
export class World {
  readonly startUrl: string | undefined;
  readonly problems: BrowserProblems;
  readonly traffic: Traffic;
  readonly dialogs: Dialogs;
  readonly tabs: Tabs;
  readonly downloads: Downloads;
  readonly files: readonly string[];
  readonly addresses: Addresses;
  /** What steps have remembered, by name. */
  readonly remembered = new Map<string, string>();
  /** What steps have used and opened. */
  readonly memory = new CaseMemory();
  /** The frame that the case is in, until it goes elsewhere. */
  frame: Target | undefined;
  /** How many things the case has done, and when the last one began, as `performance.now()` gives it. */
  actions: { count: number; lastBegan: number } = { count: 0, lastBegan: 0 };
  /** Something was done to the page of which its driver doesn't know, since the action before began. */
  isTouched = false;
  #looking: Promise<void> | undefined;

  constructor(page: Page, { startUrl, slowAfter, files = [], addresses = 'web' }: WorldOptions = {}) {
    this.startUrl = startUrl;
    this.files = files;
    this.addresses = addresses;
    const { showElsewhere } = this.memory;
    this.dialogs = new Dialogs(page.context(), showElsewhere);
    this.tabs = new Tabs(page, showElsewhere);
    this.downloads = new Downloads(page.context(), showElsewhere);
    this.problems = new BrowserProblems(page.context(), slowAfter);
    this.traffic = new Traffic(page.context());
  }

  get page(): Page {
    return this.tabs.atHand;
  }

  /**
   * Somebody looks at the page as it is now, and takes care of what goes wrong with that: nothing is done to the page
   * before it has ended. What only looks for something goes on meanwhile.
   */
  holdActions(looking: Promise<void>): void {
    this.#looking = looking;
    looking.catch(() => undefined);
  }

  /** Whoever looked at the page has seen it. */
  async seen(): Promise<void> {
    await this.#looking;
    this.#looking = undefined;
  }

  /** Ends what the last step may have left open, and tells of it. */
  async leave(): Promise<string[]> {
    await this.seen();
    const notes: string[] = [];
    await this.dialogs.clear().catch((error: unknown) => {
      notes.push(error instanceof Error ? error.message : String(error));
    });
    return [...this.dialogs.takeNotes(), ...this.tabs.takeNotes(), ...notes];
  }

  /** For what has the page to itself: dialogs are answered by its own listeners, or else by Playwright. */
  async withoutListening(run: () => Promise<void>): Promise<void> {
    await this.seen();
    await this.dialogs.clear();
    this.dialogs.stop();
    try {
      await run();
    } finally {
      this.dialogs.listen();
    }
  }

  /** Takes its listeners off the browser, which may be somebody else's. */
  close(): void {
    for (const one of [this.dialogs, this.tabs, this.downloads, this.problems, this.traffic]) one.stop();
  }
}
