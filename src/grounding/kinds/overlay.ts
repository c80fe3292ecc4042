/** What lies over the rest of the page and shuts it off, though nothing in the markup says that it is a dialog. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { holds, pathOf } from '../places/structure.js';
import { holdsControls } from './shapes.js';

/** Undefined where nothing does, or only a part of the page is covered. */
export function overlayOf({ nodes }: Screen): ScreenNode | undefined {
  const used = nodes.filter(({ isUsable, isVisible, isInView }) => isUsable && isVisible && isInView);
  const covers = used.flatMap((node) =>
    node.coveredBy === undefined ? [] : [coverOf(node, node.coveredBy)],
  );
  const [cover] = covers;
  if (cover === undefined || covers.some((one) => one !== cover)) return undefined;
  const isShutOff = used.every((node) => node.coveredBy !== undefined || holds(cover, node));
  return isShutOff && holdsControls(cover, 1) ? cover : undefined;
}

/** The largest part around what covers a thing that doesn't hold the thing itself. */
const coverOf = (node: ScreenNode, by: ScreenNode): ScreenNode =>
  pathOf(by).findLast((around) => !holds(around, node)) ?? by;
