/** Looks at a page in a browser and acts on it, through Playwright. */
import type { ElementHandle, Page } from '@playwright/test';
import type { Driver, Gesture, LookOptions } from './Driver.js';
import { Frames } from './Frames.js';
import { makeGesture } from './gestures/makeGesture.js';
import type { Screen, ScreenNode } from './Screen.js';

/** Milliseconds since a look ended in which it has just been made. */
const RECENT = 15;

export class PageDriver implements Driver {
  private readonly frames: Frames;
  private last: { screen: Screen; ended: number; styles: boolean } | undefined;
  /** How many gestures have begun, and how many have ended. */
  private gestures = { begun: 0, ended: 0 };

  constructor(private readonly page: Page) {
    this.frames = new Frames(page);
  }

  async look({ recent = false, ...options }: LookOptions = {}): Promise<Screen> {
    const known = recent ? this.recent(options) : undefined;
    if (known !== undefined) return known;
    const { gestures } = this;
    const screen = await this.frames.look(options);
    const isStill = gestures === this.gestures && gestures.begun === gestures.ended;
    const { styles = false, hidden = false } = options;
    this.last = isStill && !hidden ? { screen, ended: performance.now(), styles } : undefined;
    return screen;
  }

  private recent({ styles = false }: LookOptions): Screen | undefined {
    if (this.last === undefined || performance.now() - this.last.ended > RECENT) return undefined;
    return this.last.styles || !styles ? this.last.screen : undefined;
  }

  async do(gesture: Gesture, options: { timeout: number; signal?: AbortSignal | undefined }): Promise<void> {
    this.last = undefined;
    this.gestures = { ...this.gestures, begun: this.gestures.begun + 1 };
    try {
      await makeGesture(gesture, { page: this.page, frames: this.frames, ...options });
    } finally {
      this.last = undefined;
      this.gestures = { ...this.gestures, ended: this.gestures.ended + 1 };
    }
  }

  /** The element of a node of the last look; undefined where it has gone. */
  handleOf(node: ScreenNode): Promise<ElementHandle | undefined> {
    return this.frames.handleOf(node);
  }
}
