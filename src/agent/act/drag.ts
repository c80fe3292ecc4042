/** Drags one thing onto another: what the mouse alone does, and HTML's own drag and drop. */
import type { Page } from '@playwright/test';
import type { Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { isPassing } from './pageErrors.js';
import { performed } from './performed.js';

export async function drag({ target, onto }: HandDeedOf<'drag'>, act: Act): Promise<Performed> {
  const source = await findOne(target, 'drag', act);
  const destination = await findOne(onto, onto.role === undefined ? 'look' : 'place', act);
  const words = `${describeTarget(target)} onto ${describeTarget(onto)}`;
  const what = { what: `drag ${words}`, locator: source.locator };
  await attempt(what, act, () => act.page.evaluate(watchDrop));
  await attempt(what, act, () => carry(source, destination, act));
  if (await wasRefused(act.page)) {
    const why = `it can't be dropped there. Please check that ${describeTarget(onto)} takes it.`;
    throw new StepError('action failed', `Failed to ${what.what}: ${why}`);
  }
  return performed(`Dragged ${words}.`, source, [destination.note]);
}

async function carry(source: Found, destination: Found, { page, deadline }: Act): Promise<void> {
  await source.locator.hover({ timeout: deadline.rest() });
  await page.mouse.down();
  try {
    // Many libraries take it for a click until the mouse has moved a little.
    const from = await source.locator.boundingBox({ timeout: deadline.rest() });
    if (from) await page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8, { steps: 4 });
    await destination.locator.scrollIntoViewIfNeeded({ timeout: deadline.rest() });
    const box = await destination.locator.boundingBox({ timeout: deadline.rest() });
    if (!box) throw new StepError('action failed', 'What it should be dropped on is not visible any more.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y, { steps: 8 });
    // What follows the mouse a frame later has arrived with the last move.
    await page.mouse.move(x + 1, y + 1);
  } finally {
    await page.mouse.up();
  }
}

interface Dropping {
  started: boolean;
  dropped: boolean;
}
type Watched = Window & { casewrightDrag?: Dropping };

// Runs in the page, so it must hold all it needs.
function watchDrop(): void {
  const seen: Dropping = { started: false, dropped: false };
  (window as Watched).casewrightDrag = seen;
  // At the end of its way it is known whether the page has prevented it.
  const onStart = (event: Event) => (seen.started = !event.defaultPrevented);
  addEventListener('dragstart', onStart, { once: true });
  addEventListener('drop', () => (seen.dropped = true), { once: true, capture: true });
}

/** HTML's drag and drop tells whether it was taken; of other ways nothing is known. */
async function wasRefused(page: Page): Promise<boolean> {
  try {
    const seen = await page.evaluate(() => (window as Watched).casewrightDrag);
    return seen?.started === true && !seen.dropped;
  } catch (error) {
    // The drop led to another page.
    if (isPassing(error)) return false;
    throw error;
  }
}
