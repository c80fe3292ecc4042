/** Drags one thing to another: onto it, or to where it would come to stand before or after it; or by some pixels. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import { GestureError } from '../screen/GestureError.js';
import type { ScreenNode } from '../screen/Screen.js';
import { StepError } from '../screen/StepError.js';
import { performed, type Doing } from './Doing.js';
import { poll, watchFor } from './find.js';
import { fault, findAndDo, gesture } from './gesture.js';

export async function drag({ target, onto, place }: ActionOf<'drag'>, doing: Doing): Promise<Performed> {
  const words = `${describeTarget(target)} ${place ?? 'onto'} ${describeTarget(onto)}`;
  const watch = watchFor(target, 'drag', doing);
  const watchGoal = watchFor(onto, onto.role === undefined ? 'neighbour' : 'place', doing);
  const [source, goal] = await poll(doing, (screen) => {
    const [one, other] = [watch(screen), watchGoal(screen)];
    if ('missed' in one) return one;
    return 'missed' in other ? other : { seen: [one.seen, other.seen] };
  });
  const at = place === undefined ? undefined : edgeOf(goal.node, place);
  const dragging = { kind: 'drag', node: source.node, onto: goal.node, ...(at && { at }) } as const;
  try {
    await gesture(`drag ${words}`, dragging, doing);
  } catch (error) {
    if (!(error instanceof StepError && error.cause instanceof GestureError)) throw error;
    if (error.cause.obstacle !== 'refused') throw error;
    throw fault(
      `drag ${words}`,
      `it can't be dropped there. Please check that ${describeTarget(onto)} takes it.`,
    );
  }
  return performed(`Dragged ${words}.`, source, [goal.note]);
}

/** Just within the edge that it shall come to stand at: the left one of what stands side by side, else the upper one. */
function edgeOf({ box, parent }: ScreenNode, place: 'before' | 'after' | 'above' | 'below') {
  const others = parent?.children.filter((one) => one.tag !== '#text' && one.isVisible) ?? [];
  const isRow = others.length > 1 && others.every((one) => Math.abs(one.box.y - box.y) < box.height / 2);
  const near = place === 'before' || place === 'above' ? 0.1 : 0.9;
  const isAcross = isRow && (place === 'before' || place === 'after');
  return isAcross ? { x: near, y: 0.5 } : { x: 0.5, y: near };
}

export async function dragBy({ target, right, down }: ActionOf<'dragBy'>, doing: Doing): Promise<Performed> {
  const words = `${describeTarget(target)} by ${right} x ${down} pixels`;
  const what = { target, purpose: 'drag', what: `drag ${words}` } as const;
  const found = await findAndDo(what, ({ node }) => ({ kind: 'dragBy', node, right, down }), doing);
  return performed(`Dragged ${words}.`, found);
}
