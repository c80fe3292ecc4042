/** What comes to the same is one; and the best must beat the next by a margin. */
import type { ScreenNode } from '../screen/Screen.js';
import { fold } from './names/compareNames.js';
import { holds } from './places/structure.js';

export const MARGIN = 4;

interface One {
  node: ScreenNode;
  score: number;
}

/** @param isNamed a name means the smallest thing that bears it; "the second item" is no item of an item */
export function mergeSame<Any extends One>(
  sorted: readonly Any[],
  { isNamed, endOf }: { isNamed: boolean; endOf: (node: ScreenNode) => number },
): Any[] {
  const kept = new Map<number, Any>();
  const links = new Map<string, Any>();
  for (const one of sorted) {
    const rivals = [...rivalsOf(one.node, kept, endOf)];
    const link = linkOf(one.node);
    if (rivals.length === 0 && !(link !== undefined && links.has(link))) {
      kept.set(one.node.id, one);
      if (link !== undefined) links.set(link, one);
      continue;
    }
    const [rival] = rivals;
    if (rivals.length !== 1 || rival === undefined || rival.score - one.score >= MARGIN) continue;
    if (!(isNamed ? holds(rival.node, one.node) : holds(one.node, rival.node))) continue;
    kept.delete(rival.node.id);
    kept.set(one.node.id, one);
  }
  return [...kept.values()].sort((one, other) => other.score - one.score || one.node.id - other.node.id);
}

/** What of those that are kept holds it or is in it. */
function* rivalsOf<Any extends One>(
  node: ScreenNode,
  kept: ReadonlyMap<number, Any>,
  endOf: (node: ScreenNode) => number,
): Generator<Any> {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const rival = kept.get(at.id);
    if (rival) yield rival;
  }
  for (let id = node.id; id <= endOf(node); id++) {
    const rival = kept.get(id);
    if (rival) yield rival;
  }
}

/** Two links to the same address with the same name come to the same. */
function linkOf({ role, attributes: { href }, text }: ScreenNode): string | undefined {
  return role !== 'link' || href === undefined || /^#?$/.test(href) ? undefined : `${href} ${fold(text)}`;
}

/** Those that are meant alike: no worse than the best by the margin. */
export function alike<Any extends One>(sorted: readonly Any[]): Any[] {
  const best = sorted[0]?.score ?? 0;
  return sorted.filter(({ score }) => best - score <= MARGIN);
}
