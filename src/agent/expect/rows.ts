/** Expects which rows a table has. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import { pageFunction } from '../act/pageFunction.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import { hold } from './hold.js';
import { matchListing } from '../../judge/lists/matchListing.js';
import { normalise } from '../../judge/text/matchText.js';
import { pickColumns, type WantedRows } from '../../judge/lists/pickColumns.js';
import { readShown, type Shown } from './readShown.js';
import { readTable, type ReadRow } from './readTable.js';

/** As JSON, which Playwright hands over much faster. */
const tableAsJson = pageFunction(
  (element: Element, shown: (root: Element) => Shown, table: typeof readTable) =>
    JSON.stringify(table(element, undefined, shown) ?? null),
  readShown,
  readTable,
);

/** In words, why it can't be read. */
export async function tableOf(locator: Locator, { deadline }: Act): Promise<ReadRow[] | string> {
  const told = await locator.evaluate(tableAsJson, undefined, {
    timeout: Math.max(deadline.rest(), deadline.glance()),
  });
  const table = JSON.parse(told) as ReadRow[] | number | null;
  if (table === null) return 'it is no table';
  return typeof table === 'number' ? `it has ${table} rows, which are too many to be read` : table;
}

export async function expectRows(expectation: ActionOf<'expectRows'>, act: Act): Promise<Performed> {
  const { target, rows: wanted } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const table = await tableOf(locator, act);
    if (typeof table === 'string') return { missed: () => Promise.resolve(notATable(target, table)) };
    const picked = pickColumns(wanted, table);
    if (typeof picked === 'string')
      return { holds: false, observed: picked, locator: String(locator), seen: true };
    const { holds, observed } = compare(picked, table, expectation);
    return { holds, observed, note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

function compare({ columns, rows }: WantedRows, table: ReadRow[], expectation: ActionOf<'expectRows'>) {
  const { negated, exactly } = expectation;
  // A foot sums up; who names its row means it, who says what all rows are does not.
  const actual = table.filter(({ part }) => part === 'body' || (part === 'foot' && !exactly));
  const fits = (index: number, at: number) =>
    rows[index]?.every((cell, place) => normalise(cell) === cellOf(actual[at], columns[place])) === true;
  const { missing, others } = matchListing({ wanted: rows.length, actual: actual.length }, fits, expectation);
  const holds = negated ? missing.length === rows.length : missing.length + others.length === 0;
  const lacking = missing.map((index) => sayRow(rows[index] ?? []));
  const observed = () =>
    `${sayRows(actual)}${negated || lacking.length === 0 ? '' : `; without ${lacking.join(', ')} where it should be`}`;
  return { holds, observed };
}

function cellOf(row: ReadRow | undefined, column: number | undefined): string | undefined {
  const text = column === undefined ? undefined : row?.cells[column];
  return text === undefined ? undefined : normalise(text);
}

function notATable(target: Target, why: string): StepError {
  const message = `The rows of ${describeTarget(target)} can't be told: ${why}. Please name the table that is meant.`;
  return new StepError('target not found', message);
}

const SHOWN = 6;

function sayRows(rows: ReadRow[]): string {
  if (rows.length === 0) return 'no rows';
  const more = rows.length > SHOWN ? `, and ${rows.length - SHOWN} more rows` : '';
  return `the rows ${rows
    .slice(0, SHOWN)
    .map(({ cells }) => sayRow(cells))
    .join(', ')}${more}`;
}

const sayRow = (cells: readonly string[]): string => quote(cells.join(' | '));
