/** The page after a step: its picture, and where the capture has them a snapshot of its DOM. */
import type { Page } from '@playwright/test';
import { firstLineOf } from '../ApiError.js';
import { createDeadline, pictureOf } from '../../agent/index.js';
import { unlessAborted } from '../waits.js';
import type { StepContext } from './runStep.js';

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
/** Milliseconds, each. */
const PATIENCE = 5_000;

/**
 * A click may be just replacing the page, and Chromium takes no picture of one that goes: then the next page's is
 * taken.
 * @throws what the last attempt threw
 */
export async function takePicture(page: Page, signal: AbortSignal, attempt = 1): Promise<Buffer> {
  try {
    return await pictureOf({ page }, createDeadline(PATIENCE, signal));
  } catch (error) {
    if (attempt === ATTEMPTS || page.isClosed() || signal.aborted) throw error;
    await page.waitForLoadState('load', { timeout: PATIENCE });
    return takePicture(page, signal, attempt + 1);
  }
}
