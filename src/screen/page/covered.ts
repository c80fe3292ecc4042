/** What lies over the middle of things that can be used. */
import * as native from './natives.js';
import type { Walk } from './walk.js';

export function findCovers({ uncovered, answer }: Walk): void {
  for (let at = 0; at < uncovered.length; at++) {
    const one = uncovered[at];
    if (one === undefined) continue;
    const { element, number, box } = one;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // What must be scrolled to can't be looked at from here.
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = deepHit(x, y);
    if (hit === null || holds(element, hit) || holds(hit, element)) continue;
    const label = native.closest(hit, 'label') as HTMLLabelElement | null;
    if (label?.control === element) continue;
    answer.link(number, '.cover', known(hit, answer.numbers));
  }
}

function deepHit(x: number, y: number): Element | null {
  let hit = native.hitIn(document, x, y);
  for (
    let shadow = hit && native.shadowOf(hit);
    hit !== null && shadow !== null;
    shadow = native.shadowOf(hit)
  ) {
    const inner = native.hitInShadow(shadow, x, y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  return hit;
}

/** Through shadow roots, and as slots have it. */
function holds(outer: Element, inner: Element): boolean {
  for (let at: Node | null = inner; at !== null; at = around(at)) if (at === outer) return true;
  return native.contains(outer, inner);
}

function around(node: Node): Node | null {
  const slot = node instanceof Element ? native.slotOf(node) : null;
  if (slot !== null) return slot;
  return node instanceof ShadowRoot ? node.host : native.parentOf(node);
}

function known(hit: Element, numbers: Map<Node, number>): Node | null {
  let at: Node | null = hit;
  while (at !== null && !numbers.has(at)) at = around(at);
  return at;
}
