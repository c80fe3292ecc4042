/** Ways through a screen: what a thing holds, and what it stands in. */
import type { ScreenNode } from '../screen/Screen.js';

/** In reading order, without the node itself. */
export function descendantsOf(node: ScreenNode): ScreenNode[] {
  const found: ScreenNode[] = [];
  const add = (one: ScreenNode) => {
    for (const child of one.children) {
      found.push(child);
      add(child);
    }
  };
  add(node);
  return found;
}

/** From the nearest on. */
export function ancestorsOf({ parent }: ScreenNode): ScreenNode[] {
  const around: ScreenNode[] = [];
  for (let one = parent; one !== undefined; one = one.parent) around.push(one);
  return around;
}

/** The node itself, or the nearest that it stands in. */
export function closest(node: ScreenNode, isMeant: (one: ScreenNode) => boolean): ScreenNode | undefined {
  return isMeant(node) ? node : ancestorsOf(node).find(isMeant);
}
