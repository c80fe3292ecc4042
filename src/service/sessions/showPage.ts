/** The page after a step: its picture, and where the capture has them a snapshot of its DOM. */
import type { StepContext } from './runStep.js';
import { takePicture } from './takePicture.js';
import { unlessAborted } from './unlessAborted.js';

interface Shown {
  step: { number: number };
  messageId: string;
}

export async function showPage(
  { step, messageId }: Shown,
  { log, signal, scene, capture }: Omit<StepContext, 'isLast'>,
): Promise<void> {
  const { page, dialogs } = scene;
  // The page stands still until the dialog is answered.
  if (dialogs.open) return;
  try {
    const bytes = await unlessAborted(takePicture(page, signal), signal);
    log.picture(messageId, bytes, page.viewportSize());
  } catch (error) {
    log.observe(`No picture of the page after step ${step.number}: ${causeOf(error, signal)}`, messageId);
    return;
  }
  if (capture) await unlessAborted(capture.snapshot(messageId, page), signal);
}

function causeOf(error: unknown, signal: AbortSignal): string {
  if (error === signal.reason) return 'the session was terminated';
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
