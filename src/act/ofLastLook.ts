/** A driver acts on nodes of its last look; an action may have looked since it found its thing, which then is that thing's later node. */
import type { Driver, Gesture } from '../screen/Driver.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { CaseMemory } from './CaseMemory.js';
import { later } from './nodes.js';

export function ofLastLook(driver: Driver, memory?: CaseMemory): Driver {
  let last: Screen | undefined;
  let hasBegun = false;
  const now = (node: ScreenNode): ScreenNode =>
    last === undefined || last.nodes[node.id] === node ? node : (later(node, last) ?? node);
  return {
    look: async (options) => {
      last = await driver.look(options);
      if (!hasBegun) memory?.see(last);
      return last;
    },
    do: async (gesture, options) => {
      if (!hasBegun && memory !== undefined) {
        // A key may be pressed without a look for anything.
        last ??= await driver.look();
        memory.see(last);
        memory.begin(last);
      }
      hasBegun = true;
      return driver.do(renew(gesture, now), options);
    },
  };
}

function renew(gesture: Gesture, now: (node: ScreenNode) => ScreenNode): Gesture {
  const { node, onto, chosen } = gesture as { node?: ScreenNode; onto?: ScreenNode; chosen?: ScreenNode[] };
  return {
    ...gesture,
    ...(node && { node: now(node) }),
    ...(onto && { onto: now(onto) }),
    ...(chosen && { chosen: chosen.map(now) }),
  };
}
