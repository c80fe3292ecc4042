/** Rows of stars. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isOnLine } from '../../grounding/places/measure.js';
import { isStar } from './signs.js';

const FEWEST = 3;
const MOST = 10;

const isTwin = (one: ScreenNode, { tag, box }: ScreenNode): boolean =>
  one.isVisible && one.tag === tag && one.text === '' && one.box.width === box.width && one.box.y === box.y;

/** The stars that a thing holds side by side, from the left; none where they are no row. */
export function starsOf({ children }: ScreenNode): ScreenNode[] {
  const stars = children.filter((child) => child.tag !== 'input' && isStar(child));
  const found = stars.length > 0 ? stars : children.filter((child) => child.tag === 'input' && isStar(child));
  const [first] = found;
  // One that says nothing of itself is one of them, too.
  const row = children.filter((child) => found.includes(child) || (first && isTwin(child, first)));
  const isRow =
    first !== undefined &&
    row.length >= FEWEST &&
    row.length <= MOST &&
    row.every((one) => one.tag === first.tag && isOnLine(one, first));
  return isRow ? row.toSorted((one, other) => one.box.x - other.box.x) : [];
}
