/** What lies over what: an alert and the keyboard over the application. */
import type { SeenNode } from '../SeenNode.js';

export function coverNodes(nodes: readonly SeenNode[]): void {
  const fronts = nodes.filter((node) => isInFront(node) && node.isVisible);
  if (fronts.length === 0) return;
  const ends = endsOf(nodes);
  for (const node of nodes) {
    if (!node.isVisible || !node.isInView || node.parent === undefined) continue;
    const end = ends[node.id] ?? node.id;
    const isApart = (front: SeenNode) => front.id > end || (ends[front.id] ?? 0) < node.id;
    const front = fronts.findLast((one) => one !== node && isApart(one) && liesOver(one, node));
    // Of two alerts the later one is in front.
    if (front !== undefined && !(fronts.includes(node) && front.id < node.id)) node.coveredBy = front;
  }
}

const isInFront = ({ facts }: SeenNode): boolean => facts['.modal'] === 'true' || facts.class === 'keyboard';

function endsOf(nodes: readonly SeenNode[]): number[] {
  const ends = nodes.map(({ id }) => id);
  for (const { id, parent } of [...nodes].reverse())
    if (parent !== undefined) ends[parent.id] = Math.max(ends[parent.id] ?? 0, ends[id] ?? 0);
  return ends;
}

function liesOver({ box: front }: SeenNode, { box }: SeenNode): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= front.x && y >= front.y && x < front.x + front.width && y < front.y + front.height;
}
