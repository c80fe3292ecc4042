/** Sorts a table by clicking the head of a column until the order is so, or by the list of orders that a page has. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { ground } from '../../grounding/ground.js';
import { performed, type Doing } from '../Doing.js';
import { findOne } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf, onlyOf } from '../nodes.js';
import { holds } from './compound.js';

/** One way, the other way, and not at all: so many states has the head of a column. */
const CLICKS = 3;
const SETTLES = 1_500;

export async function sort(action: ActionOf<'sort'>, doing: Doing): Promise<Performed> {
  const option = await optionFor(action, doing);
  return option === undefined
    ? sortByHead(action, doing)
    : doing.perform({ kind: 'select', option, from: SORTED_BY });
}

async function sortByHead({ target, by, order }: ActionOf<'sort'>, doing: Doing): Promise<Performed> {
  const name = describeTarget(target);
  const what = `sort ${name} by ${quote(by)}`;
  const head = { name: by, role: 'column header', within: target } as const;
  const wanted = { kind: 'expectSorted', target, by, order, negated: false } as const;
  for (let clicks = 0; ; clicks++) {
    const found = await findOne(head, 'click', doing);
    const said = found.node.attributes.sort;
    const isSaid = said === undefined || said === order || (clicks > 0 && said === 'other');
    if (
      isSaid &&
      (clicks > 0 || said !== undefined) &&
      (await holds(wanted, SETTLES, doing, ['expectation not met']))
    )
      return performed(`Sorted ${name} by ${quote(by)} in ${order} order.`, found);
    if (clicks === CLICKS) {
      const why = `the head of its column was clicked ${CLICKS} times, but it is not in ${order} order.`;
      throw fault(what, `${why} Please click what sorts it.`);
    }
    const buttons = inside(found.node).filter((node) => node.isVisible && isOf(node, 'button', 'link'));
    const node = onlyOf(buttons) ?? found.node;
    await gesture(what, { kind: 'click', node }, doing);
  }
}

/** A shop may have a list of ways to sort in place of columns. */
async function optionFor(
  { by, order }: ActionOf<'sort'>,
  { driver, deadline, memory }: Doing,
): Promise<string | undefined> {
  const screen = await deadline.race(driver.look());
  const hasHead = screen.nodes.some((node) => node.isVisible && isOf(node, 'columnheader'));
  const { node } = ground(SORTED_BY, screen, 'select', memory?.on(screen));
  if (hasHead || node === undefined) return undefined;
  const options = inside(node).filter(({ tag }) => tag === 'option');
  const called = options.map(({ text }) => text).filter((text) => isPart(by, text));
  return called.find((text) => called.length === 1 || ORDERS[order].test(text)) ?? by;
}

const isPart = (by: string, text: string): boolean => text.toLowerCase().includes(by.toLowerCase());

const ORDERS = {
  ascending: /low.*high|\ba\b.*\bz\b|asc|lowest|cheapest/i,
  descending: /high.*low|\bz\b.*\ba\b|desc|highest/i,
};

const SORTED_BY = { name: 'Sort', role: 'drop-down' } as const;
