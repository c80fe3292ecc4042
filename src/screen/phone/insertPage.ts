/** A page in the place of what the source of the app has of it. */
import type { Look } from '../readAnswer.js';
import type { Screen } from '../Screen.js';
import { SeenNode } from '../SeenNode.js';
import { coverNodes } from './layers.js';

export function insertPage(screen: Screen, view: SeenNode, page: Look): Screen {
  place(page, view);
  const [root] = page.nodes;
  if (root === undefined) return screen;
  root.parent = view;
  view.children = [root];
  const known = screen.nodes.filter((node) => node instanceof SeenNode);
  const at = known.indexOf(view) + 1;
  const behind = known.slice(at).filter((node) => !isIn(node, view));
  const nodes = [...known.slice(0, at), ...page.nodes, ...behind];
  for (let id = 0; id < nodes.length; id++) (nodes[id] as SeenNode).id = id;
  coverNodes(nodes);
  return { ...screen, ready: screen.ready && page.ready, nodes };
}

/** From points of the page to those of the phone. */
function place({ width, nodes }: Look, { box: view }: SeenNode): void {
  const scale = width > 0 ? view.width / width : 1;
  for (const { box } of nodes) {
    box.x = view.x + box.x * scale;
    box.y = view.y + box.y * scale;
    box.width *= scale;
    box.height *= scale;
  }
}

function isIn({ parent }: SeenNode, view: SeenNode): boolean {
  return parent !== undefined && (parent === view || isIn(parent, view));
}
