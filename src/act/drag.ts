/** Drags one thing to another: onto it, or to where it would come to stand before or after it; or by some pixels. */
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import type { ScreenNode } from '../screen/Screen.js';
import { performed, type Doing } from './Doing.js';
import { poll, watchFor, type Found } from './find.js';
import { fault, findAndDo, gesture, hasObstacle, whileGone } from './gesture.js';

export async function drag(action: ActionOf<'drag'>, doing: Doing): Promise<Performed> {
  const { target, onto, place } = action;
  const words = `${describeTarget(target)} ${place ?? 'onto'} ${describeTarget(onto)}`;
  return whileGone(async () => {
    const [source, goal] = await findBoth(action, doing);
    const at = place === undefined ? undefined : edgeOf(goal.node, place);
    const dragging = { kind: 'drag', node: source.node, onto: goal.node, ...(at && { at }) } as const;
    await gesture(`drag ${words}`, dragging, doing);
    return performed(`Dragged ${words}.`, source, [goal.note]);
  }, doing).catch((error: unknown) => {
    const why = `it can't be dropped there. Please check that ${describeTarget(onto)} takes it.`;
    throw hasObstacle(error, 'refused') ? fault(`drag ${words}`, why) : error;
  });
}

function findBoth({ target, onto }: ActionOf<'drag'>, doing: Doing): Promise<[Found, Found]> {
  const watch = watchFor(target, 'drag', doing);
  const watchGoal = watchFor(onto, onto.role === undefined ? 'neighbour' : 'place', doing);
  return poll(doing, (screen) => {
    const [one, other] = [watch(screen), watchGoal(screen)];
    if ('missed' in one) return one;
    return 'missed' in other ? other : { seen: [one.seen, other.seen] };
  });
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
