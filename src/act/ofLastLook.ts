/** A driver acts on nodes of its last look; a deed may have looked since it found its thing, which then is that thing's later node. */
import type { Driver, Gesture } from '../screen/Driver.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { later } from './nodes.js';

export function ofLastLook(driver: Driver): Driver {
  let last: Screen | undefined;
  const now = (node: ScreenNode): ScreenNode =>
    last === undefined || last.nodes[node.id] === node ? node : (later(node, last) ?? node);
  return {
    look: async (options) => (last = await driver.look(options)),
    do: (gesture, options) => driver.do(renew(gesture, now), options),
  };
}

function renew(gesture: Gesture, now: (node: ScreenNode) => ScreenNode): Gesture {
  const renewed = { ...gesture };
  if ('node' in renewed && renewed.node !== undefined) renewed.node = now(renewed.node);
  if ('onto' in renewed) renewed.onto = now(renewed.onto);
  if ('chosen' in renewed && renewed.chosen !== undefined) renewed.chosen = renewed.chosen.map(now);
  return renewed;
}
