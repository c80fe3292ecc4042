/** Elements as one would name them, with where they stand: `button "Edit" in row "Ada"`. */
import type { Target } from '../../action.js';
import type { Match } from '../lookFor.js';
import { PLACES, placeOf, sayPlace } from '../placeOf.js';
import { nameOf } from '../snapshot.js';

const LISTED = 6;
const PATIENCE = 2_000;

export async function sayThings(matches: readonly Match[], { role }: Target): Promise<string[]> {
  const candidates = matches.slice(0, LISTED).map(async ({ locator }) => {
    const place = await locator.evaluate(placeOf, PLACES, { timeout: PATIENCE });
    const called = await nameOf(locator, role);
    const name = called.includes('"')
      ? called
      : `${called}${await locator.evaluate(markOf, undefined, { timeout: PATIENCE })}`;
    return place === undefined ? name : `${name} ${sayPlace(place)}`;
  });
  const more = matches.length - LISTED;
  return [...(await Promise.all(candidates)), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** What is called nothing is told from others by what its markup calls it. */
// Runs in the page, so it must hold all it needs.
function markOf(element: Element): string {
  const get = (name: string) => Element.prototype.getAttribute.call(element, name);
  const name = ['id', 'name', 'class'].find((one) => get(one));
  return name === undefined ? '' : ` <${element.localName} ${name}="${get(name) ?? ''}">`;
}
