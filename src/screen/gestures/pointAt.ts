/** Where the pointer goes, in which element, and where within that. */
import type { ElementHandle } from '@playwright/test';
import { GestureError } from '../GestureError.js';
import type { ScreenNode } from '../Screen.js';
import { quietly } from '../quietly.js';
import { handOn, type Hand } from './Hand.js';

interface Point {
  x: number;
  y: number;
}

interface Pointed {
  handle: ElementHandle<HTMLElement>;
  /** As Playwright counts it: from the corner inside of its border. */
  position?: Point;
  /** What takes the click is no part of the element, and so Playwright would not find it there. */
  force?: true;
}

/** A text is pointed at in its element, a part of a picture in that: nothing of it is drawn. */
export async function pointAt(node: ScreenNode, hand: Hand, at?: Point): Promise<Pointed> {
  const isArea = node.tag === 'area' && node.parent !== undefined;
  if (isArea && node.coveredBy !== undefined) throw new GestureError('covered', 'Something lies over it.');
  const handle = await handOn(isArea ? node.parent : node, hand);
  const inside = isArea || node.tag === '#text' ? inParent(node, at) : at;
  if (inside === undefined) return { handle };
  const border = await quietly(handle, () =>
    handle.evaluate(({ clientLeft, clientTop }) => ({ clientLeft, clientTop })),
  );
  const position = { x: inside.x - border.clientLeft, y: inside.y - border.clientTop };
  return { handle, position, ...(isArea && { force: true }) };
}

/** Its middle, since a click on what it stands in would land in the middle of that. */
function inParent(
  { box, parent }: ScreenNode,
  at = { x: box.width / 2, y: box.height / 2 },
): Point | undefined {
  return parent && { x: box.x + at.x - parent.box.x, y: box.y + at.y - parent.box.y };
}
