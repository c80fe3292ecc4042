/** What a frame shows is a part of the page to whoever looks at it, so what is denied must not be there either. */
import type { Frame } from '@playwright/test';
import type { Act } from '../act/act.js';
import { isPassing } from '../act/pageErrors.js';
import { isSeen } from '../find/isSeen.js';

/** What a look at the visible frames of the page gives, one after the other, until one gives something. */
export async function eachFrame<T>(
  { page }: Act,
  look: (frame: Frame) => Promise<T | undefined>,
): Promise<T | undefined> {
  const frames = page.frames().filter((frame) => frame.parentFrame() !== null);
  for (const frame of frames) {
    const seen = await unlessGone(async () => ((await isFrameSeen(frame)) ? look(frame) : undefined));
    if (seen !== undefined) return seen;
  }
  return undefined;
}

async function isFrameSeen(frame: Frame): Promise<boolean> {
  const parent = frame.parentFrame();
  if (parent === null) return true;
  const element = await frame.frameElement();
  try {
    return (await element.evaluate(isSeen as (node: Node) => boolean)) && (await isFrameSeen(parent));
  } finally {
    await element.dispose();
  }
}

/** A frame that goes away meanwhile shows nothing any more. */
async function unlessGone<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isPassing(error)) return undefined;
    throw error;
  }
}
