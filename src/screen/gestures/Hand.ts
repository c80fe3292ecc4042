/** What a gesture is made with, and how the element of a node is taken in hand. */
import type { ElementHandle, Page } from '@playwright/test';
import type { Frames } from '../Frames.js';
import { GestureError } from '../GestureError.js';
import type { ScreenNode } from '../Screen.js';

export interface Hand {
  page: Page;
  frames: Frames;
  timeout: number;
  signal?: AbortSignal | undefined;
}

export async function handOn(node: ScreenNode, { frames }: Hand): Promise<ElementHandle<HTMLElement>> {
  const handle = await frames.handleOf(node);
  if (handle === undefined) throw new GestureError('gone', 'It is not on the page any more.');
  return handle as ElementHandle<HTMLElement>;
}
