/** Looks at a page in a browser and acts on it, through Playwright. */
import type { ElementHandle, Page } from '@playwright/test';
import type { Driver, Gesture, LookOptions } from './Driver.js';
import { Frames } from './Frames.js';
import { makeGesture } from './gestures/makeGesture.js';
import type { Screen, ScreenNode } from './Screen.js';

export class PageDriver implements Driver {
  private readonly frames: Frames;

  constructor(private readonly page: Page) {
    this.frames = new Frames(page);
  }

  look(options: LookOptions = {}): Promise<Screen> {
    return this.frames.look(options);
  }

  async do(gesture: Gesture, options: { timeout: number; signal?: AbortSignal | undefined }): Promise<void> {
    await makeGesture(gesture, { page: this.page, frames: this.frames, ...options });
  }

  /** The element of a node of the last look; undefined where it has gone. */
  handleOf(node: ScreenNode): Promise<ElementHandle | undefined> {
    return this.frames.handleOf(node);
  }

  /** Resolves once something that could be seen has changed since the last look, or the time is up. */
  changed(timeout: number): Promise<void> {
    return this.frames.changed(timeout);
  }
}
