/** Where to point within an element, as Playwright counts it: from the corner inside of its border. */
import type { ElementHandle } from '@playwright/test';
import type { ScreenNode } from '../Screen.js';

export async function pointOf(
  node: ScreenNode,
  handle: ElementHandle<HTMLElement>,
  at?: { x: number; y: number },
): Promise<{ position?: { x: number; y: number } }> {
  const inside = at ?? middleOfText(node);
  if (inside === undefined) return {};
  const border = await handle.evaluate(({ clientLeft, clientTop }) => ({ clientLeft, clientTop }));
  return { position: { x: inside.x - border.clientLeft, y: inside.y - border.clientTop } };
}

/** Of what its element holds besides, since a click lands in the middle of that. */
function middleOfText({ tag, box, parent }: ScreenNode): { x: number; y: number } | undefined {
  if (tag !== '#text' || parent === undefined) return undefined;
  return { x: box.x + box.width / 2 - parent.box.x, y: box.y + box.height / 2 - parent.box.y };
}
