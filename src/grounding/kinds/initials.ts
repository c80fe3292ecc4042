/** A picture of somebody that has none: the first letters of a name in a circle or a square. */
import type { ScreenNode } from '../../screen/Screen.js';

export const showsInitials = ({ tag, text, box }: ScreenNode): boolean =>
  tag !== '#text' &&
  /^\p{Lu}{1,3}$/u.test(text) &&
  Math.abs(box.width - box.height) <= UNEVEN &&
  box.width >= LEAST &&
  box.width <= MOST;

/** In pixels. */
const UNEVEN = 4;
const LEAST = 16;
const MOST = 96;
