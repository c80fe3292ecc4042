/** Waits as long as the step says; the one wait that is not for something. */
import type { ActionOf, Performed } from '../action.js';
import { createDeadline } from './deadline.js';
import { performed } from '../../act/Doing.js';

export async function wait(
  { milliseconds }: ActionOf<'wait'>,
  { signal }: { signal: AbortSignal | undefined },
): Promise<Performed> {
  // The step asks for this time, so its own limit doesn't cut it short.
  await createDeadline(milliseconds, signal).sleep(milliseconds);
  return performed(`Waited ${milliseconds / 1000} s.`);
}
