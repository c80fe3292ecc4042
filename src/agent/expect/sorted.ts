/** Expects that the items of a list, or the rows of a table by a column, are sorted. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import { hold } from './hold.js';
import { isSorted } from '../../judge/lists/isSorted.js';
import { itemsOf } from './items.js';
import { shorten } from '../../judge/text/matchText.js';
import { columnNamed, headsOf } from '../../judge/lists/pickColumns.js';
import { tableOf } from './rows.js';

export async function expectSorted(expectation: ActionOf<'expectSorted'>, act: Act): Promise<Performed> {
  const { target, by, order, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const values = await readValues(locator, by, act);
    if (typeof values === 'string') return { missed: () => Promise.resolve(unclear(expectation, values)) };
    const is = isSorted(values, order);
    if (typeof is === 'string') return { missed: () => Promise.resolve(unclear(expectation, is)) };
    return { holds: is !== negated, observed: sayValues(values), note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

/** In words, why there are none. */
async function readValues(locator: Locator, by: string | undefined, act: Act): Promise<string[] | string> {
  if (by === undefined) {
    const items = await itemsOf(locator, act);
    return typeof items === 'string' ? items : items.map(({ text }) => text);
  }
  const table = await tableOf(locator, act);
  if (typeof table === 'string') return table;
  const column = columnNamed(by, table);
  if (column === undefined)
    return `it has no column ${quote(by)}, but ${headsOf(table).map(quote).join(', ')}`;
  return table.filter(({ part }) => part === 'body').map(({ cells }) => cells[column] ?? '');
}

function unclear({ target }: ActionOf<'expectSorted'>, why: string): StepError {
  const message = `Whether ${describeTarget(target)} is sorted can't be told: ${why}.`;
  return new StepError('expectation not met', message);
}

const LISTED = 10;

function sayValues(values: string[]): string {
  const more = values.length > LISTED ? `, and ${values.length - LISTED} more` : '';
  return `${values
    .slice(0, LISTED)
    .map((value) => quote(shorten(value, 40)))
    .join(', ')}${more}`;
}
