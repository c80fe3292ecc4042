/** What comes to the same is one; and the best must beat the next by a margin. */
import type { ScreenNode } from '../screen/Screen.js';
import { fold } from './compareNames.js';
import { holds } from './structure.js';

export const MARGIN = 4;

interface One {
  node: ScreenNode;
  score: number;
}

/** @param isNamed a name means the smallest thing that bears it; "the second item" is no item of an item */
export function mergeSame<Any extends One>(sorted: readonly Any[], isNamed: boolean): Any[] {
  const kept: Any[] = [];
  for (const one of sorted) {
    const at = kept.findIndex(({ node }) => isSame(node, one.node));
    const rival = kept[at];
    if (rival === undefined) kept.push(one);
    else if (rival.score - one.score < MARGIN && isMeantRather(one.node, rival.node, isNamed)) kept[at] = one;
  }
  // What replaced another may in turn hold what was kept before.
  return kept.filter((one, at) => !kept.some((other, before) => before < at && other.node === one.node));
}

const isMeantRather = (node: ScreenNode, rival: ScreenNode, isNamed: boolean): boolean =>
  isNamed ? holds(rival, node) : holds(node, rival);

function isSame(one: ScreenNode, other: ScreenNode): boolean {
  return holds(one, other) || holds(other, one) || isSameLink(one, other);
}

function isSameLink(one: ScreenNode, other: ScreenNode): boolean {
  const { href } = one.attributes;
  if (one.role !== 'link' || href === undefined || href !== other.attributes.href || /^#?$/.test(href))
    return false;
  return fold(one.names[0]?.text ?? '') === fold(other.names[0]?.text ?? '');
}

/** Those that are meant alike: no worse than the best by the margin. */
export function alike<Any extends One>(sorted: readonly Any[]): Any[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => best - score <= MARGIN);
}
