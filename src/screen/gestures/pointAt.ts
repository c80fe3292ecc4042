/** Where the pointer goes, in which element, and where within that. */
import type { ElementHandle, Page } from '@playwright/test';
import { GestureError } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { quietly, type Frames } from '../Frames.js';

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
  const handle = await faceOf(node, await handOn(isArea ? node.parent : node, hand));
  const inside = isArea || node.tag === '#text' ? inParent(node, at) : at;
  if (inside === undefined) return { handle };
  const border = await quietly(handle, () =>
    handle.evaluate(({ clientLeft, clientTop }) => ({ clientLeft, clientTop })),
  );
  const position = { x: inside.x - border.clientLeft, y: inside.y - border.clientTop };
  return { handle, position, ...(isArea && { force: true }) };
}

/** A box may leave the pointer to what it stands in, as those of kits do: a person clicks there. */
async function faceOf(
  { role }: ScreenNode,
  handle: ElementHandle<HTMLElement>,
): Promise<ElementHandle<HTMLElement>> {
  if (role !== 'combobox') return handle;
  const face = await quietly(handle, () =>
    handle.evaluateHandle((element) => {
      let face: HTMLElement | null = element;
      while (face !== null && getComputedStyle(face).pointerEvents === 'none') face = face.parentElement;
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      // It shows nothing of its own, and its box takes what is meant for it.
      const isBehind = hit !== null && hit !== element && hit.contains(element);
      const isOneBox = hit !== null && hit.getBoundingClientRect().height <= 3 * height + 24;
      return isBehind && isOneBox ? (hit as HTMLElement) : (face ?? element);
    }),
  );
  return face.asElement();
}

/** Its middle, since a click on what it stands in would land in the middle of that. */
function inParent(
  { box, parent }: ScreenNode,
  at = { x: box.width / 2, y: box.height / 2 },
): Point | undefined {
  return parent && { x: box.x + at.x - parent.box.x, y: box.y + at.y - parent.box.y };
}

export interface Hand {
  page: Page;
  frames: Frames;
  timeout: number;
  signal?: AbortSignal | undefined;
}

export async function handOn(node: ScreenNode, { frames }: Hand): Promise<ElementHandle<HTMLElement>> {
  const handle = await frames.handleOf(node);
  if (handle === undefined) throw new GestureError('gone', 'It is not on the page any more.');
  return handle as ElementHandle<HTMLElement>;
}
