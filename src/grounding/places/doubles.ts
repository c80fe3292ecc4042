/** What keeps the room for a bar that is fixed lies under it, with the same things at the same places: nobody can click those. */
import type { Box, ScreenNode } from '../../screen/Screen.js';

interface Has {
  node?: ScreenNode;
}

export const withoutDoubles = <Any extends Has>(all: readonly Any[]): Any[] =>
  all.filter(({ node }) => !all.some((other) => isUnder(node, other.node)));

function isUnder(node: ScreenNode | undefined, top: ScreenNode | undefined): boolean {
  if (node?.coveredBy === undefined || top === undefined || top.coveredBy !== undefined) return false;
  const isNear = (side: keyof Box) => Math.abs(node.box[side] - top.box[side]) <= 1;
  return node.tag === top.tag && SIDES.every(isNear);
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
