/** How things lie to one another on the screen. */
import type { Box, ScreenNode } from '../../screen/Screen.js';

/** Borders that touch may overlap by a fraction. */
const SLACK = 2;

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;
export const isDrawn = ({ box }: ScreenNode): boolean => box.width > 0 && box.height > 0;

/** They overlap by at least half the height of the lower one. */
export function isOnLine({ box: a }: ScreenNode, { box: b }: ScreenNode): boolean {
  const shared = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return shared > 0 && shared >= Math.min(a.height, b.height) / 2;
}

export function isInLane({ box: a }: ScreenNode, { box: b }: ScreenNode): boolean {
  return Math.min(right(a), right(b)) - Math.max(a.x, b.x) > 0;
}

export const isUnder = (lower: ScreenNode, upper: ScreenNode): boolean =>
  isInLane(lower, upper) && lower.box.y >= bottom(upper.box) - SLACK;

export const isRightOf = (one: ScreenNode, other: ScreenNode): boolean =>
  isOnLine(one, other) && one.box.x >= right(other.box) - SLACK;

/** Pixels between their edges. */
export function gap({ box: a }: ScreenNode, { box: b }: ScreenNode): number {
  const across = Math.max(0, b.x - right(a), a.x - right(b));
  return Math.hypot(across, Math.max(0, b.y - bottom(a), a.y - bottom(b)));
}
