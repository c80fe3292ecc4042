/** Sorts a table by clicking the head of a column until the order is so. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { StepError } from '../../screen/StepError.js';
import { performed, type Doing } from '../Doing.js';
import { findOne } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf } from '../nodes.js';

/** One way, the other way, and not at all: so many states has the head of a column. */
const CLICKS = 3;
const SETTLES = 1_500;

export async function sort({ target, by, order }: ActionOf<'sort'>, doing: Doing): Promise<Performed> {
  const name = describeTarget(target);
  const what = `sort ${name} by ${quote(by)}`;
  const head = { name: by, role: 'column header', within: target } as const;
  const wanted = { kind: 'expectSorted', target, by, order, negated: false } as const;
  for (let clicks = 0; ; clicks++) {
    const found = await findOne(head, 'click', doing);
    const said = found.node.attributes.sort;
    const isSaid = said === undefined || said === order || (clicks > 0 && said === 'other');
    if (isSaid && (clicks > 0 || said !== undefined) && (await holds(wanted, doing)))
      return performed(`Sorted ${name} by ${quote(by)} in ${order} order.`, found);
    if (clicks === CLICKS) {
      const why = `the head of its column was clicked ${CLICKS} times, but it is not in ${order} order.`;
      throw fault(what, `${why} Please click what sorts it.`);
    }
    const [button, another] = inside(found.node).filter(
      (node) => node.isVisible && isOf(node, 'button', 'link'),
    );
    const node = button && another === undefined ? button : found.node;
    await gesture(what, { kind: 'click', node }, doing);
  }
}

async function holds(wanted: ActionOf<'expectSorted'>, doing: Doing): Promise<boolean> {
  try {
    await doing.perform(wanted, Math.min(SETTLES, doing.deadline.rest()));
    return true;
  } catch (error) {
    if (error instanceof StepError && error.reason === 'expectation not met') return false;
    throw error;
  }
}
