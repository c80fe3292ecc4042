/** Looks at the page that is open when a case has ended: for pictures that are broken, and for what axe-core finds. */
import type { Page } from '@playwright/test';
import { firstLineOf } from '../ApiError.js';
import { auditPage, describeViolation } from '../../agent/index.js';
import { inTime, unlessAborted } from '../waits.js';
import type { StepContext } from '../sessions/runStep.js';

type LookingAround = Pick<StepContext, 'world' | 'observer' | 'log' | 'settings' | 'signal'>;

/** Milliseconds. A page that is stuck says nothing. */
const PATIENCE = { images: 2_000, accessibility: 15_000 };

/** Never changes the verdict: what could not be looked at is reported as such. */
export async function lookAround({ world, observer, log, settings, signal }: LookingAround): Promise<void> {
  const messageId = log.lastMessageId;
  const { page } = world;
  if (!isPage(page)) return;
  const isOver = () => signal.aborted || page.isClosed();
  const look = async (what: string, patience: number, run: () => Promise<void>) => {
    if (isOver()) return;
    try {
      const late = `the page gave no answer for ${patience / 1000} s`;
      await inTime(unlessAborted(run(), signal), patience, late);
    } catch (error) {
      if (!isOver()) observer.note(`Not looked for ${what}: ${firstLineOf(error)}`, messageId);
    }
  };
  observer.place(messageId);
  await look('broken images', PATIENCE.images, async () => {
    // Those that never came are known by their requests.
    const missing = world.problems.all().flatMap(({ isOfImage, where }) => (isOfImage ? [where] : []));
    const broken = (await findBrokenImages(page)).filter((address) => !missing.includes(address));
    for (const address of broken) {
      const description = `Broken image: ${address} is nothing that the browser can show`;
      observer.note(description, messageId, 'broken image');
    }
  });
  if (!settings.accessibility) return;
  await look('accessibility', PATIENCE.accessibility, async () => {
    for (const violation of await auditPage(page)) {
      observer.note(`Accessibility, ${describeViolation(violation)}`, messageId, 'accessibility');
    }
  });
}

/** Not the blank page that a case begins with, nor the browser's own page of an error. */
const isPage = (page: Page): boolean => !page.isClosed() && /^(?:https?|file|data|blob):/.test(page.url());

const MOST_FRAMES = 10;

async function findBrokenImages(page: Page): Promise<string[]> {
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
