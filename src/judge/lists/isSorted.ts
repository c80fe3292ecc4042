/** Whether values stand in order: as numbers or dates where all are such, else as words. Pure. */
import { quote } from '../../meaning/describeTarget.js';
import type { SortOrder } from '../../meaning/meaning.js';
import { numbersIn } from '../text/numbers.js';

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
