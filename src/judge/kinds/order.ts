/** In which order things stand: the items of a list, the rows of a table by a column, one thing and another. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { singular } from '../../meaning/kinds.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { findOne, type Found } from '../find.js';
import { isUnclear, type Outcome, type View } from '../Judgement.js';
import { isSorted } from '../lists/isSorted.js';
import { columnNamed, headsOf } from '../lists/pickColumns.js';
import { readItems } from '../lists/readItems.js';
import { readTable } from '../lists/readTable.js';
import { shorten } from '../text/matchText.js';
import { ancestorsOf } from '../walk.js';

export function judgeSorted(
  { target, by, order, negated }: ActionOf<'expectSorted'>,
  { node }: Found,
): Outcome {
  const values = by === undefined ? itemsOf(node) : columnOf(node, by);
  const is = typeof values === 'string' ? values : isSorted(values, order);
  if (typeof is === 'string' || typeof values === 'string') {
    const message = `Whether ${describeTarget(target)} is sorted can't be told: ${String(is)}.`;
    return { unclear: () => new StepError('expectation not met', message) };
  }
  return { holds: is !== negated, observed: sayValues(values) };
}

/** "The vegetables are in alphabetical order": by the only column that is called "Vegetable". */
export function sortedByColumn(expectation: ActionOf<'expectSorted'>, { screen }: View): Outcome | undefined {
  const { name = '', ...where } = expectation.target;
  const by = singular(name.toLowerCase());
  if (by === name.toLowerCase() || expectation.by !== undefined || Object.keys(where).length > 0)
    return undefined;
  const [only, another] = screen.nodes.filter(
    (node) =>
      node.isVisible &&
      /^(?:table|grid)$/.test(node.role) &&
      columnNamed(by, readTable(node) ?? []) !== undefined,
  );
  return only === undefined || another !== undefined
    ? undefined
    : judgeSorted({ ...expectation, by }, { node: only });
}

/** In words, why there are none. */
const itemsOf = (node: ScreenNode): string[] | string =>
  readItems(node)?.map(({ text }) => text) ?? 'it has no items';

function columnOf(node: ScreenNode, by: string): string[] | string {
  const table = readTable(node);
  if (table === undefined) return 'it is no table';
  const column = columnNamed(by, table);
  if (column === undefined)
    return `it has no column ${quote(by)}, but ${headsOf(table).map(quote).join(', ')}`;
  return table.filter(({ part }) => part === 'body').map(({ cells }) => cells[column] ?? '');
}

const LISTED = 10;

function sayValues(values: readonly string[]): string {
  const more = values.length > LISTED ? `, and ${values.length - LISTED} more` : '';
  return `${values
    .slice(0, LISTED)
    .map((value) => quote(shorten(value, 40)))
    .join(', ')}${more}`;
}

export function judgeOrder(
  { target, other, relation }: ActionOf<'expectOrder'>,
  { node }: Found,
  view: View,
): Outcome {
  const another = findOne(other, view);
  if (isUnclear(another)) return another;
  const is = placeOf(node, another.node);
  return {
    holds: is === relation,
    observed: `that ${describeTarget(target)} ${SAID[is]} ${describeTarget(other)}`,
    note: another.note,
    isDoubtful: another.isDoubtful === true,
  };
}

const SAID = {
  before: 'comes before',
  after: 'comes after',
  inside: 'is inside of, or around',
  same: 'is the same as',
};

/** In the order in which it is read. */
function placeOf(one: ScreenNode, other: ScreenNode): keyof typeof SAID {
  if (one === other) return 'same';
  if (ancestorsOf(one).includes(other) || ancestorsOf(other).includes(one)) return 'inside';
  return one.id < other.id ? 'before' : 'after';
}
