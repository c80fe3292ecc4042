/** Parts of a page that need no quotes to be known as such: "the cart", "the search results". */
import type { Target } from '../action.js';

const PARTS =
  '(?:shopping )?(?:cart|basket)|shopping bag|wish ?list|(?:(?:order|cart) )?summary|(?:search )?results|filters';

export const PAGE_PART = new RegExp(`(?:the|my|our|your) (?:${PARTS})`);

const ALONE = new RegExp(`^(?:the|my|our|your) (${PARTS})$`, 'i');

export function readPagePart(words: string): Target | undefined {
  const name = ALONE.exec(words)?.[1];
  return name === undefined ? undefined : { name: name.toLowerCase(), role: 'section' };
}
