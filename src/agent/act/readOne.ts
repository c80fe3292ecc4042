/** Reads the one element of a locator in the page, in one trip to the browser; `locator.evaluate` takes three. */
import type { Locator } from '@playwright/test';
import type { Deadline } from './deadline.js';

/** @param read runs in the page, so it must hold all it needs */
export async function readOne<Result, Argument = undefined>(
  locator: Locator,
  read: (element: Element, argument: Argument) => Result,
  { argument, deadline }: { argument?: Argument; deadline: Pick<Deadline, 'glance'> },
): Promise<Result> {
  const found = (await locator.evaluateAll(readIfOne(read), argument)) as { is?: Result };
  if ('is' in found) return found.is;
  // It isn't there yet, or there are several: Playwright waits for the one, and tells of the others.
  const waiting = locator.evaluate(read, argument as never, { timeout: deadline.glance() });
  return waiting;
}

/** Playwright sends a function to the page as its text, so the text holds both. */
function readIfOne(read: (element: Element, argument: never) => unknown): () => unknown {
  const text = `(elements, argument) => elements.length === 1 ? { is: (${read.toString()})(elements[0], argument) } : {}`;
  return Object.assign(() => ({}), { toString: () => text });
}
