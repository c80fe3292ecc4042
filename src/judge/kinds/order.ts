/** In which order things stand: the items of a list, the rows of a table by a column, one thing and another. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { singular } from '../../meaning/kinds.js';
import type { ActionOf, SortOrder } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { findOne, type Found } from '../find.js';
import { isUnclear, unclear, type Outcome, type View } from '../Judgement.js';
import { columnNamed, headsOf, readTable } from '../lists/readTable.js';
import { readItems } from '../lists/readItems.js';
import { textsBetween } from '../lists/textsBetween.js';
import { sayFirst, shorten } from '../text/matchText.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { halvesOf } from '../../grounding/places/columns.js';
import { ancestorsOf, onlyOf } from '../../grounding/places/structure.js';
import { numbersIn } from '../text/numbers.js';

export function judgeSorted(
  { target, by, order, negated }: ActionOf<'expectSorted'>,
  { node }: Found,
  view?: View,
): Outcome {
  const ofColumn =
    view && readTable(node) === undefined && (by !== undefined || readItems(node) === undefined)
      ? sortedByColumn({ kind: 'expectSorted', target, order, negated, ...(by && { by }) }, view)
      : undefined;
  if (ofColumn !== undefined) return ofColumn;
  const values = by === undefined ? itemsOf(node) : columnOf(node, by);
  const is = typeof values === 'string' ? values : isSorted(values, order);
  if (typeof is === 'string' || typeof values === 'string') {
    return unclear(
      'expectation not met',
      `Whether ${describeTarget(target)} is sorted can't be told: ${String(is)}.`,
    );
  }
  return { holds: is !== negated, observed: sayValues(values) };
}

/** "The vegetables are in alphabetical order": by the only column that is called "Vegetable"; "the patients are sorted by "Born"". */
export function sortedByColumn(expectation: ActionOf<'expectSorted'>, { screen }: View): Outcome | undefined {
  const { name = '', ...where } = expectation.target;
  const things = name.toLowerCase();
  const by = expectation.by ?? singular(things);
  const isOfThings = expectation.by === undefined ? by !== things : /^\p{Ll}+$/u.test(name);
  if (!isOfThings || Object.keys(where).length > 0) return undefined;
  const tables = screen.nodes.filter(
    (node) => node.isVisible && /^(?:table|grid)$/.test(node.role) && halvesOf(node).at(-1) === node,
  );
  const called = tables.filter((node) => columnNamed(by, readTable(node) ?? []) !== undefined);
  const only = onlyOf(called);
  if (only !== undefined) return judgeSorted({ ...expectation, by }, { node: only });
  const ofThings = onlyOf(tables.filter((node) => marksOf(node).split(' ').includes(things)));
  const heads = headsOf((called.length === 0 && ofThings && readTable(ofThings)) || []);
  const head = onlyOf(heads.filter((one) => isShort(one, by, expectation.by === undefined)));
  return head === undefined || ofThings === undefined
    ? undefined
    : judgeSorted({ ...expectation, by: head }, { node: ofThings });
}

/** "Pri" of the priority; what is said to be sorted by nothing is so by its names. */
function isShort(head: string, by: string, isByName: boolean): boolean {
  const said = head.trim().replace(/\.$/, '').toLowerCase();
  if (isByName) return said === 'name';
  return said.length > 2 && said.length < by.length - 2 && by.toLowerCase().startsWith(said);
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

const sayValues = (values: readonly string[]): string =>
  sayFirst(
    values.map((value) => quote(shorten(value, 40))),
    10,
  );

export function judgeOrder(
  { target, other, relation, isNext }: ActionOf<'expectOrder'>,
  { node }: Found,
  view: View,
): Outcome {
  const another = findOne(other, view);
  if (isUnclear(another)) return another;
  const is = placeOf(node, another.node);
  const between = isNext === true && is === relation ? textsBetween(node, another.node) : [];
  return {
    holds: is === relation && between.length === 0,
    observed: `that ${describeTarget(target)} ${SAID[is]} ${describeTarget(other)}${sayBetween(between)}`,
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

const sayBetween = (texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `, with ${sayFirst(
        texts.map((text) => quote(shorten(text, 40))),
        3,
      )} between them`;

/** In words, why it can't be known. */
export function isSorted(values: readonly string[], order: SortOrder): boolean | string {
  if (values.length < 2) return values.length === 0 ? 'there is nothing in it' : 'there is only one value';
  const slashed = values.find((value) => SLASHED_DATE.test(value));
  if (slashed !== undefined) return `${quote(slashed)} leaves open what is the day and what is the month`;
  const inOrder = order === 'ascending' ? values : [...values].reverse();
  const numeric = readNumeric(inOrder);
  if (numeric) return numeric.every((readings) => rises(readings, (one, other) => one - other));
  return rises(inOrder, (one, other) => WORDS.compare(one, other));
}

const SLASHED_DATE = /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/;
const WORDS = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const DATE =
  /^(?:\w{3,9},? )?(?:\d{1,2}\.? \w{3,9}\.?,? \d{4}|\w{3,9}\.? \d{1,2},? \d{4})(?:,? \d{1,2}:\d{2})?$/;

function rises<Value>(values: readonly Value[], compare: (one: Value, other: Value) => number): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    return before === undefined || compare(before, value) <= 0;
  });
}

/** Every way to read them; they must be in order by each. */
function readNumeric(values: readonly string[]): number[][] | undefined {
  const dates = values.map((value) => (DATE.test(value) ? Date.parse(value) : Number.NaN));
  if (dates.every((date) => !Number.isNaN(date))) return [dates];
  const numbers = values.map((value) => (HAS_WORDS.test(value) ? [] : numbersIn(value)));
  if (numbers.some(({ length }) => length !== 1)) return undefined;
  const readings = numbers.map(([only]) => only ?? []);
  return [readings.map((ways) => ways[0] ?? Number.NaN), readings.map((ways) => ways.at(-1) ?? Number.NaN)];
}

/** Units are no words: "12 kg", "€ 3.00". */
const HAS_WORDS = /\p{L}{4}/u;
