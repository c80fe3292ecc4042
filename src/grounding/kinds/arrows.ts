/** A button that shows nothing but an arrow: the one that drops down what is behind the button beside it, say. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf } from '../places/structure.js';
import { marksOf } from './marks.js';

export function showsArrowAlone(node: ScreenNode): boolean {
  if (!node.isUsable || !/^(?:button|link)$/.test(node.role)) return false;
  const parts = descendantsOf(node);
  return !parts.some(isRead) && parts.some(isArrow);
}

/** What is said to those who can't see is no larger than a dot. */
const isRead = ({ tag, text, isVisible, parent }: ScreenNode): boolean =>
  tag === '#text' && isVisible && /[\p{L}\p{N}]/u.test(text) && !isDot(parent);
const isDot = (node: ScreenNode | undefined): boolean =>
  node !== undefined && node.box.width <= 2 && node.box.height <= 2;

const isArrow = (part: ScreenNode): boolean =>
  part.isVisible &&
  (ARROW.test(marksOf(part)) || part.names.some(({ from, text }) => from === 'icon' && ARROW.test(text)));
const ARROW = /(?:^|[ -])(?:arrow|caret|chevron|angle|triangle)(?=[ -]|$)/;
