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
  const own = await faceOf(node, await handOn(isArea ? node.parent : node, hand));
  const within = isArea || node.tag === '#text' ? inParent(node, at) : at;
  const around = isArea || BOXES.test(node.role) ? undefined : await pointedThrough(own, within);
  const { handle, inside } = around ?? { handle: own, inside: within };
  if (inside === undefined) return { handle };
  const border = await quietly(handle, () =>
    handle.evaluate(({ clientLeft, clientTop }) => ({ clientLeft, clientTop })),
  );
  const position = { x: inside.x - border.clientLeft, y: inside.y - border.clientTop };
  return { handle, position, ...(isArea && { force: true }) };
}

/** A box that is chosen from may leave the pointer to what it stands in, as those of kits do: a person clicks there. */
async function faceOf(
  { role, tag, states }: ScreenNode,
  handle: ElementHandle<HTMLElement>,
): Promise<ElementHandle<HTMLElement>> {
  if (tag === 'input' && TICKS.test(role)) return drawingOf(handle);
  if (role !== 'combobox' && states.readOnly !== true) return handle;
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

const TICKS = /^(?:checkbox|radio|switch)$/;

/** A tick may lie unseen behind what its own label draws for it, be it tied or right behind it: a click on that is a click on it. */
async function drawingOf(handle: ElementHandle<HTMLElement>): Promise<ElementHandle<HTMLElement>> {
  const drawing = await quietly(handle, () =>
    handle.evaluateHandle((element) => {
      const isOfLabel = (one: Element | null) => {
        const label = one?.closest('label');
        if (label?.control !== null) return label?.control === element;
        const isOfKit = /checkbox|radio|check|toggle|switch/.test(label.parentElement?.className ?? '');
        return isOfKit && label.previousElementSibling === element;
      };
      const hitThere = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      };
      // What is scrolled away is hit by nothing yet.
      const first = hitThere();
      if (first !== element && !isOfLabel(first))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const hit = hitThere();
      const isDrawing = hit !== element && hit?.closest('a,button') === null && isOfLabel(hit);
      return isDrawing ? (hit as HTMLElement) : element;
    }),
  );
  return drawing.asElement();
}

/** What is called disabled, or is a control, takes no click where it takes no pointer. */
const BOXES =
  /^(?:button|link|checkbox|radio|switch|tab|option|menuitem\w*|textbox|searchbox|combobox|spinbutton|slider)$/;

/** Words may leave the pointer to the row or the card that they stand in: a person points at them, and that takes the click. */
async function pointedThrough(
  handle: ElementHandle<HTMLElement>,
  at: Point | undefined,
): Promise<{ handle: ElementHandle<HTMLElement>; inside: Point } | undefined> {
  const found = await quietly(handle, () => handle.evaluateHandle(findTaker));
  const taker = found.asElement();
  if (taker === null) return undefined;
  const inside = await quietly(handle, () =>
    handle.evaluate(
      (element, { taker, at }) => {
        const [own, outer] = [element.getBoundingClientRect(), taker.getBoundingClientRect()];
        const { x, y } = at ?? { x: own.width / 2, y: own.height / 2 };
        return { x: own.left + x - outer.left, y: own.top + y - outer.top };
      },
      { taker, at },
    ),
  );
  return { handle: taker, inside };
}

/** Null where the element takes the pointer itself, or is in a control that takes none. Runs in the page, so it must hold all it needs. */
function findTaker(element: HTMLElement): HTMLElement | null {
  const control =
    'a,button,input,select,textarea,label,fieldset,[role=button],[role=link],[role=tab],[role=option],[role^=menuitem],[aria-disabled=true],[class*=disabled],[inert]';
  const takes = (one: Element) => getComputedStyle(one).pointerEvents !== 'none';
  if (takes(element)) return null;
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    if (takes(at)) return at.matches('html,body') ? null : at;
    // A label that floats over its field lets the click through to it.
    const floats = at === element && at instanceof HTMLLabelElement && at.control?.matches(':enabled');
    if (floats !== true && at.matches(control)) return null;
  }
  return null;
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
