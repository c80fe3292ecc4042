/** Drags a thing: what the mouse alone does, and HTML's own drag and drop. */
import type { ElementHandle } from '@playwright/test';
import { type Gesture, GestureError } from '../Driver.js';
import { handOn, type Hand } from './pointAt.js';

type Of<Kind extends Gesture['kind']> = Gesture & { kind: Kind };

export async function drag({ node, onto, at = { x: 0.5, y: 0.5 } }: Of<'drag'>, hand: Hand): Promise<void> {
  const [source, goal] = [await handOn(node, hand), await handOn(onto, hand)];
  const { page, frames, timeout } = hand;
  const wasRefused = await frames.watchDrop(node);
  await source.hover({ timeout });
  await page.mouse.down();
  try {
    // Many libraries take it for a click until the mouse has moved a little.
    const from = await source.boundingBox();
    if (from) await page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8, { steps: 4 });
    const box = await boxOfGoal(goal, timeout);
    const [x, y] = [box.x + box.width * at.x, box.y + box.height * at.y];
    await page.mouse.move(x, y, { steps: 8 });
    // What follows the mouse a frame later has arrived with the last move.
    await page.mouse.move(x + 1, y + 1);
  } finally {
    await page.mouse.up();
  }
  if (await wasRefused()) throw new GestureError('refused', "It can't be dropped there.");
}

/** What is in hand by now must not be taken a second time, as a thing that is gone would be. */
async function boxOfGoal(goal: ElementHandle, timeout: number) {
  const details = await goal.scrollIntoViewIfNeeded({ timeout }).then(
    () => ({}),
    (cause: unknown) => ({ cause }),
  );
  const box = 'cause' in details ? null : await goal.boundingBox();
  if (box) return box;
  throw new GestureError('hidden', 'What it should be dropped on is not visible any more.', details);
}

export async function dragBy({ node, right, down }: Of<'dragBy'>, hand: Hand): Promise<void> {
  const source = await handOn(node, hand);
  const { mouse } = hand.page;
  await source.hover({ timeout: hand.timeout });
  const box = await source.boundingBox();
  if (!box) throw new GestureError('hidden', 'It is not visible any more.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.down();
  try {
    await mouse.move(x + right, y + down, { steps: 8 });
  } finally {
    await mouse.up();
  }
}
