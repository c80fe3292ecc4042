/** Expects which items a list has, or which options a drop-down offers. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import { pageFunction } from '../act/pageFunction.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import { hold } from './hold.js';
import { matchListing, type Mismatch } from '../../judge/lists/matchListing.js';
import { normalise, shorten } from '../../judge/text/matchText.js';
import { readItems, type ReadItem } from './readItems.js';
import { readShown, type Shown } from './readShown.js';

/** As JSON, which Playwright hands over much faster. */
const itemsAsJson = pageFunction(
  (element: Element, shown: (root: Element) => Shown, items: typeof readItems) =>
    JSON.stringify(items(element, undefined, shown) ?? null),
  readShown,
  readItems,
);

/** In words, why they can't be read. */
export async function itemsOf(locator: Locator, { deadline }: Act): Promise<ReadItem[] | string> {
  const told = await locator.evaluate(itemsAsJson, undefined, {
    timeout: Math.max(deadline.rest(), deadline.glance()),
  });
  const items = JSON.parse(told) as ReadItem[] | number | null;
  if (items === null) return 'it has no items';
  return typeof items === 'number' ? `it has ${items} items, which are too many to be read` : items;
}

export async function expectItems(expectation: ActionOf<'expectItems'>, act: Act): Promise<Performed> {
  const { target, items: wanted, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const items = await itemsOf(locator, act);
    if (typeof items === 'string') return { missed: () => Promise.resolve(notAList(target, items)) };
    const fits = (index: number, at: number) => isItem(wanted[index] ?? '', items[at]);
    const { missing, others } = matchListing(
      { wanted: wanted.length, actual: items.length },
      fits,
      expectation,
    );
    // What is denied of several is denied of each.
    const holds = negated ? missing.length === wanted.length : missing.length + others.length === 0;
    const observed = () => sayItems(items, negated ? undefined : { wanted, mismatch: { missing, others } });
    return { holds, observed, note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

function isItem(wanted: string, item: ReadItem | undefined): boolean {
  const words = normalise(wanted);
  return item !== undefined && [item.text, ...item.parts].some((text) => normalise(text) === words);
}

function notAList(target: Target, why: string): StepError {
  const message = `The items of ${describeTarget(target)} can't be told: ${why}. Please name the list, drop-down, menu or tree that is meant.`;
  return new StepError('target not found', message);
}

const LISTED = 12;

function sayItems(items: ReadItem[], told?: { wanted: string[]; mismatch: Mismatch }): string {
  const all = items.slice(0, LISTED).map(({ text }) => quote(shorten(text, 60)));
  const more = items.length > LISTED ? `, and ${items.length - LISTED} more` : '';
  const list = items.length === 0 ? 'no items' : `${all.join(', ')}${more}`;
  const missing = told?.mismatch.missing.map((index) => quote(told.wanted[index] ?? '')) ?? [];
  return missing.length === 0 ? list : `${list}; without ${missing.join(', ')} where it should be`;
}
