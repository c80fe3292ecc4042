/** Looks at the page: after a step for its picture, and when a case has ended for broken images and what axe-core finds. */
import type { Page } from '@playwright/test';
import { firstLineOf } from '../ApiError.js';
import { auditPage, describeViolation, createDeadline, pictureOf } from '../../agent/index.js';
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

export interface Shown {
  step: { number: number };
  messageId: string;
}

type Showing = Pick<StepContext, 'log' | 'signal' | 'world' | 'capture'>;

/** A page under a browser dialog stands still until that is answered: then there is nothing to see, nor to wait for. */
export async function showPage(shown: Shown, context: Showing): Promise<void> {
  const { dialogs } = context.world;
  if (dialogs.open) return;
  const { opened, forget } = dialogs.whenOpen();
  const stood = new AbortController();
  const standing = opened.then(() => stood.abort());
  const signal = AbortSignal.any([context.signal, stood.signal]);
  await Promise.race([show(shown, { ...context, signal }), standing]).finally(forget);
}

async function show({ step, messageId }: Shown, { log, signal, world, capture }: Showing): Promise<void> {
  const { page, dialogs } = world;
  try {
    const bytes = await unlessAborted(takePicture(page, signal), signal);
    log.picture(messageId, bytes, page.viewportSize());
  } catch (error) {
    if (dialogs.open) return;
    const why = error === signal.reason ? 'the session was terminated' : firstLineOf(error);
    log.observe(`No picture of the page after step ${step.number}: ${why}`, messageId);
    return;
  }
  if (capture) await unlessAborted(capture.snapshot(messageId, page), signal);
}

const ATTEMPTS = 3;
const PICTURE_TIME = 5_000;

/**
 * A click may be just replacing the page, and Chromium takes no picture of one that goes: then the next page's is
 * taken.
 * @throws what the last attempt threw
 */
export async function takePicture(page: Page, signal: AbortSignal, attempt = 1): Promise<Buffer> {
  try {
    return await pictureOf({ page }, createDeadline(PICTURE_TIME, signal));
  } catch (error) {
    if (attempt === ATTEMPTS || page.isClosed() || signal.aborted) throw error;
    await page.waitForLoadState('load', { timeout: PICTURE_TIME });
    return takePicture(page, signal, attempt + 1);
  }
}
