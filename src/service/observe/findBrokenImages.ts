/** Pictures that a page and its frames can't show, by their addresses. */
import type { Page } from '@playwright/test';

const MOST_FRAMES = 10;

export async function findBrokenImages(page: Page): Promise<string[]> {
  const frames = page.frames().slice(0, MOST_FRAMES);
  const found = await Promise.all(frames.map((frame) => frame.evaluate(readBroken)));
  return [...new Set(found.flat())];
}

/** Runs in the page. */
async function readBroken(): Promise<string[]> {
  const suspects = [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '',
  );
  // A drawing may have no size of its own.
  const isBroken = await Promise.all(
    suspects.map((image) =>
      image.decode().then(
        () => false,
        () => true,
      ),
    ),
  );
  return suspects.filter((_, index) => isBroken[index]).map(({ currentSrc }) => currentSrc.slice(0, 500));
}
