/** A native tick that kits put away behind the one that they draw: `<span role="checkbox">` with an unseen `<input>` beside it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { descendantsOf, onlyOf } from '../places/structure.js';

/** What is drawn for it, and is one thing with it; undefined where the tick stands for itself. */
export function drawnTickFor(tick: ScreenNode): ScreenNode | undefined {
  if (!isNative(tick) || !isPutAway(tick)) return undefined;
  let around = tick.parent;
  for (let level = 0; level < DEPTH && around !== undefined; level++, around = around.parent) {
    const inside = descendantsOf(around);
    if (inside.some((one) => isNative(one) && one !== tick)) return undefined;
    const drawn = inside.filter((one) => isDrawn(one, tick));
    if (drawn.length > 0) return onlyOf(drawn.filter((one) => isCalledAlike(one, tick)));
  }
  return undefined;
}

/** The one may stand in a wrapper of its own, and so may the other. */
const DEPTH = 3;

const isNative = ({ tag, role }: ScreenNode): boolean => tag === 'input' && TICKS.has(role);
const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Nobody is told of it, or it is no larger than a dot. */
const isPutAway = ({ states, isVisible, box }: ScreenNode): boolean =>
  states.unspoken === true || !isVisible || (box.width <= DOT && box.height <= DOT);
const DOT = 2;

/** A switch is a checkbox to the browser. */
const isDrawn = ({ tag, role, isVisible, states }: ScreenNode, tick: ScreenNode): boolean =>
  tag !== 'input' &&
  isVisible &&
  states.checked !== undefined &&
  TICKS.has(role) &&
  (role === 'radio') === (tick.role === 'radio');

/** What has no name of its own goes by the other's. */
function isCalledAlike({ names: [one] }: ScreenNode, { names: [other] }: ScreenNode): boolean {
  return one === undefined || other === undefined || one.text === other.text;
}
